import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { QuestionDialog } from './question-dialog.tsx';

type DeleteDialogProps<T extends SectionTypes> = {
  section: AdminSection<T>;
  /** Records to delete; empty while the dialog is closed. */
  rows: readonly T['row'][];
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Number of records that the dialog names; "…" stands for the rest. */
const NAMED = 3;

/** Asks before records are deleted and names them: for one record in SPEC's words, for several with their count. */
export function DeleteDialog<T extends SectionTypes>(props: DeleteDialogProps<T>) {
  const { section, rows, isPending, onCancel, onConfirm } = props;
  const { locale } = useLocale();
  // The dialog still shows the last records during its closing animation.
  const [shown, setShown] = useState(rows);
  if (rows.length > 0 && rows !== shown) setShown(rows);
  const own = shown.length === 1 ? section.texts.deleteText : undefined;

  return (
    <QuestionDialog
      open={rows.length > 0}
      title={<FormattedMessage id="kit.confirm.title" />}
      text={<FormattedMessage id={own ?? 'kit.bulk.deleteText'} values={{ count: shown.length }} />}
      details={
        <Box component="ul" sx={shown.length === 1 ? oneName : names}>
          {shown.slice(0, NAMED).map((row) => (
            <li key={row.id}>
              <bdi>{section.nameOf(row, locale)}</bdi>
            </li>
          ))}
          {shown.length > NAMED && <li aria-hidden>{'…'}</li>}
        </Box>
      }
      cancel={<FormattedMessage id="kit.cancel" />}
      confirm={<FormattedMessage id="kit.delete" />}
      pending={<FormattedMessage id="kit.deleting" />}
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}

const names = {
  marginBlock: '12px 0',
  paddingInlineStart: 2.5,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& li': { display: 'list-item' },
};
const oneName = { ...names, paddingInlineStart: 0, listStyle: 'none' };
