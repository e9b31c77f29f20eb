import type { FragmentType } from '@apollo/client/masking';
import { useSuspenseFragment } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SiteLink } from '#src/components/site-link.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { NoticeSlide_NoticeFragment } from '#src/gql/graphql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import styles from './notice-slide.module.css';

const NoticeSlideFragment = graphql(`
  fragment NoticeSlide_notice on store_notices {
    id
    content
    content_ar
    notice_date
    severity
    link_url
  }
`);

type NoticeSlideProps = { notice: FragmentType<NoticeSlide_NoticeFragment> };

/** One notice in the reader's language, with its date and, where it has one, its link. */
export function NoticeSlide({ notice }: NoticeSlideProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const { data } = useSuspenseFragment({ fragment: NoticeSlideFragment, from: notice });
  const content = (locale === 'ar' && data.content_ar) || data.content;

  return (
    <div className={styles.slide}>
      {data.severity === 'warning' && <Mark id="notices.banner.warning" />}
      {data.severity === 'critical' && <Mark id="notices.banner.critical" />}
      {data.link_url ? (
        <SiteLink url={data.link_url} className={styles.content}>
          {content}
        </SiteLink>
      ) : (
        <span className={styles.content}>{content}</span>
      )}{' '}
      <time dateTime={data.notice_date} className={styles.date}>
        {intl.formatDate(`${data.notice_date}T00:00:00Z`, {
          year: 'numeric',
          month: 'short',
          day: 'numeric',
          timeZone: 'UTC',
        })}
      </time>
    </div>
  );
}

function Mark({ id }: { id: 'notices.banner.warning' | 'notices.banner.critical' }) {
  return (
    <strong className={styles.mark}>
      <FormattedMessage id={id} />
    </strong>
  );
}
