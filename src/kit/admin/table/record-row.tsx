import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment, memo, useId, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminColumn, SectionTypes } from '../section/admin-section.ts';
import { ActionCell } from './action-cell.tsx';
import { columnLook, tellCut } from './column-look.ts';
import type { RecordRowProps } from './record-row-props.ts';

/**
 * Draws one record; a click anywhere on its row opens the record, except a click on one of the row's controls. It is drawn
 * again only when one of its own values changes, so every function among them must stay the same.
 */
export const RecordRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<T extends SectionTypes>(props: RecordRowProps<T>) {
  const { row, columns, beneath, isSelected, actions, drag } = props;
  const mainId = useId();
  const [main, ...others] = columns;
  const { onOpen, onWanted, onPress = onOpen } = actions;

  return (
    <TableRow
      hover
      onPointerEnter={onWanted}
      onFocus={onWanted}
      ref={drag?.rowRef}
      selected={isSelected ?? false}
      onClick={onPress && ((event: MouseEvent) => isOwnPress(event) || onPress(row))}
      sx={{ cursor: onPress ? 'pointer' : 'default', ...(drag && lifted) }}
    >
      <SelectCell {...props} />
      <TableCell sx={mainCell}>
        <Box id={mainId}>{main?.cell(row)}</Box>
        {beneath.length > 0 && (
          <Box sx={beneathLook}>
            {beneath.map((column) => (
              <Typography key={column.id} variant="caption" color="textSecondary" component="div">
                <NarrowCell column={column} row={row} />
              </Typography>
            ))}
          </Box>
        )}
      </TableCell>
      {others.map((column) => (
        <TableCell
          key={column.id}
          sx={columnLook(column)}
          onPointerEnter={column.isCut ? tellCut : undefined}
        >
          {column.cell(row)}
        </TableCell>
      ))}
      <ActionCell {...props} mainId={mainId} />
    </TableRow>
  );
}

type NarrowCellProps<T extends SectionTypes> = { column: AdminColumn<T>; row: T['row'] };

/** Draws a value beneath the first column, where it has no column head. */
function NarrowCell<T extends SectionTypes>({ column, row }: NarrowCellProps<T>) {
  const { label, cell, beneath = cell, isNamed } = column;
  if (!isNamed) return beneath(row);

  return (
    <FormattedMessage
      id="kit.table.named"
      values={{
        column: <FormattedMessage key="column" id={label} />,
        value: <Fragment key="value">{beneath(row)}</Fragment>,
      }}
    />
  );
}

function SelectCell<T extends SectionTypes>({ row, name, isSelected, onSelect }: RecordRowProps<T>) {
  const intl = useIntl();
  if (isSelected === null) return null;

  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={isSelected}
        onChange={() => onSelect?.(row.id)}
        slotProps={{
          input: { 'aria-label': intl.formatMessage({ id: 'kit.select.row' }, { record: name }) },
        }}
      />
    </TableCell>
  );
}

/**
 * Returns whether a click hit a control of the row, ended a selection of text, or happened outside the row: React's
 * events bubble from portals (menus, tooltips) too.
 */
function isOwnPress({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  const isControl = target.closest('a, button, input, label, [role=button]') !== null;

  return isControl || (window.getSelection()?.toString() ?? '') !== '';
}

/** Gives the first column the width that the other columns leave, and cuts longer text off. */
const mainCell = { maxWidth: 0, width: '100%', minWidth: '10rem' };

/** Empty values take no room, and long values wrap, so that they don't run under the controls. */
const beneathLook = {
  display: 'flex',
  columnGap: 1.5,
  alignItems: 'center',
  flexWrap: 'wrap',
  marginBlockStart: 0.5,
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > :empty': { display: 'none' },
};

/**
 * Style of a row while it is dragged: outside the table's layout and above the other rows, it must be opaque, and its
 * cells must keep their widths. The library marks this row, and also the placeholder that keeps its place.
 */
const lifted = {
  '&[data-dnd-dragging]:not([data-dnd-placeholder])': {
    backgroundColor: 'background.paper',
    boxShadow: 6,
    '& > td': { maxWidth: 'none' },
  },
};
