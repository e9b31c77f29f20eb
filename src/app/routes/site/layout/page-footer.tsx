import { SiteFooter } from '#src/features/footer-links/components/site-footer.tsx';
import { SignUpPlace } from '#src/features/newsletter-sign-up/components/sign-up-place.tsx';
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
        newsletter={<SignUpPlace />}
        {...(hasTags && { onCookies: askCookieSettings })}
        onAbout={() => {
          open('about');
        }}
      />
    </>
  );
}
