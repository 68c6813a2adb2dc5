#ifndef KEYLINE_PREVIEWS_H
#define KEYLINE_PREVIEWS_H

/* The section in which `#Preview` leaves its records, from its first byte to the one after its last. Both are null in a
   program without previews. */
const void *keyline_previews_start(void);
const void *keyline_previews_end(void);

#endif
