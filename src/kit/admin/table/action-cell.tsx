import {
  mdiContentCopy,
  mdiDeleteOutline,
  mdiEyeOutline,
  mdiPencilOutline,
} from '#src/components/icon-paths.generated.ts';
import TableCell from '@mui/material/TableCell';
import { useIntl } from 'react-intl';
import { DragHandle } from '../order/drag-handle.tsx';
import { OrderButtons } from '../order/order-buttons.tsx';
import type { SectionTypes } from '../section/admin-section.ts';
import type { RecordRowProps } from './record-row-props.ts';
import { NARROW_TABLE } from './column-look.ts';
import { RowAction } from './row-action.tsx';

type ActionCellProps<T extends SectionTypes> = RecordRowProps<T> & { mainId: string };

/** Draws the actions of one row. */
export function ActionCell<T extends SectionTypes>(props: ActionCellProps<T>) {
  const { row, place, peerCount, onMove, isNarrow, mainId, actions, drag, Menu, copies } = props;
  const intl = useIntl();
  const { onOpen, onDelete, onDuplicate, Controls, opens = 'form' } = actions;
  if (!onOpen && !onDelete && !Controls) return null;
  const rare = Menu ? 2 : (place === null ? 0 : 3) + Number(onDuplicate !== undefined);
  const count = rare + [onOpen, Controls, onDelete].filter(Boolean).length;

  return (
    <TableCell align="right" sx={isNarrow ? narrowActions(count) : wideActions}>
      {place !== null && peerCount > 1 && <DragHandle drag={drag} describedBy={mainId} />}
      {place !== null && !Menu && (
        <OrderButtons place={place} count={peerCount} describedBy={mainId} onMove={(to) => onMove(row, to)} />
      )}
      {onDuplicate && !Menu && (
        <RowAction
          icon={mdiContentCopy}
          label={intl.formatMessage({ id: 'kit.duplicate' })}
          describedBy={mainId}
          onClick={() => onDuplicate(row)}
        />
      )}
      {onOpen && (
        <RowAction
          icon={opens === 'form' ? mdiPencilOutline : mdiEyeOutline}
          label={intl.formatMessage({ id: opens === 'form' ? 'kit.edit' : 'kit.show' })}
          describedBy={mainId}
          onClick={() => onOpen(row)}
        />
      )}
      {Controls && <Controls row={row} />}
      {onDelete && (
        <RowAction
          icon={mdiDeleteOutline}
          label={intl.formatMessage({ id: 'kit.delete' })}
          describedBy={mainId}
          onClick={() => onDelete(row)}
        />
      )}
      {Menu && (
        <Menu
          describedBy={mainId}
          copies={copies ?? NO_COPIES}
          onCopy={
            onDuplicate &&
            ((id) =>
              onDuplicate(
                row,
                copies?.find((copy) => copy.id === id),
              ))
          }
          place={place}
          count={peerCount}
          onMove={(to) => onMove(row, to)}
        />
      )}
    </TableCell>
  );
}

const NO_COPIES: readonly never[] = [];

/** The actions stay in sight where a table is wider than its place, and cover what is scrolled beneath them. */
const wideActions = {
  whiteSpace: 'nowrap',
  [NARROW_TABLE]: { '& .MuiIconButton-root': { padding: '6px', minWidth: 32, minHeight: 32 } },
  position: 'sticky',
  insetInlineEnd: 0,
  backgroundColor: 'background.paper',
  'tr:hover > &': { backgroundImage: 'linear-gradient(var(--mui-palette-action-hover) 0 0)' },
  'tr.Mui-selected > &': {
    backgroundImage:
      'linear-gradient(rgba(var(--mui-palette-primary-mainChannel) / var(--mui-palette-action-selectedOpacity)) 0 0)',
  },
} as const;

const ACTION_PX = 40;

/** Returns the width of the controls' cell on phones; more than two controls wrap, to leave room for the name. */
function narrowActions(count: number) {
  const width = ACTION_PX * (count > 4 ? 3 : 2) + 16;

  return { width, minWidth: width, paddingInlineStart: 0 };
}
