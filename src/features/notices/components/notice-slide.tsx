import type { FragmentType } from '@apollo/client/masking';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SiteLink } from '#src/components/site-link.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { NoticeSlide_NoticeFragment } from '#src/gql/graphql.ts';
import { formatLocaleOf, type Locale } from '#src/config/locale.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { TextOf } from '#src/lib/messages/text-of.tsx';
import { publicFragment } from '#src/lib/public-data/public-operation.ts';
import { readFragment } from '#src/lib/public-data/read-fragment.ts';
import styles from './notice-slide.module.css';

/** Fields of a notice that visitors read. */
export const NoticeSlideFragment = publicFragment(
  graphql(`
    fragment NoticeSlide_notice on store_notices {
      id
      content
      content_ar
      notice_date
      severity
      link_url
    }
  `),
);

type NoticeSlideProps = { notice: FragmentType<NoticeSlide_NoticeFragment> };

/** Shows one notice in the reader's language with its date and, if it has one, its link. */
export function NoticeSlide({ notice }: NoticeSlideProps) {
  return <ShownNotice notice={readFragment(NoticeSlideFragment, notice)} />;
}

type ShownNoticeProps = {
  notice: Pick<
    NoticeSlide_NoticeFragment,
    'content' | 'content_ar' | 'notice_date' | 'severity' | 'link_url'
  >;
};

/** Shows a notice whose fields are known. */
export function ShownNotice({ notice }: ShownNoticeProps) {
  const { locale } = useLocale();
  const { content, content_ar, notice_date, severity, link_url } = notice;
  const text = <TextOf en={content} ar={content_ar} />;

  return (
    <NoticeLine
      content={text}
      date={notice_date}
      severity={severity}
      locale={locale}
      link={
        link_url ? (
          <SiteLink url={link_url} className={styles.content}>
            {text}
          </SiteLink>
        ) : null
      }
    />
  );
}

type NoticeLineProps = {
  content: ReactNode;
  /** yyyy-MM-dd; '' if there is no date. */
  date: string;
  severity: string;
  /** Link that replaces the content. */
  link: ReactNode;
  /** Language in which the date is written. */
  locale: Locale;
};

/** Shows a notice as the banner does: mark of its severity, text or link, date. */
export function NoticeLine({ content, date, severity, link, locale }: NoticeLineProps) {
  return (
    <div className={styles.slide}>
      {severity === 'warning' && <Mark id="notices.banner.warning" />}
      {severity === 'critical' && <Mark id="notices.banner.critical" />}
      {link ?? <span className={styles.content}>{content}</span>}{' '}
      {date && (
        <time dateTime={date} className={styles.date}>
          {formatDay(date, locale)}
        </time>
      )}
    </div>
  );
}

function formatDay(date: string, locale: Locale): string {
  const format = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

  return new Intl.DateTimeFormat(formatLocaleOf(locale), format).format(new Date(`${date}T00:00:00Z`));
}

function Mark({ id }: { id: 'notices.banner.warning' | 'notices.banner.critical' }) {
  return (
    <strong className={styles.mark}>
      <FormattedMessage id={id} />
    </strong>
  );
}
