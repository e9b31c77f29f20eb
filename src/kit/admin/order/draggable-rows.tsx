import { Accessibility, StyleInjector } from '@dnd-kit/dom';
import { RestrictToElement } from '@dnd-kit/dom/modifiers';
import { DragDropProvider, type DragDropEventHandlers } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import { useAnnounce } from '#src/kit/announce/announcer.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { ListSection, Move, SectionTypes } from '../section/admin-section.ts';
import { peersOf, withMoved, type RowDrag } from './ordered-rows.ts';

type DraggableRowsProps<T extends SectionTypes> = {
  section: ListSection<T>;
  rows: readonly T['row'][];
  onMove: Move<T>;
  children: (row: T['row'], drag: RowDrag) => ReactNode;
};

/** Dragged row: `to` is its place among its peers; `droppedUpon` are the rows at the drop, until the list is read again. */
type Dragged<T extends SectionTypes> = { id: string; to: number; droppedUpon: readonly T['row'][] | null };

/**
 * Draws rows that can be dragged to another place by pointer or by keyboard: space on its handle lifts a row, the arrows
 * move it, space drops it and escape puts it back. Nothing is saved before the drop.
 */
function DraggableRows<T extends SectionTypes>(props: DraggableRowsProps<T>) {
  const { rows, children } = props;
  const { shown, ...handlers } = useDragging(props);
  const [styles] = useState(createStyles);

  return (
    <DragDropProvider
      // Without the library's announcements: the site announces its own texts in its live region.
      plugins={(defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), styles]}
      modifiers={[RestrictToElement.configure({ element: tableBody })]}
      {...handlers}
    >
      {shown.map((row, index) => (
        <DraggableRow
          key={row.id}
          id={row.id}
          index={index}
          group={groupOf(props, row)}
          isAlone={rows.length < 2}
        >
          {(drag) => children(row, drag)}
        </DraggableRow>
      ))}
    </DragDropProvider>
  );
}

export const drawDraggableRows = <T extends SectionTypes>(props: DraggableRowsProps<T>) => (
  <DraggableRows<T> {...props} />
);

/** Creates the plugin for the library's styles, with the nonce by which the Content-Security-Policy allows them. */
function createStyles() {
  const nonce = cspNonce();
  return StyleInjector.configure(nonce === undefined ? {} : { nonce });
}

const groupOf = <T extends SectionTypes>({ section }: DraggableRowsProps<T>, row: T['row']) =>
  section.manualOrder?.within?.(row) ?? 'all';

type DraggableRowProps = {
  id: string;
  index: number;
  /** Group of the row; a row moves only within its group. */
  group: string;
  isAlone: boolean;
  children: (drag: RowDrag) => ReactNode;
};

function DraggableRow({ id, index, group, isAlone, children }: DraggableRowProps) {
  const { ref, handleRef, isDragSource } = useSortable({
    id,
    index,
    type: group,
    accept: group,
    disabled: isAlone,
  });

  const drag = useMemo(
    () => ({ rowRef: ref, handleRef, isDragged: isDragSource }),
    [ref, handleRef, isDragSource],
  );

  return children(drag);
}

/** Follows a drag and returns the rows in the order that they would have after the drop. */
function useDragging<T extends SectionTypes>({ section, rows, onMove }: DraggableRowsProps<T>) {
  const [dragged, setDragged] = useState<Dragged<T> | null>(null);
  const { locale } = useLocale();
  const intl = useIntl();
  const announce = useAnnounce();
  const within = section.manualOrder?.within;
  const isShown = dragged && (dragged.droppedUpon ?? rows) === rows;
  const shown = isShown ? withMoved(rows, dragged, within) : rows;
  const find = (id: unknown) => rows.find((row) => row.id === id);

  function say(id: MessageId, row: T['row'], place: number): void {
    const record = section.nameOf(row, locale);
    announce(
      intl.formatMessage({ id }, { record, place: place + 1, count: peersOf(rows, row, within).length }),
    );
  }

  function finish(row: T['row'] | undefined, canceled: boolean): void {
    setDragged(null);
    if (!row) return;
    const peers = peersOf(rows, row, within);
    const from = peers.indexOf(row);
    if (canceled || !dragged || dragged.to === from) return say('kit.order.stays', row, from);
    setDragged({ ...dragged, droppedUpon: rows });
    void onMove(peers, from, dragged.to).then((isMoved) => isMoved || setDragged(null));
  }

  return {
    shown,
    onDragStart: ({ operation }) => {
      const row = find(operation.source?.id);
      if (row) say('kit.order.lifted', row, peersOf(rows, row, within).indexOf(row));
    },
    onDragOver: (event) => {
      // Stops the library from moving the elements itself; React alone moves the rows.
      event.preventDefault();
      const [row, target] = [find(event.operation.source?.id), find(event.operation.target?.id)];
      if (!row || !target || row === target) return;
      const to = peersOf(shown, target, within).indexOf(target);
      setDragged({ id: row.id, to, droppedUpon: null });
      say('kit.order.over', row, to);
    },
    onDragEnd: ({ operation, canceled }) => finish(find(operation.source?.id), canceled),
  } satisfies Partial<DragDropEventHandlers> & { shown: readonly T['row'][] };
}

const tableBody = ({ source }: { source: { element?: Element | undefined } | null }) =>
  source?.element?.closest('tbody') ?? null;
