import { useLocation } from 'react-router-dom';
import { withoutLocale } from '#src/config/locale.ts';
import { paths } from '#src/config/paths.ts';
import { LegalRoute } from './legal-route.tsx';
import { NewsRoute } from './news-route.tsx';

/** The pages of legal texts and announcements; one module, as each that the landing page names costs its visitors bytes. */
export function TextRoute() {
  const { pathname } = useLocation();

  return withoutLocale(pathname).startsWith(paths.news) ? <NewsRoute /> : <LegalRoute />;
}
