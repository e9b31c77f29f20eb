import { Hero } from '#src/features/hero/components/hero.tsx';
import { useStartingPrices } from '#src/features/plans/components/use-starting-prices.ts';
import { useSeoTexts } from '#src/features/seo/api/use-seo-texts.ts';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { usePageHead } from '../use-page-head.ts';
import { SiteLayout } from './site-layout.tsx';

/** Below the first screen: its code comes after that of what a visitor sees first. */
const { element: sections } = lazyPage(async () => (await import('./landing-sections.tsx')).LandingSections);

/** The landing page in SPEC's order. */
export function LandingPage() {
  return (
    <>
      <LandingHead />
      <SiteLayout>
        <LandingHero />
        <DrawnPart>{sections}</DrawnPart>
      </SiteLayout>
    </>
  );
}

/** By itself: were the page drawn again for a new title, its parts that are not taken over yet would be drawn afresh. */
function LandingHead() {
  usePageHead(useSeoTexts());

  return null;
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
