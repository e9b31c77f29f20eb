/** Whether a text can be the last part of a page's address; the same form as the check on store_notices.page_slug. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

const SLUG_MAX = 80;
/** Marks that are written apart from their letters in Unicode's form NFKD. */
const MARKS = /\p{Mn}/gu;

/** Makes the last part of an address from a title; empty if the title has no Latin letters and digits. */
export function slugFrom(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .replace(MARKS, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];

  return words.reduce((slug, word) => {
    const longer = slug === '' ? word.slice(0, SLUG_MAX) : `${slug}-${word}`;
    return longer.length > SLUG_MAX ? slug : longer;
  }, '');
}
