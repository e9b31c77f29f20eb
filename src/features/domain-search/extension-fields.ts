import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { flag, text } from '#src/kit/fields/kinds.ts';
import { optionalInteger } from '#src/kit/fields/number-kinds.ts';

/** Fields of an extension that the domain search offers. */
export const extensionFields = fieldsOf(
  'domain_extensions',
  {
    extension: text({
      label: 'domainExtensions.form.extension',
      hint: 'domainExtensions.form.extensionHint',
      required: 'domainExtensions.form.extensionRequired',
      control: 'link',
      stored: withDot,
    }),
    sort_order: optionalInteger({
      label: 'domainExtensions.form.order',
      hint: 'domainExtensions.form.orderHint',
      invalid: 'domainExtensions.form.orderNoInteger',
    }),
    is_shown: flag({ label: 'domainExtensions.form.isShown', empty: true }),
  },
  {
    documents: { one: 'DomainExtension', many: 'DomainExtensions', isOrdered: true },
    alsoRead: ['updated_at'],
  },
);

/** Returns a typed extension as it is stored, in lower case and with its dot. */
function withDot(typed: string): string {
  return `.${typed.toLowerCase().replace(/^\.+/, '')}`;
}
