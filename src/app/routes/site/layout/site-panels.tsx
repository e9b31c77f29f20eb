import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { anchors } from '#src/config/paths.ts';
import { useKinds } from '#src/lib/kinds/use-kinds.ts';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import { SLIDE_OVER_CLOSE_MS } from '#src/lib/panels/history-step.ts';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { onServicePanelRequest } from '#src/lib/panels/service-panel-event.ts';

const AboutPanel = lazyPart(
  async () => (await import('#src/features/about/components/about-panel.tsx')).AboutPanel,
);
const FaqPanel = lazyPart(async () => (await import('#src/features/faq/components/faq-panel.tsx')).FaqPanel);
const ServicePanel = lazyPart(
  async () => (await import('#src/features/plans/components/pricing/service-panel.tsx')).ServicePanel,
);

/** Draws the panels that any public page can open; each panel's code loads when it is first requested. */
export function SitePanels() {
  return (
    <>
      <TextPanels />
      <ServicePanelOnRequest />
    </>
  );
}

function TextPanels() {
  const { openPanel, close } = usePanels();
  const [used, setUsed] = useState({ about: false, faq: false });
  if (openPanel && !used[openPanel]) setUsed({ ...used, [openPanel]: true });
  usePanelAnchor();

  return (
    <Suspense>
      {used.about && <AboutPanel isOpen={openPanel === 'about'} onClose={close} />}
      {used.faq && <FaqPanel isOpen={openPanel === 'faq'} onClose={close} />}
    </Suspense>
  );
}

const PANELS = { [`#${anchors.aboutUs}`]: 'about', [`#${anchors.faq}`]: 'faq' } as const;

/** Opens a dialog when the URL ends in `#about-us` or `#faq`, and removes the anchor, so that the link works again. */
function usePanelAnchor() {
  const { open } = usePanels();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const panel = PANELS[hash];
    if (!panel) return;
    open(panel);
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate, open]);
}

/** Panel for a kind of hosting, with these states: closed → open → closing (300 ms, the kind still shown) → closed. */
function ServicePanelOnRequest() {
  const [panel, setPanel] = useState<{ slug: string; isOpen: boolean } | null>(null);
  const kinds = useKinds();
  const isClosing = panel?.isOpen === false;

  // A layout effect, since the page accepts clicks from then on and an ordinary effect would run too late for one.
  useLayoutEffect(
    () =>
      onServicePanelRequest((slug) => {
        setPanel({ slug, isOpen: true });
      }),
    [],
  );
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => {
      // A request for the panel may have arrived just before this timer ran.
      setPanel((now) => (now?.isOpen ? now : null));
    }, SLIDE_OVER_CLOSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isClosing]);

  const kind = panel && kinds?.find(({ slug }) => slug === panel.slug);
  if (!kind) return null;

  return (
    <Suspense>
      <ServicePanel
        kind={kind}
        isOpen={panel.isOpen}
        onClose={() => {
          setPanel((now) => now && { ...now, isOpen: false });
        }}
      />
    </Suspense>
  );
}
