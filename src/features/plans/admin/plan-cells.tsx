import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { formatPrice } from '../offers.ts';
import type { AdminPlan } from '../plan-documents.generated.ts';

type Cell = { plan: Omit<AdminPlan, 'updated_at'> };

export function PlanName({ plan: { name, name_ar } }: Cell) {
  return <LocalizedText text={name} textAr={name_ar} isName />;
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
