#pragma once
#include <stdint.h>

/// Line breaking by ICU, behind a header without an ICU type in it: ICU's headers clash with Foundation's own ICU module.
const char *keyline_icu_version(void);
