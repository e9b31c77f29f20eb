import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { makeAdminLink } from '#src/testing/make-rows.ts';
import type { ValuesOf } from '#src/kit/fields/field.ts';
import { linkFields } from './link-fields.ts';

const { emptyValues: newLink, toColumns, toValues } = linkFields;
const linkFormSchema = schemaOf(linkFields);

const link: ValuesOf<typeof linkFields.fields> = {
  label: 'Status',
  label_ar: '',
  url: '/status',
  category: 'Company',
  sort_order: '2',
};

async function faults(values: object): Promise<unknown> {
  try {
    await linkFormSchema.validate({ ...link, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.errors : error;
  }
}

describe('the rules of a footer link', () => {
  it.each([
    [{ label: ' ' }, { id: 'footerLinks.form.labelRequired' }],
    [{ label: 'x'.repeat(101) }, { id: 'footerLinks.form.labelTooLong', values: { max: 100 } }],
    [{ label_ar: 'س'.repeat(101) }, { id: 'footerLinks.form.labelTooLong', values: { max: 100 } }],
    [{ url: 'javascript:alert(1)' }, { id: 'footerLinks.form.urlInvalid' }],
    [{ url: 'data:text/html,x' }, { id: 'footerLinks.form.urlInvalid' }],
    [{ url: '//elsewhere.test' }, { id: 'footerLinks.form.urlInvalid' }],
    [{ url: 'status' }, { id: 'footerLinks.form.urlInvalid' }],
    [{ category: 'Legal' }, { id: 'footerLinks.form.categoryRequired' }],
    [{ sort_order: '1.5' }, { id: 'footerLinks.form.sortOrderNoInteger' }],
    [{ sort_order: '' }, { id: 'footerLinks.form.sortOrderNoInteger' }],
    [{ sort_order: '2147483648' }, { id: 'footerLinks.form.sortOrderNoInteger' }],
  ])('refuses %o', async (values, message) => {
    await expect(faults(values)).resolves.toContainEqual(message);
  });

  it.each([
    { url: 'https://status.test/a?b#c' },
    { url: '#about-us' },
    { url: 'mailto:hello@site.test' },
    { url: 'tel:+49301234567' },
    { category: 'Services' },
    { sort_order: '-3' },
  ])('takes %o', async (values) => {
    await expect(faults(values)).resolves.toEqual([]);
  });

  it('names label, URL and category of an empty form', async () => {
    await expect(faults(newLink())).resolves.toEqual(
      expect.arrayContaining([
        { id: 'footerLinks.form.labelRequired' },
        { id: 'footerLinks.form.urlRequired' },
        { id: 'footerLinks.form.categoryRequired' },
      ]),
    );
  });

  it('reads a number in the digits of an Arabic keyboard', () => {
    expect(linkFormSchema.cast({ ...link, sort_order: ' ١٢ ' }).sort_order).toBe('12');
  });
});

describe('a link in the form', () => {
  it.each([{}, { label_ar: null, sort_order: -7 }])(
    'is saved as it was when nothing is changed: %o',
    (row) => {
      const loaded = makeAdminLink(row) as never;

      expect(toColumns(toValues(loaded))).toEqual({
        label: 'Cloud servers',
        label_ar: 'الخوادم السحابية',
        url: '/hosting/cloud',
        category: 'Services',
        sort_order: 1,
        ...row,
      });
    },
  );
});
