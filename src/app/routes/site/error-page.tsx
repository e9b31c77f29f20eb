import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Container } from '#src/components/container.tsx';
import { Text } from '#src/components/text.tsx';
import { createLogger } from '#src/lib/log/logger.ts';
import styles from './error-page.module.css';

const log = createLogger('router');

type ErrorPageProps = {
  error: unknown;
  /** Element to draw; a `div` where the page's `main` is still around it. */
  within?: 'main' | 'div';
};

/** Replaces a page that could not be loaded or drawn (offline, say, or after a new release). */
export function ErrorPage({ error, within = 'main' }: ErrorPageProps) {
  useEffect(() => {
    log.error('A page could not be shown.', { error });
  }, [error]);

  return (
    <Container as={within} className={styles.page}>
      <Text as="h1" variant="h2">
        <FormattedMessage id="app.error.title" />
      </Text>
      <Text variant="subtitle1" muted>
        <FormattedMessage id="app.error.text" />
      </Text>
      <Button
        variant="contained"
        onClick={() => {
          window.location.reload();
        }}
      >
        <FormattedMessage id="app.error.retry" />
      </Button>
    </Container>
  );
}
