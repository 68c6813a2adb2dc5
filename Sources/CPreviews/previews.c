#include "previews.h"

/* The linker names both ends of a section whose name is a C identifier. Weak: a program without previews has neither. */
extern const char __start_keyline_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_keyline_previews[] __attribute__((weak, visibility("hidden")));

const void *keyline_previews_start(void) { return __start_keyline_previews; }
const void *keyline_previews_end(void) { return __stop_keyline_previews; }
