/** Parameters of Punycode (RFC 3492, section 5). */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_POINT = 0x80;
const LAST_POINT = 0x10ffff;

/**
 * Decodes what follows `xn--` in a label, in small letters (RFC 3492, section 6.2); null if it is no Punycode. It is kept
 * here because no function of a browser decodes a domain.
 */
export function fromPunycode(text: string): string | null {
  const hyphen = text.lastIndexOf('-');
  const points = Array.from(text.slice(0, Math.max(hyphen, 0)), (letter) => letter.charCodeAt(0));
  const digits = Array.from(text.slice(hyphen + 1), toDigit);
  let [point, place, bias] = [FIRST_POINT, 0, FIRST_BIAS];
  while (digits.length > 0) {
    const before = place;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digits.shift();
      if (digit === undefined || digit < 0) return null;
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = points.length + 1;
    bias = adapt(place - before, count, before === 0);
    point += Math.floor(place / count);
    if (point > LAST_POINT) return null;
    points.splice((place %= count), 0, point);
    place += 1;
  }

  return String.fromCodePoint(...points);
}

function toDigit(letter: string): number {
  return /[a-z]/.test(letter) ? letter.charCodeAt(0) - 0x61 : /\d/.test(letter) ? Number(letter) + 26 : -1;
}

/** Returns the next bias (RFC 3492, section 6.1). */
function adapt(distance: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  while (delta > ((BASE - T_MIN) * T_MAX) / 2) {
    delta = Math.floor(delta / (BASE - T_MIN));
    k += BASE;
  }

  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
