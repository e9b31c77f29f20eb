import { FormattedMessage } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { ownZone } from '#src/lib/messages/time-zone.ts';
import { PriceName } from '../admin/price-name.tsx';
import { usePrices } from '../admin/use-prices.ts';
import { offerFields } from '../offer-fields.ts';

/** Renders the fields of an offer; it may be one for any price of any plan. */
function OfferForm() {
  const prices = usePrices();

  return (
    <>
      <FormSection title={<FormattedMessage id="offers.form.what" />}>
        <WholeRow>
          <SelectField
            name="plan_id"
            label={<FormattedMessage id={offerFields.labels.plan_id} />}
            required
            options={prices.map((price) => ({ value: price.id, label: <PriceName price={price} /> }))}
          />
        </WholeRow>
        <Fields of={offerFields} names={['price', 'code']} focus="price" />
        <Fields of={offerFields} names={['words']} />
      </FormSection>
      <FormSection title={<FormattedMessage id="offers.form.when" values={{ zone: ownZone() }} />}>
        <Fields of={offerFields} names={['starts_at', 'ends_at']} />
      </FormSection>
    </>
  );
}

/** What the form has besides its fields. */
export const offerForm = {
  Fields: OfferForm,
  fieldOf: {
    plan_offers_plan_known: 'plan_id',
    plan_offers_no_overlap: 'starts_at',
    plan_offers_period_order: 'ends_at',
    plan_offers_price_range: 'price',
    plan_offers_price_exponent: 'price',
    plan_offers_code_form: 'code',
  } as const,
};
