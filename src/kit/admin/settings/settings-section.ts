import type { TypedDocumentNode } from '@apollo/client';
import type { AdminForm, SectionTexts } from '../section/admin-section.ts';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** A row of a table of settings, which knows each by its key. */
export type SettingRow = {
  key: string;
  value?: string | null;
  value_ar?: string | null;
  updated_at: string;
};

/** What the form holds: a setting by its key, its Arabic text by the key with `_ar`; '' where there is none. */
export type SettingValues = Record<string, string>;

/** All settings of a section as the kit edits them: one record. */
export type SettingsRecord<Values extends SettingValues> = { id: string; updated_at: string; values: Values };

/** The types by which the kit's forms know a section of settings. */
export type SettingsTypes<Values extends SettingValues> = {
  row: SettingsRecord<Values>;
  where: object;
  order: object;
  insert: Values;
  patch: Values;
  values: Values;
};

/** A row to write; `where` are conditions on the row that may be there already. */
export type SettingInput = { key: string; value: string | null; value_ar?: string | null };

/** The aliases `rows` and `saved` are what the kit reads. */
export type SettingsDocuments<Where extends object, Input extends SettingInput> = {
  read: TypedDocumentNode<{ rows: SettingRow[] }, Record<string, never>>;
  /** Says that anything in the table has changed. */
  changed: TypedDocumentNode<unknown, Record<string, never>>;
  /** An upsert that overwrites a row only where `where` holds. */
  save: TypedDocumentNode<
    { saved?: { affected_rows: number } | null | undefined },
    { objects: Input[]; where: Where }
  >;
};

/** A section that is one form over a table of settings: everything that differs from the others. */
export type SettingsSection<
  Values extends SettingValues,
  Where extends object,
  Input extends SettingInput,
> = {
  name: string;
  /** Its name in the API; what public pages have cached of it is asked for again after a save. */
  table: string;
  documents: SettingsDocuments<Where, Input>;
  texts: Pick<SectionTexts, 'title' | 'text' | 'loadFailed' | 'updated' | 'saveFailed' | 'save'>;
  /** Every field, with what it begins with where the table has nothing. */
  emptyValues: Values;
  form: Pick<AdminForm<SettingsTypes<Values>>, 'schema' | 'Fields' | 'Preview' | 'labels'>;
  /** Whether the form counts the texts that lack Arabic, and leads to them. */
  isArabicCounted?: boolean;
  errors?: ErrorTexts<MessageId>;
  /** Fields that are not written by the upsert, but first and by `useSaveApart`. */
  apart?: readonly (keyof Values & string)[];
};

/** Saves the fields of `apart`; false when the person gave up, and then nothing of the form is saved. */
export type SaveApart<Values> = (values: Values) => Promise<boolean>;
