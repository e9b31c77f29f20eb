import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '#src/kit/admin/list/use-now.ts';
import { NARROW_TABLE } from '#src/kit/admin/table/column-look.ts';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { QuietStatus, type StatusTone } from '#src/kit/admin/table/quiet-status.tsx';
import { SCHEDULE_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { AdminNotice } from '../notice-documents.generated.ts';

type Cell = { notice: AdminNotice };

export function NoticeText({ notice: { content, content_ar } }: Cell) {
  return <LocalizedText text={content} textAr={content_ar} />;
}

/** Shows a calendar day; it is formatted in UTC, so it is the same in every time zone. */
export function NoticeDate({ date }: { date: string }) {
  return (
    <FormattedDate value={`${date}T00:00:00Z`} timeZone="UTC" year="numeric" month="short" day="numeric" />
  );
}

/** Shows whether the notice is switched on, its severity if above info, and why an active notice is not visible now. */
export function NoticeStatus({ notice }: Cell) {
  const { is_active, severity } = notice;
  const timing = useTiming(notice);

  return (
    <Box sx={{ display: 'flex', columnGap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <QuietStatus tone={is_active ? (timing ? 'waiting' : 'good') : 'off'}>
        <FormattedMessage id={is_active ? 'notices.status.active' : 'notices.status.inactive'} />
      </QuietStatus>
      {(severity === 'warning' || severity === 'critical') && (
        <QuietStatus tone={severityTones[severity]}>
          <FormattedMessage id={`notices.severity.${severity}`} />
        </QuietStatus>
      )}
      {is_active && timing && (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ whiteSpace: { sm: 'nowrap' }, [NARROW_TABLE]: { whiteSpace: 'normal' } }}
        >
          {timing}
        </Typography>
      )}
    </Box>
  );
}

const severityTones: Record<'warning' | 'critical', StatusTone> = { warning: 'warning', critical: 'bad' };

function useTiming({ starts_at, ends_at }: AdminNotice): string | null {
  const intl = useIntl();
  const now = new Date(useNow());
  const format = (at: string) => intl.formatDate(at, SCHEDULE_FORMAT);
  if (ends_at && new Date(ends_at) <= now) {
    return intl.formatMessage({ id: 'notices.status.over' }, { at: format(ends_at) });
  }

  return starts_at && new Date(starts_at) > now
    ? intl.formatMessage({ id: 'notices.status.scheduled' }, { at: format(starts_at) })
    : null;
}
