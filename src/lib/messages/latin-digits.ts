const DIGITS = /[٠-٩۰-۹]/g;
const FOUR_BITS = 0xf;

/** Returns a typed number with Latin digits and a decimal point; people may type Arabic or Persian digits. */
export function toLatinDigits(text: string): string {
  return text
    .replaceAll(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & FOUR_BITS))
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
}
