/** Milliseconds of a slide-over's way out; SPEC section 9. */
export const SLIDE_OVER_CLOSE_MS = 300;
