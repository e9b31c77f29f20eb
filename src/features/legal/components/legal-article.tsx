import { FormattedDate, FormattedMessage } from 'react-intl';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import { Markdown } from '#src/kit/markdown/markdown.tsx';
import '#src/lib/theme/fonts/still.generated.css';
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

/** Shows a legal text; without a text in the reader's language the English one is shown with a note. */
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
              // UTC gives the same day on the server, which renders the page first, and in every browser.
              date: <FormattedDate key="date" value={page.updated_at} dateStyle="long" timeZone="UTC" />,
            }}
          />
        </Text>
        {body.attributes.lang && (
          <Text className={styles.note}>
            <FormattedMessage id="legal.onlyEnglish" />
          </Text>
        )}
        <div className={styles.text} {...body.attributes}>
          <Markdown text={body.text} />
        </div>
      </article>
    </Container>
  );
}
