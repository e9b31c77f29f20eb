import { FormattedDate, FormattedMessage } from 'react-intl';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import { Markdown } from '#src/kit/markdown/markdown.tsx';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import styles from './legal-article.module.css';

type LegalArticleProps = {
  page: {
    title: string;
    title_ar?: string | null | undefined;
    body: string;
    body_ar?: string | null | undefined;
    updated_at: string;
  };
};

/** A legal text as a visitor reads it; what is missing in the reader's language stands in English, and is marked. */
export function LegalArticle({ page }: LegalArticleProps) {
  const title = useTextOf({ en: page.title, ar: page.title_ar });
  const body = useTextOf({ en: page.body, ar: page.body_ar });

  return (
    <Container className={styles.page}>
      <article className={styles.article}>
        <Text variant="h1" {...title.attributes}>
          {title.text}
        </Text>
        <Text variant="body2" muted className={styles.state}>
          <FormattedMessage
            id="legal.updated"
            values={{
              // The same day on the server, which draws the page first, and wherever it is read.
              date: <FormattedDate key="date" value={page.updated_at} dateStyle="long" timeZone="UTC" />,
            }}
          />
        </Text>
        {body.attributes.lang && (
          <Text className={styles.note}>
            <FormattedMessage id="legal.onlyEnglish" />
          </Text>
        )}
        <div {...body.attributes}>
          <Markdown text={body.text} />
        </div>
      </article>
    </Container>
  );
}
