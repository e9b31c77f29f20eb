import { describe, expect, it } from 'vitest';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

/** What a list shows, and what people type to find it. */
const FOUND = [
  ['ΚΩΣΤΑΣ', ['ΚΩΣ', 'κωσ', 'κως', 'ΚΩΣΤΑΣ', 'κωστας']],
  ['Κώστας', ['ΚΏΣΤΑΣ', 'κώστας', 'κώσ']],
  ['İbrahim', ['ibrahim', 'İbrahim', 'IBRAHIM', 'İBRAHİM', 'i\u0307b']],
  ['Işık', ['işık', 'ışık', 'IŞIK', 'İŞIK']],
  ['i\u0307brahim', ['İbrahim', 'ibrahim']],
  ['أَحْمَد الطـّـويل', ['احمد', 'أحمد', 'الطويل', 'إحمد ال']],
  ['\u0627\u0654حمد', ['أحمد', 'احمد']],
  ['مكتبة سلمى', ['مكتبه', 'سلمي', 'سَلمى']],
  ['شركة\u200f الأمل', ['شركه الامل', 'شركة\u200f ال']],
  ['Zoë', ['ZOË', 'zoe\u0308']],
  ['Zoe\u0308', ['zoë', 'ZOË']],
  ['50% (a_b) [c]\\d', ['50%', '(A_B)', '[C]', 'C]\\D']],
  ['a.b*c+d?', ['.B*', 'C+D?']],
] as const;
const NOT_FOUND = [
  ['axb', 'a.b'],
  ['abc', 'ab*c'],
  ['سلمى', 'سلوى'],
  ['Zoe', 'zoë'],
] as const;
/** Orders of an embedded and of other databases. */
const COLLATIONS = ['default', 'C', 'pg_c_utf8', 'und-x-icu', 'tr-x-icu', 'ar-x-icu'];

describe('the search of a list', () => {
  const { pool } = usePool({ template: 'empty' });

  it.each(COLLATIONS)(
    'finds what the list shows, in the collation %s as in the browser',
    async (collation) => {
      const wanted = [
        ...FOUND.flatMap(([shown, typed]) => typed.map((text) => ({ shown, text, isFound: true }))),
        ...NOT_FOUND.map(([shown, text]) => ({ shown, text, isFound: false })),
      ];

      const { rows } = await pool.query(
        `select shown, text, shown collate "${collation}" ~ pattern as "isFound"
       from unnest($1::text[], $2::text[], $3::text[]) as asked (shown, text, pattern)`,
        [
          wanted.map(({ shown }) => shown),
          wanted.map(({ text }) => text),
          wanted.map(({ text }) => searchPattern(text)),
        ],
      );

      expect(rows).toEqual(wanted);
      expect(
        wanted.map(({ shown, text }) => ({
          shown,
          text,
          isFound: new RegExp(searchPattern(text), 'u').test(shown),
        })),
      ).toEqual(wanted);
    },
  );
});
