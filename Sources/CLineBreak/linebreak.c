#include "linebreak.h"

#include <unicode/uversion.h>

const char *keyline_icu_version(void) { return U_ICU_VERSION; }
