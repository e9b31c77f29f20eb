import { FormattedMessage } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection } from '#src/kit/admin/form/form-section.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { domainPriceFields } from '../domain-price-fields.ts';
import { useExtensions } from '../admin/use-extensions.ts';

/** Renders the fields of a price; the choice of extensions is what the domain search has, hidden ones too. */
function DomainPriceForm() {
  const extensions = useExtensions();

  return (
    <FormSection>
      <SelectField
        name="extension"
        label={<FormattedMessage id={domainPriceFields.labels.extension} />}
        required
        options={extensions.map((value) => ({ value, label: <bdi>{value}</bdi> }))}
      />
      <Fields
        of={domainPriceFields}
        names={['currency', 'register_price', 'transfer_price', 'renew_price']}
        focus="register_price"
      />
    </FormSection>
  );
}

/** What the form has besides its fields. */
export const domainPriceForm = {
  Fields: DomainPriceForm,
  fieldOf: {
    domain_prices_extension_currency_unique: 'currency',
    domain_prices_extension_known: 'extension',
  } as const,
};
