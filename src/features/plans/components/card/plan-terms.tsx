import type { FragmentType } from '@apollo/client/masking';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { PlanTerms_PlanFragment } from '#src/gql/graphql.ts';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import styles from './plan-terms.module.css';

const PlanTermsFragment = publicFragment(
  graphql(`
    fragment PlanTerms_plan on pricing_plans {
      id
      price
      currency
      renewal_price
      setup_fee
      money_back_days
      support_minutes
    }
  `),
);

const MINUTES_AN_HOUR = 60;

/** Names a plan's renewal, set-up, money-back and the support's time to answer; what isn't known is left out. */
export function PlanTerms({ plan }: { plan: FragmentType<PlanTerms_PlanFragment> }) {
  const intl = useIntl();
  const terms = useTerms(plan);
  if (terms.length === 0) return <div />;

  return (
    <ul role="list" aria-label={intl.formatMessage({ id: 'plans.terms.label' })} className={styles.terms}>
      {terms.map((term, index) => (
        <Text key={index} as="li" variant="caption">
          {term}
        </Text>
      ))}
    </ul>
  );
}

function useTerms(plan: FragmentType<PlanTerms_PlanFragment>): ReactNode[] {
  const { locale } = useIntl();
  const {
    price,
    currency,
    renewal_price = null,
    setup_fee = null,
    money_back_days = null,
    support_minutes = null,
  } = readFragment(PlanTermsFragment, plan);
  const unitsOf = (amount: string) => readMoney(amount, currency).minorUnits;
  const inMoney = (amount: string) => formatMoney(readMoney(amount, currency), locale);
  const terms: ReactNode[] = [];
  if (renewal_price !== null) {
    const isSame = unitsOf(renewal_price) === unitsOf(price);
    terms.push(
      <FormattedMessage
        id={isSame ? 'plans.terms.renewalSame' : 'plans.terms.renewal'}
        values={{ price: inMoney(renewal_price) }}
      />,
    );
  }
  if (setup_fee !== null) {
    const isFree = unitsOf(setup_fee) === 0n;
    terms.push(
      <FormattedMessage
        id={isFree ? 'plans.guarantee.noSetupFee' : 'plans.terms.setup'}
        values={{ price: inMoney(setup_fee) }}
      />,
    );
  }
  if (money_back_days !== null)
    terms.push(<FormattedMessage id="plans.guarantee.moneyBack" values={{ days: money_back_days }} />);
  if (support_minutes !== null) terms.push(<SupportTime minutes={support_minutes} />);

  return terms;
}

function SupportTime({ minutes }: { minutes: number }) {
  const hours = minutes / MINUTES_AN_HOUR;

  return Number.isInteger(hours) ? (
    <FormattedMessage id="plans.terms.supportHours" values={{ count: hours }} />
  ) : (
    <FormattedMessage id="plans.terms.supportMinutes" values={{ count: minutes }} />
  );
}
