import { Suspense, useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { lazyPart } from '#src/lib/loading/lazy-part.tsx';
import styles from './explorer.module.css';

const Editor = lazyPart(async () => (await import('./editor.tsx')).Editor);

type ExplorerProps = {
  /** Link to the home page, and the language switch. */
  top: ReactNode;
  /** Path of the documentation. */
  documentation: string;
};

/** Renders the API explorer, with a frame in the page's language. */
export function Explorer({ top, documentation }: ExplorerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [token, setToken] = useState('');

  return (
    <main id="main" className={styles.page}>
      <div className={styles.top}>{top}</div>
      <div className={styles.bar}>
        <div className={styles.about}>
          <Text variant="h5" as="h1">
            <FormattedMessage id="developers.explorer.title" />
          </Text>
          <Text variant="body2" muted>
            <FormattedMessage id="developers.explorer.english" />{' '}
            <TextLink href={documentation} className={styles.back}>
              <FormattedMessage id="developers.explorer.back" />
            </TextLink>
          </Text>
        </div>
        <div className={styles.token}>
          <label htmlFor={id}>
            <FormattedMessage id="developers.explorer.token" />
          </label>
          <input
            id={id}
            type="password"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-describedby={`${id}-hint`}
            className={styles.input}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => setToken(typed.trim())}
            onKeyDown={(event) => {
              if (event.key === 'Enter') setToken(typed.trim());
            }}
          />
          <Text id={`${id}-hint`} variant="body2" muted>
            <FormattedMessage id="developers.explorer.tokenHint" />
          </Text>
        </div>
      </div>
      <Suspense fallback={<Skeleton width="100%" height={480} />}>
        <Editor token={token} />
      </Suspense>
    </main>
  );
}
