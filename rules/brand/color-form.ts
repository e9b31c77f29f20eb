/** A colour as the settings keep it: six hexadecimal digits in small letters. */
export const COLOR_FORM = /^#[0-9a-f]{6}$/;
