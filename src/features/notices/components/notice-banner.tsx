import { useCallback, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Container } from '#src/components/container.tsx';
import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { useLiveQuery } from '#src/lib/public-data/use-public-query.ts';
import styles from './notice-banner.module.css';
import { NoticeCarousel } from './notice-carousel.tsx';
import { useArrivals } from './use-arrivals.tsx';

const NoticeBannerQuery = publicOperation(
  graphql(`
    query NoticeBanner {
      store_notices(
        where: { is_active: { _eq: true } }
        order_by: [{ notice_date: desc }, { created_at: desc }]
      ) {
        id
        severity
        ...NoticeSlide_notice
      }
    }
  `),
);

const log = createLogger('notices');

/**
 * On small screens only warnings and critical notices are shown: SPEC hides the banner there, DECISIONS excepts those
 * two. In em, so that larger text counts too, as in the styles of the carousel.
 */
const SMALL_SCREEN = '(max-width: 47.996em)';

/** Shows the active notices on top of the page, live: a loading bar, nothing, or a carousel. */
export function NoticeBanner() {
  const isSmallScreen = useMediaQuery(SMALL_SCREEN);
  const { notices, isLoading } = useLiveNotices();
  const shown = useMemo(
    () => (isSmallScreen ? (notices ?? []).filter(({ severity }) => severity !== 'info') : (notices ?? [])),
    [isSmallScreen, notices],
  );
  const spoken = useRef<string>(null);
  const onSpoken = useCallback((id: string | null) => {
    spoken.current = id;
  }, []);
  useArrivals({ notices, shown, spoken });

  if (isLoading) return isSmallScreen ? null : <LoadingBar />;
  if (shown.length === 0) return null;

  return <NoticeCarousel notices={shown} onSpoken={onSpoken} />;
}

/** Returns the notices, live, undefined until they are known; if the connection fails, the last ones stay. */
function useLiveNotices() {
  const asked = useLiveQuery(NoticeBannerQuery);
  const { data, error, loading } = asked;
  // Once there are notices, the subscription comes back by itself.
  useRecovery({ ...asked, error: data ? undefined : error });

  useEffect(() => {
    if (error) log.warn('The notices could not be read.', { error });
  }, [error]);

  return { notices: data?.store_notices, isLoading: !data && loading };
}

function LoadingBar() {
  return (
    <div className={styles.loading}>
      <Container role="status" className={styles.line}>
        <FormattedMessage id="notices.banner.loading" />
      </Container>
    </div>
  );
}
