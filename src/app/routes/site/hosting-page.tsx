import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { CATEGORIES } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { CategoryPage } from '#src/features/plans/components/category-page.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { useDocumentTitle } from '#src/lib/document/use-document-title.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { SiteLayout } from './site-layout.tsx';

/** `/hosting/<category>`; a category that does not exist is a page that does not exist. */
export function HostingPage() {
  const intl = useIntl();
  const { locale } = useLocale();
  const { brandName } = useRuntimeConfig();
  const { category: asked } = useParams();
  const category = CATEGORIES.find((known) => known === asked);
  const title =
    category &&
    intl.formatMessage(
      { id: 'plans.page.title' },
      { category: intl.formatMessage({ id: `plans.category.${category}` }), brand: brandName[locale] },
    );

  useDocumentTitle(title);

  if (!category) return <NotFoundPage />;

  return (
    <SiteLayout>
      <CategoryPage key={category} category={category} />
    </SiteLayout>
  );
}
