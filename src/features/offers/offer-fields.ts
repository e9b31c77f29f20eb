import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { moment, text } from '#src/kit/fields/kinds.ts';
import { decimal } from '#src/kit/fields/number-kinds.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { LENGTHS } from '#rules/lengths.ts';
import { planOfAddress } from './plan-of-address.ts';

/** The same bounds as the check constraints on plan_offers; the currency's own decimals are known to the database. */
const PRICE_LIMIT = 1_000_000_000;
const PRICE = /^\d+(\.\d{1,3})?$/;
const CODE = /^[A-Za-z0-9_.-]{0,50}$/;

/** Fields of an offer: another price of a plan's row, from a moment until another. */
export const offerFields = fieldsOf(
  'plan_offers',
  {
    plan_id: {
      ...text({ label: 'offers.form.plan', control: 'own', required: 'offers.form.planRequired' }),
      empty: planOfAddress,
    },
    starts_at: {
      ...moment({
        label: 'offers.form.start',
        rules: (schema) => schema.test('present', () => ({ id: 'offers.form.startRequired' }), isTyped),
      }),
      isRequired: true,
    },
    starts_at_zone: text({ label: 'offers.form.startZone', control: 'own' }),
    ends_at: {
      ...moment({
        label: 'offers.form.end',
        rules: (schema) =>
          schema
            .test('present', () => ({ id: 'offers.form.endRequired' }), isTyped)
            .test(
              'after-start',
              () => ({ id: 'offers.form.endBeforeStart' }),
              (value, { parent }) => isAfter(value ?? '', parent.starts_at),
            ),
      }),
      isRequired: true,
    },
    ends_at_zone: text({ label: 'offers.form.endZone', control: 'own' }),
    price: decimal({ label: 'offers.form.price', hint: 'offers.form.priceHint', faultOf: priceFault }),
    code: text({
      label: 'offers.form.code',
      hint: 'offers.form.codeHint',
      control: 'link',
      rules: (schema) =>
        schema.test(
          'code',
          () => ({ id: 'offers.form.codeForm' }),
          (value) => CODE.test(value ?? ''),
        ),
    }),
    words: text({
      label: 'offers.form.words',
      hint: 'offers.form.wordsHint',
      arabic: 'offers.form.wordsAr',
      arabicHint: 'offers.form.wordsArHint',
      max: LENGTHS.plan_offers.words,
      tooLong: 'offers.form.tooLong',
    }),
  },
  {
    documents: {
      one: 'Offer',
      many: 'Offers',
      related: 'plan { id name name_ar category currency period period_ar }',
    },
    alsoRead: ['currency', 'updated_at'],
  },
);

function isTyped(value: string | undefined): boolean {
  return Boolean(value);
}

function isAfter(end: string, start: unknown): boolean {
  if (!end || typeof start !== 'string' || start === '') return true;
  const [from, until] = [new Date(start).getTime(), new Date(end).getTime()];

  return Number.isNaN(from) || Number.isNaN(until) || until > from;
}

function priceFault(typed: string): ValidationMessage | null {
  return PRICE.test(typed) && Number(typed) < PRICE_LIMIT ? null : { id: 'offers.form.priceInvalid' };
}
