import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { QuestionDialog } from './question-dialog.tsx';

type DeleteDialogProps<T extends SectionTypes> = {
  section: AdminSection<T>;
  /** What would be deleted; none while nothing is asked. */
  rows: readonly T['row'][];
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** So many are named; the rest is counted. */
const NAMED = 3;

/** Asks before records are deleted, naming them: one in SPEC's words, several with their count. */
export function DeleteDialog<T extends SectionTypes>(props: DeleteDialogProps<T>) {
  const { section, rows, isPending, onCancel, onConfirm } = props;
  const { locale } = useLocale();
  // What it was about stays while it closes.
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
