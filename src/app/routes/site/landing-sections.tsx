import { DomainSearch } from '#src/features/domain-search/components/domain-search.tsx';
import { FeatureGrid } from '#src/features/feature-grid/components/feature-grid.tsx';
import { TrustedBy } from '#src/features/partners/components/trusted-by.tsx';
import { PricingSection } from '#src/features/plans/components/pricing-section.tsx';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';
import styles from './landing-sections.module.css';

/** What follows the hero on the landing page, each part of it taken over by itself: that is a short task. */
export function LandingSections() {
  return (
    <>
      <DrawnPart>
        <DomainSearch />
      </DrawnPart>
      <div className={styles.features}>
        <DrawnPart>
          <FeatureGrid />
        </DrawnPart>
      </div>
      <div className={styles.pricing}>
        <DrawnPart>
          <PricingSection />
        </DrawnPart>
      </div>
      <DrawnPart>
        <TrustedBy />
      </DrawnPart>
    </>
  );
}
