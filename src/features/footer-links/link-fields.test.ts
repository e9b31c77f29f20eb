import { describe, expect, it } from 'vitest';
import { faultsOf } from '#src/testing/faults-of.ts';
import { linkFields } from './link-fields.ts';

const link = { label: 'Status', label_ar: '', url: '/status', category: 'Company', sort_order: '2' };

describe('the form rules of a footer link', () => {
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
  ])('refuse %o', (values, message) => {
    expect(faultsOf(linkFields, { ...link, ...values })).toEqual([message]);
  });

  it.each([
    { url: 'https://status.test/a?b#c' },
    { url: '#about-us' },
    { url: 'mailto:hello@site.test' },
    { url: 'tel:+49301234567' },
    { category: 'Services' },
    { sort_order: '-3' },
    { sort_order: ' ١٢ ' },
  ])('accept %o', (values) => {
    expect(faultsOf(linkFields, { ...link, ...values })).toEqual([]);
  });
});
