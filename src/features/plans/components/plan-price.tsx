import type { FragmentType } from '@apollo/client/masking';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '#src/gql/gql.ts';
import type { PlanPrice_PlanFragment } from '#src/gql/graphql.ts';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import type { Saving } from '../offers.ts';

const PlanPriceFragment = graphql(`
  fragment PlanPrice_plan on pricing_plans {
    id
    price
    currency
    period
    period_ar
  }
`);

type PlanPriceProps = { plan: FragmentType<PlanPrice_PlanFragment>; saving: Saving | null };

/** A plan's price in its own currency, its period, and what paying by the year saves. */
export function PlanPrice({ plan, saving }: PlanPriceProps) {
  const { locale } = useIntl();
  const { data } = useSuspenseFragment({ fragment: PlanPriceFragment, from: plan });

  return (
    <Box sx={{ marginBlock: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
        <Box
          component="span"
          sx={{
            fontSize: 'clamp(2rem, 1.7rem + 0.9vw, 2.625rem)',
            fontWeight: 680,
            lineHeight: 1.15,
            letterSpacing: locale === 'ar' ? 0 : '-0.035em',
          }}
        >
          {formatMoney(readMoney(data.price, data.currency), locale)}
        </Box>
        <Box component="span" sx={{ color: 'var(--plan-muted)' }}>
          <Period period={data.period} periodAr={data.period_ar} />
        </Box>
      </Box>
      <Typography
        variant="body2"
        sx={{ minBlockSize: '1.55em', color: 'var(--plan-accent)', fontWeight: 600 }}
      >
        {saving !== null && data.period === 'yr' && <SavingText saving={saving} />}
      </Typography>
    </Box>
  );
}

function Period({ period, periodAr }: { period: string; periodAr: string | null | undefined }) {
  const { locale } = useIntl();
  if (locale === 'ar' && periodAr)
    return <FormattedMessage id="plans.card.period" values={{ period: periodAr }} />;
  if (period === 'mo') return <FormattedMessage id="plans.card.periodMo" />;
  if (period === 'yr') return <FormattedMessage id="plans.card.periodYr" />;

  return <FormattedMessage id="plans.card.period" values={{ period }} />;
}

/** The text equals the arithmetic; percents are rounded down, never up. */
function SavingText({ saving: { amount, wholePercent } }: { saving: Saving }) {
  const intl = useIntl();
  const values = {
    amount: formatMoney(amount, intl.locale),
    percent: intl.formatNumber(wholePercent / 100, { style: 'percent' }),
  };
  if (wholePercent === 0) return <FormattedMessage id="plans.card.savingAmount" values={values} />;

  return <FormattedMessage id="plans.card.saving" values={values} />;
}
