import { toLatinDigits } from '#src/lib/messages/latin-digits.ts';

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Returns a typed number increased by `steps` times the step, exactly: numbers are texts, because money is never a
 * float. An empty text counts as 0; a text that is no number is returned unchanged.
 */
export function stepNumber(text: string, step: string, steps: number, min = -Infinity): string {
  const typed = toLatinDigits(text.trim()) || '0';
  if (!NUMBER.test(typed)) return text;
  const places = Math.max(placesOf(typed), placesOf(step));
  const next = toUnits(typed, places) + toUnits(step, places) * BigInt(steps);
  const least = Number.isFinite(min) ? toUnits(String(min), places) : next;

  return fromUnits(next < least ? least : next, places);
}

const placesOf = (number: string) => number.split('.')[1]?.length ?? 0;

/** Returns a number as a whole number of its smallest unit. */
function toUnits(number: string, places: number): bigint {
  const [whole = '0', fraction = ''] = number.split('.');

  return BigInt(whole.replace('+', '') + fraction.padEnd(places, '0'));
}

function fromUnits(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);

  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
