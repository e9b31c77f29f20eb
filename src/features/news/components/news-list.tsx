import { FormattedMessage } from 'react-intl';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { articlePath, newsFeedPath } from '#src/config/news-paths.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import type { useNews } from '../api/use-news.ts';
import { NewsDay } from './news-day.tsx';
import styles from './news.module.css';

type News = NonNullable<ReturnType<typeof useNews>['news']>;

/** Lists announcements, the newest first, each with the text of its notice. */
export function NewsList({ news }: { news: News }) {
  const { brandName } = useRuntimeConfig();
  const { locale } = useLocale();

  return (
    <Container className={styles.page}>
      <Text variant="h1">
        <FormattedMessage id="news.title" />
      </Text>
      <Text muted className={styles.text}>
        <FormattedMessage id="news.text" values={{ brand: brandName[locale] }} />
      </Text>
      {news.length === 0 ? (
        <Text>
          <FormattedMessage id="news.none" />
        </Text>
      ) : (
        <ul role="list" className={styles.list}>
          {news.map((article) => (
            <li key={article.slug} className={styles.item}>
              <Item article={article} />
            </li>
          ))}
        </ul>
      )}
      <TextLink href={newsFeedPath(locale)} type="application/atom+xml">
        <FormattedMessage id="news.feed" />
      </TextLink>
    </Container>
  );
}

function Item({ article }: { article: News[number] }) {
  const localized = useLocalizedPath();
  const title = useTextOf({ en: article.title, ar: article.title_ar });
  const summary = useTextOf({ en: article.summary, ar: article.summary_ar });

  return (
    <>
      <Text variant="body2" muted>
        <NewsDay time={article.published_at} />
      </Text>
      <Text as="h2" variant="h3" className={styles.name} {...title.attributes}>
        <TextLink to={localized(articlePath(article.slug))} className={styles.link}>
          {title.text}
        </TextLink>
      </Text>
      {summary.text !== title.text && (
        <Text muted {...summary.attributes}>
          {summary.text}
        </Text>
      )}
    </>
  );
}
