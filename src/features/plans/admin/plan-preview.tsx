import type { FragmentType } from '@apollo/client/masking';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlanCard_PlanFragment } from '#src/gql/graphql.ts';
import { twoColumns } from '#src/kit/admin/form/columns.ts';
import { PreviewIn } from '#src/kit/admin/form/preview-in.tsx';
import { LOCALES } from '#src/config/locale.ts';
import { PlanCard } from '../components/card/plan-card.tsx';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { planFields, type PlanFormValues } from '../plan-fields.ts';
import { CYCLES, groupOffers, isCycle, savingOf } from '../offers.ts';
import { PlansList, type AdminPlan } from '../plan-documents.generated.ts';

/** Shows the card as visitors see it in both languages, beside the cards of the plan's other billing cycles. */
export function PlanPreview({ values }: { values: PlanFormValues }) {
  const shown = useDeferredValue(values);
  const siblings = useSiblings(shown);
  if (shown.name.trim() === '' || !hasPrice(shown)) {
    return (
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id="plans.preview.incomplete" />
      </Typography>
    );
  }

  return <PreviewedCards values={shown} siblings={siblings} />;
}

/** Returns the plan's saved rows of all billing cycles in the same currency, except the row being edited. */
function useSiblings(values: PlanFormValues): AdminPlan[] {
  const { initialValues: own } = useFormikContext<PlanFormValues>();
  const { name, category, currency, period } = values;
  const { data } = useQuery(PlansList, {
    variables: {
      where: { category: { _eq: category }, currency: { _eq: currency }, period: { _in: [...CYCLES] } },
      order_by: [{ sort_order: 'asc' }, { id: 'asc' }],
      limit: 100,
      offset: 0,
    },
    skip: !isCycle(period) || category === '',
  });
  const isOwn = (row: AdminPlan) => row.name === own.name && row.period === own.period;

  return (data?.rows ?? []).filter((row) => row.name === name.trim() && row.period !== period && !isOwn(row));
}

const PREVIEWED = 'previewed';

type PreviewedCardsProps = { values: PlanFormValues; siblings: readonly AdminPlan[] };

function PreviewedCards({ values, siblings }: PreviewedCardsProps) {
  const plans = useMemo(() => previewedPlans(values, siblings), [values, siblings]);
  const [offer] = groupOffers(plans);

  return (
    <Box sx={places} onClickCapture={stay}>
      {LOCALES.map((locale) => (
        <PreviewIn key={locale} locale={locale}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                // The row has every column that the card's fragment names.
                shownAt={() => ({
                  row: plan as object as FragmentType<PlanCard_PlanFragment>,
                  saving: offer ? savingOf(offer, plan.currency, plan.period) : null,
                  isOffered: false,
                  lacking: null,
                })}
                common={[]}
                heading="h4"
              />
            ))}
          </Box>
        </PreviewIn>
      ))}
    </Box>
  );
}

const planFormSchema = schemaOf(planFields);

/** Joins the typed plan with its saved siblings, as rows that the visitors' card can render; nothing is saved. */
function previewedPlans(values: PlanFormValues, siblings: readonly AdminPlan[]) {
  // The form has every column of a plan's card, and nothing is saved.
  const typed = planFields.toColumns(planFormSchema.cast(values)) as AdminPlan;

  return [{ ...typed, id: PREVIEWED }, ...siblings];
}

/** Tells whether the typed price is valid in its currency. */
function hasPrice(values: PlanFormValues): boolean {
  try {
    planFormSchema.validateSyncAt('price', values);
    return true;
  } catch {
    return false;
  }
}

/** Stops links in the preview from opening. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

const places = {
  ...twoColumns,
  rowGap: 2,
};
