const { format, texts } = JSON.parse(document.getElementById('language').textContent);

/** Returns a text in the page's language, with names in braces replaced by values. */
export const text = (id, values = {}) =>
  Object.entries(values).reduce((line, [name, value]) => line.replace(`{${name}}`, value), texts[id]);

const plural = new Intl.PluralRules(format);
const number = new Intl.NumberFormat(format);

/** Returns the number of mails in words. */
export const countText = (count) => {
  const form = count === 0 ? 'zero' : plural.select(count);
  return text(`count.${form}`, { count: number.format(count) });
};
export const foundText = (found, count) =>
  text('found', { found: number.format(found), count: countText(count) });

const clock = new Intl.DateTimeFormat(format, { timeStyle: 'short' });
const day = new Intl.DateTimeFormat(format, { day: 'numeric', month: 'short' });
const year = new Intl.DateTimeFormat(format, { dateStyle: 'medium' });
const whole = new Intl.DateTimeFormat(format, { dateStyle: 'full', timeStyle: 'medium' });

/** Formats a time for the list: hours and minutes for today, with the year for another year, else day and month. */
export function shortTime(iso) {
  const [date, now] = [new Date(iso), new Date()];
  if (date.toDateString() === now.toDateString()) return clock.format(date);
  return (date.getFullYear() === now.getFullYear() ? day : year).format(date);
}
export const fullTime = (iso) => whole.format(new Date(iso));

const UNITS = ['byte', 'kilobyte', 'megabyte'];

export function sizeText(bytes) {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const style = { style: 'unit', unit: UNITS[power], unitDisplay: 'short', maximumFractionDigits: 1 };
  return new Intl.NumberFormat(format, style).format(bytes / 1000 ** power);
}

/**
 * Creates an element with attributes and children. Data of mails reaches the page only through this function, as
 * text.
 */
export function element(name, { onClick, ...attributes } = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  if (onClick) made.addEventListener('click', onClick);
  made.append(...children.filter((child) => child !== false));
  return made;
}
