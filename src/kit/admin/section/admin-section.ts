import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { Locale } from '#src/config/locale.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { RowDrag } from '../order/ordered-rows.ts';

export type AdminRow = { id: string; updated_at?: string };

/** The types of one table, which its documents have from codegen; `values` is what its form holds. */
export type SectionTypes = {
  row: AdminRow;
  where: object;
  order: object;
  insert: object;
  patch: object;
  values: object;
};

export type PageVariables<T extends SectionTypes> = {
  where: T['where'];
  order_by: T['order'][];
  limit: number;
  offset: number;
};

/**
 * The table's documents; the names of their results are aliases that hold for every table, so that the kit can read
 * them: `rows` and `total`, `saved`, `removed`.
 */
export type SectionDocuments<T extends SectionTypes> = {
  list: TypedDocumentNode<
    { rows: T['row'][]; total: { aggregate?: { count: number } | null | undefined } },
    PageVariables<T>
  >;
  /** Says that anything in the table has changed; only that it speaks matters, not what it says. */
  changed: TypedDocumentNode<unknown, Record<string, never>>;
  create?: TypedDocumentNode<{ saved?: { id: string } | null | undefined }, { object: T['insert'] }>;
  update?: TypedDocumentNode<
    { saved?: { affected_rows: number } | null | undefined },
    { where: T['where']; set: T['patch'] }
  >;
  remove?: TypedDocumentNode<
    { removed?: { affected_rows: number } | null | undefined },
    { where: T['where'] }
  >;
};

/** Writes records by actions, where a table may only be read; an update has the changed columns alone. */
export type RecordActions<T extends SectionTypes> = {
  create: (client: ApolloClient, columns: T['insert']) => Promise<unknown>;
  update: (client: ApolloClient, id: string, columns: Partial<T['patch']>) => Promise<unknown>;
};

/** Changes several rows in one transaction; `moved` has an answer for each. */
export type MoveDocument<T extends SectionTypes> = TypedDocumentNode<
  { moved?: readonly ({ affected_rows: number } | null | undefined)[] | null | undefined },
  { updates: { where: T['where']; _set?: T['patch'] | null | undefined }[] }
>;

/** Moves a row among its peers from one place to another; false where that could not be done as a whole. */
export type Move<T extends SectionTypes> = (
  peers: readonly T['row'][],
  from: number,
  to: number,
) => Promise<boolean>;

export type OrderedRowsProps<T extends SectionTypes> = {
  section: ListSection<T>;
  rows: readonly T['row'][];
  onMove: Move<T>;
  children: (row: T['row'], drag: RowDrag) => ReactNode;
};

export type ManualOrder<T extends SectionTypes> = {
  column: keyof T['patch'] & string;
  /** Writes the number for several rows. */
  document: MoveDocument<T>;
  /** `DraggableRows`: named here, so that a section without an order doesn't load what drags. */
  Rows: ComponentType<OrderedRowsProps<T>>;
  /** Rows that are numbered together, where those are not all rows of a table. */
  within?: (row: T['row']) => string;
};

export type SortDirection = 'asc' | 'desc';

export type AdminColumn<T extends SectionTypes> = {
  /** Stands in the address and in the choice of columns. */
  id: string;
  label: MessageId;
  cell: (row: T['row']) => ReactNode;
  /** The column of the table that orders by this one; left out where it can't. */
  sortBy?: keyof T['order'] & string;
  /** On phones, where no head stands above it, the value says what it is of: 'Highlighted: Yes'. */
  isNamed?: boolean;
  /** CSS width; the first column takes what the others leave. */
  width?: string | number;
};

/** A filter kept ready: one press narrows the list down to it. */
export type AdminTab<T extends SectionTypes> = {
  id: string;
  label: MessageId;
  /** `now` is the current minute in ISO text. */
  where: (now: string) => T['where'];
};

export type AdminFilter<T extends SectionTypes> = {
  /** Stands in the address. */
  name: string;
  label: MessageId;
  /** A choice has a text of ours or a name out of the data; a filter without any is not shown. */
  options: readonly ({ value: string; label: MessageId } | { value: string; text: string })[];
  where: (value: string) => T['where'];
};

export type BulkChange<T extends SectionTypes> = {
  id: string;
  label: MessageId;
  icon: string;
  patch: T['patch'];
  /** Says that it is done, with `{count}`. */
  done: MessageId;
};

export type AdminForm<T extends SectionTypes> = {
  schema: ObjectSchema<T['values']>;
  /** What the form of a new record begins with. */
  emptyValues: () => T['values'];
  toValues: (row: T['row']) => T['values'];
  /** A form's field has its column's name; what is empty becomes null here. */
  toColumns: (values: T['values']) => T['insert'] & T['patch'];
  /** What a copy of a record begins with, where that is not all of it. */
  toCopy?: (row: T['row']) => T['values'];
  /** A form of much text gets a dialog of twice the width. */
  isWide?: boolean;
  Fields: ComponentType;
  /** How visitors will see the record, drawn from what is typed. */
  Preview?: ComponentType<{ values: T['values'] }>;
  /** The field that a rule of the database or an error's code is about: its text stands there rather than in a toast. */
  fieldOf?: Readonly<Record<string, keyof T['values'] & string>>;
  /** The label of each field, for the choice between two people's changes. */
  labels: Readonly<Partial<Record<keyof T['values'] & string, MessageId>>>;
  /** The words for a field's values, where people choose among words; also for the choice between two people's changes. */
  words?: Readonly<Partial<Record<keyof T['values'] & string, Readonly<Record<string, MessageId>>>>>;
};

/** SPEC's texts of a section; `{message}` is what failed, where SPEC has a text around it. */
export type SectionTexts = {
  title: MessageId;
  text: MessageId;
  /** The list's name for screen readers. */
  list: MessageId;
  search?: MessageId;
  empty: MessageId;
  noMatch: MessageId;
  /** Stands above what failed, where SPEC has a title there. */
  loadFailedTitle?: MessageId;
  loadFailed?: MessageId;
  add?: MessageId;
  addTitle?: MessageId;
  addDescription?: MessageId;
  editTitle?: MessageId;
  editDescription?: MessageId;
  save?: MessageId;
  created?: MessageId;
  updated?: MessageId;
  saveFailed?: MessageId;
  deleteText?: MessageId;
  deleted?: MessageId;
  deleteFailed?: MessageId;
};

/** One section of the back office, told to the kit: everything that differs from the others, and nothing else. */
export type AdminSection<T extends SectionTypes> = {
  /** Names what is kept in the browser for it. */
  name: string;
  /** Its name in the API; what public pages have cached of it is asked for again after each change. */
  table: string;
  /** Whether the history brings deleted records back: the toast offers 'Undo'. */
  isRestorable?: boolean;
  documents: SectionDocuments<T>;
  /** Stands for `documents.create` and `documents.update`. */
  recordActions?: RecordActions<T>;
  texts: SectionTexts;
  /** The first one is always shown, and stands above the others on phones. */
  columns: readonly [AdminColumn<T>, ...AdminColumn<T>[]];
  /** `sort` is the id of a column; '' stands for the order of `group` and `tieBreak`, to which a third press on a column leads back. */
  initialSort: { sort: string; direction: SortDirection };
  /** Follows the chosen order and ends with something unique, so that no row is missed or doubled between two pages. */
  tieBreak: readonly T['order'][];
  /** What a person calls the record, in the language of the page. */
  nameOf: (row: T['row'], locale: Locale) => string;
  /** What tells it from others of the same name, where it stands without its row: in the command palette, at its checkbox. */
  fullNameOf?: (row: T['row'], locale: Locale) => string;
  search?: (text: string) => T['where'];
  tabs?: readonly AdminTab<T>[];
  filters?: readonly AdminFilter<T>[];
  /** Panels that open and close, in the order of `order`; each holds the rows of one key. */
  group?: { order: T['order']; keyOf: (row: T['row']) => string; title: (key: string) => ReactNode };
  pageSize?: number;
  form?: AdminForm<T>;
  errors?: ErrorTexts<MessageId>;
  bulk?: readonly BulkChange<T>[];
  /** How a single record is asked about before it goes; 'dialog' unless SPEC has it otherwise. */
  deleteBy?: 'dialog' | 'browser' | 'at-once';
  /** Whether a record may still be edited; all may where it is left out. */
  isEditable?: (row: T['row']) => boolean;
  /** Further controls of a row, between Edit and Delete. */
  RowControls?: ComponentType<{ row: T['row'] }>;
  /** Further buttons beside the one that adds; `onChanged` reads the list again. */
  HeaderControls?: ComponentType<{ onChanged: () => void }>;
  /** The columns with an Arabic one beside them (`<column>_ar`): the list counts and finds what lacks it. */
  arabicTexts?: readonly { column: string; isList?: boolean }[];
  /** The number that people put rows in order by, while the list shows its own order (`initialSort.sort: ''`). */
  manualOrder?: ManualOrder<T>;
  /** Whether a record may be begun as a copy of another. */
  isDuplicable?: boolean;
  /** The columns of the exported file, which has no other name for them; left out: no export. */
  exported?: readonly (keyof T['row'] & string)[];
  /** Whether the first loading is said in words (SPEC: notices), beside the skeletons. */
  saysLoading?: boolean;
};

/** What a list needs to know of its section, wherever its rows come from. */
export type ListSection<T extends SectionTypes> = Omit<
  AdminSection<T>,
  'table' | 'documents' | 'recordActions' | 'tieBreak'
>;
