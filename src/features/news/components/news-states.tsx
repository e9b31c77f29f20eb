import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { Button } from '#src/components/button.tsx';
import { Container } from '#src/components/container.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import styles from './news.module.css';

const LINE_WIDTHS = ['45%', '25%', '95%', '100%', '90%', '97%', '60%'];

/** Shows a skeleton while announcements load. */
export function NewsOnItsWay() {
  const intl = useIntl();

  return (
    <Container className={styles.page}>
      <div role="status" aria-busy="true" aria-label={intl.formatMessage({ id: 'news.loading' })}>
        {LINE_WIDTHS.map((width, index) => (
          <Skeleton key={width} width={width} height={index === 0 ? 48 : 20} className={styles.line} />
        ))}
      </div>
    </Container>
  );
}

/** Says that announcements could not be loaded, and offers to try again. */
export function NewsAlert({ onRetry }: { onRetry: () => void }) {
  return (
    <Container className={styles.page}>
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            <FormattedMessage id="news.retry" />
          </Button>
        }
      >
        <FormattedMessage id="news.error" />
      </Alert>
    </Container>
  );
}
