import type { TypedDocumentNode } from '@apollo/client';
import type { AdminForm, SectionTexts } from '../section/admin-section.ts';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Row of a settings table, which has one row per key. */
export type SettingRow = {
  key: string;
  value?: string | null;
  value_ar?: string | null;
  updated_at: string;
};

/** Values of the form: each setting under its key, its Arabic text under the key with `_ar`; '' where not set. */
export type SettingValues = Record<string, string>;

/** All settings of a section as one record, so that the kit can edit them. */
export type SettingsRecord<Values extends SettingValues> = { id: string; updated_at: string; values: Values };

/** Types of a settings section for the kit's forms. */
export type SettingsTypes<Values extends SettingValues> = {
  row: SettingsRecord<Values>;
  where: object;
  order: object;
  insert: Values;
  patch: Values;
  values: Values;
};

/** Row to insert or update. */
export type SettingInput = { key: string; value: string | null; value_ar?: string | null };

/** GraphQL documents of the settings; the kit reads their results by the aliases `rows` and `saved`. */
type SettingsDocuments = {
  read: TypedDocumentNode<{ rows: SettingRow[] }, Record<string, never>>;
  /** Subscription that reports any change in the table. */
  changed: TypedDocumentNode<unknown, Record<string, never>>;
  /** Upsert that overwrites an existing row only if `where` matches it. */
  save: TypedDocumentNode<
    { saved?: { affected_rows: number } | null | undefined },
    { objects: SettingInput[]; where: object }
  >;
};

/** Describes a section that consists of one form over a settings table: everything in which it differs from others. */
export type SettingsSection<Values extends SettingValues> = {
  name: string;
  /** Table name in the API; a save makes public pages read the table again instead of using their cache. */
  table: string;
  documents: SettingsDocuments;
  texts: Pick<SectionTexts, 'title' | 'text' | 'loadFailed' | 'updated' | 'saveFailed' | 'save'>;
  /** Every field, with its value where the table has no row for it. */
  emptyValues: Values;
  form: Pick<AdminForm<SettingsTypes<Values>>, 'schema' | 'Fields' | 'Preview' | 'labels'>;
  /** True if the form counts the texts that lack Arabic and offers a button to the first. */
  isArabicCounted?: boolean;
  errors?: ErrorTexts<MessageId>;
  /** Fields that `saveApart` saves before the upsert writes all others. */
  apart?: readonly (keyof Values & string)[];
};

/** Saves the fields of `apart`; resolves to false if the person cancelled, and then nothing of the form is saved. */
export type SaveApart<Values> = (values: Values) => Promise<boolean>;
