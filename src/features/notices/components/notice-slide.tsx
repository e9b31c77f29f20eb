import type { FragmentType } from '@apollo/client/masking';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { SiteLink } from '#src/components/site-link.tsx';
import { graphql } from '#src/gql/gql.ts';
import type { NoticeSlide_NoticeFragment } from '#src/gql/graphql.ts';

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
  const { data } = useSuspenseFragment({ fragment: NoticeSlideFragment, from: notice });
  const content = (intl.locale === 'ar' && data.content_ar) || data.content;

  return (
    <Box sx={{ textAlign: { md: 'center' }, lineHeight: 1.45 }}>
      {data.severity === 'warning' && <Mark id="notices.banner.warning" />}
      {data.severity === 'critical' && <Mark id="notices.banner.critical" />}
      {data.link_url ? (
        <SiteLink url={data.link_url} color="inherit" underline="always" sx={{ fontWeight: 550 }}>
          {content}
        </SiteLink>
      ) : (
        <Box component="span" sx={{ fontWeight: 550 }}>
          {content}
        </Box>
      )}{' '}
      <Box
        component="time"
        dateTime={data.notice_date}
        sx={{ whiteSpace: 'nowrap', opacity: 0.82, marginInlineStart: 1 }}
      >
        {intl.formatDate(`${data.notice_date}T00:00:00Z`, {
          year: 'numeric',
          month: 'short',
          day: 'numeric',
          timeZone: 'UTC',
        })}
      </Box>
    </Box>
  );
}

function Mark({ id }: { id: 'notices.banner.warning' | 'notices.banner.critical' }) {
  return (
    <Box
      component="strong"
      sx={{
        marginInlineEnd: 1,
        paddingInline: 1,
        borderRadius: '7px',
        border: '1.5px solid currentColor',
        fontSize: '0.8125rem',
        fontWeight: 700,
      }}
    >
      <FormattedMessage id={id} />
    </Box>
  );
}
