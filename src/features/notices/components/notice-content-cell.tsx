import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { graphql } from '#src/gql/gql.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

const NoticeContentCellFragment = graphql(`
  fragment NoticeContentCell_notice on store_notices {
    id
    content
    content_ar
  }
`);

type NoticeContentCellProps = {
  id: string;
  notice: FragmentType<typeof NoticeContentCellFragment>;
  /** What else the cell holds, beneath the text. */
  children?: ReactNode;
};

/** The text on one line, in the administrator's language first, the other language beneath. */
export function NoticeContentCell({ id, notice, children }: NoticeContentCellProps) {
  const { locale } = useLocale();
  const { data } = useSuspenseFragment({ fragment: NoticeContentCellFragment, from: notice });
  const texts = [data.content, data.content_ar ?? ''];
  const [first = '', second = ''] = locale === 'ar' && data.content_ar ? texts.toReversed() : texts;

  return (
    <TableCell sx={{ maxWidth: 0, width: '100%', minWidth: 160 }}>
      <Typography id={id} variant="body2" noWrap title={first} dir="auto" sx={atPageStart}>
        {first}
      </Typography>
      {second && (
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          noWrap
          title={second}
          dir="auto"
          sx={atPageStart}
        >
          {second}
        </Typography>
      )}
      {children}
    </TableCell>
  );
}

/** Each text runs in its own direction, yet all begin where the page's lines do ('left' is turned round with it). */
const atPageStart = { textAlign: 'left' };
