import type { ComponentType } from 'react';
import type { RowDrag } from '../order/ordered-rows.ts';
import type { AdminColumn, Move, RecordCopy, SectionTypes } from '../section/admin-section.ts';
import type { RowMenuProps } from './row-menu.tsx';

export type RowActions<T extends SectionTypes> = {
  onOpen: ((row: T['row']) => void) | undefined;
  /** Loads what a row opens, as somebody is about to open one. */
  onWanted?: (() => void) | undefined;
  /** What a click on the row does where that is not to open the record. */
  onPress?: (row: T['row']) => void;
  onDelete: ((row: T['row']) => void) | undefined;
  Controls: ComponentType<{ row: T['row'] }> | undefined;
  /** Kind of dialog that a row opens; its form by default. */
  opens?: 'form' | 'details';
  onDuplicate?: ((row: T['row'], copy?: RecordCopy<T>) => void) | undefined;
  onMove?: Move<T> | undefined;
};

export type RecordRowProps<T extends SectionTypes> = {
  row: T['row'];
  name: string;
  columns: readonly AdminColumn<T>[];
  /** Columns that have no room of their own, and stand beneath the first. */
  beneath: readonly AdminColumn<T>[];
  /** True on phones, where all other columns stand there. */
  isNarrow: boolean;
  /** Null where rows can't be selected. */
  isSelected: boolean | null;
  onSelect: ((id: string) => void) | undefined;
  actions: RowActions<T>;
  /** Place among the rows among which this row may be moved; null where it may not be moved. */
  place: number | null;
  peerCount: number;
  onMove: (row: T['row'], to: number) => void;
  drag?: RowDrag | undefined;
  copies?: readonly RecordCopy<T>[] | undefined;
  /** Menu for the rare actions; without it they are buttons. */
  Menu?: ComponentType<RowMenuProps> | undefined;
};
