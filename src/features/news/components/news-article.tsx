import { FormattedMessage } from 'react-intl';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { paths } from '#src/config/paths.ts';
import { Markdown } from '#src/kit/markdown/markdown.tsx';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import type { useArticle } from '../api/use-news.ts';
import { NewsDay } from './news-day.tsx';
import styles from './news.module.css';

type Article = NonNullable<ReturnType<typeof useArticle>['article']>;

/** Shows an announcement; without a text in the reader's language the English one is shown with a note. */
export function NewsArticle({ article }: { article: Article }) {
  const localized = useLocalizedPath();
  const title = useTextOf({ en: article.title, ar: article.title_ar });
  const body = useTextOf({ en: article.body, ar: article.body_ar });
  const [published, changed] = [article.published_at, article.changed_at];
  const isChanged = dayOf(changed) > dayOf(published);

  return (
    <Container className={styles.page}>
      <article className={styles.article}>
        <Text variant="h1" {...title.attributes}>
          {title.text}
        </Text>
        <Text variant="body2" muted className={styles.date}>
          <FormattedMessage
            id={isChanged ? 'news.changed' : 'news.published'}
            values={{
              date: <NewsDay key="date" time={published} />,
              changed: <NewsDay key="changed" time={changed} />,
            }}
          />
        </Text>
        {body.attributes.lang && (
          <Text className={styles.note}>
            <FormattedMessage id="news.onlyEnglish" />
          </Text>
        )}
        <div {...body.attributes}>
          <Markdown text={body.text} />
        </div>
        <Text className={styles.back}>
          <TextLink to={localized(paths.news)}>
            <FormattedMessage id="news.all" />
          </TextLink>
        </Text>
      </article>
    </Container>
  );
}

/** Returns the day of a time in UTC, in a form that sorts. */
const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);
