import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { graphql } from '#src/gql/gql.ts';
import type { CommonFeatures_PlanFragment, PlanCard_PlanFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { commonFeatures } from '../../features.ts';
import { chooseRow, savingOf, type Offer, type PlanRow } from '../../offers.ts';
import { CommonFeatures } from '../category/common-features.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-grid.module.css';
import type { BuyingChoices } from '../pricing/use-buying-choices.ts';

const CommonFeaturesFragment = publicFragment(
  graphql(`
    fragment CommonFeatures_plan on pricing_plans {
      id
      features
      features_ar
    }
  `),
);

type Row = PlanRow & { id: string } & FragmentType<PlanCard_PlanFragment> &
  FragmentType<CommonFeatures_PlanFragment>;
type PlanGridProps = {
  offers: Offer<Row>[];
  choices: Pick<BuyingChoices, 'cycle' | 'currency'>;
  heading?: 'h3' | 'h4';
  /** True if the cards stand one below the other, as in a panel. */
  isStacked?: boolean;
};

/**
 * Shows the features common to all offers, then the offers side by side, each by the row that fits cycle and currency.
 */
export function PlanGrid({ offers, choices, heading = 'h3', isStacked = false }: PlanGridProps) {
  const { locale } = useLocale();
  const rows = offers.map((offer) => chooseRow(offer, choices.cycle, choices.currency));
  const common = commonFeatures(
    rows.map((row) => readFragment(CommonFeaturesFragment, row)),
    locale,
  );

  return (
    <>
      <CommonFeatures features={common} />
      <ul role="list" className={clsx(styles.grid, isStacked && styles.stacked)}>
        {offers.map((offer, index) => {
          const row = rows[index] ?? offer.mainRow;
          return (
            <li key={offer.key} className={styles.cell}>
              <PlanCard
                plan={row}
                saving={savingOf(offer, row.currency)}
                wished={choices.currency}
                common={common}
                heading={heading}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
