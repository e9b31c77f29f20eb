/** Returns a text as one line of a header, without characters that could begin another line. */
export const asHeaderText = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
