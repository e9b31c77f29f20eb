import { FirstPlans } from '../pricing/first-plans.tsx';
import styles from './offer-band.module.css';
import { OfferBand } from './offer-band.tsx';

/** Ends the landing page with the recommended one of its plans; nothing if there is none or until they are loaded. */
export function LandingOffer() {
  return (
    <FirstPlans>
      {(offers) =>
        offers.length > 0 && (
          <div className={styles.last}>
            <OfferBand offers={offers} heading="h3" />
          </div>
        )
      }
    </FirstPlans>
  );
}
