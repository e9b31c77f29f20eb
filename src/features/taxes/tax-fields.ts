import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice } from '#src/kit/fields/kinds.ts';
import { decimal } from '#src/kit/fields/number-kinds.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { CURRENCIES } from '#rules/money/currencies.ts';
import { RATE_PLACES, TAX_MODES } from '#rules/money/tax-rate.ts';

/** Percent; the same bound as the check constraint on tax_rates. */
const HIGHEST_RATE = 100;
const RATE = /^\d+(?:\.(\d+))?$/;

/** Fields of the tax of a currency's prices. */
export const taxFields = fieldsOf(
  'tax_rates',
  {
    currency: choice(CURRENCIES, {
      label: 'taxes.form.currency',
      empty: 'USD',
      required: 'taxes.form.currencyRequired',
    }),
    rate: decimal({ label: 'taxes.form.rate', hint: 'taxes.form.rateHint', faultOf: rateFault }),
    mode: choice(TAX_MODES, {
      label: 'taxes.form.mode',
      words: { included: 'taxes.mode.included', added: 'taxes.mode.added' },
      empty: 'included',
      required: 'taxes.form.modeRequired',
    }),
  },
  { documents: { one: 'TaxRate', many: 'TaxRates' }, alsoRead: ['updated_at'] },
);

function rateFault(typed: string): ValidationMessage | null {
  const [whole, decimals = ''] = RATE.exec(typed) ?? [];
  const isInRange = whole !== undefined && Number(typed) > 0 && Number(typed) <= HIGHEST_RATE;
  if (!isInRange) return { id: 'taxes.form.rateRange' };

  return decimals.length > RATE_PLACES ? { id: 'taxes.form.rateDecimals' } : null;
}
