import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { SetSize, SetToggle } from '#src/kit/admin/table/set-tables.tsx';
import { SCHEDULE_FORMAT } from '#src/lib/messages/date-formats.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { formatPrice } from '../offers.ts';
import type { AdminPlan } from '../plan-documents.generated.ts';

type Cell = { plan: Omit<AdminPlan, 'updated_at'> };

export function PlanName({ plan: { name, name_ar } }: Cell) {
  return <LocalizedText text={name} textAr={name_ar} isName />;
}

/** Shows a plan's name and how many prices it has, beside the button that opens them. */
export function PlanToggle({ plan }: { plan: AdminPlan }) {
  const { locale } = useLocale();
  const { name, name_ar } = plan;

  return (
    <SetToggle row={plan} name={(locale === 'ar' && name_ar) || name} label="plans.list.open">
      <PlanName plan={plan} />
      <SetSize row={plan} label="plans.list.prices" />
      <PlanVisibility plan={plan} />
    </SetToggle>
  );
}

/** Says that visitors don't see the plan, or from when on they will. */
function PlanVisibility({ plan: { is_shown, shown_from } }: { plan: AdminPlan }) {
  const intl = useIntl();
  const now = new Date(useNow());
  const isToCome = Boolean(shown_from) && new Date(shown_from ?? '') > now;
  if (is_shown && !isToCome) return null;

  return (
    <QuietStatus tone={is_shown ? 'waiting' : 'off'}>
      {is_shown ? (
        <FormattedMessage
          id="plans.status.shownFrom"
          values={{ at: intl.formatDate(shown_from ?? '', SCHEDULE_FORMAT) }}
        />
      ) : (
        <FormattedMessage id="plans.status.hidden" />
      )}
    </QuietStatus>
  );
}

/** Title of the dialog that edits a plan: its name, and the price that the form shows. */
export function PlanTitle({ row: plan }: { row: AdminPlan }) {
  const intl = useIntl();
  const { locale } = useLocale();
  const { name, name_ar, period, period_ar } = plan;
  const values = {
    price: formatPrice(plan, intl.locale),
    period: (locale === 'ar' && period_ar) || period,
  };

  return (
    <FormattedMessage
      id="plans.dialog.editOne"
      values={{
        name: (locale === 'ar' && name_ar) || name,
        cost: <FormattedMessage key="cost" id="plans.list.words" values={values} />,
      }}
    />
  );
}

/** Shows price and period, in the plan's own currency. */
export function PlanCost({ plan }: Cell) {
  const intl = useIntl();
  const { locale } = useLocale();
  const period = (locale === 'ar' && plan.period_ar) || plan.period;
  const values = { price: formatPrice(plan, intl.locale), period };

  return (
    // The column is at least as wide as its longest price; a narrow one would break between any two letters.
    <Box component="span" sx={{ overflowWrap: 'break-word' }}>
      <FormattedMessage id="plans.list.cost" values={values} />
    </Box>
  );
}

export function PlanHighlight({ plan: { highlight } }: Cell) {
  return (
    <QuietStatus tone={highlight ? 'good' : 'off'}>
      <FormattedMessage id={highlight ? 'plans.list.yes' : 'plans.list.no'} />
    </QuietStatus>
  );
}
