import { mdiDotsVertical } from '#src/components/icon-paths.generated.ts';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { Hint } from '../hint/hint.tsx';
import { lateDialog } from '../late/late-dialog.tsx';
import type { RowMenuItemsProps } from './row-menu-items.tsx';

const RowMenuItems = lateDialog<RowMenuItemsProps>(
  async () => (await import('./row-menu-items.tsx')).RowMenuItems,
  'field',
);

export type RowMenuProps = Pick<RowMenuItemsProps, 'copies' | 'onCopy' | 'place' | 'count' | 'onMove'> & {
  /** Id of the cell that names the row. */
  describedBy: string;
};

/** Button that opens the menu with a row's rare actions. It keeps the focus when its row has been moved. */
export function RowMenu({ describedBy, onMove, ...items }: RowMenuProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const movedRef = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => movedRef.current?.focus(), [items.place]);
  const label = intl.formatMessage({ id: 'kit.row.more' });

  return (
    <>
      <Hint title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-describedby={describedBy}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setIsOpen(true);
          }}
          onBlur={() => {
            if (!isOpen) movedRef.current = null;
          }}
        >
          <Icon path={mdiDotsVertical} size={20} />
        </IconButton>
      </Hint>
      <RowMenuItems
        {...items}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        anchor={anchor}
        label={label}
        onMove={(to) => {
          movedRef.current = anchor;
          onMove(to);
        }}
      />
    </>
  );
}
