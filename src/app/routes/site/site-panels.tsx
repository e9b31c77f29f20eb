import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { anchors, type Category } from '#src/config/paths.ts';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { SLIDE_OVER_CLOSE_MS } from '#src/lib/panels/close-delay.ts';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { onServicePanelRequest } from '#src/lib/panels/service-panel-event.ts';

const AboutPanel = lazy(async () => ({
  default: await loadAgain(
    async () => (await import('#src/features/about/components/about-panel.tsx')).AboutPanel,
  ),
}));
const FaqPanel = lazy(async () => ({
  default: await loadAgain(async () => (await import('#src/features/faq/components/faq-panel.tsx')).FaqPanel),
}));
const ServicePanel = lazy(async () => ({
  default: await loadAgain(
    async () => (await import('#src/features/plans/components/service-panel.tsx')).ServicePanel,
  ),
}));

/** The panels that any public page can open; each is loaded when it is first asked for. */
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

/** An address that ends in `#about-us` or `#faq` opens that dialog, and loses the anchor so that it can do so again. */
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

/** closed → open for a category → closing (300 ms, the category still shown) → closed. */
function ServicePanelOnRequest() {
  const [panel, setPanel] = useState<{ category: Category; isOpen: boolean } | null>(null);
  const isClosing = panel?.isOpen === false;

  // From the moment in which the page can be pressed: an effect comes a moment later.
  useLayoutEffect(
    () =>
      onServicePanelRequest((category) => {
        setPanel({ category, isOpen: true });
      }),
    [],
  );
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => {
      // It may have been asked for in this very moment.
      setPanel((now) => (now?.isOpen ? now : null));
    }, SLIDE_OVER_CLOSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isClosing]);

  if (!panel) return null;

  return (
    <Suspense>
      <ServicePanel
        {...panel}
        onClose={() => {
          setPanel((now) => now && { ...now, isOpen: false });
        }}
      />
    </Suspense>
  );
}
