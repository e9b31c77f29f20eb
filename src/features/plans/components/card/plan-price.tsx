import type { FragmentType } from '@apollo/client/masking';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { PlanPrice_PlanFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { formatMoney } from '#src/lib/money/money.ts';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import type { Saving } from '../../offers.ts';
import { readPrice } from '../../yearly-price.ts';
import styles from './plan-price.module.css';

const PlanPriceFragment = publicFragment(
  graphql(`
    fragment PlanPrice_plan on pricing_plans {
      id
      price
      currency
      period
      period_ar
    }
  `),
);

type PlanPriceProps = {
  plan: FragmentType<PlanPrice_PlanFragment>;
  saving: Saving | null;
  wished: string | null;
};

/**
 * Shows a plan's price in its own currency; for a yearly plan the price per month, the billed amount and the saving.
 */
export function PlanPrice({ plan, saving, wished }: PlanPriceProps) {
  const { locale } = useIntl();
  const data = readFragment(PlanPriceFragment, plan);
  const { total, perMonth } = readPrice(data);
  const isYearly = data.period === 'yr';

  return (
    <div className={styles.price}>
      <div className={styles.line}>
        <span className={styles.amount}>{formatMoney(perMonth ?? total, locale)}</span>
        <span className={styles.period}>
          <Period period={isYearly ? 'mo' : data.period} periodAr={isYearly ? null : data.period_ar} />
        </span>
        {isYearly && saving && <PriceBefore price={formatMoney(saving.month, locale)} />}
      </div>
      <Text variant="body2" className={styles.billing}>
        {data.period === 'mo' && <FormattedMessage id="plans.card.billedMonthly" />}
        {isYearly && (
          <FormattedMessage id="plans.card.billedYearly" values={{ total: formatMoney(total, locale) }} />
        )}
      </Text>
      {isYearly && saving && (
        <Text variant="body2" className={styles.saving}>
          <SavingText saving={saving} />
        </Text>
      )}
      {wished !== null && wished !== data.currency && (
        <Text variant="body2" className={styles.otherCurrency}>
          <FormattedMessage id="plans.card.otherCurrency" values={{ wished, currency: data.currency }} />
        </Text>
      )}
    </div>
  );
}

/** Shows the price of monthly billing struck through; screen readers get it in words. */
function PriceBefore({ price }: { price: string }) {
  return (
    <>
      <s aria-hidden="true" className={styles.before}>
        {price}
      </s>
      <VisuallyHidden>
        <FormattedMessage id="plans.card.insteadOf" values={{ price }} />
      </VisuallyHidden>
    </>
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

/** Shows the saving as an amount and, if it is at least 1 %, as a percentage rounded down. */
function SavingText({ saving: { amount, wholePercent } }: { saving: Saving }) {
  const intl = useIntl();
  const values = {
    amount: formatMoney(amount, intl.locale),
    percent: intl.formatNumber(wholePercent / 100, { style: 'percent' }),
  };
  if (wholePercent === 0) return <FormattedMessage id="plans.card.savingAmount" values={values} />;

  return <FormattedMessage id="plans.card.saving" values={values} />;
}
