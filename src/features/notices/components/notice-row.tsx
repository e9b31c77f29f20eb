import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
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
  onEdit: () => void;
  onDelete: () => void;
};

/** One notice in the back office. */
export function NoticeRow({ notice, onEdit, onDelete }: NoticeRowProps) {
  const intl = useIntl();
  const contentId = useId();
  const { data } = useSuspenseFragment({
    fragment: NoticeRowFragment,
    fragmentName: 'NoticeRow_notice',
    from: notice,
  });

  return (
    <TableRow hover>
      <NoticeContentCell id={contentId} notice={data} />
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <FormattedDate
          value={`${data.notice_date}T00:00:00Z`}
          timeZone="UTC"
          year="numeric"
          month="short"
          day="numeric"
        />
      </TableCell>
      <TableCell>
        <NoticeStatus notice={data} />
      </TableCell>
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
