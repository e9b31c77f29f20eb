import { DomainSearch } from '#src/features/domain-search/components/domain-search.tsx';
import { FeatureGrid } from '#src/features/feature-grid/components/feature-grid.tsx';
import { TrustedBy } from '#src/features/partners/components/trusted-by.tsx';
import { PricingSection } from '#src/features/plans/components/pricing-section.tsx';

/** What follows the hero on the landing page. */
export function LandingSections() {
  return (
    <>
      <DomainSearch />
      <FeatureGrid />
      <PricingSection />
      <TrustedBy />
    </>
  );
}
