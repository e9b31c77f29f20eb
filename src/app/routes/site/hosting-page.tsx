import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { CATEGORIES, paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { CategoryPage } from '#src/features/plans/components/category-page.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { usePageHead } from '../use-page-head.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { SiteLayout } from './site-layout.tsx';

/** `/hosting/<category>`, in any language. */
export function HostingPage() {
  const intl = useIntl();
  const { locale } = useLocale();
  const { brandName } = useRuntimeConfig();
  const { pathname } = useLocation();
  const category = CATEGORIES.find((known) => pathname.includes(paths.hosting(known)));
  const title =
    category &&
    intl.formatMessage(
      { id: 'plans.page.title' },
      { category: intl.formatMessage({ id: `plans.category.${category}` }), brand: brandName[locale] },
    );

  const description = category && intl.formatMessage({ id: `plans.service.${category}.text` });

  usePageHead({ title, description });

  if (!category) return <NotFoundPage />;

  return (
    <SiteLayout>
      <CategoryPage key={category} category={category} />
    </SiteLayout>
  );
}
