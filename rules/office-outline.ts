/** Space around the outline of the back office: beneath its top bar, as wide at the sides as around its pages. */
export const OUTLINE_PADDING = '6rem clamp(1rem, 2.5vw, 2rem)';

/** Width up to which the pages of the back office, and their outline, grow. */
export const OFFICE_WIDTH = '75rem';

/**
 * Parts of the outline that is drawn for a page of the back office until its scripts have come and it is known who is signed
 * in: its heading, the line beneath, and its content, each with the space above it. The web server and the site draw it one
 * after the other, in the same place.
 */
export const OUTLINE_PARTS = [
  { width: '40%', height: '2rem', above: '0' },
  { width: '60%', height: '1rem', above: '1rem' },
  { width: '100%', height: '17.5rem', above: '2.5rem' },
] as const;
