import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, text } from '#src/kit/fields/kinds.ts';
import { money } from '#src/kit/fields/number-kinds.ts';
import { CURRENCIES } from '#rules/money/currencies.ts';
import { FIRST_EXTENSIONS, toExtension } from '../../../rules/domains/domain-name.ts';

/** Properties that the three amounts share. */
const amount = {
  currency: 'currency',
  invalid: 'domainPrices.form.priceNegative',
  tooHigh: 'domainPrices.form.priceTooHigh',
  decimals: 'domainPrices.form.priceDecimals',
} as const;

/** Fields of an extension's prices in one currency. */
export const domainPriceFields = fieldsOf(
  'domain_prices',
  {
    extension: text({
      label: 'domainPrices.form.extension',
      control: 'own',
      empty: toExtension(undefined, FIRST_EXTENSIONS),
      required: 'domainPrices.form.extensionRequired',
    }),
    currency: choice(CURRENCIES, {
      label: 'domainPrices.form.currency',
      empty: 'USD',
      required: 'domainPrices.form.currencyRequired',
    }),
    register_price: money({
      ...amount,
      label: 'domainPrices.form.register',
      hint: 'domainPrices.form.registerHint',
    }),
    transfer_price: money({
      ...amount,
      label: 'domainPrices.form.transfer',
      hint: 'domainPrices.form.optionalHint',
      mayBeEmpty: true,
    }),
    renew_price: money({
      ...amount,
      label: 'domainPrices.form.renew',
      hint: 'domainPrices.form.optionalHint',
      mayBeEmpty: true,
    }),
  },
  { documents: { one: 'DomainPrice', many: 'DomainPrices' }, alsoRead: ['updated_at'] },
);
