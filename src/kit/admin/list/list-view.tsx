import { mdiMagnify, mdiPlus } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { ExportButton } from '../export/export-button.tsx';
import type { ListSection, SectionTypes } from '../section/admin-section.ts';
import type { RowActions } from '../table/record-row-props.ts';
import { RecordTable, type RecordTableProps } from '../table/record-table.tsx';
import { TablePages } from '../table/table-pages.tsx';
import { useTableChoices } from '../table/use-table-choices.ts';
import { ViewMenu } from '../table/view-menu.tsx';
import { LateBulkBar } from './late-bulk-bar.tsx';
import { useAfterListOnceDrawn } from '../late/load-after-list.ts';
import { focusPage } from '../../announce/announcer.tsx';
import type { ListChange, ListState } from './list-state.ts';
import type { ListTabsProps } from './list-tabs.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadError } from './load-error.tsx';
import { isNarrowed } from './page-variables.ts';
import type { LoadedList } from './use-list.ts';
import { useRoom } from './use-room.ts';
import { useSelection, type Selection } from './use-selection.ts';
import type { BulkTarget } from '../dialogs/bulk-target.ts';
import type { Bulk } from '../dialogs/use-bulk.ts';

type ListViewProps<T extends SectionTypes> = {
  section: ListSection<T>;
  state: ListState;
  onChange: (change: ListChange) => void;
  list: LoadedList<T['row']>;
  actions?: RowActions<T>;
  /** Changes to several rows at once; left out where there are none. */
  bulk?: Bulk<T>;
  onDeleteMany?: ((target: BulkTarget<T>, onDone: () => void) => void) | undefined;
  /** Begins a new record; an empty list offers that. */
  onAdd?: (() => void) | undefined;
  /** Button that counts what lacks Arabic. */
  meter?: ReactNode;
};

const NO_ROWS: readonly never[] = [];
const NO_ACTIONS = { onOpen: undefined, onDelete: undefined, Controls: undefined };

/** Draws a list with its tabs, search, filters, choice of columns, selection, export and pages. */
export function ListView<T extends SectionTypes>(props: ListViewProps<T>) {
  const { section, state, onChange, list, actions = NO_ACTIONS, bulk, onDeleteMany, onAdd } = props;
  const { rows, total, units = total, error, isLoading, refetch } = list;
  const [place, room] = useRoom();
  const [choices, changeChoices] = useTableChoices(section.name);
  const selection = useSelection(rows ?? NO_ROWS, JSON.stringify([state.search, state.tab, state.filters]));
  const [, ...hideable] = section.columns;
  const canSelect = bulk !== undefined && (onDeleteMany !== undefined || (section.bulk?.length ?? 0) > 0);
  const Tabs = section.tabs?.Tabs as ComponentType<ListTabsProps<T>> | undefined;
  const Tables = (section.Tables ?? RecordTable) as ComponentType<RecordTableProps<T>>;
  useAfterListOnceDrawn(rows !== null);

  return (
    <>
      {Boolean(error) && <LoadError {...loadErrorTexts(section)} error={error} onRetry={refetch} />}
      <Paper ref={place} variant="outlined">
        {section.tabs && Tabs && <Tabs tabs={section.tabs.all} state={state} onChange={onChange} />}
        <ListTop<T>
          {...props}
          isNarrow={room === 0}
          selection={selection}
          view={<ViewMenu columns={hideable} choices={choices} onChange={changeChoices} />}
        />
        <Tables
          section={section}
          state={state}
          onChange={onChange}
          choices={choices}
          room={room}
          rows={rows}
          isLoading={isLoading && !error}
          selection={canSelect ? selection : null}
          actions={actions}
          empty={<Empty section={section} state={state} onChange={onChange} onAdd={onAdd} />}
        />
        {(units > 0 || (rows === null && !error)) && (
          <TablePages total={rows === null ? undefined : units} state={state} onChange={onChange} />
        )}
      </Paper>
    </>
  );
}

type ListTopProps<T extends SectionTypes> = ListViewProps<T> & {
  isNarrow: boolean;
  selection: Selection;
  /** Choice of columns and of the rows' height. */
  view: ReactNode;
};

/** Draws the toolbar of the list or, while rows are selected, the one for them. */
function ListTop<T extends SectionTypes>(props: ListTopProps<T>) {
  const { section, state, onChange, list, bulk, onDeleteMany, meter, isNarrow, selection, view } = props;
  const { rows, total, units = total } = list;
  const { isWhole } = selection;
  const selected = rows?.filter(({ id }) => selection.ids.has(id)) ?? [];
  const target: BulkTarget<T> = { rows: selected, total: isWhole ? total : null, units };
  const clear = () => {
    selection.clear();
    focusPage();
  };
  const toolbar = (
    <ListToolbar<T> section={section} state={state} onChange={onChange} isNarrow={isNarrow} meter={meter}>
      {view}
      {section.exported && <ExportButton section={section} list={list} />}
    </ListToolbar>
  );
  if (!bulk || selected.length === 0) return toolbar;

  return (
    <LateBulkBar<T>
      fallback={toolbar}
      section={section}
      target={target}
      whole={!isWhole && selected.length === rows?.length && total > rows.length ? units : null}
      onWhole={selection.selectWhole}
      isPending={bulk.isPending}
      onChange={(change) => void bulk.change(change, target).then((isDone) => isDone && clear())}
      onDelete={onDeleteMany && (() => onDeleteMany(target, selection.clear))}
      onClear={clear}
    />
  );
}

type EmptyProps<T extends SectionTypes> = Pick<ListViewProps<T>, 'section' | 'state' | 'onChange' | 'onAdd'>;

function Empty<T extends SectionTypes>({ section, state, onChange, onAdd }: EmptyProps<T>) {
  if (!isNarrowed(state)) return <NothingYet section={section} onAdd={onAdd} />;
  const none = Object.fromEntries(Object.keys(state.filters).map((name) => [name, '']));

  return (
    <>
      <EmptySign icon={mdiMagnify} />
      <div>
        <FormattedMessage id={section.texts.noMatch} />
      </div>
      <Button
        variant="outlined"
        size="small"
        sx={{ marginBlockStart: 1.5 }}
        onClick={() => onChange({ search: '', tab: '', filters: none })}
      >
        <FormattedMessage id="kit.list.clearFilters" />
      </Button>
    </>
  );
}

/** Explains a list without records, and offers to add the first one; the page's own button has another name. */
function NothingYet<T extends SectionTypes>({ section, onAdd }: Pick<EmptyProps<T>, 'section' | 'onAdd'>) {
  const { empty } = section.texts;

  return (
    <>
      <EmptySign icon={onAdd ? mdiPlus : mdiMagnify} />
      <div>
        <FormattedMessage id={empty} />
      </div>
      {onAdd && (
        <Button variant="outlined" size="small" sx={{ marginBlockStart: 1.5 }} onClick={onAdd}>
          <FormattedMessage id="kit.list.addFirst" />
        </Button>
      )}
    </>
  );
}

/** Sign in a round field above what an empty list says. */
function EmptySign({ icon }: { icon: string }) {
  return (
    <Box sx={emptySign}>
      <Icon path={icon} />
    </Box>
  );
}

const emptySign = {
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  marginInline: 'auto',
  marginBlockEnd: 1.5,
  borderRadius: '50%',
  color: 'primary.main',
  backgroundColor: 'background.default',
};

function loadErrorTexts<T extends SectionTypes>({ errors, texts }: ListSection<T>) {
  return { errors, title: texts.loadFailedTitle, text: texts.loadFailed };
}
