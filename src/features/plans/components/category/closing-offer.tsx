import { FormattedMessage } from 'react-intl';
import { PageSection } from '#src/components/page-section.tsx';
import type { Category } from '#src/config/paths.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import { chooseRow, savingOf } from '../../offers.ts';
import styles from './closing-offer.module.css';
import { PlanButton } from '../card/plan-button.tsx';
import { PlanCardFragment } from '../card/plan-card.tsx';
import { PlanPrice } from '../card/plan-price.tsx';
import { useBuyingChoices } from '../pricing/use-buying-choices.ts';
import { useCategoryPlans } from './use-category-plans.ts';

/** Ends a page with the recommended plan of a category, else with its first; nothing if it has none. */
export function ClosingOffer({ category }: { category: Category }) {
  const { locale } = useLocale();
  const { cycle, currency } = useBuyingChoices();
  const { offers = [] } = useCategoryPlans(category);
  const offer = offers.find(({ mainRow }) => readFragment(PlanCardFragment, mainRow).highlight) ?? offers[0];
  if (!offer) return null;
  const row = chooseRow(offer, cycle, currency);
  const plan = readFragment(PlanCardFragment, row);
  const name = (locale === 'ar' && plan.name_ar) || plan.name;

  return (
    <PageSection
      titleId="offer-title"
      title={<FormattedMessage id="plans.page.offer" values={{ plan: name }} />}
    >
      <div className={styles.offer}>
        <PlanPrice plan={plan} saving={savingOf(offer, row.currency)} wished={currency} />
        <PlanButton plan={plan} name={name} />
      </div>
    </PageSection>
  );
}
