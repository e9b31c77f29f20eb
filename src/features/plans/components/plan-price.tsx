import type { FragmentType } from '@apollo/client/masking';
import { useSuspenseFragment } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { PlanPrice_PlanFragment } from '#src/gql/graphql.ts';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { Saving } from '../offers.ts';
import styles from './plan-price.module.css';

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
  const intl = useIntl();
  const { data } = useSuspenseFragment({ fragment: PlanPriceFragment, from: plan });

  return (
    <div className={styles.price}>
      <div className={styles.line}>
        <span className={styles.amount}>
          {formatMoney(readMoney(data.price, data.currency), intl.locale)}
        </span>
        <span className={styles.period}>
          <Period period={data.period} periodAr={data.period_ar} />
        </span>
      </div>
      <Text variant="body2" className={styles.saving}>
        {saving !== null && data.period === 'yr' && <SavingText saving={saving} />}
      </Text>
    </div>
  );
}

function Period({ period, periodAr }: { period: string; periodAr: string | null | undefined }) {
  const { locale } = useLocale();
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
