/** A colour as the settings keep it: six hexadecimal digits in small letters. */
export const COLOR_FORM = /^#[0-9a-f]{6}$/;

/** The site's own colour, of which all others of its theme are relatives. */
export const OWN_COLOR = '#0f4d3a';
