import { useParams } from 'react-router-dom';
import { useArticle, useNews } from '#src/features/news/api/use-news.ts';
import { NewsArticle } from '#src/features/news/components/news-article.tsx';
import { NewsList } from '#src/features/news/components/news-list.tsx';
import { NewsAlert, NewsOnItsWay } from '#src/features/news/components/news-states.tsx';
import { newsTexts } from '#src/features/news/news-texts.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import { articleHead, newsHead } from '../page-heads.ts';
import { usePageHeadOf } from '../use-page-head.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { SiteLayout } from './layout/site-layout.tsx';

/** The pages at `/news` and `/news/<slug>`, in any language. */
export function NewsRoute() {
  const { slug } = useParams();

  return (
    <AddedTexts texts={newsTexts}>
      {slug === undefined ? <News /> : <Article key={slug} slug={slug} />}
    </AddedTexts>
  );
}

function News() {
  const { news, error, loading, refetch } = useNews();
  usePageHeadOf(newsHead);

  return (
    <SiteLayout>
      {news ? (
        <NewsList news={news} />
      ) : loading || !error ? (
        <NewsOnItsWay />
      ) : (
        <NewsAlert onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </SiteLayout>
  );
}

function Article({ slug }: { slug: string }) {
  const { article, error, loading, refetch } = useArticle(slug);
  const title = useTextOf({ en: article?.title, ar: article?.title_ar });
  const summary = useTextOf({ en: article?.summary, ar: article?.summary_ar });
  usePageHeadOf((intl, brand) => ({
    title: article ? articleHead(intl, { title: title.text, summary: summary.text, brand }).title : undefined,
    description: article ? summary.text : null,
    isMissing: article === null,
  }));

  if (article === null) return <NotFoundPage />;

  return (
    <SiteLayout>
      {article ? (
        <NewsArticle article={article} />
      ) : loading || !error ? (
        <NewsOnItsWay />
      ) : (
        <NewsAlert onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </SiteLayout>
  );
}
