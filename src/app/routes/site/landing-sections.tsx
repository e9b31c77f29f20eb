import { DomainSearch } from '#src/features/domain-search/components/domain-search.tsx';
import { FeatureGrid } from '#src/features/feature-grid/components/feature-grid.tsx';
import { TrustedBy } from '#src/features/partners/components/trusted-by.tsx';
import { LandingOffer } from '#src/features/plans/components/offer/landing-offer.tsx';
import { PricingSection } from '#src/features/plans/components/pricing/pricing-section.tsx';
import { Testimonials } from '#src/features/testimonials/components/testimonials.tsx';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';

/** Sections below the hero of the landing page; each is hydrated separately, so that every task stays short. */
export function LandingSections() {
  return (
    <>
      <DrawnPart>
        <DomainSearch />
      </DrawnPart>
      <DrawnPart>
        <FeatureGrid />
      </DrawnPart>
      <DrawnPart>
        <PricingSection />
      </DrawnPart>
      <DrawnPart>
        <TrustedBy>
          <Testimonials />
          <LandingOffer />
        </TrustedBy>
      </DrawnPart>
    </>
  );
}
