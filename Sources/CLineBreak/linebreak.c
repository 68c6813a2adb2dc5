#include "linebreak.h"

#include <stdlib.h>
#include <string.h>

#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/utext.h>
#include <unicode/utf16.h>
#include <unicode/uversion.h>

struct keyline_breaker {
    UBreakIterator *clusters;
    UBreakIterator *lines;
    /// Reopened for each text. Between texts it and the iterators point at memory that is gone, and nobody reads it.
    UText source;
};

const char *keyline_icu_version(void) {
    static _Thread_local char text[U_MAX_VERSION_STRING_LENGTH];
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, text);
    return text;
}

keyline_breaker *keyline_breaker_open(const char *locale, const char **error) {
    UErrorCode status = U_ZERO_ERROR;
    char base[ULOC_FULLNAME_CAPACITY];
    int32_t length = uloc_getBaseName(locale, base, (int32_t)sizeof base, &status);
    // A name that ICU cannot read, or that is too long, is the root locale: never the process's own.
    if (U_FAILURE(status) || length >= (int32_t)sizeof base || length == 0) strcpy(base, "root");
    status = U_ZERO_ERROR;
    keyline_breaker *breaker = calloc(1, sizeof *breaker);
    if (breaker == NULL) {
        *error = "out of memory";
        return NULL;
    }
    const UText closed = UTEXT_INITIALIZER;
    breaker->source = closed;
    breaker->clusters = ubrk_open(UBRK_CHARACTER, base, NULL, 0, &status);
    breaker->lines = ubrk_open(UBRK_LINE, base, NULL, 0, &status);
    if (U_FAILURE(status)) {
        *error = u_errorName(status);
        keyline_breaker_close(breaker);
        return NULL;
    }
    return breaker;
}

void keyline_breaker_close(keyline_breaker *breaker) {
    if (breaker == NULL) return;
    if (breaker->clusters) ubrk_close(breaker->clusters);
    if (breaker->lines) ubrk_close(breaker->lines);
    utext_close(&breaker->source);
    free(breaker);
}

/// In ASCII every byte is a cluster, but for the line feed after a carriage return. Most texts need no iterator for it.
static int mark_ascii_clusters(const uint8_t *text, int32_t length, uint8_t *flags) {
    for (int32_t at = 0; at < length; at++) {
        if (text[at] >= 0x80) return 0;
    }
    for (int32_t at = 0; at < length; at++) {
        int is_line_end = at > 0 && text[at] == '\n' && text[at - 1] == '\r';
        if (!is_line_end) flags[at] |= KEYLINE_CLUSTER;
    }
    return 1;
}

static void mark_clusters(keyline_breaker *breaker, uint8_t *flags, UErrorCode *status) {
    ubrk_setUText(breaker->clusters, &breaker->source, status);
    if (U_FAILURE(*status)) return;
    for (int32_t at = ubrk_first(breaker->clusters); at != UBRK_DONE; at = ubrk_next(breaker->clusters)) {
        flags[at] |= KEYLINE_CLUSTER;
    }
}

static void mark_lines(keyline_breaker *breaker, uint8_t *flags, UErrorCode *status) {
    ubrk_setUText(breaker->lines, &breaker->source, status);
    if (U_FAILURE(*status)) return;
    for (int32_t at = ubrk_first(breaker->lines); at != UBRK_DONE; at = ubrk_next(breaker->lines)) {
        if (flags[at] & KEYLINE_CLUSTER) flags[at] |= KEYLINE_LINE;
    }
}

const char *keyline_breaker_analyze(keyline_breaker *breaker, const uint8_t *text, int32_t length, uint8_t *flags) {
    memset(flags, 0, (size_t)length + 1);
    UErrorCode status = U_ZERO_ERROR;
    utext_openUTF8(&breaker->source, (const char *)text, length, &status);
    if (U_FAILURE(status)) return u_errorName(status);
    if (!mark_ascii_clusters(text, length, flags)) mark_clusters(breaker, flags, &status);
    flags[0] |= KEYLINE_CLUSTER;
    flags[length] |= KEYLINE_CLUSTER;
    mark_lines(breaker, flags, &status);
    return U_FAILURE(status) ? u_errorName(status) : NULL;
}

/// Classes of plain text: letters, digits and the signs that break like letters (UAX #14 AL and NU), space, infix
/// separators (IS), exclamation marks (EX), quotation marks (QU), parentheses (OP, CP).
enum plain_class { PLAIN_OTHER, WORD, SPACE, INFIX, EXCLAMATION, QUOTE, OPENING, CLOSING, SPACE_AFTER_QUOTE };

static enum plain_class plain_class_of(uint8_t byte) {
    if ((byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9')) return WORD;
    switch (byte) {
        case ' ': return SPACE;
        case ',': case '.': case ':': case ';': return INFIX;
        case '!': case '?': return EXCLAMATION;
        case '\'': case '"': return QUOTE;
        case '(': return OPENING;
        case ')': return CLOSING;
        case '_': case '&': case '#': case '*': case '=': case '@': return WORD;
        default: return PLAIN_OTHER;
    }
}

/// Whether a line may break between two neighbours: -1 where that is for ICU to say.
static int plain_break(enum plain_class before, enum plain_class after) {
    switch (before) {
        case WORD: return 0;
        case SPACE: return after == SPACE ? 0 : after == WORD || after == QUOTE || after == OPENING ? 1 : -1;
        case SPACE_AFTER_QUOTE: return after == SPACE ? 0 : after == WORD || after == QUOTE ? 1 : -1;
        case INFIX: return after == OPENING ? -1 : 0;
        case EXCLAMATION: return after == WORD || after == OPENING ? -1 : 0;
        case QUOTE: return 0;
        case OPENING: return after == WORD || after == QUOTE || after == OPENING ? 0 : -1;
        case CLOSING: return after == OPENING ? -1 : 0;
        case PLAIN_OTHER: break;
    }
    return -1;
}

int32_t keyline_plain_breaks(const uint8_t *text, int32_t length, uint8_t *flags) {
    enum plain_class before = PLAIN_OTHER;
    for (int32_t at = 0; at < length; at++) {
        enum plain_class class = plain_class_of(text[at]);
        if (class == PLAIN_OTHER) return 0;
        flags[at] = KEYLINE_CLUSTER;
        if (at > 0) {
            int breaks = plain_break(before, class);
            if (breaks < 0) return 0;
            if (breaks) flags[at] |= KEYLINE_LINE;
        }
        if (class == SPACE && (before == QUOTE || before == SPACE_AFTER_QUOTE)) class = SPACE_AFTER_QUOTE;
        before = class;
    }
    flags[0] |= KEYLINE_LINE;
    flags[length] = KEYLINE_CLUSTER | KEYLINE_LINE;
    return 1;
}

int32_t keyline_scalar_kind(uint32_t scalar) {
    UChar32 c = (UChar32)scalar;
    switch (u_charType(c)) {
        case U_CONTROL_CHAR:
        case U_FORMAT_CHAR:
        case U_NON_SPACING_MARK:
        case U_ENCLOSING_MARK:
        case U_LINE_SEPARATOR:
        case U_PARAGRAPH_SEPARATOR:
        case U_SURROGATE:
            return KEYLINE_KIND_ZERO;
        case U_COMBINING_SPACING_MARK:
            return KEYLINE_KIND_SPACING_MARK;
        default:
            break;
    }
    if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return KEYLINE_KIND_ZERO;
    int32_t syllable = u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE);
    if (syllable == U_HST_VOWEL_JAMO || syllable == U_HST_TRAILING_JAMO) return KEYLINE_KIND_ZERO;
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) return KEYLINE_KIND_EMOJI;
    switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
        case U_EA_WIDE:
        case U_EA_FULLWIDTH:
            return KEYLINE_KIND_WIDE;
        case U_EA_HALFWIDTH:
            return KEYLINE_KIND_HALF;
        default:
            break;
    }
    switch (u_charType(c)) {
        case U_UPPERCASE_LETTER:
        case U_TITLECASE_LETTER:
            return KEYLINE_KIND_UPPER;
        case U_LOWERCASE_LETTER:
            return KEYLINE_KIND_LOWER;
        case U_MODIFIER_LETTER:
        case U_OTHER_LETTER:
            return KEYLINE_KIND_LETTER;
        case U_DECIMAL_DIGIT_NUMBER:
        case U_LETTER_NUMBER:
        case U_OTHER_NUMBER:
            return KEYLINE_KIND_DIGIT;
        case U_SPACE_SEPARATOR:
            return KEYLINE_KIND_SPACE;
        case U_DASH_PUNCTUATION:
        case U_START_PUNCTUATION:
        case U_END_PUNCTUATION:
        case U_CONNECTOR_PUNCTUATION:
        case U_OTHER_PUNCTUATION:
        case U_INITIAL_PUNCTUATION:
        case U_FINAL_PUNCTUATION:
            return KEYLINE_KIND_PUNCTUATION;
        default:
            return KEYLINE_KIND_SYMBOL;
    }
}

int32_t keyline_scalar_can_be_emoji(uint32_t scalar) { return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI); }

uint32_t keyline_scalar_base(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *nfd = unorm2_getNFDInstance(&status);
    if (U_FAILURE(status)) return scalar;
    UChar decomposition[32];
    int32_t length = unorm2_getDecomposition(nfd, (UChar32)scalar, decomposition, 32, &status);
    if (U_FAILURE(status) || length <= 0) return scalar;
    UChar32 first;
    U16_GET(decomposition, 0, 0, length, first);
    return (uint32_t)first;
}

int32_t keyline_change_case(const char *locale, int32_t upper, const uint8_t *text, int32_t length, uint8_t *output,
                            int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UCaseMap *map = ucasemap_open(locale, 0, &status);
    if (U_FAILURE(status)) return -1;
    int32_t result = upper ? ucasemap_utf8ToUpper(map, (char *)output, capacity, (const char *)text, length, &status)
                           : ucasemap_utf8ToLower(map, (char *)output, capacity, (const char *)text, length, &status);
    ucasemap_close(map);
    if (U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR) return -1;
    return result;
}
