import { DomainSearch } from '#src/features/domain-search/components/domain-search.tsx';
import { FeatureGrid } from '#src/features/feature-grid/components/feature-grid.tsx';
import { Hero } from '#src/features/hero/components/hero.tsx';
import { TrustedBy } from '#src/features/partners/components/trusted-by.tsx';
import { PricingSection } from '#src/features/plans/components/pricing-section.tsx';
import { useStartingPrices } from '#src/features/plans/components/use-starting-prices.ts';
import { useSeoTexts } from '#src/features/seo/api/use-seo-texts.ts';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { usePageHead } from '../use-page-head.ts';
import { SiteLayout } from './site-layout.tsx';

/** The landing page in SPEC's order. */
export function LandingPage() {
  usePageHead(useSeoTexts());

  return (
    <SiteLayout>
      <LandingHero />
      <DomainSearch />
      <FeatureGrid />
      <PricingSection />
      <TrustedBy />
    </SiteLayout>
  );
}

function LandingHero() {
  const { open } = usePanels();
  const { ofHosting } = useStartingPrices();

  return (
    <Hero
      price={ofHosting}
      onAbout={() => {
        open('about');
      }}
    />
  );
}
