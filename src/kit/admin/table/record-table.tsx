import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { Fragment, useMemo, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { ListChange, ListState } from '../list/list-state.ts';
import type { Selection } from '../list/use-selection.ts';
import type { AdminColumn, ListSection, SectionTypes } from '../section/admin-section.ts';
import { peersOf, placesOf, type RowDrag } from '../order/ordered-rows.ts';
import { useDraggableRows } from '../order/use-draggable-rows.ts';
import { columnsContainer, hasRoom, NARROW_TABLE, type Room } from './column-look.ts';
import { LoadingRows } from './loading-rows.tsx';
import type { RowActions } from './record-row-props.ts';
import { RecordRow } from './record-row.tsx';
import type { RowMenuProps } from './row-menu.tsx';
import { ListTableHead } from './table-head.tsx';
import { useStable } from './use-stable.ts';
import type { TableChoices } from './use-table-choices.ts';

export type RecordTableProps<T extends SectionTypes> = {
  section: ListSection<T>;
  state: ListState;
  onChange: (change: ListChange) => void;
  choices: TableChoices;
  /** Room for columns; those without stand beneath the first. */
  room: Room;
  /** Rows to show; null while they load or after a failed load. */
  rows: readonly T['row'][] | null;
  isLoading: boolean;
  selection: Selection | null;
  actions: RowActions<T>;
  /** Content shown where the list has no rows. */
  empty: ReactNode;
  /** Id of the element that names the group whose rows the table holds, if the list has groups. */
  groupId?: string;
  /** Draws a row beneath a record's row. */
  Beneath?: ComponentType<{ row: T['row']; cellCount: number }>;
  /** Says how much a group has whose rows stand for more than themselves. */
  countOf?: (rows: readonly T['row'][]) => ReactNode;
};

/** Draws the records as a table with the section's columns. */
export function RecordTable<T extends SectionTypes>(props: RecordTableProps<T>) {
  const { section, state, onChange, choices, room, rows, isLoading, selection, actions, empty, groupId } =
    props;
  const intl = useIntl();
  const isNarrow = room === 0;
  const [columns, beneath] = useMemo(
    () => placed(section.columns, choices.hidden, room),
    [section.columns, choices.hidden, room],
  );
  const hasActions = Boolean(actions.onOpen ?? actions.onDelete ?? actions.Controls);
  const cellCount = columns.length + Number(hasActions) + Number(selection !== null);

  return (
    <TableContainer
      sx={{ ...columnsContainer, ...tight, ...rowHeights[choices.density], ...(isNarrow && narrowLook) }}
    >
      <Table aria-label={intl.formatMessage({ id: section.texts.list })} aria-busy={isLoading}>
        {/* On phones the filters' sheet orders the list, and the head is there to select all rows once one is selected. */}
        {(!isNarrow || (selection?.ids.size ?? 0) > 0) && (
          <ListTableHead
            columns={columns}
            state={state}
            onChange={onChange}
            selection={selection}
            rows={rows ?? []}
            groupId={groupId}
            hasActions={hasActions}
            hasOwnOrder={section.initialSort.sort === ''}
          />
        )}
        <TableBody>
          {rows === null && isLoading && (
            <LoadingRows
              columns={columns}
              hasBeneath={beneath.length > 0}
              canSelect={selection !== null}
              hasActions={hasActions}
              isSaid={section.saysLoading}
            />
          )}
          {rows && (
            <Records {...props} rows={rows} columns={columns} beneath={beneath} cellCount={cellCount} />
          )}
          {rows?.length === 0 && (
            <TableRow>
              <TableCell
                colSpan={cellCount}
                align="center"
                sx={{ color: 'text.secondary', borderBlockEnd: 0 }}
              >
                <Box sx={{ paddingBlock: { xs: 4, sm: 7 } }}>{empty}</Box>
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Returns the chosen columns: those that have room, and those that stand beneath the first. */
function placed<T extends SectionTypes>(
  [main, ...others]: ListSection<T>['columns'],
  hidden: readonly string[],
  room: Room,
) {
  const chosen = others.filter(({ id }) => !hidden.includes(id));

  return [
    [main, ...chosen.filter((column) => hasRoom(column, room))],
    chosen.filter((column) => !hasRoom(column, room)),
  ] as const;
}

type RecordsProps<T extends SectionTypes> = RecordTableProps<T> & {
  rows: readonly T['row'][];
  columns: readonly AdminColumn<T>[];
  beneath: readonly AdminColumn<T>[];
  cellCount: number;
};

function Records<T extends SectionTypes>(props: RecordsProps<T>) {
  const { section, rows, columns, beneath, room, selection, actions, Beneath, cellCount } = props;
  const { locale } = useLocale();
  const { actionsOf, places, move } = useRowActions(props, rows);
  const drawDraggable = useDraggableRows(actions.onMove !== undefined);
  const showRow = (row: T['row'], drag?: RowDrag) => (
    <Fragment key={row.id}>
      <RecordRow<T>
        row={row}
        place={places?.get(row.id)?.place ?? null}
        peerCount={places?.get(row.id)?.count ?? 0}
        onMove={move}
        drag={drag}
        copies={section.copies}
        Menu={section.RowMenu as ComponentType<RowMenuProps> | undefined}
        name={(section.fullNameOf ?? section.nameOf)(row, locale)}
        columns={columns}
        beneath={beneath}
        isNarrow={room === 0}
        isSelected={selection && selection.ids.has(row.id)}
        onSelect={selection?.toggle}
        actions={actionsOf(row)}
      />
      {Beneath && <Beneath row={row} cellCount={cellCount} />}
    </Fragment>
  );

  return drawDraggable && actions.onMove
    ? drawDraggable<T>({ section, rows, onMove: actions.onMove, children: showRow })
    : rows.map((row) => showRow(row));
}

/** Returns what rows need of the table's actions, in values that stay the same while the actions do. */
function useRowActions<T extends SectionTypes>(
  { section, actions }: RecordsProps<T>,
  rows: readonly T['row'][],
) {
  const { onMove } = actions;
  const within = section.manualOrder?.within;
  const { isEditable, isDeletable } = section;
  // The same object for all rows that may do the same, so that a row is drawn again only when something in it changes.
  const actionsOf = useMemo(() => {
    const kinds = [true, false].map((opens) =>
      [true, false].map((deletes) => ({
        ...actions,
        ...(!opens && { onOpen: undefined }),
        ...(!deletes && { onDelete: undefined }),
      })),
    );
    return (row: T['row']) =>
      kinds[isEditable?.(row) === false ? 1 : 0]?.[isDeletable?.(row) === false ? 1 : 0] ?? actions;
  }, [actions, isEditable, isDeletable]);
  const places = onMove && placesOf(rows, within);
  const move = useStable((row: T['row'], to: number) => {
    const peers = peersOf(rows, row, within);
    void onMove?.(peers, peers.indexOf(row), to);
  });

  return { actionsOf, places, move };
}

/** Less room between the columns of a table that is not wide. */
const tight = {
  [NARROW_TABLE]: {
    '& .MuiTableCell-root': {
      paddingInline: '8px',
      // The first column begins beneath the search field.
      '&:first-of-type:not(.MuiTableCell-paddingCheckbox)': { paddingInlineStart: { xs: '8px', sm: '16px' } },
    },
  },
};

/** Narrow padding on phones, so that the first column gets more room. */
const narrowLook = { '& .MuiTableCell-paddingCheckbox + .MuiTableCell-root': { paddingInline: '4px' } };

const rowHeights = {
  comfortable: { '& tbody td': { height: 52, paddingBlock: '4px' }, '& thead th': { paddingBlock: 1.25 } },
  compact: { '& tbody td': { height: 40, paddingBlock: 0 }, '& thead th': { paddingBlock: 0.5 } },
};
