import { Hero } from '#src/features/hero/components/hero.tsx';
import { useStartingPrices } from '#src/features/plans/components/pricing/use-starting-prices.tsx';
import { useSeoTexts } from '#src/features/seo/api/use-seo-texts.ts';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { usePageHead } from '../use-page-head.ts';
import { SiteLayout } from './layout/site-layout.tsx';

/** Parts below the first screen; their code loads after the code of the first screen. */
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

/** Sets the head in a separate component: a new title would otherwise render the page again and discard unhydrated parts. */
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
