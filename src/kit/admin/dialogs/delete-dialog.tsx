import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { DrawnQuestion } from './drawn-question.tsx';
import { rowSetsOf } from '../list/row-sets.ts';
import { sizeOf, type BulkTarget } from './bulk-target.ts';

export type DeleteDialogProps<T extends SectionTypes> = {
  open: boolean;
  onClose: () => void;
  section: AdminSection<T>;
  /** Records to delete; null while the dialog is closed. */
  target: BulkTarget<T> | null;
  isPending: boolean;
  onConfirm: () => void;
};

/** Number of records that the dialog names; "…" replaces the rest. */
const NAMED = 3;

/** Asks before records are deleted and names them: for one record in SPEC's words, for several with their count. */
export function DeleteDialog<T extends SectionTypes>(props: DeleteDialogProps<T>) {
  const { open, onClose, section, target, isPending, onConfirm } = props;
  const { locale } = useLocale();
  // The dialog still shows the last records during its closing animation.
  const [shown, setShown] = useState<BulkTarget<T>>(target ?? { rows: [], total: null });
  if (target && target !== shown) setShown(target);
  const { rowSet, texts } = section;
  const count = sizeOf(section, shown);
  const own = count === 1 ? texts.deleteText : undefined;

  return (
    <DrawnQuestion
      open={open}
      title={<FormattedMessage id="kit.confirm.title" />}
      text={<FormattedMessage id={own ?? texts.deleteMany ?? 'kit.bulk.deleteText'} values={{ count }} />}
      details={
        <Box component="ul" sx={count === 1 ? oneName : names}>
          {rowSetsOf(shown.rows, rowSet?.keyOf)
            .slice(0, NAMED)
            .map(({ first }) => (
              <li key={first.id}>
                <bdi>{section.nameOf(first, locale)}</bdi>
              </li>
            ))}
          {count > NAMED && <li aria-hidden>{'…'}</li>}
        </Box>
      }
      cancel={<FormattedMessage id="kit.cancel" />}
      confirm={<FormattedMessage id="kit.delete" />}
      pending={<FormattedMessage id="kit.deleting" />}
      isPending={isPending}
      onClose={onClose}
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
