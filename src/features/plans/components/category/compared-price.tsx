import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from '#src/gql/gql.ts';
import type { ComparedPrice_PlanFragment } from '#src/gql/graphql.ts';
import { ByChoice } from '#src/lib/buying/by-choice.tsx';
import type { Choices } from '#src/lib/buying/choices.ts';
import { TaxNote } from '#src/lib/buying/tax-note.tsx';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import { formatMoney } from '#src/lib/money/money.ts';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { OfferLines } from '../card/plan-price.tsx';
import { showOffer, type Offer, type PlanRow } from '../../offers.ts';
import { readPrice } from '../../monthly-price.ts';
import styles from './comparison-table.module.css';

const ComparedPriceFragment = publicFragment(
  graphql(`
    fragment ComparedPrice_plan on pricing_plans {
      id
      ...OfferLines_plan
    }
  `),
);

/** Space that holds a price and its period on one line. */
const NO_BREAK = '\u00a0';

/**
 * Shows a plan's price in the comparison, per month where that is known, its tax, and what is billed at once for more than
 * one.
 */
export function ComparedPrice({
  offer,
}: {
  offer: Offer<PlanRow & FragmentType<ComparedPrice_PlanFragment>>;
}) {
  const intl = useIntl();
  const { isOffered } = showOffer(offer, useChoices());
  const monthly = (price: string) => price + NO_BREAK + intl.formatMessage({ id: 'plans.card.periodMo' });
  const textsAt = (choices: Choices) => {
    const { row } = showOffer(offer, choices);
    const { perMonth, total } = readPrice(row);
    const billed = formatMoney(total, intl.locale);

    return {
      amount: perMonth ? monthly(formatMoney(perMonth, intl.locale)) : billed,
      billing:
        perMonth && row.period !== 'mo'
          ? intl.formatMessage({ id: 'plans.card.billedAtOnce' }, { total: billed, period: row.period })
          : '',
    };
  };

  return (
    <>
      <ByChoice as="div" text={(choices) => textsAt(choices).amount} />
      {isOffered && (
        <Suspense>
          <OfferLines
            isCompared
            rowAt={(choices) => readFragment(ComparedPriceFragment, showOffer(offer, choices).row)}
          />
        </Suspense>
      )}
      <TaxNote
        as="div"
        className={clsx('type-caption', styles.billing)}
        currencyAt={(choices) => showOffer(offer, choices).row.currency}
      />
      <ByChoice
        as="div"
        className={clsx('type-caption', styles.billing)}
        text={(choices) => textsAt(choices).billing}
      />
    </>
  );
}
