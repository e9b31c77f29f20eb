import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { ObjectSchema } from 'yup';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { Locale } from '#src/config/locale.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { AfterSave } from './after-save.ts';
import type { AskHowFar, SharedTexts } from './how-far.ts';
import type { AdminTab } from './admin-tab.ts';

export type AdminRow = { id: string; updated_at?: string };

/** Types of one table as codegen derives them from its documents; `values` is the type of its form's values. */
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
 * GraphQL documents of the table. Their results have the same aliases for every table, so that the kit can read them:
 * `rows` and `total`, `saved`, `removed`.
 */
export type SectionDocuments<T extends SectionTypes> = {
  list: TypedDocumentNode<
    { rows: T['row'][]; total: { aggregate?: { count: number } | null | undefined } },
    PageVariables<T>
  >;
  /** Subscription that reports any change in the table; the kit ignores its data. */
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

/** Writes records by actions, for tables that the API only lets people read; an update gets only the changed columns. */
export type RecordActions<T extends SectionTypes> = {
  create: (client: ApolloClient, columns: T['insert']) => Promise<unknown>;
  update: (client: ApolloClient, id: string, columns: Partial<T['patch']>) => Promise<unknown>;
};

/** Document that changes several rows in one transaction; `moved` has an answer for each row. */
type MoveDocument<T extends SectionTypes> = TypedDocumentNode<
  { moved?: readonly ({ affected_rows: number } | null | undefined)[] | null | undefined },
  { updates: { where: T['where']; _set?: T['patch'] | null | undefined }[] }
>;

/** Moves a row among its peers from one place to another; resolves to false unless every row was renumbered. */
export type Move<T extends SectionTypes> = (
  peers: readonly T['row'][],
  from: number,
  to: number,
) => Promise<boolean>;

type ManualOrder<T extends SectionTypes> = {
  column: keyof T['patch'] & string;
  /** Document that writes the numbers of several rows. */
  document: MoveDocument<T>;
  /** Returns the group in which a row is numbered; left out, all rows of the table are numbered together. */
  within?: (row: T['row']) => string;
};

export type SortDirection = 'asc' | 'desc';

export type AdminColumn<T extends SectionTypes> = {
  /** Identifies the column in the URL and in the choice of columns. */
  id: string;
  label: MessageId;
  cell: (row: T['row']) => ReactNode;
  /** Draws the value beneath the first column, where this one has no room; `cell` does so by default. */
  beneath?: (row: T['row']) => ReactNode;
  /** Table column by which the API orders the list; left out if the column can't be ordered by. */
  sortBy?: keyof T['order'] & string;
  /** True if the label is shown before the value where that is beneath the first column: 'Highlighted: Yes'. */
  isNamed?: boolean;
  /**
   * 2 to 4 stand beneath the first column where the table is too narrow, 4 first; without a priority the column does so on
   * phones alone.
   */
  priority?: 2 | 3 | 4;
  /** True for a text of any length: it is cut off instead of pushing the others aside. */
  isCut?: boolean;
  /** True for a value that stays on one line in every table, such as a date or a price. */
  isWhole?: boolean;
  /** CSS width; the first column takes the width that the others leave. */
  width?: string | number;
};

export type AdminFilter<T extends SectionTypes> = {
  /** URL parameter of the filter. */
  name: string;
  label: MessageId;
  /** Options with a message of the site or a name from the data; a filter without options is not shown. */
  options: readonly ({ value: string; label: MessageId } | { value: string; text: string })[];
  where: (value: string) => T['where'];
  /** True if another control sets the filter. */
  isHidden?: boolean;
};

export type BulkChange<T extends SectionTypes> = {
  id: string;
  label: MessageId;
  icon: string;
  /** Columns that one statement sets in all rows. */
  patch?: T['patch'];
  /** Changes one row of the page, in place of `patch`, where the API has an action for that. */
  act?: (client: ApolloClient, row: T['row']) => Promise<unknown>;
  /** Question before the change, with `{count}`. */
  question?: MessageId;
  /** Text of the toast after the change, with `{count}`. */
  done: MessageId;
};

export type AdminForm<T extends SectionTypes> = {
  schema: ObjectSchema<T['values']>;
  /** Returns the first values of a new record's form. */
  emptyValues: () => T['values'];
  toValues: (row: T['row']) => T['values'];
  /** Converts form values to columns: fields have the names of their columns, and empty texts become null. */
  toColumns: (values: T['values']) => T['insert'] & T['patch'];
  /** Returns the first values of a record's copy, where the copy does not take over all values. */
  toCopy?: (row: T['row']) => T['values'];
  Fields: ComponentType;
  /** Shows the typed values as visitors will see the record. */
  Preview?: ComponentType<{ values: T['values'] }>;
  /** Arranges the fields and the preview; without it the preview is beneath the fields. */
  Layout?: ComponentType<{ fields: ReactNode; preview: ReactNode; tools: FormTools<T> }>;
  /** Further buttons between Cancel and Save. */
  Actions?: ComponentType<{ tools: FormTools<T> }>;
  /** True if the browser keeps what is typed until it is saved or discarded, also when the page is reloaded. */
  keepsDrafts?: boolean;
  /**
   * Runs before a record is changed that is in use elsewhere: asks how far the change reaches, and returns what follows
   * the save; 'cancelled' where nothing is to be saved.
   */
  beforeSave?: BeforeSave<T>;
  /** Field that a constraint or error code concerns; its error is shown at that field instead of in a toast. */
  fieldOf?: Readonly<Record<string, keyof T['values'] & string>>;
  /** Label of each field, for the choice between two people's changes. */
  labels: Readonly<Partial<Record<keyof T['values'] & string, MessageId>>>;
  /** Texts for the values of fields with options; the choice between two people's changes shows these texts too. */
  words?: Readonly<Partial<Record<keyof T['values'] & string, Readonly<Record<string, MessageId>>>>>;
};

/** What a form's own layout and buttons can do with it. */
export type FormTools<T extends SectionTypes> = {
  /** Record as it was opened; null for a new one. */
  record: T['row'] | null;
  /** Saves what is not saved yet and leaves the form open; returns the saved record, undefined where it was not saved. */
  saveFirst: () => Promise<T['row'] | undefined>;
  /** Closes the form, whose record is saved. */
  onDone: () => void;
  draft: {
    /** Moment at which the browser kept what is typed; 'failed' if it could not, null while nothing is kept. */
    keptAt: Date | 'failed' | null;
    /** Moment in ISO text of a draft from an earlier visit, until the person takes or drops it. */
    offeredAt: string | null;
    take: () => void;
    drop: () => void;
  };
};

export type BeforeSave<T extends SectionTypes> = (
  change: RecordChange<T>,
  tools: { client: ApolloClient; intl: IntlShape; ask: AskHowFar },
) => Promise<AfterSave | 'cancelled' | undefined>;

/** Change of a record that a form is about to save. */
type RecordChange<T extends SectionTypes> = {
  /** Record as it was loaded. */
  loaded: T['row'];
  /** Columns as the form has them, and the names of those that it changes. */
  columns: Readonly<Record<string, unknown>>;
  changed: readonly string[];
};

/** What the toast of a saved record offers next. */
type NextStep<T extends SectionTypes> = {
  label: MessageId;
  /** Returns the path to which the step leads. */
  to: (id: string) => string;
  /** Returns whether the step makes sense; `loaded` is the record before the save, null for a new one. */
  isOffered: (values: T['values'], loaded: T['row'] | null) => boolean;
};

/** Form whose code is loaded when a record is opened. */
export type LateForm<T extends SectionTypes> = {
  load: () => Promise<AdminForm<T>>;
  /** True gives the dialog the whole window, for forms with much text. */
  isFullScreen?: boolean;
};

/** SPEC's texts of a section; in a text with `{message}` the error's message replaces it. */
export type SectionTexts = {
  title: MessageId;
  text: MessageId;
  /** Name of the list for screen readers. */
  list: MessageId;
  search?: MessageId;
  empty: MessageId;
  noMatch: MessageId;
  /** Counts what lacks Arabic, with `{count}`. */
  withoutArabic?: MessageId;
  /** Title above the error of a failed load, where SPEC has one. */
  loadFailedTitle?: MessageId;
  loadFailed?: MessageId;
  add?: MessageId;
  addTitle?: MessageId;
  addDescription?: MessageId;
  editTitle?: MessageId;
  editDescription?: MessageId;
  /** Text of the button that saves; without it, a new record's has the dialog's title (`addTitle`). */
  save?: MessageId;
  created?: MessageId;
  updated?: MessageId;
  saveFailed?: MessageId;
  deleteText?: MessageId;
  /** Text of the question about several records, with `{count}`. */
  deleteMany?: MessageId;
  deleted?: MessageId;
  deletedMany?: MessageId;
  deleteFailed?: MessageId;
};

/** Describes one section of the back office to the kit: everything in which it differs from other sections. */
export type AdminSection<T extends SectionTypes> = {
  /** Name of the section in the keys of its browser storage and drafts. */
  name: string;
  /** Table name in the API; each change makes public pages read the table again instead of using their cache. */
  table: string;
  /** Condition that each row of the list meets, where the section shows one part of a table. */
  subset?: T['where'];
  /** True if the history can restore deleted records; the toast then offers 'Undo'. */
  isRestorable?: boolean;
  documents: SectionDocuments<T>;
  /** Replaces `documents.create` and `documents.update`. */
  recordActions?: RecordActions<T>;
  texts: SectionTexts;
  /** Columns of the list. The first can't be hidden, and phones show it above the others. */
  columns: readonly [AdminColumn<T>, ...AdminColumn<T>[]];
  /** `sort` is a column's id, or '' for the order of `group` and `tieBreak`, which a third click on a column restores. */
  initialSort: { sort: string; direction: SortDirection };
  /** Order after the chosen column. It ends with a unique column, so that no row is missing or doubled between two pages. */
  tieBreak: readonly T['order'][];
  /** Returns the record's name in the language of the page. */
  nameOf: (row: T['row'], locale: Locale) => string;
  /** Returns a name that is unique among equal names, for places outside the row: command palette, checkbox label. */
  fullNameOf?: (row: T['row'], locale: Locale) => string;
  search?: (text: string) => T['where'];
  /** Tabs above the list, with the component that draws them, so that other lists don't load it. */
  tabs?: { Tabs: ListPart; all: readonly AdminTab<T>[] };
  filters?: readonly AdminFilter<T>[];
  /** Groups the rows, in the order of `order`; `GroupedTables` draw a collapsible panel for each key. */
  group?: {
    order: T['order'];
    keyOf: (row: T['row']) => string;
    title: (key: string) => ReactNode;
  };
  /**
   * Rows with the same key, such as the prices of one plan, are a row set: they are shown as one row, are moved and deleted
   * together, and are never on two pages.
   */
  rowSet?: RowSetRule<T>;
  /** Columns that the rows of a row set share: a changed one may be changed in all of them. */
  shared?: SharedColumns<T>;
  /** Tables of the list, where they are not plain ones. */
  Tables?: ListPart;
  pageSize?: number;
  form?: LateForm<T>;
  errors?: ErrorTexts<MessageId>;
  bulk?: readonly BulkChange<T>[];
  /** Way to ask before one record is deleted; 'dialog' unless SPEC demands another. */
  deleteBy?: 'dialog' | 'browser' | 'at-once';
  /** Returns whether a record may still be edited; left out, all records may. */
  isEditable?: (row: T['row']) => boolean;
  /** Returns whether a record may be deleted; left out, all records may. */
  isDeletable?: (row: T['row']) => boolean;
  nextStep?: NextStep<T>;
  /** Additional controls of a row, between Edit and Delete. */
  RowControls?: ComponentType<{ row: T['row'] }>;
  /** Title of the dialog that edits a record; left out, `texts.editTitle`. */
  EditTitle?: ComponentType<{ row: T['row'] }>;
  /** Message between the page's heading and its list. */
  Hint?: ComponentType;
  /** Additional buttons beside "Add"; `onChanged` reads the list again. */
  HeaderControls?: ComponentType<{ onChanged: () => void }>;
  /**
   * Columns with an Arabic counterpart (`<column>_ar`); the list counts and finds records where that is empty, except those
   * with an English text of `known`, which pages say in Arabic by themselves.
   */
  arabicTexts?: readonly { column: string; isList?: boolean; known?: readonly string[] }[];
  /** Lets people order the rows by hand through a number, while no column orders the list (`initialSort.sort: ''`). */
  manualOrder?: ManualOrder<T>;
  /** True if a new record can begin as a copy of another. */
  isDuplicable?: boolean;
  /** Further ways to begin a new record with a copy; `change` returns the form's first values from those of the copy. */
  copies?: readonly RecordCopy<T>[];
  /** Draws the menu with the rare actions of a row (copies, moves by one place); left out, buttons stand in the row. */
  RowMenu?: ListPart;
  /** Columns of the exported file, whose header has these names; left out, the list has no export. */
  exported?: readonly (keyof T['row'] & string)[];
  /** True if a visible text beside the skeletons announces the first load (SPEC: notices). */
  saysLoading?: boolean;
};

export type RecordCopy<T extends SectionTypes> = {
  id: string;
  label: MessageId;
  /** SVG path from @mdi/js. */
  icon: string;
  change: (values: T['values']) => T['values'];
};

type SharedColumns<T extends SectionTypes> = {
  columns: readonly (keyof T['patch'] & string)[];
  /** Document that changes several records, or none if one of them was changed meanwhile. */
  document: TypedDocumentNode<unknown, { changes: unknown }>;
  texts: SharedTexts;
};

/** Rule by which rows, such as the prices of a plan, are one row of a list. */
type RowSetRule<T extends SectionTypes> = {
  keyOf: (row: T['row']) => string;
  /** Condition for all rows of a row's set. */
  where: (row: T['row']) => T['where'];
  /** Returns the row that the list shows for the rows of a set. */
  mainOf: (rows: readonly T['row'][]) => T['row'];
  /** Says how many row sets a group has, with `{count}`, and how many rows, with `{rows}`. */
  count: MessageId;
};

/** Component of the list, which knows its properties (`list/list-view.tsx`): naming them here would be a circle. */
type ListPart = (props: never) => ReactNode;

/** Parts of a section that its list needs, whatever the source of its rows. */
export type ListSection<T extends SectionTypes> = Omit<
  AdminSection<T>,
  'table' | 'documents' | 'recordActions' | 'tieBreak'
>;
