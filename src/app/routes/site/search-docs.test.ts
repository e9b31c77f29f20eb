import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { developersAr } from '#src/app/messages/developers-ar.generated.ts';
import { developersEn } from '#src/app/messages/developers-en.generated.ts';
import { searchDocs } from '#src/features/developers/search/search-docs.ts';

const placesOf = (query: string, messages: Record<string, string> = developersEn) =>
  searchDocs(query, { messages }).map(({ to }) => to);

describe('the search of the documentation', () => {
  it.each([
    ['store_notices', '/developers#table-store_notices'],
    ['store notices', '/developers#table-store_notices'],
    ['too-many-requests', '/developers#codes-actions'],
    ['save_head_scripts', '/developers#actions'],
    ['last row', '/developers/guides/paging#ids'],
    ['Error codes', '/developers#codes'],
  ])('finds %s first at its place', (query, place) => {
    expect(placesOf(query)[0]).toBe(place);
  });

  it('finds a table by one of its columns', () => {
    expect(placesOf('notice_date')).toContain('/developers#table-store_notices');
  });

  it('finds an Arabic guide by words that are written in another way', () => {
    expect(placesOf('المبالغ', developersAr)).toContain('/developers/guides/money');
    expect(placesOf('إجراءات', developersAr)).toEqual(placesOf('اجراءات', developersAr));
  });

  it('finds nothing for blanks, and nothing where one of the words is nowhere', () => {
    expect(placesOf('  ')).toEqual([]);
    expect(placesOf('notices qqqq')).toEqual([]);
  });

  it('shows no tag of a text, also where the build has parsed the texts', () => {
    const parsed = Object.fromEntries(Object.entries(developersEn).map(([id, text]) => [id, parse(text)]));

    for (const messages of [developersEn, parsed]) {
      const hits = searchDocs('offset twice', { messages });

      expect(hits.map(({ to }) => to)).toContain('/developers/guides/paging#ids');
      expect(hits.filter(({ text }) => /[<>]/.test(text))).toEqual([]);
    }
  });
});
