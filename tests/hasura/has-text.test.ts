import { describe, expect, it } from 'vitest';
import { hasText } from '#rules/text/has-text.ts';
import { readFieldSets } from '../../codegen/section-documents/read-field-sets.ts';
import { insertOf, useTransaction, type Row } from './in-transaction.ts';
import { OFFERED_PLAN } from './offer-rules.ts';
import { VALID } from './rule-cases.ts';

const LAST_CHARACTER = 0x10ffff;
const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
/** Texts that people don't see: of zero-width characters, marks of direction, blanks of other scripts. */
const UNSEEN = ['\u200b', ' \u2060\ufeff\n', '\u200e\u061c', '\u3164\u2800', '\u00a0\u3000', '\u{e0041}'];
/** Imports write contacts; their rules are in rules/contacts. */
const ELSEWHERE = ['contacts'];
/** Columns whose form allows a few visible letters alone. */
const OF_LETTERS = ['store_notices.page_slug'];

describe('the rule that a text has a visible character', () => {
  const { ask, one } = useTransaction();

  it('is the same in the database and in the forms, for every character of Unicode', async () => {
    const unseen = Array.from({ length: LAST_CHARACTER }, (_, at) => at + 1).filter(
      (code) => !isSurrogate(code) && !hasText(String.fromCodePoint(code)),
    );

    const rows = await ask(
      `select code from generate_series(1, ${LAST_CHARACTER}) as code
       where code not between ${0xd800} and ${0xdfff} and not has_text(chr(code)) order by code`,
    );

    expect(rows.map(({ code }) => code)).toEqual(unseen);
    expect(unseen.length).toBeGreaterThan(4000);
  });

  it.each(['', ...UNSEEN, 'a', '\u200ba', '\u3164\n1', '.', '\u0301', 'أ', '\u{1f389}'])(
    'gives the same verdict in the database and in the forms on %j',
    async (text) => {
      expect(await one('select has_text($1) as seen', [text])).toEqual({ seen: hasText(text) });
    },
  );

  it('is enforced for every text field of the back office’s forms, those of contacts excepted', async () => {
    const sets = await readFieldSets(process.cwd());
    const texts = sets
      .filter(({ table }) => Object.hasOwn(VALID, table) && !ELSEWHERE.includes(table))
      .flatMap(({ table, fields }) =>
        Object.entries(fields).flatMap(([name, { arabic, control }]) => {
          const columns = arabic ? [name, `${name}_ar`] : [name];
          return arabic || ['text', 'suggest'].includes(control)
            ? columns.map((one) => `${table}.${one}`)
            : [];
        }),
      );

    const asked = new Set(
      (await ask(ASKED)).map((row) => `${String(row['table'])}.${String(row['column'])}`),
    );

    expect(texts.length).toBeGreaterThan(15);
    expect(texts.filter((column) => !asked.has(column) && !OF_LETTERS.includes(column))).toEqual([]);
  });

  it('refuses invisible text in each column to which it applies', async () => {
    const columns = await ask(ASKED);
    await ask(`truncate ${[...new Set(columns.map((row) => row['table']))].join(', ')} cascade`);

    await ask(`insert into hosting_kinds (slug, name) values ('cloud', 'Cloud')`);
    await ask(
      `insert into pricing_plans (id, name, price, features, category) values ($1, 'Offered', 9, '{a}', 'cloud')`,
      [OFFERED_PLAN],
    );

    for (const { table, column, is_list } of columns) {
      for (const text of UNSEEN) {
        const row = { ...VALID[String(table)], [String(column)]: is_list === true ? ['SSL', text] : text };
        await ask('savepoint here');
        const written = ask(...insertOf(String(table), row));
        await expect(
          written,
          `${String(table)}.${String(column)} ${JSON.stringify(text)}`,
        ).rejects.toMatchObject({
          // A category is the slug of a kind, too, which has a visible character.
          code: column === 'category' ? expect.stringMatching(/^235(03|14)$/) : '23514',
          table,
        });
        await ask('rollback to savepoint here');
      }
    }
    expect(columns.length).toBeGreaterThan(25);
  });

  it('accepts missing and empty texts that are optional', async () => {
    const badges: Row[] = await ask(
      `insert into pricing_plans (name, price, features, features_ar, category, name_ar, badge)
       values ('Cloud', 9, '{SSL}', '{}', 'cloud', null, '') returning badge`,
    );

    expect(badges).toEqual([{ badge: '' }]);
  });

  it('lets a row keep an invisible text from before the rule, but not get a new one', async () => {
    await ask('alter table footer_links disable trigger footer_links_refuse_unseen');
    const { id } = await one(
      `insert into footer_links (label, label_ar, url, category) values ('\u2060', '\u200b', '/', 'Company') returning id`,
    );
    await ask('alter table footer_links enable trigger footer_links_refuse_unseen');

    await ask(`update footer_links set url = '/hosting', label = label, label_ar = $2 where id = $1`, [
      id,
      'نحن',
    ]);
    const again = ask(`update footer_links set label = '\u200b' where id = $1`, [id]);

    await expect(again).rejects.toMatchObject({ code: '23514', message: 'text-unseen', column: 'label' });
  });
});

/** Columns that the triggers name. */
const ASKED = `
  select tgrelid::regclass::text as table, attname as column, atttypid = 'text[]'::regtype as is_list
  from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any (tgattr)
  where tgfoid = 'refuse_unseen_texts'::regproc`;
