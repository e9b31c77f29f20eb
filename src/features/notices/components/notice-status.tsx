import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '#src/gql/gql.ts';

const NoticeStatusFragment = graphql(`
  fragment NoticeStatus_notice on store_notices {
    id
    is_active
    severity
    starts_at
    ends_at
  }
`);

type NoticeStatusProps = {
  notice: FragmentType<typeof NoticeStatusFragment>;
  /** The present moment, so that a test can set it. */
  now?: Date;
};

/** Active or inactive by the switch; beneath it why an active notice doesn't show now, and how urgent it is. */
export function NoticeStatus({ notice, now = new Date() }: NoticeStatusProps) {
  const intl = useIntl();
  const { data } = useSuspenseFragment({ fragment: NoticeStatusFragment, from: notice });
  const { is_active, severity, starts_at, ends_at } = data;
  const isEarly = Boolean(starts_at && new Date(starts_at) > now);
  const isOver = Boolean(ends_at && new Date(ends_at) <= now);
  const timing = isOver ? 'notices.status.over' : isEarly ? 'notices.status.scheduled' : null;
  const at = isOver ? ends_at : starts_at;

  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 0.75 }}>
        <Chip
          size="small"
          color={is_active ? 'success' : 'default'}
          variant={is_active ? 'filled' : 'outlined'}
          label={<FormattedMessage id={is_active ? 'notices.status.active' : 'notices.status.inactive'} />}
        />
        {severity === 'warning' || severity === 'critical' ? (
          <Chip
            size="small"
            variant="outlined"
            color={severity === 'critical' ? 'error' : 'warning'}
            label={<FormattedMessage id={`notices.severity.${severity}`} />}
          />
        ) : null}
      </Stack>
      {is_active && timing && at && (
        <Typography variant="caption" color="textSecondary" noWrap>
          <FormattedMessage
            id={timing}
            values={{ at: intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }) }}
          />
        </Typography>
      )}
    </Stack>
  );
}
