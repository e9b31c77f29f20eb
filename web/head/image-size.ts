/** Pixels of a page's picture, as Open Graph's readers ask for. */
export const IMAGE_SIZE = { width: 1_200, height: 630 };
