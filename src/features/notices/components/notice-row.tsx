import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { RowAction } from '#src/lib/tables/row-action.tsx';
import { graphql } from '#src/gql/gql.ts';
import { NoticeContentCell } from './notice-content-cell.tsx';
import { NoticeStatus } from './notice-status.tsx';

const NoticeRowFragment = graphql(`
  fragment NoticeRow_notice on store_notices {
    id
    notice_date
    ...NoticeContentCell_notice
    ...NoticeStatus_notice
  }
`);

type NoticeRowProps = {
  notice: FragmentType<typeof NoticeRowFragment>;
  /** On phones date and status stand beneath the text, in one column with it. */
  isNarrow: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** One notice in the back office. */
export function NoticeRow({ notice, isNarrow, onEdit, onDelete }: NoticeRowProps) {
  const intl = useIntl();
  const contentId = useId();
  const { data } = useSuspenseFragment({
    fragment: NoticeRowFragment,
    fragmentName: 'NoticeRow_notice',
    from: notice,
  });
  const status = <NoticeStatus notice={data} />;
  const date = (
    <FormattedDate
      value={`${data.notice_date}T00:00:00Z`}
      timeZone="UTC"
      year="numeric"
      month="short"
      day="numeric"
    />
  );

  return (
    <TableRow hover>
      <NoticeContentCell id={contentId} notice={data}>
        {isNarrow && (
          <Stack direction="row" sx={{ gap: 1.5, marginBlockStart: 0.75, flexWrap: 'wrap' }}>
            <Typography variant="caption" color="textSecondary">
              {date}
            </Typography>
            {status}
          </Stack>
        )}
      </NoticeContentCell>
      {!isNarrow && <TableCell sx={{ whiteSpace: 'nowrap' }}>{date}</TableCell>}
      {!isNarrow && <TableCell>{status}</TableCell>}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <RowAction
          icon={mdiPencilOutline}
          label={intl.formatMessage({ id: 'notices.list.edit' })}
          describedBy={contentId}
          onClick={onEdit}
        />
        <RowAction
          icon={mdiDeleteOutline}
          color="error"
          label={intl.formatMessage({ id: 'notices.list.delete' })}
          describedBy={contentId}
          onClick={onDelete}
        />
      </TableCell>
    </TableRow>
  );
}
