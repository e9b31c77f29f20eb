import { Container } from '#src/components/container.tsx';
import styles from './offer-band.module.css';
import { OfferBand } from './offer-band.tsx';
import { useCategoryPlans } from '../category/use-category-plans.ts';

/** Ends a page with the recommended plan of a category, else with its first; nothing if it has none. */
export function ClosingOffer({ category }: { category: string }) {
  const { offers = [] } = useCategoryPlans(category);
  if (offers.length === 0) return null;

  return (
    <section aria-labelledby="offer-title" className={styles.place}>
      <Container>
        <OfferBand offers={offers} heading="h2" />
      </Container>
    </section>
  );
}
