internal import CSodium

/// The SHA-256 of some bytes in Base64: the form in which a page's security policy names the one script it allows.
package func sha256Base64(of content: [UInt8]) -> String {
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    _ = content.withUnsafeBufferPointer { input in
        crypto_hash_sha256(&hash, input.baseAddress, UInt64(input.count))
    }
    let length = sodium_base64_encoded_len(hash.count, sodium_base64_VARIANT_ORIGINAL)
    var text = [CChar](repeating: 0, count: length)
    sodium_bin2base64(&text, length, hash, hash.count, sodium_base64_VARIANT_ORIGINAL)
    return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
