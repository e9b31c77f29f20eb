import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuietStatus } from '#src/lib/admin/table/quiet-status.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { formatPrice } from '../offers.ts';
import type { AdminPlan } from './plan-documents.ts';

type Cell = { plan: AdminPlan };

/** The name on one line, in the administrator's language where it has one. */
export function PlanName({ plan }: Cell) {
  const { locale } = useLocale();
  const name = (locale === 'ar' && plan.name_ar) || plan.name;

  return (
    <Typography variant="body2" noWrap title={name} dir="auto" sx={{ textAlign: 'left', fontWeight: 500 }}>
      {name}
    </Typography>
  );
}

/** Price and period, with the symbol of the plan's own currency. */
export function PlanCost({ plan }: Cell) {
  const intl = useIntl();
  const { locale } = useLocale();
  const period = (locale === 'ar' && plan.period_ar) || plan.period;
  const values = { price: formatPrice(plan, intl.locale), period };

  return <FormattedMessage id="plans.list.cost" values={values} />;
}

export function PlanHighlight({ plan: { highlight } }: Cell) {
  return (
    <QuietStatus tone={highlight ? 'good' : 'off'}>
      <FormattedMessage id={highlight ? 'plans.list.yes' : 'plans.list.no'} />
    </QuietStatus>
  );
}
