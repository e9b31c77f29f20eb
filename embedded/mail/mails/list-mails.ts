import type { Mail } from './mail.ts';

const PREVIEW_CHARACTERS = 160;
/** Diacritics, and the tatweel that lengthens Arabic words: people rarely type them in a search. */
const MARKS = /\p{Mn}|\u0640/gu;

type Query = { search: string; limit: number };

/**
 * Returns the newest mails first, without their contents: those that have each word of the search in their subject,
 * addresses or text.
 */
export function listMails(mails: readonly Mail[], { search, limit }: Query) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? mails : mails.filter((mail) => hasEach(mail, words));

  return {
    items: found.toReversed().slice(0, limit).map(summarise),
    total: found.length,
    storeTotal: mails.length,
  };
}

function hasEach(
  { subject, from, to, cc, calculatedBcc, text = '' }: Mail,
  words: readonly string[],
): boolean {
  const people = [...from, ...to, ...cc].map(({ name, address }) => `${name} ${address}`);
  const hidden = calculatedBcc.map(({ address }) => address);
  const all = fold([subject, ...people, ...hidden, text].join('\n'));

  return words.every((word) => all.includes(word));
}

const fold = (text: string) => text.normalize('NFKC').replace(MARKS, '').toLowerCase();

function summarise({ id, time, read, subject, size, from, to, calculatedBcc, text = '', attachments }: Mail) {
  const preview = text
    .slice(0, 4 * PREVIEW_CHARACTERS)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PREVIEW_CHARACTERS);

  return { id, time, read, subject, size, from, to, calculatedBcc, preview, attachments: attachments.length };
}
