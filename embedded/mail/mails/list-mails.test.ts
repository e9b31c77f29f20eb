import { describe, expect, it } from 'vitest';
import { listMails } from './list-mails.ts';
import { makeMail } from './make-mail.ts';

const mails = [
  makeMail({ id: 'a', subject: 'Your invoice', text: 'Ten dollars' }),
  makeMail({
    id: 'b',
    subject: 'فاتورتك',
    text: 'شُكرًا لكم',
    to: [{ address: 'noor@example.test', name: 'نور' }],
  }),
  makeMail({ id: 'c', subject: 'News', to: [], calculatedBcc: [{ address: 'hidden@example.test' }] }),
];
const find = (search: string, limit = 10) => listMails(mails, { search, limit }).items.map(({ id }) => id);

describe('listMails', () => {
  it('lists the newest mail first, and no more mails than the limit', () => {
    expect(find('')).toEqual(['c', 'b', 'a']);
    expect(find('', 2)).toEqual(['c', 'b']);
    expect(listMails(mails, { search: 'news hidden', limit: 1 })).toMatchObject({
      total: 1,
      storeTotal: 3,
    });
  });

  it.each([
    ['the subject', 'INVOICE', ['a']],
    ['the text', 'dollars', ['a']],
    ['a name', 'نور', ['b']],
    ['an address', 'noor@example', ['b']],
    ['the address of a hidden recipient', 'hidden@', ['c']],
    ['an Arabic word without its vowel marks', 'شكرا', ['b']],
    ['words in several places', 'salma ten', ['a']],
    ['a word that no mail contains', 'absent', []],
  ])('finds the right mails by %s', (_what, search, expected) => {
    expect(find(search)).toEqual(expected);
  });

  it("returns the beginning of a mail's text as one line", () => {
    const [item] = listMails([makeMail({ text: ' One\n\n two ' })], { search: '', limit: 1 }).items;

    expect(item?.preview).toBe('One two');
  });
});
