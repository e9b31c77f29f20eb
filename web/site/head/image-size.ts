/** Size in pixels of a page's social image, as recommended for Open Graph. */
export const IMAGE_SIZE = { width: 1_200, height: 630 };
