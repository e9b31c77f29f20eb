import { mdiChevronDown } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { createContext, use, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { useHold } from '../guard/unsaved-changes-guard.tsx';
import { Late } from '../late/late.tsx';
import { rowSetsOf } from '../list/row-sets.ts';
import type { AdminRow, ListSection, SectionTypes } from '../section/admin-section.ts';
import type { RecordTableProps } from './record-table.tsx';
import { ComingPrices } from './coming-prices.tsx';
import { useStable } from './use-stable.ts';

/** What is typed in an opened row set and not saved. It outlives the set's row, which a search may take away meanwhile. */
export type TypedStore = {
  read: () => object | undefined;
  /** Keeps what is typed; undefined drops it. */
  write: (typed: object | undefined) => void;
};

/** Properties of the part that an opened row set shows beneath its row. */
export type OpenedSetProps<Row> = { row: Row; rows: readonly Row[]; store: TypedStore };

type Sets = {
  keyOf: (row: AdminRow) => string;
  rowsOf: (row: AdminRow) => readonly AdminRow[];
  opened: ReadonlySet<string>;
  toggle: (row: AdminRow) => void;
  storeOf: (key: string) => TypedStore;
  load: () => Promise<ComponentType<OpenedSetProps<AdminRow>>>;
};

const SetsContext = createContext<Sets | null>(null);

function useSets(): Sets {
  const sets = use(SetsContext);
  if (!sets) throw new Error('A row that opens needs SetTables above it.');

  return sets;
}

type Drawn<T extends SectionTypes> = ComponentType<RecordTableProps<T>>;

/**
 * Returns the tables of a list whose rows are row sets, drawn by `Tables`: a row for each set, which opens to the part that
 * `load` loads. A row counts for all rows of its set where it is selected.
 */
export function setTables<T extends SectionTypes>(
  Tables: Drawn<T>,
  load: () => Promise<ComponentType<OpenedSetProps<T['row']>>>,
) {
  const loadOpened = loadOnce(load) as unknown as Sets['load'];

  return function SetTables(props: RecordTableProps<T>) {
    const { section, rows, selection, actions } = props;
    const rowSets = useRowSets(section, rows);
    const sets = useOpenedSets(section, rowSets, loadOpened);
    const idsOf = (ids: readonly string[]) =>
      ids.flatMap((id) => rowSets?.get(id)?.rows.map((row) => row.id) ?? []);
    const toggle = useStable((id: string) => selection?.toggleAll(idsOf([id])));
    const press = useStable((row: T['row']) => sets.toggle(row));
    const own = useMemo(() => ({ ...actions, onPress: press }), [actions, press]);

    return (
      <SetsContext value={sets}>
        <Tables
          {...props}
          rows={rowSets && [...rowSets.values()].map(({ first }) => first)}
          selection={
            selection && { ...selection, toggle, toggleAll: (ids) => selection.toggleAll(idsOf(ids)) }
          }
          actions={own}
          Beneath={OpenedSet}
          countOf={(drawn) => <Count section={section} drawn={drawn} rowsOf={sets.rowsOf} />}
        />
      </SetsContext>
    );
  };
}

/** Returns the row sets by the id of the row that is drawn for each; null while the rows load. */
function useRowSets<T extends SectionTypes>({ rowSet }: ListSection<T>, rows: readonly T['row'][] | null) {
  return useMemo(() => {
    if (!rows || !rowSet) return null;
    const drawn = rowSetsOf(rows, rowSet.keyOf).map((own) => ({
      first: rowSet.mainOf(own.rows),
      rows: own.rows,
    }));

    return new Map(drawn.map((own) => [own.first.id, own]));
  }, [rows, rowSet]);
}

function useOpenedSets<T extends SectionTypes>(
  { rowSet }: ListSection<T>,
  rowSets: ReturnType<typeof useRowSets<T>>,
  load: Sets['load'],
): Sets {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set());
  const [typed] = useState(() => new Map<string, object>());
  const hold = useHold();
  const keyOf = (row: AdminRow) => rowSet?.keyOf(row as T['row']) ?? row.id;

  return {
    keyOf,
    rowsOf: ({ id }) => rowSets?.get(id)?.rows ?? [],
    opened,
    toggle: (row) => setOpened(toggled(opened, keyOf(row))),
    storeOf: (key) => ({
      read: () => typed.get(key),
      write: (next) => {
        if (next) typed.set(key, next);
        else typed.delete(key);
        if (typed.size > 0) hold.take();
        else hold.release();
      },
    }),
    load,
  };
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);

  return next;
}

type CountProps<T extends SectionTypes> = {
  section: ListSection<T>;
  drawn: readonly T['row'][];
  rowsOf: Sets['rowsOf'];
};

/** Says how many row sets a group has, and how many rows. */
function Count<T extends SectionTypes>({ section, drawn, rowsOf }: CountProps<T>) {
  const rows = drawn.flatMap(rowsOf).length;

  return (
    section.rowSet && <FormattedMessage id={section.rowSet.count} values={{ count: drawn.length, rows }} />
  );
}

type SetToggleProps = { row: AdminRow; name: string; label: MessageId; children: ReactNode };

/** Draws the name of a row set beside the button that opens the set; its label gets `{record}`. */
export function SetToggle({ row, name, label, children }: SetToggleProps) {
  const intl = useIntl();
  const { keyOf, opened, toggle, load } = useSets();
  // The opened set asks again for code that has not arrived.
  const want = () => void load().catch(() => undefined);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        size="small"
        sx={chevron}
        aria-expanded={opened.has(keyOf(row))}
        aria-label={intl.formatMessage({ id: label }, { record: name })}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => toggle(row)}
      >
        <Icon path={mdiChevronDown} size={20} />
      </IconButton>
      <Box sx={nameAndSize}>{children}</Box>
    </Box>
  );
}

/** A long name keeps its line, and the size goes beneath it. */
const nameAndSize = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 0.5,
  minWidth: 0,
};

type SetSizeProps = { row: AdminRow; label: MessageId };

/** Says behind the name of a row set how many rows it has; the label gets `{count}`. */
export function SetSize({ row, label }: SetSizeProps) {
  return (
    <Typography variant="caption" color="textSecondary" component="span" sx={size}>
      <FormattedMessage id={label} values={{ count: useSets().rowsOf(row).length }} />
    </Typography>
  );
}

/** The dot keeps a number at the end of the name apart; on phones a line of its own does. */
const size = {
  flexShrink: 0,
  flexBasis: { xs: '100%', sm: 'auto' },
  '&::before': { content: { xs: 'none', sm: '"·" / ""' }, marginInlineEnd: '4px' },
};

type BeneathProps = { row: AdminRow; cellCount: number };

/** Draws what an opened set shows, in a row of the table beneath the set's own. */
function OpenedSet({ row, cellCount }: BeneathProps) {
  const { keyOf, rowsOf, opened, storeOf, load } = useSets();
  const key = keyOf(row);
  if (!opened.has(key)) return null;

  return (
    <TableRow>
      <TableCell colSpan={cellCount} sx={beneath}>
        <Late load={load} fallback={<ComingPrices prices={rowsOf(row)} />}>
          {(Opened) => <Opened row={row} rows={rowsOf(row)} store={storeOf(key)} />}
        </Late>
      </TableCell>
    </TableRow>
  );
}

const chevron = {
  marginInlineStart: -1,
  '& svg': { transition: 'rotate 150ms' },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
} as const;

const beneath = { backgroundColor: 'action.hover', '&&': { padding: { xs: 1.5, sm: 2.5 } } } as const;
