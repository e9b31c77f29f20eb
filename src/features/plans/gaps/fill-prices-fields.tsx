import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { NumberField } from '#src/kit/forms/numbers/number-field.tsx';
import { SelectField } from '#src/kit/forms/select-field.tsx';
import { CURRENCIES } from '#rules/money/currencies.ts';
import type { FillPricesValues } from './fill-prices.schema.ts';
import type { FullPrice } from './gap-documents.ts';
import { currenciesOf, gapsIn } from './price-gaps.ts';

/** Fields for the currency to fill, the one to convert from, and the rate between them. */
export function FillPricesFields({ rows }: { rows: readonly FullPrice[] }) {
  const intl = useIntl();
  const { values } = useFormikContext<FillPricesValues>();
  const option = (code: string) => ({
    value: code,
    label: `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? ''}`,
  });
  const targets = CURRENCIES.filter((code) => gapsIn(code, rows).length > 0);
  const { base, target } = values;

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' }, marginBlockStart: 3 }}>
      <SelectField
        name="target"
        required
        options={targets.map(option)}
        label={<FormattedMessage id="plans.gaps.target" />}
      />
      <SelectField
        name="base"
        required
        options={currenciesOf(rows).map(option)}
        label={<FormattedMessage id="plans.gaps.base" />}
      />
      <NumberField
        name="rate"
        required
        min={0}
        step="0.01"
        label={<FormattedMessage id="plans.gaps.rate" />}
        helperText={
          target !== '' &&
          base !== '' && <FormattedMessage id="plans.gaps.rateHint" values={{ base, target }} />
        }
      />
    </Box>
  );
}
