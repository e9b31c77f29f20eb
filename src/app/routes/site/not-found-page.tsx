import { clsx } from 'clsx';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';
import { Container } from '#src/components/container.tsx';
import { HomeLink } from '#src/components/home-link.tsx';
import { UnpluggedIllustration } from '#src/components/illustrations/unplugged-illustration.tsx';
import { Text } from '#src/components/text.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useLocalizedPath } from '#src/lib/messages/use-localized-path.ts';
import { usePageHead } from '../use-page-head.ts';
import styles from './not-found-page.module.css';

const log = createLogger('router');

/** The page shown for any path that the route table does not know. */
export function NotFoundPage() {
  const localized = useLocalizedPath();

  return (
    <div className={clsx(styles.surface, styles.page)}>
      <Container as="header" className={styles.header}>
        <HomeLink to={localized(paths.home)} />
      </Container>
      <Container as="main" id={anchors.main} className={styles.columns}>
        <NotFound />
      </Container>
    </div>
  );
}

/** Says "not found" within the frame of the back office. */
export function MissingSection() {
  return (
    <div className={clsx(styles.surface, styles.section, styles.columns)}>
      <NotFound />
    </div>
  );
}

function NotFound() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const localized = useLocalizedPath();
  usePageHead({
    title: intl.formatMessage({ id: 'app.notFound.title' }),
    description: null,
    isMissing: true,
  });

  useEffect(() => {
    log.warn('A path that does not exist was asked for.', { path: pathname });
  }, [pathname]);

  return (
    <>
      <div>
        <p className={styles.code}>
          <FormattedMessage id="app.notFound.code" />
        </p>
        <Text as="h1" variant="h2" className={styles.title}>
          <FormattedMessage id="app.notFound.title" />
        </Text>
        <Text variant="subtitle1" className={styles.text}>
          <FormattedMessage id="app.notFound.text" />
        </Text>
        <Button to={localized(paths.home)} size="large" variant="contained" color="secondary">
          <FormattedMessage id="app.notFound.home" />
        </Button>
      </div>
      <div className={styles.drawing}>
        <UnpluggedIllustration />
      </div>
    </>
  );
}
