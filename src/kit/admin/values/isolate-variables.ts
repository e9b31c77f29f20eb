/** Unicode isolates: they keep a text's letters in their order within a line of the other direction. */
const [FSI, PDI] = ['\u2068', '\u2069'];

/** Encloses a text in isolates. */
export const isolate = (text: string): string => `${FSI}${text}${PDI}`;

/** Isolates each variable of a text, such as `{{first_name}}`, to show it in Arabic as it is written. */
export const isolateVariables = (text: string): string => text.replace(/\{\{[^{}]*\}\}/g, isolate);
