#pragma once
#include <stdint.h>

// Text analysis by ICU, behind a header without an ICU type in it: ICU's headers clash with Foundation's own ICU module.
// Nothing here reads the process's locale: a locale is always an argument.

/// The version of the ICU library in use, such as "72.1". Valid until the thread ends.
const char *keyline_icu_version(void);

/// A pair of break iterators (grapheme clusters and lines) for one locale. Not thread safe.
typedef struct keyline_breaker keyline_breaker;

/// Opens the iterators. Keywords of the locale (`@lb=strict`, `-u-lw-phrase`) are dropped. Null on failure, with ICU's
/// name of the error in `*error`; `*error` is never to be freed.
keyline_breaker *keyline_breaker_open(const char *locale, const char **error);
void keyline_breaker_close(keyline_breaker *breaker);

/// Set at each offset where a grapheme cluster begins (and at the end of the text).
#define KEYLINE_CLUSTER 1
/// Set at each offset before which a line may be broken (UAX #14); always beside KEYLINE_CLUSTER.
#define KEYLINE_LINE 2

/// Writes a byte of the flags above for each of the offsets 0...length of well-formed UTF-8. Linear in length.
/// Null on success, otherwise ICU's name of the error.
const char *keyline_breaker_analyze(keyline_breaker *breaker, const uint8_t *text, int32_t length, uint8_t *flags);

/// The same flags for plain English words, by a table of neighbours and without ICU, whose iterator costs as much as
/// measuring a label. Writes all `length + 1` flags. Returns 0, with useless flags, for a text that needs the iterator:
/// beyond ASCII, or with signs whose breaks depend on more than their neighbours or on the revision of Unicode.
int32_t keyline_plain_breaks(const uint8_t *text, int32_t length, uint8_t *flags);

/// What a scalar is for an advance table.
enum {
    /// Marks without a width of their own, controls, format characters, conjoining vowels and finals of Hangul.
    KEYLINE_KIND_ZERO,
    KEYLINE_KIND_UPPER,
    KEYLINE_KIND_LOWER,
    KEYLINE_KIND_LETTER,
    /// A mark that takes room, as many vowel signs of India do.
    KEYLINE_KIND_SPACING_MARK,
    KEYLINE_KIND_DIGIT,
    KEYLINE_KIND_PUNCTUATION,
    KEYLINE_KIND_SYMBOL,
    KEYLINE_KIND_SPACE,
    /// East Asian wide and full width.
    KEYLINE_KIND_WIDE,
    /// East Asian half width.
    KEYLINE_KIND_HALF,
    /// Shown as an emoji unless a selector asks for text.
    KEYLINE_KIND_EMOJI,
};

/// One of KEYLINE_KIND_... for a scalar, from the properties of the ICU in use.
int32_t keyline_scalar_kind(uint32_t scalar);
/// Whether a variation selector 16 turns the scalar into an emoji.
int32_t keyline_scalar_can_be_emoji(uint32_t scalar);
/// The first scalar of the canonical decomposition: e for U+00E9, so that equivalent texts measure alike.
uint32_t keyline_scalar_base(uint32_t scalar);

/// Upper-cases (or lower-cases) UTF-8 by the locale's rules. Returns the length of the whole result; when it exceeds
/// `capacity` nothing useful was written, and the call is repeated with more room. -1 on failure.
int32_t keyline_change_case(const char *locale, int32_t upper, const uint8_t *text, int32_t length, uint8_t *output,
                            int32_t capacity);
