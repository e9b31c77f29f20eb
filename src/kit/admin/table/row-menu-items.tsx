import { mdiArrowDown, mdiArrowUp, mdiContentCopy } from '#src/components/icon-paths.generated.ts';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';

type Copy = { id: string; label: MessageId; icon: string };

export type RowMenuItemsProps = {
  open: boolean;
  onClose: () => void;
  anchor: HTMLElement | null;
  /** Name of the menu. */
  label: string;
  copies: readonly Copy[];
  /** Begins a new record with one of the copies, or with all of the row; undefined where no row can be copied. */
  onCopy: ((id: string | null) => void) | undefined;
  /** Place of the row, or its row set, among `count`, from 0; null where it can't be moved. */
  place: number | null;
  count: number;
  onMove: (to: number) => void;
};

type Action = { id: string; label: MessageId; icon: string; isOff?: boolean; run: () => void };

/** Menu with the rare actions of a row. */
export function RowMenuItems(props: RowMenuItemsProps) {
  const { open, onClose, anchor, label } = props;
  const close = (run: () => void) => () => {
    onClose();
    run();
  };

  return (
    <Menu
      open={open}
      onClose={onClose}
      anchorEl={anchor}
      slotProps={{ list: { 'aria-label': label, dense: true } }}
      // The row opens at a click, and React's events bubble from the menu to it.
      onClick={(event) => event.stopPropagation()}
    >
      {actionsOf(props).map(({ id, label: text, icon, isOff = false, run }) => (
        <MenuItem key={id} disabled={isOff} onClick={close(run)}>
          <ListItemIcon>
            <Icon path={icon} size={20} />
          </ListItemIcon>
          <ListItemText>
            <FormattedMessage id={text} />
          </ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}

function actionsOf(props: RowMenuItemsProps): Action[] {
  return [...copyActions(props), ...moveActions(props)];
}

function copyActions({ copies, onCopy }: RowMenuItemsProps): Action[] {
  if (!onCopy) return [];

  return [
    ...copies.map(({ id, label, icon }) => ({ id, label, icon, run: () => onCopy(id) })),
    { id: 'duplicate', label: 'kit.duplicate', icon: mdiContentCopy, run: () => onCopy(null) },
  ];
}

function moveActions({ place, count, onMove }: RowMenuItemsProps): Action[] {
  if (place === null) return [];

  return [
    {
      id: 'up',
      label: 'kit.order.up',
      icon: mdiArrowUp,
      isOff: place === 0,
      run: () => onMove(place - 1),
    },
    {
      id: 'down',
      label: 'kit.order.down',
      icon: mdiArrowDown,
      isOff: place === count - 1,
      run: () => onMove(place + 1),
    },
  ];
}
