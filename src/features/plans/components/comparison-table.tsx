import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
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
import { compareFeatures } from '../comparison.ts';
import { commonFeatures, featuresOf, withoutFeatures } from '../features.ts';
import { chooseRow, type Offer, type PlanRow } from '../offers.ts';
import { readPrice } from '../yearly-price.ts';
import styles from './comparison-table.module.css';
import { FeatureText } from './feature-text.tsx';
import type { BuyingChoices } from './use-buying-choices.ts';

const CompareColumnFragment = publicFragment(
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
 */
export function ComparisonTable({ category, offers, choices }: ComparisonTableProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const plans = offers.map((offer) =>
    readFragment(CompareColumnFragment, chooseRow(offer, choices.cycle, choices.currency)),
  );
  const common = commonFeatures(plans, locale);
  const own = plans.map((plan) => withoutFeatures(featuresOf(plan, locale), common));
  const caption = intl.formatMessage(
    { id: 'plans.page.compareCaption' },
    { category: intl.formatMessage({ id: `plans.category.${category}` }) },
  );

  return (
    <div role="region" aria-label={caption} tabIndex={0} className={styles.frame}>
      <table className={clsx('type-body2', styles.table)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Names plans={plans} />
        <tbody>
          <tr>
            <th scope="row">
              <FormattedMessage id="plans.page.price" />
            </th>
            {plans.map((plan) => (
              <td key={plan.id} className={styles.price}>
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
                <td key={plans[column]?.id ?? column}>
                  {features.length === 0 ? (
                    <NotIncluded />
                  ) : (
                    features.map((feature) => (
                      <div key={feature.text}>
                        <FeatureText {...feature} />
                      </div>
                    ))
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ComparedPrice({ plan }: { plan: PlanRow }) {
  const { locale } = useIntl();
  const { perMonth, total } = readPrice(plan);
  if (perMonth === null) return <span>{formatMoney(total, locale)}</span>;

  return (
    <>
      {formatMoney(perMonth, locale)} <FormattedMessage id="plans.card.periodMo" />
      {plan.period === 'yr' && (
        <Text variant="caption" as="div" muted>
          <FormattedMessage id="plans.card.billedYearly" values={{ total: formatMoney(total, locale) }} />
        </Text>
      )}
    </>
  );
}

type Named = { id: string; name: string; name_ar?: string | null };

function Names({ plans }: { plans: readonly Named[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage id="plans.page.feature" />
        </th>
        {plans.map((plan) => (
          <th key={plan.id} scope="col" className={styles.name}>
            <TextOf en={plan.name} ar={plan.name_ar} />
          </th>
        ))}
      </tr>
    </thead>
  );
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
