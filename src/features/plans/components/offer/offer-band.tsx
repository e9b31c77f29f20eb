import type { FragmentType } from '@apollo/client/masking';
import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import type { PlanCard_PlanFragment } from '#src/gql/graphql.ts';
import type { Choices } from '#src/lib/buying/choices.ts';
import { useChoices } from '#src/lib/buying/use-choices.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { showOffer, type Offer, type PlanRow } from '../../offers.ts';
import styles from './offer-band.module.css';
import { PlanButton } from '../card/plan-button.tsx';
import { PlanCardFragment } from '../card/plan-card.tsx';
import { PlanPrice } from '../card/plan-price.tsx';
import { PlanTerms } from '../card/plan-terms.tsx';

type Row = PlanRow & FragmentType<PlanCard_PlanFragment>;
type OfferBandProps = {
  /** Plans of which the recommended one is offered, else the first. */
  offers: readonly Offer<Row>[];
  /** Level of the heading. */
  heading: 'h2' | 'h3';
};

/** Offers one plan on a dark band: its price, its terms and its button. */
export function OfferBand({ offers, heading }: OfferBandProps) {
  const { locale } = useLocale();
  const choices = useChoices();
  const offer = offers.find(({ mainRow }) => readFragment(PlanCardFragment, mainRow).highlight) ?? offers[0];
  if (!offer) return null;
  const rowAt = (chosen: Choices) => readFragment(PlanCardFragment, showOffer(offer, chosen).row);
  const { name, name_ar } = rowAt(choices);
  const shownName = (locale === 'ar' && name_ar) || name;

  return (
    <div className={styles.band}>
      <div>
        <Text id="offer-title" as={heading} variant="h2">
          <FormattedMessage id="plans.page.offer" values={{ plan: shownName }} />
        </Text>
        <PlanTerms rowAt={rowAt} />
      </div>
      <div className={styles.order}>
        <PlanPrice shownAt={(chosen) => ({ ...showOffer(offer, chosen), row: rowAt(chosen) })} />
        <PlanButton rowAt={rowAt} name={shownName} />
      </div>
    </div>
  );
}
