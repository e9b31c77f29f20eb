import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import type { PlanCard_PlanFragment } from '#src/gql/graphql.ts';
import { chooseRow, savingOf, type Offer, type PlanRow } from '../offers.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-grid.module.css';
import { PlanCardSkeleton } from './plan-skeletons.tsx';
import type { BuyingChoices } from './use-buying-choices.ts';

type Row = PlanRow & { id: string } & FragmentType<PlanCard_PlanFragment>;
type PlanGridProps = {
  offers: Offer<Row>[];
  choices: Pick<BuyingChoices, 'cycle' | 'currency'>;
  heading?: 'h3' | 'h4';
  /** One under the other, as in a panel. */
  isStacked?: boolean;
};

/** The offers side by side, each with the row that fits cycle and currency. */
export function PlanGrid({ offers, choices, heading = 'h3', isStacked = false }: PlanGridProps) {
  return (
    <ul role="list" className={clsx(styles.grid, isStacked && styles.stacked)}>
      {offers.map((offer) => {
        const row = chooseRow(offer, choices.cycle, choices.currency);
        return (
          <li key={offer.key}>
            <Suspense fallback={<PlanCardSkeleton />}>
              <PlanCard plan={row} saving={savingOf(offer, row.currency)} heading={heading} />
            </Suspense>
          </li>
        );
      })}
    </ul>
  );
}
