import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fields-of.ts';
import { choice, flag, list, moment, source, text } from './kinds.ts';
import { integer, money } from './number-kinds.ts';
import { schemaOf } from './schema-of.ts';

const readLines = (typed: string) => typed.split('\n').filter((line) => line !== '');
const features = list({
  label: 'plans.form.features',
  arabic: 'plans.form.featuresAr',
  read: readLines,
  write: (entries) => entries.join('\n'),
  faultOf: () => null,
});
const fields = fieldsOf(
  'pricing_plans',
  {
    name: text({
      label: 'plans.form.name',
      arabic: 'plans.form.nameAr',
      required: 'plans.form.nameRequired',
    }),
    currency: choice(['USD', 'KWD'], { label: 'plans.form.currency', empty: 'USD' }),
    features,
    highlight: flag({ label: 'plans.form.highlight', empty: false }),
  },
  { alsoRead: ['external_id'], documents: { one: 'Plan', many: 'Plans' } },
);

describe('the fields of a table', () => {
  it('give labels, columns and empty values of a text and of its Arabic counterpart', () => {
    expect(fields.labels).toMatchObject({ name: 'plans.form.name', name_ar: 'plans.form.nameAr' });
    expect(fields.read).toEqual([
      ...['id', 'name', 'name_ar', 'currency', 'features', 'features_ar', 'highlight'],
      'external_id',
    ]);
    expect(fields.arabicTexts).toEqual([
      { column: 'name', isList: false },
      { column: 'features', isList: true },
    ]);
    expect(fields.emptyValues()).toMatchObject({ name: '', name_ar: '', currency: 'USD', highlight: false });
  });

  it('turn a row into form values and back, and keep null as null', () => {
    const row = {
      name: 'One',
      name_ar: null,
      currency: 'KWD',
      features: [],
      features_ar: null,
      highlight: true,
    };

    expect(fields.toColumns(fields.toValues(row))).toEqual(row);
  });

  it('treat a text of invisible characters as empty', () => {
    const schema = schemaOf(fields);

    for (const nothing of ['\u200B', ' \uFEFF\u200E ', '\u00AD', '\u2800', '\u3164']) {
      expect(schema.isValidSync({ ...fields.emptyValues(), name: nothing })).toBe(false);
      const values = schema.cast({ ...fields.emptyValues(), name: 'One', name_ar: nothing });
      expect(fields.toColumns(values)).toMatchObject({ name: 'One', name_ar: null });
    }
  });

  it('treat HTML of invisible characters as missing, and keep the blanks around visible HTML', () => {
    const sources = fieldsOf('newsletters', {
      content: source({ label: 'plans.form.name', arabic: 'plans.form.name', required: 'plans.form.name' }),
    });
    const schema = schemaOf(sources);

    for (const nothing of [' \n', '\u200B', '\u2800\uFEFF']) {
      expect(schema.isValidSync({ content: nothing })).toBe(false);
      const values = schema.cast({ content: ' <p>One</p> ', content_ar: nothing });
      expect(sources.toColumns(values)).toEqual({ content: ' <p>One</p> ', content_ar: null });
    }
  });

  it('require the English text, but not the Arabic one', () => {
    const schema = schemaOf(fields);

    expect(schema.isValidSync({ ...fields.emptyValues(), name: 'One' })).toBe(true);
    expect(schema.isValidSync({ ...fields.emptyValues(), name_ar: 'واحد' })).toBe(false);
  });

  it('do not compile with an unknown column, a wrong type or a missing Arabic column', () => {
    const label = 'plans.form.name';
    const amount = {
      ...({ label, invalid: label, tooHigh: label, decimals: label } as const),
      currency: 'currency',
    } as const;
    const sets = [
      // @ts-expect-error `colour` is no column of the table.
      fieldsOf('pricing_plans', { colour: text({ label }) }),
      // @ts-expect-error `sort_order` is a number.
      fieldsOf('pricing_plans', { sort_order: text({ label }) }),
      // @ts-expect-error `highlight` is no number.
      fieldsOf('pricing_plans', { highlight: integer({ label, empty: 0, invalid: label }) }),
      // @ts-expect-error There is no column `category_ar`.
      fieldsOf('pricing_plans', { category: text({ label, arabic: label }) }),
      // @ts-expect-error No field has the price's currency.
      fieldsOf('pricing_plans', { price: money(amount) }),
      fieldsOf('store_notices', { starts_at: moment({ label: 'notices.form.start' }) }),
    ];

    expect(sets.at(-1)?.read).toEqual(['id', 'starts_at']);
  });
});
