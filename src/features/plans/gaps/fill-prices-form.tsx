import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Formik } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { FillPricesFields } from './fill-prices-fields.tsx';
import { fillPricesSchema, type FillPricesValues } from './fill-prices.schema.ts';
import { AddPrices, type FullPrice } from './gap-documents.ts';
import { GapList } from './gap-list.tsx';
import { columnsOf, faultOf, newPrices, type NewPrice } from './new-prices.ts';
import { NewPricesPreview } from './new-prices-preview.tsx';
import { currenciesOf, gapsIn } from './price-gaps.ts';
import { readRate } from './rate.ts';

const USUAL_BASE = 'USD';

type FillPricesFormProps = {
  rows: readonly FullPrice[];
  /** Id of the text that describes the dialog. */
  textId: string;
  onClose: () => void;
  onMade: () => void;
};

/** Shows the gaps, the choice of currencies and rate, and each price before it is saved. */
export function FillPricesForm({ rows, textId, onClose, onMade }: FillPricesFormProps) {
  const save = useSaving(onMade);

  return (
    <FieldIdPrefix>
      <Formik<FillPricesValues>
        initialValues={firstValues(rows)}
        validationSchema={fillPricesSchema}
        onSubmit={(values) => save(pricesOf(rows, values))}
      >
        {({ values }) => {
          const prices = pricesOf(rows, values);
          const fault = faultOf(prices);
          return (
            <Form noValidate>
              <DialogContent>
                <DialogContentText id={textId} sx={{ marginBlockEnd: 2 }}>
                  <FormattedMessage id="plans.gaps.text" />
                </DialogContentText>
                <GapList rows={rows} />
                <FillPricesFields rows={rows} />
                <NewPricesPreview
                  prices={prices}
                  fault={fault}
                  base={values.base}
                  withoutBase={withoutBase(rows, values)}
                />
              </DialogContent>
              <DialogActions>
                <Button onClick={onClose}>
                  <FormattedMessage id="kit.cancel" />
                </Button>
                <SubmitButton
                  disabled={fault !== null || (prices.length === 0 && readRate(values.rate) !== null)}
                  pending={<FormattedMessage id="plans.gaps.saving" />}
                >
                  <FormattedMessage id="plans.gaps.save" values={{ count: prices.length }} />
                </SubmitButton>
              </DialogActions>
            </Form>
          );
        }}
      </Formik>
    </FieldIdPrefix>
  );
}

function firstValues(rows: readonly FullPrice[]): FillPricesValues {
  const used = currenciesOf(rows);
  const target = used.find((currency) => gapsIn(currency, rows).length > 0) ?? '';
  const bases = used.filter((currency) => currency !== target);

  return { target, base: bases.find((currency) => currency === USUAL_BASE) ?? bases[0] ?? '', rate: '' };
}

function pricesOf(rows: readonly FullPrice[], { target, base, rate: typed }: FillPricesValues): NewPrice[] {
  const rate = readRate(typed);
  if (target === '' || rate === null) return [];

  return newPrices(gapsIn(target, rows), { base, rate, taken: new Set(rows.map(({ id }) => id)) });
}

/** Counts the gaps for which there is no price in the base currency. */
function withoutBase(rows: readonly FullPrice[], { target, base }: FillPricesValues): number {
  if (target === '' || target === base) return 0;

  return gapsIn(target, rows).filter(({ among }) => !among.some(({ currency }) => currency === base)).length;
}

/** Returns a function that makes prices, all or none, and says how many, or that all existed already. */
function useSaving(onMade: () => void) {
  const client = useApolloClient();
  const toasts = useToasts();
  const action = useAction({ around: 'plans.toast.saveFailed' });

  return async (prices: readonly NewPrice[]): Promise<void> => {
    const isDone = await action.run(async () => {
      const { data } = await client.mutate({
        mutation: AddPrices,
        variables: { objects: prices.map(columnsOf) },
      });
      const count = data?.made?.affected_rows ?? 0;
      if (count > 0) toasts.success('plans.gaps.made', { values: { count } });
      else toasts.warning('plans.gaps.madeBefore');
    });
    if (isDone) onMade();
  };
}
