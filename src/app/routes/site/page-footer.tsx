import { SiteFooter } from '#src/features/footer-links/components/site-footer.tsx';
import { usePanels } from '#src/lib/panels/panels-context.tsx';

/** The foot of every public page, which opens the About dialog. */
export function PageFooter() {
  const { open } = usePanels();

  return (
    <SiteFooter
      onAbout={() => {
        open('about');
      }}
    />
  );
}
