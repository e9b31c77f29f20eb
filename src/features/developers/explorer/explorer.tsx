import { Suspense, useEffect, useId, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
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

/** Tells whether a text can be sent as a header; keys and tokens have letters of ASCII alone. */
function isSendable(key: string): boolean {
  return /^[!-~]*$/.test(key);
}

/** Renders the API explorer, with a frame in the page's language. */
export function Explorer({ top, documentation }: ExplorerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [used, use] = useState('');
  const fault = isSendable(typed.trim()) ? null : 'developers.explorer.keyInvalid';

  function useTyped() {
    if (!fault) use(typed.trim());
  }

  // The browser may keep a left page for its Back button; the key must not come back with it.
  useEffect(() => {
    function forget() {
      setTyped('');
      use('');
    }
    window.addEventListener('pagehide', forget);

    return () => window.removeEventListener('pagehide', forget);
  }, []);

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
        <div className={styles.key}>
          <label htmlFor={id}>
            <FormattedMessage id="developers.explorer.key" />
          </label>
          <input
            id={id}
            type="password"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-describedby={`${id}-hint`}
            aria-invalid={fault !== null}
            className={styles.input}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={useTyped}
            onKeyDown={(event) => {
              if (event.key === 'Enter') useTyped();
            }}
          />
          <Text
            id={`${id}-hint`}
            variant="body2"
            role="status"
            muted={fault === null}
            className={clsx(fault && styles.fault)}
          >
            <FormattedMessage id={fault ?? 'developers.explorer.keyHint'} />
          </Text>
        </div>
      </div>
      <Suspense fallback={<Skeleton width="100%" height={480} />}>
        <Editor keyOrToken={used} />
      </Suspense>
    </main>
  );
}
