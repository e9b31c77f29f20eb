import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Category } from '#src/config/paths.ts';
import { Text } from '#src/components/text.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { CompareColumn_PlanFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { TextOf } from '#src/lib/messages/text-of.tsx';
import { formatMoney } from '#src/lib/money/money.ts';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { compareFeatures } from '../../comparison.ts';
import { commonFeatures, featuresOf, withoutFeatures, type Feature } from '../../features.ts';
import { chooseRow, type Offer, type PlanRow } from '../../offers.ts';
import { readPrice } from '../../yearly-price.ts';
import styles from './comparison-table.module.css';
import { FeatureText } from '../card/feature-text.tsx';
import { Segment, Segments } from '../pricing/segments.tsx';
import type { BuyingChoices } from '../pricing/use-buying-choices.ts';

/** Read by what lists the features of a category's plans. */
export const CompareColumnFragment = publicFragment(
  graphql(`
    fragment CompareColumn_plan on pricing_plans {
      id
      name
      name_ar
      features
      features_ar
      price
      currency
      period
      category
      sort_order
    }
  `),
);

type Row = PlanRow & FragmentType<CompareColumn_PlanFragment>;
type ComparisonTableProps = {
  category: Category;
  offers: Offer<Row>[];
  choices: Pick<BuyingChoices, 'cycle' | 'currency'>;
};

/**
 * Compares the features in which the plans of a category differ, topic by topic; common features stand above the cards.
 * Phones show one plan at a time, which the visitor chooses above the table; without scripts they scroll to the others.
 */
export function ComparisonTable({ category, offers, choices }: ComparisonTableProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const [chosen, setChosen] = useState(0);
  const plans = offers.map((offer) =>
    readFragment(CompareColumnFragment, chooseRow(offer, choices.cycle, choices.currency)),
  );
  const common = commonFeatures(plans, locale);
  const own = plans.map((plan) => withoutFeatures(featuresOf(plan, locale), common));
  const caption = intl.formatMessage(
    { id: 'plans.page.compareCaption' },
    { category: intl.formatMessage({ id: `plans.category.${category}` }) },
  );
  const shown = Math.min(chosen, plans.length - 1);

  return (
    <>
      <PlanChoice plans={plans} shown={shown} onChoose={setChosen} />
      <div role="region" aria-label={caption} tabIndex={0} className={styles.frame}>
        <table className={clsx('type-body2', styles.table)}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <Names plans={plans} shown={shown} />
          <tbody>
            <tr>
              <th scope="row">
                <FormattedMessage id="plans.page.price" />
              </th>
              {plans.map((plan, column) => (
                <td key={plan.id} className={clsx(styles.price, column !== shown && styles.other)}>
                  <ComparedPrice plan={plan} />
                </td>
              ))}
            </tr>
            {compareFeatures(own).map(({ topic, cells }) => (
              <tr key={topic}>
                <th scope="row">
                  <FormattedMessage id={`plans.topic.${topic}`} />
                </th>
                {cells.map((features, column) => (
                  <td key={plans[column]?.id ?? column} className={clsx(column !== shown && styles.other)}>
                    <Cell features={features} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Space that holds a price and its period on one line. */
const NO_BREAK = '\u00a0';

function ComparedPrice({ plan }: { plan: PlanRow }) {
  const { locale } = useIntl();
  const { perMonth, total } = readPrice(plan);
  if (perMonth === null) return <span>{formatMoney(total, locale)}</span>;

  return (
    <>
      {formatMoney(perMonth, locale)}
      {NO_BREAK}
      <FormattedMessage id="plans.card.periodMo" />
      {plan.period === 'yr' && (
        <Text variant="caption" as="div" muted>
          <FormattedMessage id="plans.card.billedYearly" values={{ total: formatMoney(total, locale) }} />
        </Text>
      )}
    </>
  );
}

type Named = { id: string; name: string; name_ar?: string | null };
type NamesProps = {
  plans: readonly Named[];
  /** Column of the one plan that phones show. */
  shown: number;
};

type PlanChoiceProps = NamesProps & { onChoose: (column: number) => void };

function PlanChoice({ plans, shown, onChoose }: PlanChoiceProps) {
  const intl = useIntl();

  return (
    <div className={styles.choice}>
      <Segments label={intl.formatMessage({ id: 'plans.page.shownPlan' })}>
        {plans.map((plan, column) => (
          <Segment
            key={plan.id}
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

function Names({ plans, shown }: NamesProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage id="plans.page.feature" />
        </th>
        {plans.map((plan, column) => (
          <th key={plan.id} scope="col" className={clsx(styles.name, column !== shown && styles.other)}>
            <TextOf en={plan.name} ar={plan.name_ar} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Cell({ features }: { features: readonly Feature[] }) {
  if (features.length === 0) return <NotIncluded />;

  return features.map((feature) => (
    <div key={feature.text}>
      <FeatureText {...feature} />
    </div>
  ));
}

function NotIncluded() {
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <VisuallyHidden>
        <FormattedMessage id="plans.page.no" />
      </VisuallyHidden>
    </>
  );
}
