import { Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import styles from './explorer.module.css';
import { KeyField } from './key-field.tsx';

const Editor = lazyPart(async () => (await import('./editor.tsx')).Editor);

type ExplorerProps = {
  /** Link to the home page, and the language switch. */
  top: ReactNode;
  /** Path of the documentation. */
  documentation: string;
};

/** Renders the API explorer, with a frame in the page's language. */
export function Explorer({ top, documentation }: ExplorerProps) {
  const [key, setKey] = useState('');

  return (
    <main id="main" className={styles.page}>
      <div className={styles.top}>{top}</div>
      <div className={styles.bar}>
        <div className={styles.about}>
          <Text variant="h3" as="h1">
            <FormattedMessage id="developers.explorer.title" />
          </Text>
          <Text variant="body2" muted>
            <FormattedMessage id="developers.explorer.english" />{' '}
            <TextLink href={documentation} className={styles.back}>
              <FormattedMessage id="developers.explorer.back" />
            </TextLink>
          </Text>
        </div>
        <KeyField onChange={setKey} />
      </div>
      <Suspense fallback={<Skeleton width="100%" height={480} />}>
        <Editor keyOrToken={key} />
      </Suspense>
    </main>
  );
}
