import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { PlanPrice_PlanFragment } from '#src/gql/graphql.ts';
import { ByChoice } from '#src/lib/buying/by-choice.tsx';
import { isCycle, type Choices } from '#src/lib/buying/choices.ts';
import { TaxNote } from '#src/lib/buying/tax-note.tsx';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import { lazyExtra } from '#src/lib/loading/lazy-part.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { formatMoney, type Money } from '#src/lib/money/money.ts';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import type { Saving, Shown } from '../../offers.ts';
import { readPrice } from '../../monthly-price.ts';
import styles from './plan-price.module.css';

/** What an offer's card says more; pages without an offer don't load it. */
export const OfferLines = lazyExtra(async () => (await import('../../offered/offer-lines.tsx')).OfferLines);

const PlanPriceFragment = publicFragment(
  graphql(`
    fragment PlanPrice_plan on pricing_plans {
      id
      price
      currency
      period
      period_ar
      in_force {
        lowest_before
        ends_at
      }
      ...OfferLines_plan
    }
  `),
);

type PlanPriceProps = {
  /** Returns what the visitor's choices show of the plan. */
  shownAt: (choices: Choices) => Shown<FragmentType<PlanPrice_PlanFragment>>;
};

/** Lines below the price. */
const LINES = ['billing', 'saving', 'lacking'] as const;

/**
 * Shows a plan's price in its own currency, and its tax; for more than a month the price per month, the billed amount and
 * the saving. A line that a choice leaves empty takes no room.
 */
export function PlanPrice({ shownAt }: PlanPriceProps) {
  const textsAt = useTexts(shownAt);
  const shown = shownAt(useChoices());
  const { period, period_ar } = readFragment(PlanPriceFragment, shown.row);
  const isPerMonth = isCycle(period);

  return (
    <div className={styles.price}>
      <div className={styles.line}>
        <ByChoice className={styles.amount} text={(choices) => textsAt(choices).amount} />
        <span className={styles.period}>
          {isPerMonth ? (
            <FormattedMessage id="plans.card.periodMo" />
          ) : (
            <Period period={period} periodAr={period_ar} />
          )}
        </span>
        {/* Screen readers get the struck price in words. */}
        <ByChoice
          as="s"
          aria-hidden="true"
          className={styles.before}
          text={(choices) => textsAt(choices).before}
        />
        <VisuallyHidden>
          <ByChoice text={(choices) => textsAt(choices).insteadOf} />
        </VisuallyHidden>
      </div>
      <TaxNote
        as="p"
        className={clsx('type-body2', styles.billing)}
        currencyAt={(choices) => readFragment(PlanPriceFragment, shownAt(choices).row).currency}
      />
      {LINES.map((name) => (
        <ByChoice
          key={name}
          as="p"
          className={clsx('type-body2', styles[name])}
          text={(choices) => textsAt(choices)[name]}
        />
      ))}
      {shown.isOffered && (
        <Suspense>
          <OfferLines rowAt={(choices) => readFragment(PlanPriceFragment, shownAt(choices).row)} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns a function that returns the texts of a price by the visitor's choices; a text that is not needed is empty. */
function useTexts(shownAt: PlanPriceProps['shownAt']) {
  const intl = useIntl();
  const money = (amount: Money) => formatMoney(amount, intl.locale);

  return (choices: Choices) => {
    const { row, saving, lacking } = shownAt(choices);
    const plan = readFragment(PlanPriceFragment, row);
    const { currency, period } = plan;
    const { total, perMonth } = readPrice(plan);
    const before = beforeOf(plan, saving);

    return {
      amount: money(perMonth ?? total),
      before: before ? money(before) : '',
      insteadOf: before ? intl.formatMessage({ id: 'plans.card.insteadOf' }, { price: money(before) }) : '',
      billing: billingText(intl, period, money(total)),
      saving: saving ? savingText(intl, saving, period) : '',
      lacking:
        lacking === null
          ? ''
          : intl.formatMessage({ id: 'plans.card.otherCurrency' }, { wished: lacking, currency }),
    };
  };
}

/**
 * Returns the price to strike out: during an offer the lowest one before it, if it is known; else what the same time costs
 * by the month.
 */
function beforeOf(
  { in_force, currency, period }: PlanPrice_PlanFragment,
  saving: Saving | null,
): Money | undefined {
  if (!in_force?.ends_at) return saving?.month;
  if (!in_force.lowest_before) return undefined;
  const { total, perMonth } = readPrice({ price: in_force.lowest_before, currency, period });

  return perMonth ?? total;
}

function billingText(intl: IntlShape, period: string, total: string): string {
  if (period === 'mo') return intl.formatMessage({ id: 'plans.card.billedMonthly' });

  return isCycle(period) ? intl.formatMessage({ id: 'plans.card.billedAtOnce' }, { total, period }) : '';
}

/** Returns the saving as an amount and, if it is at least 1 %, as a percentage rounded down. */
function savingText(intl: IntlShape, { amount, wholePercent }: Saving, period: string): string {
  const values = { period, amount: formatMoney(amount, intl.locale) };
  const saving = intl.formatMessage({ id: 'plans.card.savingAmount' }, values);
  if (wholePercent === 0) return saving;
  const percent = intl.formatNumber(wholePercent / 100, { style: 'percent' });

  return intl.formatMessage({ id: 'plans.card.saving' }, { saving, percent });
}

function Period({ period, periodAr }: { period: string; periodAr: string | null | undefined }) {
  const { locale } = useLocale();
  if (locale === 'ar' && periodAr)
    return <FormattedMessage id="plans.card.period" values={{ period: periodAr }} />;

  return <FormattedMessage id="plans.card.period" values={{ period }} />;
}
