import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { paths } from '#src/config/paths.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import styles from './guide.module.css';

const STANDARD = 'https://www.standardwebhooks.com';

/** Shows a text of a guide: paragraphs and lists, with identifiers of the API and links. */
export function GuideText({ id }: { id: MessageId }) {
  const localized = useLocalizedPath();
  const linkTo = (path: string) => (chunks: ReactNode) => <TextLink to={localized(path)}>{chunks}</TextLink>;

  return (
    <div className={styles.text}>
      <FormattedMessage
        id={id}
        values={{
          p: (chunks: ReactNode) => <Text>{chunks}</Text>,
          ul: (chunks: ReactNode) => <ul>{chunks}</ul>,
          li: (chunks: ReactNode) => <li>{chunks}</li>,
          code: (chunks: ReactNode) => (
            <code dir="ltr" lang="en">
              {chunks}
            </code>
          ),
          standard: (chunks: ReactNode) => (
            <TextLink href={STANDARD} rel="noopener">
              <bdi lang="en">{chunks}</bdi>
            </TextLink>
          ),
          rights: linkTo(`${paths.developers}#roles`),
          codes: linkTo(`${paths.developers}#codes`),
          follow: linkTo(paths.guide('changes')),
          repeats: linkTo(paths.guide('idempotency')),
        }}
      />
    </div>
  );
}
