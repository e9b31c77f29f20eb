import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { CompareColumn_PlanFragment, ComparedPrice_PlanFragment } from '#src/gql/graphql.ts';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import type { Kind } from '#src/lib/kinds/use-kinds.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { TextOf } from '#src/lib/messages/text-of.tsx';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { compareFeatures } from '../../comparison.ts';
import { featuresOf } from '../../features.ts';
import { showOffer, type Offer, type PlanRow } from '../../offers.ts';
import { ComparedFeatures } from './compared-features.tsx';
import { ComparedPrice } from './compared-price.tsx';
import styles from './comparison-table.module.css';
import { PlanButton } from '../card/plan-button.tsx';
import { Segment, Segments } from '../pricing/segments.tsx';

const CompareColumnFragment = publicFragment(
  graphql(`
    fragment CompareColumn_plan on pricing_plans {
      id
      name
      name_ar
      features
      features_ar
      highlight
      badge
      badge_ar
      ...PlanButton_plan
    }
  `),
);

type Row = PlanRow & FragmentType<CompareColumn_PlanFragment> & FragmentType<ComparedPrice_PlanFragment>;
type Compared = { offer: Offer<Row>; plan: CompareColumn_PlanFragment };
type ComparisonTableProps = { kind: Kind; offers: Offer<Row>[] };

/**
 * Compares the plans of a category: prices, what they differ in, and what they include, with a tick in each column that
 * has it. Phones show one plan at a time, which the visitor chooses above the table, at first the recommended one; without
 * scripts they scroll to the others.
 */
export function ComparisonTable({ kind, offers }: ComparisonTableProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const choices = useChoices();
  const plans = offers.map((offer) => ({
    offer,
    plan: readFragment(CompareColumnFragment, showOffer(offer, choices).row),
  }));
  const [chosen, setChosen] = useState<number | null>(null);
  const recommended = Math.max(
    0,
    plans.findIndex(({ plan }) => plan.highlight),
  );
  const shown = Math.min(chosen ?? recommended, plans.length - 1);
  const classOf = (column: number) =>
    clsx(column !== shown && styles.other, plans[column]?.plan.highlight && styles.recommended);
  const caption = intl.formatMessage(
    { id: 'plans.page.compareCaption' },
    { category: (locale === 'ar' && kind.name_ar) || kind.name },
  );

  return (
    <>
      <PlanChoice plans={plans} shown={shown} onChoose={setChosen} />
      <div role="region" aria-label={caption} tabIndex={0} className={styles.frame}>
        <table className={clsx('type-body2', styles.table)}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <Names plans={plans} classOf={classOf} />
          <tbody>
            <tr>
              <th scope="row">
                <FormattedMessage id="plans.page.price" />
              </th>
              {plans.map(({ offer, plan }, column) => (
                <td key={offer.key} className={clsx(styles.price, classOf(column))}>
                  <ComparedPrice offer={offer} />
                  <PlanButton
                    isShort
                    rowAt={(wished) => readFragment(CompareColumnFragment, showOffer(offer, wished).row)}
                    name={nameOf(plan, locale)}
                  />
                </td>
              ))}
            </tr>
          </tbody>
          <ComparedFeatures
            comparison={compareFeatures(plans.map(({ plan }) => featuresOf(plan, locale)))}
            classOf={classOf}
          />
        </table>
      </div>
    </>
  );
}

function nameOf({ name, name_ar }: CompareColumn_PlanFragment, locale: 'en' | 'ar'): string {
  return (locale === 'ar' && name_ar) || name;
}

type PlanChoiceProps = {
  plans: readonly Compared[];
  /** Column of the one plan that phones show. */
  shown: number;
  onChoose: (column: number) => void;
};

function PlanChoice({ plans, shown, onChoose }: PlanChoiceProps) {
  const intl = useIntl();

  return (
    <div className={styles.choice}>
      <Segments label={intl.formatMessage({ id: 'plans.page.shownPlan' })}>
        {plans.map(({ offer, plan }, column) => (
          <Segment
            key={offer.key}
            isChosen={column === shown}
            onChoose={() => {
              onChoose(column);
            }}
          >
            <TextOf en={plan.name} ar={plan.name_ar} />
          </Segment>
        ))}
      </Segments>
    </div>
  );
}

type NamesProps = { plans: readonly Compared[]; classOf: (column: number) => string };

function Names({ plans, classOf }: NamesProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage id="plans.page.plan" />
        </th>
        {plans.map(({ offer, plan }, column) => (
          <th key={offer.key} scope="col" className={clsx(styles.name, classOf(column))}>
            <TextOf en={plan.name} ar={plan.name_ar} />
            {plan.highlight && <Recommendation plan={plan} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Marks the recommended plan with its own badge, or else says so. */
function Recommendation({ plan: { badge, badge_ar } }: { plan: CompareColumn_PlanFragment }) {
  return (
    <span className={styles.badge}>
      {badge ? <TextOf en={badge} ar={badge_ar} /> : <FormattedMessage id="plans.page.recommended" />}
    </span>
  );
}
