import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { graphql } from '#src/gql/gql.ts';
import type { CommonFeatures_PlanFragment, PlanCard_PlanFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import { commonFeatures } from '../../features.ts';
import { showOffer, type Offer, type PlanRow } from '../../offers.ts';
import { commonTerms, type Term } from '../../terms.ts';
import { CommonFeatures } from '../category/common-features.tsx';
import { PlanCard, PlanCardFragment } from './plan-card.tsx';
import styles from './plan-grid.module.css';
import { PlanTermsFragment } from './plan-terms.tsx';

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
  heading?: 'h3' | 'h4';
  /** True if the cards stand one below the other, as in a panel. */
  isStacked?: boolean;
};

/** Shows what all offers have in common, then the offers side by side, each by the row that fits the visitor's choices. */
export function PlanGrid({ offers, heading = 'h3', isStacked = false }: PlanGridProps) {
  const { locale } = useLocale();
  const choices = useChoices();
  const rows = offers.map((offer) => showOffer(offer, choices).row);
  const common = commonFeatures(
    rows.map((row) => readFragment(CommonFeaturesFragment, row)),
    locale,
  );
  const terms = useCommonTerms(offers);

  return (
    <div className={styles.plans}>
      <CommonFeatures features={common} terms={terms} />
      <ul role="list" data-count={offers.length} className={clsx(styles.grid, isStacked && styles.stacked)}>
        {offers.map((offer) => (
          <li key={offer.key} className={styles.cell}>
            <PlanCard
              shownAt={(chosen) => showOffer(offer, chosen)}
              common={common}
              commonTerms={terms}
              heading={heading}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the terms that all offers have, by the visitor's choices; they stand above the cards. */
export function useCommonTerms(offers: readonly Offer<Row>[]): Term[] {
  const choices = useChoices();

  return commonTerms(
    offers.map((offer) =>
      readFragment(PlanTermsFragment, readFragment(PlanCardFragment, showOffer(offer, choices).row)),
    ),
  );
}
