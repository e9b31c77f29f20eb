import { SiteFooter } from '#src/features/footer-links/components/site-footer.tsx';
import { usePanels } from '#src/lib/panels/panels-context.tsx';
import { askCookieSettings, useHasTags } from './cookie-settings.ts';
import { WithoutScripts } from './without-scripts.tsx';

/** The footer of every public page, which opens the About dialog. */
export function PageFooter() {
  const { open } = usePanels();
  const hasTags = useHasTags();

  return (
    <>
      <WithoutScripts />
      <SiteFooter
        {...(hasTags && { onCookies: askCookieSettings })}
        onAbout={() => {
          open('about');
        }}
      />
    </>
  );
}
