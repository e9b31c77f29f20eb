/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A whole number of 64 bits, as a string: "42" */
  bigint: { input: string; output: string; }
  /** A day: "2026-03-01" */
  date: { input: string; output: string; }
  /** Any JSON value */
  jsonb: { input: unknown; output: unknown; }
  /** An exact decimal number, as a string: "4.99" */
  numeric: { input: string; output: string; }
  /** A moment, to the microsecond: "2026-03-01T12:30:00.123456+00:00" */
  timestamptz: { input: string; output: string; }
  /** A UUID: "0b7b5a5c-1f3e-4c58-9a52-d1b6a0f5f0aa" */
  uuid: { input: string; output: string; }
};

/** Boolean expression to compare columns of type "Boolean". All fields are combined with logical 'AND'. */
export type Boolean_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['Boolean']['input']>;
  _gt?: InputMaybe<Scalars['Boolean']['input']>;
  _gte?: InputMaybe<Scalars['Boolean']['input']>;
  _in?: InputMaybe<Array<Scalars['Boolean']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['Boolean']['input']>;
  _lte?: InputMaybe<Scalars['Boolean']['input']>;
  _neq?: InputMaybe<Scalars['Boolean']['input']>;
  _nin?: InputMaybe<Array<Scalars['Boolean']['input']>>;
};

/** Boolean expression to compare columns of type "Int". All fields are combined with logical 'AND'. */
export type Int_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['Int']['input']>;
  _gt?: InputMaybe<Scalars['Int']['input']>;
  _gte?: InputMaybe<Scalars['Int']['input']>;
  _in?: InputMaybe<Array<Scalars['Int']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['Int']['input']>;
  _lte?: InputMaybe<Scalars['Int']['input']>;
  _neq?: InputMaybe<Scalars['Int']['input']>;
  _nin?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Boolean expression to compare columns of type "String_array". All fields are combined with logical 'AND'. */
export type String_Array_Comparison_Exp = {
  _contained_in?: InputMaybe<Array<Scalars['String']['input']>>;
  _contains?: InputMaybe<Array<Scalars['String']['input']>>;
  _eq?: InputMaybe<Array<Scalars['String']['input']>>;
  _gt?: InputMaybe<Array<Scalars['String']['input']>>;
  _gte?: InputMaybe<Array<Scalars['String']['input']>>;
  _in?: InputMaybe<Array<Array<Scalars['String']['input']>>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Array<Scalars['String']['input']>>;
  _lte?: InputMaybe<Array<Scalars['String']['input']>>;
  _neq?: InputMaybe<Array<Scalars['String']['input']>>;
  _nin?: InputMaybe<Array<Array<Scalars['String']['input']>>>;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['String']['input']>;
  _gt?: InputMaybe<Scalars['String']['input']>;
  _gte?: InputMaybe<Scalars['String']['input']>;
  _ilike?: InputMaybe<Scalars['String']['input']>;
  _in?: InputMaybe<Array<Scalars['String']['input']>>;
  _iregex?: InputMaybe<Scalars['String']['input']>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _like?: InputMaybe<Scalars['String']['input']>;
  _lt?: InputMaybe<Scalars['String']['input']>;
  _lte?: InputMaybe<Scalars['String']['input']>;
  _neq?: InputMaybe<Scalars['String']['input']>;
  _nilike?: InputMaybe<Scalars['String']['input']>;
  _nin?: InputMaybe<Array<Scalars['String']['input']>>;
  _niregex?: InputMaybe<Scalars['String']['input']>;
  _nlike?: InputMaybe<Scalars['String']['input']>;
  _nregex?: InputMaybe<Scalars['String']['input']>;
  _nsimilar?: InputMaybe<Scalars['String']['input']>;
  _regex?: InputMaybe<Scalars['String']['input']>;
  _similar?: InputMaybe<Scalars['String']['input']>;
};

/** The account that was made */
export type Accepted_Invitation = {
  __typename?: 'accepted_invitation';
  /** What the person logs in with */
  email: Scalars['String']['output'];
};

/** What a mailed link is good for */
export type Account_Link = {
  __typename?: 'account_link';
  /** Whom it was mailed to */
  email: Scalars['String']['output'];
  /** Until then it works */
  expires_at: Scalars['timestamptz']['output'];
  /** recovery | invitation | email_change */
  purpose: Scalars['String']['output'];
};

/** Identifiers of measuring tools, and scripts for the head of every public page */
export type Analytics_Settings = {
  __typename?: 'analytics_settings';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** ga_measurement_id | gtm_id | yandex_metrica_id | bing_webmaster_id | additional_head_scripts */
  key: Scalars['String']['output'];
  /** When the value was last changed */
  updated_at: Scalars['timestamptz']['output'];
  /** null: not in use */
  value?: Maybe<Scalars['String']['output']>;
};


/** Identifiers of measuring tools, and scripts for the head of every public page */
export type Analytics_SettingsChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Identifiers of measuring tools, and scripts for the head of every public page */
export type Analytics_SettingsChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Identifiers of measuring tools, and scripts for the head of every public page */
export type Analytics_SettingsHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Identifiers of measuring tools, and scripts for the head of every public page */
export type Analytics_SettingsHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "analytics_settings" */
export type Analytics_Settings_Aggregate = {
  __typename?: 'analytics_settings_aggregate';
  aggregate?: Maybe<Analytics_Settings_Aggregate_Fields>;
  nodes: Array<Analytics_Settings>;
};

/** aggregate fields of "analytics_settings" */
export type Analytics_Settings_Aggregate_Fields = {
  __typename?: 'analytics_settings_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Analytics_Settings_Max_Fields>;
  min?: Maybe<Analytics_Settings_Min_Fields>;
};


/** aggregate fields of "analytics_settings" */
export type Analytics_Settings_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Analytics_Settings_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "analytics_settings". All fields are combined with a logical 'AND'. */
export type Analytics_Settings_Bool_Exp = {
  _and?: InputMaybe<Array<Analytics_Settings_Bool_Exp>>;
  _not?: InputMaybe<Analytics_Settings_Bool_Exp>;
  _or?: InputMaybe<Array<Analytics_Settings_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  key?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  value?: InputMaybe<String_Comparison_Exp>;
};

/** unique or primary key constraints on table "analytics_settings" */
export type Analytics_Settings_Constraint =
  /** unique or primary key constraint on columns "key" */
  | 'analytics_settings_pkey';

/** input type for inserting data into table "analytics_settings" */
export type Analytics_Settings_Insert_Input = {
  /** ga_measurement_id | gtm_id | yandex_metrica_id | bing_webmaster_id | additional_head_scripts */
  key?: InputMaybe<Scalars['String']['input']>;
  /** null: not in use */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Analytics_Settings_Max_Fields = {
  __typename?: 'analytics_settings_max_fields';
  /** ga_measurement_id | gtm_id | yandex_metrica_id | bing_webmaster_id | additional_head_scripts */
  key?: Maybe<Scalars['String']['output']>;
  /** When the value was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** null: not in use */
  value?: Maybe<Scalars['String']['output']>;
};

/** aggregate min on columns */
export type Analytics_Settings_Min_Fields = {
  __typename?: 'analytics_settings_min_fields';
  /** ga_measurement_id | gtm_id | yandex_metrica_id | bing_webmaster_id | additional_head_scripts */
  key?: Maybe<Scalars['String']['output']>;
  /** When the value was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** null: not in use */
  value?: Maybe<Scalars['String']['output']>;
};

/** response of any mutation on the table "analytics_settings" */
export type Analytics_Settings_Mutation_Response = {
  __typename?: 'analytics_settings_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Analytics_Settings>;
};

/** on_conflict condition type for table "analytics_settings" */
export type Analytics_Settings_On_Conflict = {
  constraint: Analytics_Settings_Constraint;
  update_columns?: Array<Analytics_Settings_Update_Column>;
  where?: InputMaybe<Analytics_Settings_Bool_Exp>;
};

/** Ordering options when selecting data from "analytics_settings". */
export type Analytics_Settings_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  key?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  value?: InputMaybe<Order_By>;
};

/** primary key columns input for table: analytics_settings */
export type Analytics_Settings_Pk_Columns_Input = {
  key: Scalars['String']['input'];
};

/** select columns of table "analytics_settings" */
export type Analytics_Settings_Select_Column =
  /** column name */
  | 'key'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'value';

/** input type for set of table "analytics_settings" */
export type Analytics_Settings_Set_Input = {
  /** null: not in use */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Streaming cursor of the table "analytics_settings" */
export type Analytics_Settings_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Analytics_Settings_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Analytics_Settings_Stream_Cursor_Value_Input = {
  /** ga_measurement_id | gtm_id | yandex_metrica_id | bing_webmaster_id | additional_head_scripts */
  key?: InputMaybe<Scalars['String']['input']>;
  /** When the value was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** null: not in use */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** update columns of table "analytics_settings" */
export type Analytics_Settings_Update_Column =
  /** column name */
  | 'value';

export type Analytics_Settings_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Analytics_Settings_Set_Input>;
  /** filter the rows which have to be updated */
  where: Analytics_Settings_Bool_Exp;
};

/** Keys that programs exchange for access tokens; written by the actions service alone */
export type Api_Keys = {
  __typename?: 'api_keys';
  /** Addresses and networks that may use the key and its tokens; empty: any */
  allowed_addresses: Array<Scalars['String']['output']>;
  /** Web origins that may use the key and its tokens in a browser; empty: any */
  allowed_origins: Array<Scalars['String']['output']>;
  /** When the key was made */
  created_at: Scalars['timestamptz']['output'];
  /** The administrator who made the key */
  created_by: Scalars['uuid']['output'];
  /** An object relationship */
  creator?: Maybe<People>;
  /** From then on the key is refused; null: never */
  expires_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When a restore disabled the key, which waits for an administrator to confirm it; null: it does not wait */
  held_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The key's id, not part of the key */
  id: Scalars['uuid']['output'];
  /** The address from which it was last exchanged */
  last_used_address?: Maybe<Scalars['String']['output']>;
  /** When the key was last exchanged, to the minute */
  last_used_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What the key is for, in an administrator's words */
  name: Scalars['String']['output'];
  /** The beginning of the key, by which it is recognised */
  prefix: Scalars['String']['output'];
  /** When the key was revoked; null: it was not */
  revoked_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The administrator who revoked the key */
  revoked_by?: Maybe<Scalars['uuid']['output']>;
  /** An object relationship */
  revoker?: Maybe<People>;
  /** What tokens of the key may do: reader, editor or mailing */
  role: Scalars['String']['output'];
};

/** aggregated selection of "api_keys" */
export type Api_Keys_Aggregate = {
  __typename?: 'api_keys_aggregate';
  aggregate?: Maybe<Api_Keys_Aggregate_Fields>;
  nodes: Array<Api_Keys>;
};

/** aggregate fields of "api_keys" */
export type Api_Keys_Aggregate_Fields = {
  __typename?: 'api_keys_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Api_Keys_Max_Fields>;
  min?: Maybe<Api_Keys_Min_Fields>;
};


/** aggregate fields of "api_keys" */
export type Api_Keys_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Api_Keys_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "api_keys". All fields are combined with a logical 'AND'. */
export type Api_Keys_Bool_Exp = {
  _and?: InputMaybe<Array<Api_Keys_Bool_Exp>>;
  _not?: InputMaybe<Api_Keys_Bool_Exp>;
  _or?: InputMaybe<Array<Api_Keys_Bool_Exp>>;
  allowed_addresses?: InputMaybe<String_Array_Comparison_Exp>;
  allowed_origins?: InputMaybe<String_Array_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  created_by?: InputMaybe<Uuid_Comparison_Exp>;
  creator?: InputMaybe<People_Bool_Exp>;
  expires_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  held_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  last_used_address?: InputMaybe<String_Comparison_Exp>;
  last_used_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  name?: InputMaybe<String_Comparison_Exp>;
  prefix?: InputMaybe<String_Comparison_Exp>;
  revoked_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  revoked_by?: InputMaybe<Uuid_Comparison_Exp>;
  revoker?: InputMaybe<People_Bool_Exp>;
  role?: InputMaybe<String_Comparison_Exp>;
};

/** aggregate max on columns */
export type Api_Keys_Max_Fields = {
  __typename?: 'api_keys_max_fields';
  /** When the key was made */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** From then on the key is refused; null: never */
  expires_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When a restore disabled the key, which waits for an administrator to confirm it; null: it does not wait */
  held_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The address from which it was last exchanged */
  last_used_address?: Maybe<Scalars['String']['output']>;
  /** When the key was last exchanged, to the minute */
  last_used_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What the key is for, in an administrator's words */
  name?: Maybe<Scalars['String']['output']>;
  /** The beginning of the key, by which it is recognised */
  prefix?: Maybe<Scalars['String']['output']>;
  /** When the key was revoked; null: it was not */
  revoked_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What tokens of the key may do: reader, editor or mailing */
  role?: Maybe<Scalars['String']['output']>;
};

/** aggregate min on columns */
export type Api_Keys_Min_Fields = {
  __typename?: 'api_keys_min_fields';
  /** When the key was made */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** From then on the key is refused; null: never */
  expires_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When a restore disabled the key, which waits for an administrator to confirm it; null: it does not wait */
  held_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The address from which it was last exchanged */
  last_used_address?: Maybe<Scalars['String']['output']>;
  /** When the key was last exchanged, to the minute */
  last_used_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What the key is for, in an administrator's words */
  name?: Maybe<Scalars['String']['output']>;
  /** The beginning of the key, by which it is recognised */
  prefix?: Maybe<Scalars['String']['output']>;
  /** When the key was revoked; null: it was not */
  revoked_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What tokens of the key may do: reader, editor or mailing */
  role?: Maybe<Scalars['String']['output']>;
};

/** Ordering options when selecting data from "api_keys". */
export type Api_Keys_Order_By = {
  allowed_addresses?: InputMaybe<Order_By>;
  allowed_origins?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  created_by?: InputMaybe<Order_By>;
  creator?: InputMaybe<People_Order_By>;
  expires_at?: InputMaybe<Order_By>;
  held_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  last_used_address?: InputMaybe<Order_By>;
  last_used_at?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  prefix?: InputMaybe<Order_By>;
  revoked_at?: InputMaybe<Order_By>;
  revoked_by?: InputMaybe<Order_By>;
  revoker?: InputMaybe<People_Order_By>;
  role?: InputMaybe<Order_By>;
};

/** select columns of table "api_keys" */
export type Api_Keys_Select_Column =
  /** column name */
  | 'allowed_addresses'
  /** column name */
  | 'allowed_origins'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_by'
  /** column name */
  | 'expires_at'
  /** column name */
  | 'held_at'
  /** column name */
  | 'id'
  /** column name */
  | 'last_used_address'
  /** column name */
  | 'last_used_at'
  /** column name */
  | 'name'
  /** column name */
  | 'prefix'
  /** column name */
  | 'revoked_at'
  /** column name */
  | 'revoked_by'
  /** column name */
  | 'role';

/** Streaming cursor of the table "api_keys" */
export type Api_Keys_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Api_Keys_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Api_Keys_Stream_Cursor_Value_Input = {
  /** Addresses and networks that may use the key and its tokens; empty: any */
  allowed_addresses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Web origins that may use the key and its tokens in a browser; empty: any */
  allowed_origins?: InputMaybe<Array<Scalars['String']['input']>>;
  /** When the key was made */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The administrator who made the key */
  created_by?: InputMaybe<Scalars['uuid']['input']>;
  /** From then on the key is refused; null: never */
  expires_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** When a restore disabled the key, which waits for an administrator to confirm it; null: it does not wait */
  held_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The key's id, not part of the key */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** The address from which it was last exchanged */
  last_used_address?: InputMaybe<Scalars['String']['input']>;
  /** When the key was last exchanged, to the minute */
  last_used_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** What the key is for, in an administrator's words */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The beginning of the key, by which it is recognised */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** When the key was revoked; null: it was not */
  revoked_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The administrator who revoked the key */
  revoked_by?: InputMaybe<Scalars['uuid']['input']>;
  /** What tokens of the key may do: reader, editor or mailing */
  role?: InputMaybe<Scalars['String']['input']>;
};

/** Boolean expression to compare columns of type "bigint". All fields are combined with logical 'AND'. */
export type Bigint_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['bigint']['input']>;
  _gt?: InputMaybe<Scalars['bigint']['input']>;
  _gte?: InputMaybe<Scalars['bigint']['input']>;
  _in?: InputMaybe<Array<Scalars['bigint']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['bigint']['input']>;
  _lte?: InputMaybe<Scalars['bigint']['input']>;
  _neq?: InputMaybe<Scalars['bigint']['input']>;
  _nin?: InputMaybe<Array<Scalars['bigint']['input']>>;
};

/** An import that was stopped */
export type Cancelled_Import = {
  __typename?: 'cancelled_import';
  /** The import */
  import_id: Scalars['uuid']['output'];
  /** cancelled */
  state: Scalars['String']['output'];
};

/** Whether a captcha was solved */
export type Captcha_Result = {
  __typename?: 'captcha_result';
  /** true: solved, and spent now */
  passed: Scalars['Boolean']['output'];
};

export type Change_Plans_Together_Args = {
  plans?: InputMaybe<Scalars['jsonb']['input']>;
};

/** A key that was changed or revoked */
export type Changed_Api_Key = {
  __typename?: 'changed_api_key';
  /** The key */
  id: Scalars['uuid']['output'];
};

/** A contact after the change */
export type Changed_Contact = {
  __typename?: 'changed_contact';
  /** The contact */
  contact_id: Scalars['uuid']['output'];
  /** subscribed | unsubscribed | bounced */
  state: Scalars['String']['output'];
};

/** A dispatch after the change */
export type Changed_Dispatch = {
  __typename?: 'changed_dispatch';
  /** The dispatch */
  dispatch_id: Scalars['uuid']['output'];
  /** As dispatches.state */
  state: Scalars['String']['output'];
};

/** The caller's address now */
export type Changed_Email = {
  __typename?: 'changed_email';
  /** The new address */
  email: Scalars['String']['output'];
};

/** The caller's account after the change */
export type Changed_Own_Account = {
  __typename?: 'changed_own_account';
  /** Given name */
  first_name: Scalars['String']['output'];
  /** The caller's id */
  id: Scalars['uuid']['output'];
  /** Family name */
  last_name: Scalars['String']['output'];
  /** The language of mails to the caller: en | ar */
  locale: Scalars['String']['output'];
};

/** A person who may log in, or no longer */
export type Changed_User_State = {
  __typename?: 'changed_user_state';
  /** Whether the person may log in */
  enabled: Scalars['Boolean']['output'];
  /** The person's id */
  user_id: Scalars['uuid']['output'];
};

/** What changed in the last seven days, in an order that is safe to follow with changes_stream: a number appears only when no smaller one can still come */
export type Changes = {
  __typename?: 'changes';
  /** An object relationship */
  analytics_setting?: Maybe<Analytics_Settings>;
  /** The import that wrote many rows as one change */
  batch_id?: Maybe<Scalars['String']['output']>;
  /** An object relationship */
  contact?: Maybe<Contacts>;
  /** An object relationship */
  domain_extension?: Maybe<Domain_Extensions>;
  /** An object relationship */
  domain_price?: Maybe<Domain_Prices>;
  /** An object relationship */
  footer_link?: Maybe<Footer_Links>;
  /** When the transaction of the change began */
  happened_at: Scalars['timestamptz']['output'];
  /** An object relationship */
  invitation?: Maybe<Invitations>;
  /** An object relationship */
  legal_page?: Maybe<Legal_Pages>;
  /** An object relationship */
  newsletter?: Maybe<Newsletters>;
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number: Scalars['bigint']['output'];
  /** insert | update | delete */
  operation: Scalars['String']['output'];
  /** An object relationship */
  pricing_plan?: Maybe<Pricing_Plans>;
  /** The key of the changed row as text; null for an import */
  record_id?: Maybe<Scalars['String']['output']>;
  /** The key of the changed row where it is a UUID */
  record_uuid?: Maybe<Scalars['uuid']['output']>;
  /** Rows that the change stands for */
  row_count: Scalars['Int']['output'];
  /** An object relationship */
  seo_setting?: Maybe<Seo_Settings>;
  /** An object relationship */
  site_piece?: Maybe<Site_Pieces>;
  /** An object relationship */
  site_setting?: Maybe<Site_Settings>;
  /** An object relationship */
  store_notice?: Maybe<Store_Notices>;
  /** The table of the changed row */
  table_name: Scalars['String']['output'];
  /** An object relationship */
  tax_rate?: Maybe<Tax_Rates>;
  /** An object relationship */
  testimonial?: Maybe<Testimonials>;
  /** An object relationship */
  user_role?: Maybe<User_Roles>;
};

/** aggregated selection of "changes" */
export type Changes_Aggregate = {
  __typename?: 'changes_aggregate';
  aggregate?: Maybe<Changes_Aggregate_Fields>;
  nodes: Array<Changes>;
};

export type Changes_Aggregate_Bool_Exp = {
  count?: InputMaybe<Changes_Aggregate_Bool_Exp_Count>;
};

export type Changes_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Changes_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Changes_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** aggregate fields of "changes" */
export type Changes_Aggregate_Fields = {
  __typename?: 'changes_aggregate_fields';
  avg?: Maybe<Changes_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Changes_Max_Fields>;
  min?: Maybe<Changes_Min_Fields>;
  stddev?: Maybe<Changes_Stddev_Fields>;
  stddev_pop?: Maybe<Changes_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Changes_Stddev_Samp_Fields>;
  sum?: Maybe<Changes_Sum_Fields>;
  var_pop?: Maybe<Changes_Var_Pop_Fields>;
  var_samp?: Maybe<Changes_Var_Samp_Fields>;
  variance?: Maybe<Changes_Variance_Fields>;
};


/** aggregate fields of "changes" */
export type Changes_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Changes_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order by aggregate values of table "changes" */
export type Changes_Aggregate_Order_By = {
  avg?: InputMaybe<Changes_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Changes_Max_Order_By>;
  min?: InputMaybe<Changes_Min_Order_By>;
  stddev?: InputMaybe<Changes_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Changes_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Changes_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Changes_Sum_Order_By>;
  var_pop?: InputMaybe<Changes_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Changes_Var_Samp_Order_By>;
  variance?: InputMaybe<Changes_Variance_Order_By>;
};

/** aggregate avg on columns */
export type Changes_Avg_Fields = {
  __typename?: 'changes_avg_fields';
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['Float']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
};

/** order by avg() on columns of table "changes" */
export type Changes_Avg_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "changes". All fields are combined with a logical 'AND'. */
export type Changes_Bool_Exp = {
  _and?: InputMaybe<Array<Changes_Bool_Exp>>;
  _not?: InputMaybe<Changes_Bool_Exp>;
  _or?: InputMaybe<Array<Changes_Bool_Exp>>;
  analytics_setting?: InputMaybe<Analytics_Settings_Bool_Exp>;
  batch_id?: InputMaybe<String_Comparison_Exp>;
  contact?: InputMaybe<Contacts_Bool_Exp>;
  domain_extension?: InputMaybe<Domain_Extensions_Bool_Exp>;
  domain_price?: InputMaybe<Domain_Prices_Bool_Exp>;
  footer_link?: InputMaybe<Footer_Links_Bool_Exp>;
  happened_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  invitation?: InputMaybe<Invitations_Bool_Exp>;
  legal_page?: InputMaybe<Legal_Pages_Bool_Exp>;
  newsletter?: InputMaybe<Newsletters_Bool_Exp>;
  number?: InputMaybe<Bigint_Comparison_Exp>;
  operation?: InputMaybe<String_Comparison_Exp>;
  pricing_plan?: InputMaybe<Pricing_Plans_Bool_Exp>;
  record_id?: InputMaybe<String_Comparison_Exp>;
  record_uuid?: InputMaybe<Uuid_Comparison_Exp>;
  row_count?: InputMaybe<Int_Comparison_Exp>;
  seo_setting?: InputMaybe<Seo_Settings_Bool_Exp>;
  site_piece?: InputMaybe<Site_Pieces_Bool_Exp>;
  site_setting?: InputMaybe<Site_Settings_Bool_Exp>;
  store_notice?: InputMaybe<Store_Notices_Bool_Exp>;
  table_name?: InputMaybe<String_Comparison_Exp>;
  tax_rate?: InputMaybe<Tax_Rates_Bool_Exp>;
  testimonial?: InputMaybe<Testimonials_Bool_Exp>;
  user_role?: InputMaybe<User_Roles_Bool_Exp>;
};

/** aggregate max on columns */
export type Changes_Max_Fields = {
  __typename?: 'changes_max_fields';
  /** The import that wrote many rows as one change */
  batch_id?: Maybe<Scalars['String']['output']>;
  /** When the transaction of the change began */
  happened_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['bigint']['output']>;
  /** insert | update | delete */
  operation?: Maybe<Scalars['String']['output']>;
  /** The key of the changed row as text; null for an import */
  record_id?: Maybe<Scalars['String']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Int']['output']>;
  /** The table of the changed row */
  table_name?: Maybe<Scalars['String']['output']>;
};

/** order by max() on columns of table "changes" */
export type Changes_Max_Order_By = {
  batch_id?: InputMaybe<Order_By>;
  happened_at?: InputMaybe<Order_By>;
  number?: InputMaybe<Order_By>;
  operation?: InputMaybe<Order_By>;
  record_id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  table_name?: InputMaybe<Order_By>;
};

/** aggregate min on columns */
export type Changes_Min_Fields = {
  __typename?: 'changes_min_fields';
  /** The import that wrote many rows as one change */
  batch_id?: Maybe<Scalars['String']['output']>;
  /** When the transaction of the change began */
  happened_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['bigint']['output']>;
  /** insert | update | delete */
  operation?: Maybe<Scalars['String']['output']>;
  /** The key of the changed row as text; null for an import */
  record_id?: Maybe<Scalars['String']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Int']['output']>;
  /** The table of the changed row */
  table_name?: Maybe<Scalars['String']['output']>;
};

/** order by min() on columns of table "changes" */
export type Changes_Min_Order_By = {
  batch_id?: InputMaybe<Order_By>;
  happened_at?: InputMaybe<Order_By>;
  number?: InputMaybe<Order_By>;
  operation?: InputMaybe<Order_By>;
  record_id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  table_name?: InputMaybe<Order_By>;
};

/** Ordering options when selecting data from "changes". */
export type Changes_Order_By = {
  analytics_setting?: InputMaybe<Analytics_Settings_Order_By>;
  batch_id?: InputMaybe<Order_By>;
  contact?: InputMaybe<Contacts_Order_By>;
  domain_extension?: InputMaybe<Domain_Extensions_Order_By>;
  domain_price?: InputMaybe<Domain_Prices_Order_By>;
  footer_link?: InputMaybe<Footer_Links_Order_By>;
  happened_at?: InputMaybe<Order_By>;
  invitation?: InputMaybe<Invitations_Order_By>;
  legal_page?: InputMaybe<Legal_Pages_Order_By>;
  newsletter?: InputMaybe<Newsletters_Order_By>;
  number?: InputMaybe<Order_By>;
  operation?: InputMaybe<Order_By>;
  pricing_plan?: InputMaybe<Pricing_Plans_Order_By>;
  record_id?: InputMaybe<Order_By>;
  record_uuid?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  seo_setting?: InputMaybe<Seo_Settings_Order_By>;
  site_piece?: InputMaybe<Site_Pieces_Order_By>;
  site_setting?: InputMaybe<Site_Settings_Order_By>;
  store_notice?: InputMaybe<Store_Notices_Order_By>;
  table_name?: InputMaybe<Order_By>;
  tax_rate?: InputMaybe<Tax_Rates_Order_By>;
  testimonial?: InputMaybe<Testimonials_Order_By>;
  user_role?: InputMaybe<User_Roles_Order_By>;
};

/** select columns of table "changes" */
export type Changes_Select_Column =
  /** column name */
  | 'batch_id'
  /** column name */
  | 'happened_at'
  /** column name */
  | 'number'
  /** column name */
  | 'operation'
  /** column name */
  | 'record_id'
  /** column name */
  | 'record_uuid'
  /** column name */
  | 'row_count'
  /** column name */
  | 'table_name';

/** aggregate stddev on columns */
export type Changes_Stddev_Fields = {
  __typename?: 'changes_stddev_fields';
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['Float']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev() on columns of table "changes" */
export type Changes_Stddev_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** aggregate stddev_pop on columns */
export type Changes_Stddev_Pop_Fields = {
  __typename?: 'changes_stddev_pop_fields';
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['Float']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_pop() on columns of table "changes" */
export type Changes_Stddev_Pop_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** aggregate stddev_samp on columns */
export type Changes_Stddev_Samp_Fields = {
  __typename?: 'changes_stddev_samp_fields';
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['Float']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_samp() on columns of table "changes" */
export type Changes_Stddev_Samp_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** Streaming cursor of the table "changes" */
export type Changes_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Changes_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Changes_Stream_Cursor_Value_Input = {
  /** The import that wrote many rows as one change */
  batch_id?: InputMaybe<Scalars['String']['input']>;
  /** When the transaction of the change began */
  happened_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: InputMaybe<Scalars['bigint']['input']>;
  /** insert | update | delete */
  operation?: InputMaybe<Scalars['String']['input']>;
  /** The key of the changed row as text; null for an import */
  record_id?: InputMaybe<Scalars['String']['input']>;
  /** The key of the changed row where it is a UUID */
  record_uuid?: InputMaybe<Scalars['uuid']['input']>;
  /** Rows that the change stands for */
  row_count?: InputMaybe<Scalars['Int']['input']>;
  /** The table of the changed row */
  table_name?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate sum on columns */
export type Changes_Sum_Fields = {
  __typename?: 'changes_sum_fields';
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['bigint']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Int']['output']>;
};

/** order by sum() on columns of table "changes" */
export type Changes_Sum_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** aggregate var_pop on columns */
export type Changes_Var_Pop_Fields = {
  __typename?: 'changes_var_pop_fields';
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['Float']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
};

/** order by var_pop() on columns of table "changes" */
export type Changes_Var_Pop_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** aggregate var_samp on columns */
export type Changes_Var_Samp_Fields = {
  __typename?: 'changes_var_samp_fields';
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['Float']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
};

/** order by var_samp() on columns of table "changes" */
export type Changes_Var_Samp_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** aggregate variance on columns */
export type Changes_Variance_Fields = {
  __typename?: 'changes_variance_fields';
  /** Given after the commit; numbers skip for each role, and once you have one, no smaller one appears; a cursor for changes_stream */
  number?: Maybe<Scalars['Float']['output']>;
  /** Rows that the change stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
};

/** order by variance() on columns of table "changes" */
export type Changes_Variance_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** All that is known of a contact */
export type Contact_Export = {
  __typename?: 'contact_export';
  /** The contact, its mails and the changes made to it */
  data: Scalars['jsonb']['output'];
};

/** A contact of an import */
export type Contact_Input = {
  /** Where newsletters go */
  email: Scalars['String']['input'];
  /** Given name; may be missing */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name; may be missing */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** The language of newsletters: en (when null) | ar */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Whether newsletters go there, in the words of other programs: active, unsubscribed, bounced …; null: they do */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Recipients of newsletters */
export type Contacts = {
  __typename?: 'contacts';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** When the contact confirmed by the mailed link */
  consent_confirmed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The language in which the contact read that text: en | ar */
  consent_locale?: Maybe<Scalars['String']['output']>;
  /** When the form was sent */
  consent_requested_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The path of the page with the form */
  consent_source?: Maybe<Scalars['String']['output']>;
  /** The day of the consent's text that the contact last agreed to on the site; null: never did */
  consent_version?: Maybe<Scalars['String']['output']>;
  /** When the contact was added */
  created_at: Scalars['timestamptz']['output'];
  /** An array relationship */
  deliveries: Array<Deliveries>;
  /** An aggregate relationship */
  deliveries_aggregate: Deliveries_Aggregate;
  /** As it was entered */
  email: Scalars['String']['output'];
  /** The address in the form by which two are compared; unique */
  email_key: Scalars['String']['output'];
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names contacts_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** Given name; may be missing */
  first_name?: Maybe<Scalars['String']['output']>;
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** An object relationship */
  import?: Maybe<Imports>;
  /** The import that made the contact */
  import_id?: Maybe<Scalars['uuid']['output']>;
  /** Family name; may be missing */
  last_name?: Maybe<Scalars['String']['output']>;
  /** The language of newsletters: en | ar */
  locale: Scalars['String']['output'];
  /** Address and names as the admin area searches them, for _like: in lower case, each Arabic letter as a capital, without marks */
  search_key: Scalars['String']['output'];
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces: Scalars['Int']['output'];
  /** manual | import (a file) | api (import_contacts) | sign-up (by the contact, on the site) */
  source: Scalars['String']['output'];
  /** subscribed | unsubscribed | bounced; the contact's own link, or an administrator with a reason, subscribes it again */
  state: Scalars['String']['output'];
  /** Why an administrator subscribed the contact again */
  state_note?: Maybe<Scalars['String']['output']>;
  /** own-link | administrator | complaint | import | hard-bounce | soft-bounces: what brought the state; null: unknown, or never changed */
  state_reason?: Maybe<Scalars['String']['output']>;
  /** null: subscribed */
  unsubscribed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the contact was last changed */
  updated_at: Scalars['timestamptz']['output'];
};


/** Recipients of newsletters */
export type ContactsChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Recipients of newsletters */
export type ContactsChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Recipients of newsletters */
export type ContactsDeliveriesArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


/** Recipients of newsletters */
export type ContactsDeliveries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


/** Recipients of newsletters */
export type ContactsHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Recipients of newsletters */
export type ContactsHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "contacts" */
export type Contacts_Aggregate = {
  __typename?: 'contacts_aggregate';
  aggregate?: Maybe<Contacts_Aggregate_Fields>;
  nodes: Array<Contacts>;
};

export type Contacts_Aggregate_Bool_Exp = {
  count?: InputMaybe<Contacts_Aggregate_Bool_Exp_Count>;
};

export type Contacts_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Contacts_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Contacts_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** aggregate fields of "contacts" */
export type Contacts_Aggregate_Fields = {
  __typename?: 'contacts_aggregate_fields';
  avg?: Maybe<Contacts_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Contacts_Max_Fields>;
  min?: Maybe<Contacts_Min_Fields>;
  stddev?: Maybe<Contacts_Stddev_Fields>;
  stddev_pop?: Maybe<Contacts_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Contacts_Stddev_Samp_Fields>;
  sum?: Maybe<Contacts_Sum_Fields>;
  var_pop?: Maybe<Contacts_Var_Pop_Fields>;
  var_samp?: Maybe<Contacts_Var_Samp_Fields>;
  variance?: Maybe<Contacts_Variance_Fields>;
};


/** aggregate fields of "contacts" */
export type Contacts_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Contacts_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order by aggregate values of table "contacts" */
export type Contacts_Aggregate_Order_By = {
  avg?: InputMaybe<Contacts_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Contacts_Max_Order_By>;
  min?: InputMaybe<Contacts_Min_Order_By>;
  stddev?: InputMaybe<Contacts_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Contacts_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Contacts_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Contacts_Sum_Order_By>;
  var_pop?: InputMaybe<Contacts_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Contacts_Var_Samp_Order_By>;
  variance?: InputMaybe<Contacts_Variance_Order_By>;
};

/** aggregate avg on columns */
export type Contacts_Avg_Fields = {
  __typename?: 'contacts_avg_fields';
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Float']['output']>;
};

/** order by avg() on columns of table "contacts" */
export type Contacts_Avg_Order_By = {
  soft_bounces?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "contacts". All fields are combined with a logical 'AND'. */
export type Contacts_Bool_Exp = {
  _and?: InputMaybe<Array<Contacts_Bool_Exp>>;
  _not?: InputMaybe<Contacts_Bool_Exp>;
  _or?: InputMaybe<Array<Contacts_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  consent_confirmed_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  consent_locale?: InputMaybe<String_Comparison_Exp>;
  consent_requested_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  consent_source?: InputMaybe<String_Comparison_Exp>;
  consent_version?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  deliveries?: InputMaybe<Deliveries_Bool_Exp>;
  deliveries_aggregate?: InputMaybe<Deliveries_Aggregate_Bool_Exp>;
  email?: InputMaybe<String_Comparison_Exp>;
  email_key?: InputMaybe<String_Comparison_Exp>;
  external_id?: InputMaybe<String_Comparison_Exp>;
  first_name?: InputMaybe<String_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  import?: InputMaybe<Imports_Bool_Exp>;
  import_id?: InputMaybe<Uuid_Comparison_Exp>;
  last_name?: InputMaybe<String_Comparison_Exp>;
  locale?: InputMaybe<String_Comparison_Exp>;
  search_key?: InputMaybe<String_Comparison_Exp>;
  soft_bounces?: InputMaybe<Int_Comparison_Exp>;
  source?: InputMaybe<String_Comparison_Exp>;
  state?: InputMaybe<String_Comparison_Exp>;
  state_note?: InputMaybe<String_Comparison_Exp>;
  state_reason?: InputMaybe<String_Comparison_Exp>;
  unsubscribed_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "contacts" */
export type Contacts_Constraint =
  /** unique or primary key constraint on columns "email_key" */
  | 'contacts_email_key_unique'
  /** unique or primary key constraint on columns "external_id" */
  | 'contacts_external_id_unique'
  /** unique or primary key constraint on columns "id" */
  | 'contacts_pkey';

/** input type for inserting data into table "contacts" */
export type Contacts_Insert_Input = {
  /** As it was entered */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names contacts_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** Given name; may be missing */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** Family name; may be missing */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** The language of newsletters: en | ar */
  locale?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Contacts_Max_Fields = {
  __typename?: 'contacts_max_fields';
  /** When the contact confirmed by the mailed link */
  consent_confirmed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The language in which the contact read that text: en | ar */
  consent_locale?: Maybe<Scalars['String']['output']>;
  /** When the form was sent */
  consent_requested_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The path of the page with the form */
  consent_source?: Maybe<Scalars['String']['output']>;
  /** The day of the consent's text that the contact last agreed to on the site; null: never did */
  consent_version?: Maybe<Scalars['String']['output']>;
  /** When the contact was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** As it was entered */
  email?: Maybe<Scalars['String']['output']>;
  /** The address in the form by which two are compared; unique */
  email_key?: Maybe<Scalars['String']['output']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names contacts_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** Given name; may be missing */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name; may be missing */
  last_name?: Maybe<Scalars['String']['output']>;
  /** The language of newsletters: en | ar */
  locale?: Maybe<Scalars['String']['output']>;
  /** Address and names as the admin area searches them, for _like: in lower case, each Arabic letter as a capital, without marks */
  search_key?: Maybe<Scalars['String']['output']>;
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Int']['output']>;
  /** manual | import (a file) | api (import_contacts) | sign-up (by the contact, on the site) */
  source?: Maybe<Scalars['String']['output']>;
  /** subscribed | unsubscribed | bounced; the contact's own link, or an administrator with a reason, subscribes it again */
  state?: Maybe<Scalars['String']['output']>;
  /** Why an administrator subscribed the contact again */
  state_note?: Maybe<Scalars['String']['output']>;
  /** own-link | administrator | complaint | import | hard-bounce | soft-bounces: what brought the state; null: unknown, or never changed */
  state_reason?: Maybe<Scalars['String']['output']>;
  /** null: subscribed */
  unsubscribed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the contact was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** order by max() on columns of table "contacts" */
export type Contacts_Max_Order_By = {
  consent_confirmed_at?: InputMaybe<Order_By>;
  consent_locale?: InputMaybe<Order_By>;
  consent_requested_at?: InputMaybe<Order_By>;
  consent_source?: InputMaybe<Order_By>;
  consent_version?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  email?: InputMaybe<Order_By>;
  email_key?: InputMaybe<Order_By>;
  external_id?: InputMaybe<Order_By>;
  first_name?: InputMaybe<Order_By>;
  last_name?: InputMaybe<Order_By>;
  locale?: InputMaybe<Order_By>;
  search_key?: InputMaybe<Order_By>;
  soft_bounces?: InputMaybe<Order_By>;
  source?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  state_note?: InputMaybe<Order_By>;
  state_reason?: InputMaybe<Order_By>;
  unsubscribed_at?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** aggregate min on columns */
export type Contacts_Min_Fields = {
  __typename?: 'contacts_min_fields';
  /** When the contact confirmed by the mailed link */
  consent_confirmed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The language in which the contact read that text: en | ar */
  consent_locale?: Maybe<Scalars['String']['output']>;
  /** When the form was sent */
  consent_requested_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The path of the page with the form */
  consent_source?: Maybe<Scalars['String']['output']>;
  /** The day of the consent's text that the contact last agreed to on the site; null: never did */
  consent_version?: Maybe<Scalars['String']['output']>;
  /** When the contact was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** As it was entered */
  email?: Maybe<Scalars['String']['output']>;
  /** The address in the form by which two are compared; unique */
  email_key?: Maybe<Scalars['String']['output']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names contacts_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** Given name; may be missing */
  first_name?: Maybe<Scalars['String']['output']>;
  /** Family name; may be missing */
  last_name?: Maybe<Scalars['String']['output']>;
  /** The language of newsletters: en | ar */
  locale?: Maybe<Scalars['String']['output']>;
  /** Address and names as the admin area searches them, for _like: in lower case, each Arabic letter as a capital, without marks */
  search_key?: Maybe<Scalars['String']['output']>;
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Int']['output']>;
  /** manual | import (a file) | api (import_contacts) | sign-up (by the contact, on the site) */
  source?: Maybe<Scalars['String']['output']>;
  /** subscribed | unsubscribed | bounced; the contact's own link, or an administrator with a reason, subscribes it again */
  state?: Maybe<Scalars['String']['output']>;
  /** Why an administrator subscribed the contact again */
  state_note?: Maybe<Scalars['String']['output']>;
  /** own-link | administrator | complaint | import | hard-bounce | soft-bounces: what brought the state; null: unknown, or never changed */
  state_reason?: Maybe<Scalars['String']['output']>;
  /** null: subscribed */
  unsubscribed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the contact was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** order by min() on columns of table "contacts" */
export type Contacts_Min_Order_By = {
  consent_confirmed_at?: InputMaybe<Order_By>;
  consent_locale?: InputMaybe<Order_By>;
  consent_requested_at?: InputMaybe<Order_By>;
  consent_source?: InputMaybe<Order_By>;
  consent_version?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  email?: InputMaybe<Order_By>;
  email_key?: InputMaybe<Order_By>;
  external_id?: InputMaybe<Order_By>;
  first_name?: InputMaybe<Order_By>;
  last_name?: InputMaybe<Order_By>;
  locale?: InputMaybe<Order_By>;
  search_key?: InputMaybe<Order_By>;
  soft_bounces?: InputMaybe<Order_By>;
  source?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  state_note?: InputMaybe<Order_By>;
  state_reason?: InputMaybe<Order_By>;
  unsubscribed_at?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** response of any mutation on the table "contacts" */
export type Contacts_Mutation_Response = {
  __typename?: 'contacts_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Contacts>;
};

/** on_conflict condition type for table "contacts" */
export type Contacts_On_Conflict = {
  constraint: Contacts_Constraint;
  update_columns?: Array<Contacts_Update_Column>;
  where?: InputMaybe<Contacts_Bool_Exp>;
};

/** Ordering options when selecting data from "contacts". */
export type Contacts_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  consent_confirmed_at?: InputMaybe<Order_By>;
  consent_locale?: InputMaybe<Order_By>;
  consent_requested_at?: InputMaybe<Order_By>;
  consent_source?: InputMaybe<Order_By>;
  consent_version?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  deliveries_aggregate?: InputMaybe<Deliveries_Aggregate_Order_By>;
  email?: InputMaybe<Order_By>;
  email_key?: InputMaybe<Order_By>;
  external_id?: InputMaybe<Order_By>;
  first_name?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  import?: InputMaybe<Imports_Order_By>;
  import_id?: InputMaybe<Order_By>;
  last_name?: InputMaybe<Order_By>;
  locale?: InputMaybe<Order_By>;
  search_key?: InputMaybe<Order_By>;
  soft_bounces?: InputMaybe<Order_By>;
  source?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  state_note?: InputMaybe<Order_By>;
  state_reason?: InputMaybe<Order_By>;
  unsubscribed_at?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: contacts */
export type Contacts_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "contacts" */
export type Contacts_Select_Column =
  /** column name */
  | 'consent_confirmed_at'
  /** column name */
  | 'consent_locale'
  /** column name */
  | 'consent_requested_at'
  /** column name */
  | 'consent_source'
  /** column name */
  | 'consent_version'
  /** column name */
  | 'created_at'
  /** column name */
  | 'email'
  /** column name */
  | 'email_key'
  /** column name */
  | 'external_id'
  /** column name */
  | 'first_name'
  /** column name */
  | 'id'
  /** column name */
  | 'import_id'
  /** column name */
  | 'last_name'
  /** column name */
  | 'locale'
  /** column name */
  | 'search_key'
  /** column name */
  | 'soft_bounces'
  /** column name */
  | 'source'
  /** column name */
  | 'state'
  /** column name */
  | 'state_note'
  /** column name */
  | 'state_reason'
  /** column name */
  | 'unsubscribed_at'
  /** column name */
  | 'updated_at';

/** input type for set of table "contacts" */
export type Contacts_Set_Input = {
  /** As it was entered */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names contacts_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** Given name; may be missing */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Family name; may be missing */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** The language of newsletters: en | ar */
  locale?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate stddev on columns */
export type Contacts_Stddev_Fields = {
  __typename?: 'contacts_stddev_fields';
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev() on columns of table "contacts" */
export type Contacts_Stddev_Order_By = {
  soft_bounces?: InputMaybe<Order_By>;
};

/** aggregate stddev_pop on columns */
export type Contacts_Stddev_Pop_Fields = {
  __typename?: 'contacts_stddev_pop_fields';
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_pop() on columns of table "contacts" */
export type Contacts_Stddev_Pop_Order_By = {
  soft_bounces?: InputMaybe<Order_By>;
};

/** aggregate stddev_samp on columns */
export type Contacts_Stddev_Samp_Fields = {
  __typename?: 'contacts_stddev_samp_fields';
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_samp() on columns of table "contacts" */
export type Contacts_Stddev_Samp_Order_By = {
  soft_bounces?: InputMaybe<Order_By>;
};

/** Streaming cursor of the table "contacts" */
export type Contacts_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Contacts_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Contacts_Stream_Cursor_Value_Input = {
  /** When the contact confirmed by the mailed link */
  consent_confirmed_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The language in which the contact read that text: en | ar */
  consent_locale?: InputMaybe<Scalars['String']['input']>;
  /** When the form was sent */
  consent_requested_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The path of the page with the form */
  consent_source?: InputMaybe<Scalars['String']['input']>;
  /** The day of the consent's text that the contact last agreed to on the site; null: never did */
  consent_version?: InputMaybe<Scalars['String']['input']>;
  /** When the contact was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** As it was entered */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The address in the form by which two are compared; unique */
  email_key?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names contacts_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** Given name; may be missing */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** The import that made the contact */
  import_id?: InputMaybe<Scalars['uuid']['input']>;
  /** Family name; may be missing */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** The language of newsletters: en | ar */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Address and names as the admin area searches them, for _like: in lower case, each Arabic letter as a capital, without marks */
  search_key?: InputMaybe<Scalars['String']['input']>;
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: InputMaybe<Scalars['Int']['input']>;
  /** manual | import (a file) | api (import_contacts) | sign-up (by the contact, on the site) */
  source?: InputMaybe<Scalars['String']['input']>;
  /** subscribed | unsubscribed | bounced; the contact's own link, or an administrator with a reason, subscribes it again */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Why an administrator subscribed the contact again */
  state_note?: InputMaybe<Scalars['String']['input']>;
  /** own-link | administrator | complaint | import | hard-bounce | soft-bounces: what brought the state; null: unknown, or never changed */
  state_reason?: InputMaybe<Scalars['String']['input']>;
  /** null: subscribed */
  unsubscribed_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** When the contact was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** aggregate sum on columns */
export type Contacts_Sum_Fields = {
  __typename?: 'contacts_sum_fields';
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Int']['output']>;
};

/** order by sum() on columns of table "contacts" */
export type Contacts_Sum_Order_By = {
  soft_bounces?: InputMaybe<Order_By>;
};

/** update columns of table "contacts" */
export type Contacts_Update_Column =
  /** column name */
  | 'email'
  /** column name */
  | 'external_id'
  /** column name */
  | 'first_name'
  /** column name */
  | 'last_name'
  /** column name */
  | 'locale';

export type Contacts_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Contacts_Set_Input>;
  /** filter the rows which have to be updated */
  where: Contacts_Bool_Exp;
};

/** aggregate var_pop on columns */
export type Contacts_Var_Pop_Fields = {
  __typename?: 'contacts_var_pop_fields';
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Float']['output']>;
};

/** order by var_pop() on columns of table "contacts" */
export type Contacts_Var_Pop_Order_By = {
  soft_bounces?: InputMaybe<Order_By>;
};

/** aggregate var_samp on columns */
export type Contacts_Var_Samp_Fields = {
  __typename?: 'contacts_var_samp_fields';
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Float']['output']>;
};

/** order by var_samp() on columns of table "contacts" */
export type Contacts_Var_Samp_Order_By = {
  soft_bounces?: InputMaybe<Order_By>;
};

/** aggregate variance on columns */
export type Contacts_Variance_Fields = {
  __typename?: 'contacts_variance_fields';
  /** Soft bounces in a row; the third one makes the contact bounced */
  soft_bounces?: Maybe<Scalars['Float']['output']>;
};

/** order by variance() on columns of table "contacts" */
export type Contacts_Variance_Order_By = {
  soft_bounces?: InputMaybe<Order_By>;
};

/** A key that was made */
export type Created_Api_Key = {
  __typename?: 'created_api_key';
  /** The key's id, by which it is changed and revoked */
  id: Scalars['uuid']['output'];
  /** The key itself, which is shown this once */
  key: Scalars['String']['output'];
};

/** ordering argument of a cursor */
export type Cursor_Ordering =
  /** ascending ordering of the cursor */
  | 'ASC'
  /** descending ordering of the cursor */
  | 'DESC';

/** Boolean expression to compare columns of type "date". All fields are combined with logical 'AND'. */
export type Date_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['date']['input']>;
  _gt?: InputMaybe<Scalars['date']['input']>;
  _gte?: InputMaybe<Scalars['date']['input']>;
  _in?: InputMaybe<Array<Scalars['date']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['date']['input']>;
  _lte?: InputMaybe<Scalars['date']['input']>;
  _neq?: InputMaybe<Scalars['date']['input']>;
  _nin?: InputMaybe<Array<Scalars['date']['input']>>;
};

/** One mail of a dispatch to one contact */
export type Deliveries = {
  __typename?: 'deliveries';
  /** How often the mail server was asked to take the mail */
  attempts: Scalars['Int']['output'];
  /** hard | soft | unsubscribe | complaint | held (hard, but not believed): what was reported after the mail was sent */
  bounce?: Maybe<Scalars['String']['output']>;
  /** What the report of the bounce says */
  bounce_detail?: Maybe<Scalars['String']['output']>;
  /** When the bounce was read */
  bounced_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When a worker took the mail in its hands */
  claimed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The worker that has the mail in its hands */
  claimed_by?: Maybe<Scalars['uuid']['output']>;
  /** An object relationship */
  contact?: Maybe<Contacts>;
  /** null: the contact was deleted */
  contact_id?: Maybe<Scalars['uuid']['output']>;
  /** An object relationship */
  dispatch: Dispatches;
  /** The dispatch that the mail belongs to */
  dispatch_id: Scalars['uuid']['output'];
  /** When the mail was sent, failed for good or was skipped */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** The language of the mail: en | ar */
  locale: Scalars['String']['output'];
  /** The local part of the Message-ID, the same at each attempt; bounces name it */
  message_token: Scalars['String']['output'];
  /** An object relationship */
  newsletter?: Maybe<Newsletters>;
  /** The newsletter that is sent */
  newsletter_id: Scalars['uuid']['output'];
  /** When a queued mail is tried again; null: as soon as possible */
  next_attempt_at: Scalars['timestamptz']['output'];
  /** failed: refused (5xx) | attempts | address; skipped: unsubscribed | bounced | deleted | cancelled */
  reason?: Maybe<Scalars['String']['output']>;
  /** What the mail server said last */
  response?: Maybe<Scalars['String']['output']>;
  /** queued -> sending -> sent | failed | unknown; sending -> queued (4xx); unknown -> queued (once more); queued -> skipped */
  state: Scalars['String']['output'];
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts: Scalars['Int']['output'];
};

/** aggregated selection of "deliveries" */
export type Deliveries_Aggregate = {
  __typename?: 'deliveries_aggregate';
  aggregate?: Maybe<Deliveries_Aggregate_Fields>;
  nodes: Array<Deliveries>;
};

export type Deliveries_Aggregate_Bool_Exp = {
  count?: InputMaybe<Deliveries_Aggregate_Bool_Exp_Count>;
};

export type Deliveries_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Deliveries_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Deliveries_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** aggregate fields of "deliveries" */
export type Deliveries_Aggregate_Fields = {
  __typename?: 'deliveries_aggregate_fields';
  avg?: Maybe<Deliveries_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Deliveries_Max_Fields>;
  min?: Maybe<Deliveries_Min_Fields>;
  stddev?: Maybe<Deliveries_Stddev_Fields>;
  stddev_pop?: Maybe<Deliveries_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Deliveries_Stddev_Samp_Fields>;
  sum?: Maybe<Deliveries_Sum_Fields>;
  var_pop?: Maybe<Deliveries_Var_Pop_Fields>;
  var_samp?: Maybe<Deliveries_Var_Samp_Fields>;
  variance?: Maybe<Deliveries_Variance_Fields>;
};


/** aggregate fields of "deliveries" */
export type Deliveries_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Deliveries_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order by aggregate values of table "deliveries" */
export type Deliveries_Aggregate_Order_By = {
  avg?: InputMaybe<Deliveries_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Deliveries_Max_Order_By>;
  min?: InputMaybe<Deliveries_Min_Order_By>;
  stddev?: InputMaybe<Deliveries_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Deliveries_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Deliveries_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Deliveries_Sum_Order_By>;
  var_pop?: InputMaybe<Deliveries_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Deliveries_Var_Samp_Order_By>;
  variance?: InputMaybe<Deliveries_Variance_Order_By>;
};

/** aggregate avg on columns */
export type Deliveries_Avg_Fields = {
  __typename?: 'deliveries_avg_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Float']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Float']['output']>;
};

/** order by avg() on columns of table "deliveries" */
export type Deliveries_Avg_Order_By = {
  attempts?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "deliveries". All fields are combined with a logical 'AND'. */
export type Deliveries_Bool_Exp = {
  _and?: InputMaybe<Array<Deliveries_Bool_Exp>>;
  _not?: InputMaybe<Deliveries_Bool_Exp>;
  _or?: InputMaybe<Array<Deliveries_Bool_Exp>>;
  attempts?: InputMaybe<Int_Comparison_Exp>;
  bounce?: InputMaybe<String_Comparison_Exp>;
  bounce_detail?: InputMaybe<String_Comparison_Exp>;
  bounced_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  claimed_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  claimed_by?: InputMaybe<Uuid_Comparison_Exp>;
  contact?: InputMaybe<Contacts_Bool_Exp>;
  contact_id?: InputMaybe<Uuid_Comparison_Exp>;
  dispatch?: InputMaybe<Dispatches_Bool_Exp>;
  dispatch_id?: InputMaybe<Uuid_Comparison_Exp>;
  finished_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  locale?: InputMaybe<String_Comparison_Exp>;
  message_token?: InputMaybe<String_Comparison_Exp>;
  newsletter?: InputMaybe<Newsletters_Bool_Exp>;
  newsletter_id?: InputMaybe<Uuid_Comparison_Exp>;
  next_attempt_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  reason?: InputMaybe<String_Comparison_Exp>;
  response?: InputMaybe<String_Comparison_Exp>;
  state?: InputMaybe<String_Comparison_Exp>;
  unknown_attempts?: InputMaybe<Int_Comparison_Exp>;
};

/** aggregate max on columns */
export type Deliveries_Max_Fields = {
  __typename?: 'deliveries_max_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Int']['output']>;
  /** hard | soft | unsubscribe | complaint | held (hard, but not believed): what was reported after the mail was sent */
  bounce?: Maybe<Scalars['String']['output']>;
  /** What the report of the bounce says */
  bounce_detail?: Maybe<Scalars['String']['output']>;
  /** When the bounce was read */
  bounced_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When a worker took the mail in its hands */
  claimed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the mail was sent, failed for good or was skipped */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The language of the mail: en | ar */
  locale?: Maybe<Scalars['String']['output']>;
  /** The local part of the Message-ID, the same at each attempt; bounces name it */
  message_token?: Maybe<Scalars['String']['output']>;
  /** When a queued mail is tried again; null: as soon as possible */
  next_attempt_at?: Maybe<Scalars['timestamptz']['output']>;
  /** failed: refused (5xx) | attempts | address; skipped: unsubscribed | bounced | deleted | cancelled */
  reason?: Maybe<Scalars['String']['output']>;
  /** What the mail server said last */
  response?: Maybe<Scalars['String']['output']>;
  /** queued -> sending -> sent | failed | unknown; sending -> queued (4xx); unknown -> queued (once more); queued -> skipped */
  state?: Maybe<Scalars['String']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Int']['output']>;
};

/** order by max() on columns of table "deliveries" */
export type Deliveries_Max_Order_By = {
  attempts?: InputMaybe<Order_By>;
  bounce?: InputMaybe<Order_By>;
  bounce_detail?: InputMaybe<Order_By>;
  bounced_at?: InputMaybe<Order_By>;
  claimed_at?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  locale?: InputMaybe<Order_By>;
  message_token?: InputMaybe<Order_By>;
  next_attempt_at?: InputMaybe<Order_By>;
  reason?: InputMaybe<Order_By>;
  response?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** aggregate min on columns */
export type Deliveries_Min_Fields = {
  __typename?: 'deliveries_min_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Int']['output']>;
  /** hard | soft | unsubscribe | complaint | held (hard, but not believed): what was reported after the mail was sent */
  bounce?: Maybe<Scalars['String']['output']>;
  /** What the report of the bounce says */
  bounce_detail?: Maybe<Scalars['String']['output']>;
  /** When the bounce was read */
  bounced_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When a worker took the mail in its hands */
  claimed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the mail was sent, failed for good or was skipped */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The language of the mail: en | ar */
  locale?: Maybe<Scalars['String']['output']>;
  /** The local part of the Message-ID, the same at each attempt; bounces name it */
  message_token?: Maybe<Scalars['String']['output']>;
  /** When a queued mail is tried again; null: as soon as possible */
  next_attempt_at?: Maybe<Scalars['timestamptz']['output']>;
  /** failed: refused (5xx) | attempts | address; skipped: unsubscribed | bounced | deleted | cancelled */
  reason?: Maybe<Scalars['String']['output']>;
  /** What the mail server said last */
  response?: Maybe<Scalars['String']['output']>;
  /** queued -> sending -> sent | failed | unknown; sending -> queued (4xx); unknown -> queued (once more); queued -> skipped */
  state?: Maybe<Scalars['String']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Int']['output']>;
};

/** order by min() on columns of table "deliveries" */
export type Deliveries_Min_Order_By = {
  attempts?: InputMaybe<Order_By>;
  bounce?: InputMaybe<Order_By>;
  bounce_detail?: InputMaybe<Order_By>;
  bounced_at?: InputMaybe<Order_By>;
  claimed_at?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  locale?: InputMaybe<Order_By>;
  message_token?: InputMaybe<Order_By>;
  next_attempt_at?: InputMaybe<Order_By>;
  reason?: InputMaybe<Order_By>;
  response?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** Ordering options when selecting data from "deliveries". */
export type Deliveries_Order_By = {
  attempts?: InputMaybe<Order_By>;
  bounce?: InputMaybe<Order_By>;
  bounce_detail?: InputMaybe<Order_By>;
  bounced_at?: InputMaybe<Order_By>;
  claimed_at?: InputMaybe<Order_By>;
  claimed_by?: InputMaybe<Order_By>;
  contact?: InputMaybe<Contacts_Order_By>;
  contact_id?: InputMaybe<Order_By>;
  dispatch?: InputMaybe<Dispatches_Order_By>;
  dispatch_id?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  locale?: InputMaybe<Order_By>;
  message_token?: InputMaybe<Order_By>;
  newsletter?: InputMaybe<Newsletters_Order_By>;
  newsletter_id?: InputMaybe<Order_By>;
  next_attempt_at?: InputMaybe<Order_By>;
  reason?: InputMaybe<Order_By>;
  response?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** select columns of table "deliveries" */
export type Deliveries_Select_Column =
  /** column name */
  | 'attempts'
  /** column name */
  | 'bounce'
  /** column name */
  | 'bounce_detail'
  /** column name */
  | 'bounced_at'
  /** column name */
  | 'claimed_at'
  /** column name */
  | 'claimed_by'
  /** column name */
  | 'contact_id'
  /** column name */
  | 'dispatch_id'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'locale'
  /** column name */
  | 'message_token'
  /** column name */
  | 'newsletter_id'
  /** column name */
  | 'next_attempt_at'
  /** column name */
  | 'reason'
  /** column name */
  | 'response'
  /** column name */
  | 'state'
  /** column name */
  | 'unknown_attempts';

/** aggregate stddev on columns */
export type Deliveries_Stddev_Fields = {
  __typename?: 'deliveries_stddev_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Float']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev() on columns of table "deliveries" */
export type Deliveries_Stddev_Order_By = {
  attempts?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** aggregate stddev_pop on columns */
export type Deliveries_Stddev_Pop_Fields = {
  __typename?: 'deliveries_stddev_pop_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Float']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_pop() on columns of table "deliveries" */
export type Deliveries_Stddev_Pop_Order_By = {
  attempts?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** aggregate stddev_samp on columns */
export type Deliveries_Stddev_Samp_Fields = {
  __typename?: 'deliveries_stddev_samp_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Float']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_samp() on columns of table "deliveries" */
export type Deliveries_Stddev_Samp_Order_By = {
  attempts?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** Streaming cursor of the table "deliveries" */
export type Deliveries_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Deliveries_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Deliveries_Stream_Cursor_Value_Input = {
  /** How often the mail server was asked to take the mail */
  attempts?: InputMaybe<Scalars['Int']['input']>;
  /** hard | soft | unsubscribe | complaint | held (hard, but not believed): what was reported after the mail was sent */
  bounce?: InputMaybe<Scalars['String']['input']>;
  /** What the report of the bounce says */
  bounce_detail?: InputMaybe<Scalars['String']['input']>;
  /** When the bounce was read */
  bounced_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** When a worker took the mail in its hands */
  claimed_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The worker that has the mail in its hands */
  claimed_by?: InputMaybe<Scalars['uuid']['input']>;
  /** null: the contact was deleted */
  contact_id?: InputMaybe<Scalars['uuid']['input']>;
  /** The dispatch that the mail belongs to */
  dispatch_id?: InputMaybe<Scalars['uuid']['input']>;
  /** When the mail was sent, failed for good or was skipped */
  finished_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** The language of the mail: en | ar */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** The local part of the Message-ID, the same at each attempt; bounces name it */
  message_token?: InputMaybe<Scalars['String']['input']>;
  /** The newsletter that is sent */
  newsletter_id?: InputMaybe<Scalars['uuid']['input']>;
  /** When a queued mail is tried again; null: as soon as possible */
  next_attempt_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** failed: refused (5xx) | attempts | address; skipped: unsubscribed | bounced | deleted | cancelled */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** What the mail server said last */
  response?: InputMaybe<Scalars['String']['input']>;
  /** queued -> sending -> sent | failed | unknown; sending -> queued (4xx); unknown -> queued (once more); queued -> skipped */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate sum on columns */
export type Deliveries_Sum_Fields = {
  __typename?: 'deliveries_sum_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Int']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Int']['output']>;
};

/** order by sum() on columns of table "deliveries" */
export type Deliveries_Sum_Order_By = {
  attempts?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** aggregate var_pop on columns */
export type Deliveries_Var_Pop_Fields = {
  __typename?: 'deliveries_var_pop_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Float']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Float']['output']>;
};

/** order by var_pop() on columns of table "deliveries" */
export type Deliveries_Var_Pop_Order_By = {
  attempts?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** aggregate var_samp on columns */
export type Deliveries_Var_Samp_Fields = {
  __typename?: 'deliveries_var_samp_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Float']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Float']['output']>;
};

/** order by var_samp() on columns of table "deliveries" */
export type Deliveries_Var_Samp_Order_By = {
  attempts?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** aggregate variance on columns */
export type Deliveries_Variance_Fields = {
  __typename?: 'deliveries_variance_fields';
  /** How often the mail server was asked to take the mail */
  attempts?: Maybe<Scalars['Float']['output']>;
  /** Attempts whose end nobody knows: above 0 the mail may have come twice */
  unknown_attempts?: Maybe<Scalars['Float']['output']>;
};

/** order by variance() on columns of table "deliveries" */
export type Deliveries_Variance_Order_By = {
  attempts?: InputMaybe<Order_By>;
  unknown_attempts?: InputMaybe<Order_By>;
};

/** One sending of a newsletter */
export type Dispatches = {
  __typename?: 'dispatches';
  /** Who sends it: the user's id, or system */
  actor: Scalars['String']['output'];
  /** The user's id; null for the system */
  actor_id?: Maybe<Scalars['uuid']['output']>;
  /** When it was ordered */
  created_at: Scalars['timestamptz']['output'];
  /** An array relationship */
  deliveries: Array<Deliveries>;
  /** An aggregate relationship */
  deliveries_aggregate: Deliveries_Aggregate;
  /** Mails that failed for good */
  failed_count: Scalars['Int']['output'];
  /** When nothing was left to send */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The content in English, as it was when the sending began */
  html_content: Scalars['String']['output'];
  /** The content in Arabic; null: the English one */
  html_content_ar?: Maybe<Scalars['String']['output']>;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** An object relationship */
  newsletter?: Maybe<Newsletters>;
  /** The newsletter that is sent */
  newsletter_id: Scalars['uuid']['output'];
  /** The newsletter's updated_at when what is sent was taken from it; null: what is sent came with the call */
  newsletter_version?: Maybe<Scalars['timestamptz']['output']>;
  /** An object relationship */
  person?: Maybe<People>;
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: Maybe<Scalars['String']['output']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: Maybe<Scalars['String']['output']>;
  /** When every recipient had a delivery */
  prepared_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What keeps the mail server from taking anything; null while mails go out */
  problem?: Maybe<Scalars['String']['output']>;
  /** Mails that wait */
  queued_count: Scalars['Int']['output'];
  /** Deliveries; before the start those that were expected */
  recipients_count: Scalars['Int']['output'];
  /** When the sending begins; null: once it can no longer be undone */
  scheduled_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which scheduled_at was chosen, such as Europe/Berlin; null: it was not told */
  scheduled_at_zone?: Maybe<Scalars['String']['output']>;
  /** Mails in the hands of a worker */
  sending_count: Scalars['Int']['output'];
  /** Mails that the mail server took */
  sent_count: Scalars['Int']['output'];
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count: Scalars['Int']['output'];
  /** When the first mail was tried */
  started_at?: Maybe<Scalars['timestamptz']['output']>;
  /** scheduled -> waiting -> sending <-> paused; sending -> finished; sending | paused -> cancelled; scheduled | waiting -> undone */
  state: Scalars['String']['output'];
  /** The subject in English, as it was when the sending began */
  subject: Scalars['String']['output'];
  /** The subject in Arabic; null: the English one */
  subject_ar?: Maybe<Scalars['String']['output']>;
  /** Basic | Promotional | Minimalist | Modern */
  template_name: Scalars['String']['output'];
  /** Until then it can be taken back, and nothing goes out */
  undo_until: Scalars['timestamptz']['output'];
  /** Mails of which nobody knows whether they were sent */
  unknown_count: Scalars['Int']['output'];
};


/** One sending of a newsletter */
export type DispatchesDeliveriesArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


/** One sending of a newsletter */
export type DispatchesDeliveries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};

/** aggregated selection of "dispatches" */
export type Dispatches_Aggregate = {
  __typename?: 'dispatches_aggregate';
  aggregate?: Maybe<Dispatches_Aggregate_Fields>;
  nodes: Array<Dispatches>;
};

export type Dispatches_Aggregate_Bool_Exp = {
  count?: InputMaybe<Dispatches_Aggregate_Bool_Exp_Count>;
};

export type Dispatches_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Dispatches_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Dispatches_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** aggregate fields of "dispatches" */
export type Dispatches_Aggregate_Fields = {
  __typename?: 'dispatches_aggregate_fields';
  avg?: Maybe<Dispatches_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Dispatches_Max_Fields>;
  min?: Maybe<Dispatches_Min_Fields>;
  stddev?: Maybe<Dispatches_Stddev_Fields>;
  stddev_pop?: Maybe<Dispatches_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Dispatches_Stddev_Samp_Fields>;
  sum?: Maybe<Dispatches_Sum_Fields>;
  var_pop?: Maybe<Dispatches_Var_Pop_Fields>;
  var_samp?: Maybe<Dispatches_Var_Samp_Fields>;
  variance?: Maybe<Dispatches_Variance_Fields>;
};


/** aggregate fields of "dispatches" */
export type Dispatches_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Dispatches_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order by aggregate values of table "dispatches" */
export type Dispatches_Aggregate_Order_By = {
  avg?: InputMaybe<Dispatches_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Dispatches_Max_Order_By>;
  min?: InputMaybe<Dispatches_Min_Order_By>;
  stddev?: InputMaybe<Dispatches_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Dispatches_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Dispatches_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Dispatches_Sum_Order_By>;
  var_pop?: InputMaybe<Dispatches_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Dispatches_Var_Samp_Order_By>;
  variance?: InputMaybe<Dispatches_Variance_Order_By>;
};

/** aggregate avg on columns */
export type Dispatches_Avg_Fields = {
  __typename?: 'dispatches_avg_fields';
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Float']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Float']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Float']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Float']['output']>;
};

/** order by avg() on columns of table "dispatches" */
export type Dispatches_Avg_Order_By = {
  failed_count?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "dispatches". All fields are combined with a logical 'AND'. */
export type Dispatches_Bool_Exp = {
  _and?: InputMaybe<Array<Dispatches_Bool_Exp>>;
  _not?: InputMaybe<Dispatches_Bool_Exp>;
  _or?: InputMaybe<Array<Dispatches_Bool_Exp>>;
  actor?: InputMaybe<String_Comparison_Exp>;
  actor_id?: InputMaybe<Uuid_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  deliveries?: InputMaybe<Deliveries_Bool_Exp>;
  deliveries_aggregate?: InputMaybe<Deliveries_Aggregate_Bool_Exp>;
  failed_count?: InputMaybe<Int_Comparison_Exp>;
  finished_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  html_content?: InputMaybe<String_Comparison_Exp>;
  html_content_ar?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  newsletter?: InputMaybe<Newsletters_Bool_Exp>;
  newsletter_id?: InputMaybe<Uuid_Comparison_Exp>;
  newsletter_version?: InputMaybe<Timestamptz_Comparison_Exp>;
  person?: InputMaybe<People_Bool_Exp>;
  preheader?: InputMaybe<String_Comparison_Exp>;
  preheader_ar?: InputMaybe<String_Comparison_Exp>;
  prepared_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  problem?: InputMaybe<String_Comparison_Exp>;
  queued_count?: InputMaybe<Int_Comparison_Exp>;
  recipients_count?: InputMaybe<Int_Comparison_Exp>;
  scheduled_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  scheduled_at_zone?: InputMaybe<String_Comparison_Exp>;
  sending_count?: InputMaybe<Int_Comparison_Exp>;
  sent_count?: InputMaybe<Int_Comparison_Exp>;
  skipped_count?: InputMaybe<Int_Comparison_Exp>;
  started_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  state?: InputMaybe<String_Comparison_Exp>;
  subject?: InputMaybe<String_Comparison_Exp>;
  subject_ar?: InputMaybe<String_Comparison_Exp>;
  template_name?: InputMaybe<String_Comparison_Exp>;
  undo_until?: InputMaybe<Timestamptz_Comparison_Exp>;
  unknown_count?: InputMaybe<Int_Comparison_Exp>;
};

/** aggregate max on columns */
export type Dispatches_Max_Fields = {
  __typename?: 'dispatches_max_fields';
  /** Who sends it: the user's id, or system */
  actor?: Maybe<Scalars['String']['output']>;
  /** When it was ordered */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Int']['output']>;
  /** When nothing was left to send */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The content in English, as it was when the sending began */
  html_content?: Maybe<Scalars['String']['output']>;
  /** The content in Arabic; null: the English one */
  html_content_ar?: Maybe<Scalars['String']['output']>;
  /** The newsletter's updated_at when what is sent was taken from it; null: what is sent came with the call */
  newsletter_version?: Maybe<Scalars['timestamptz']['output']>;
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: Maybe<Scalars['String']['output']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: Maybe<Scalars['String']['output']>;
  /** When every recipient had a delivery */
  prepared_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What keeps the mail server from taking anything; null while mails go out */
  problem?: Maybe<Scalars['String']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Int']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Int']['output']>;
  /** When the sending begins; null: once it can no longer be undone */
  scheduled_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which scheduled_at was chosen, such as Europe/Berlin; null: it was not told */
  scheduled_at_zone?: Maybe<Scalars['String']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Int']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Int']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Int']['output']>;
  /** When the first mail was tried */
  started_at?: Maybe<Scalars['timestamptz']['output']>;
  /** scheduled -> waiting -> sending <-> paused; sending -> finished; sending | paused -> cancelled; scheduled | waiting -> undone */
  state?: Maybe<Scalars['String']['output']>;
  /** The subject in English, as it was when the sending began */
  subject?: Maybe<Scalars['String']['output']>;
  /** The subject in Arabic; null: the English one */
  subject_ar?: Maybe<Scalars['String']['output']>;
  /** Basic | Promotional | Minimalist | Modern */
  template_name?: Maybe<Scalars['String']['output']>;
  /** Until then it can be taken back, and nothing goes out */
  undo_until?: Maybe<Scalars['timestamptz']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Int']['output']>;
};

/** order by max() on columns of table "dispatches" */
export type Dispatches_Max_Order_By = {
  actor?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  failed_count?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  html_content?: InputMaybe<Order_By>;
  html_content_ar?: InputMaybe<Order_By>;
  newsletter_version?: InputMaybe<Order_By>;
  preheader?: InputMaybe<Order_By>;
  preheader_ar?: InputMaybe<Order_By>;
  prepared_at?: InputMaybe<Order_By>;
  problem?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  scheduled_at?: InputMaybe<Order_By>;
  scheduled_at_zone?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  started_at?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  subject?: InputMaybe<Order_By>;
  subject_ar?: InputMaybe<Order_By>;
  template_name?: InputMaybe<Order_By>;
  undo_until?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** aggregate min on columns */
export type Dispatches_Min_Fields = {
  __typename?: 'dispatches_min_fields';
  /** Who sends it: the user's id, or system */
  actor?: Maybe<Scalars['String']['output']>;
  /** When it was ordered */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Int']['output']>;
  /** When nothing was left to send */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The content in English, as it was when the sending began */
  html_content?: Maybe<Scalars['String']['output']>;
  /** The content in Arabic; null: the English one */
  html_content_ar?: Maybe<Scalars['String']['output']>;
  /** The newsletter's updated_at when what is sent was taken from it; null: what is sent came with the call */
  newsletter_version?: Maybe<Scalars['timestamptz']['output']>;
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: Maybe<Scalars['String']['output']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: Maybe<Scalars['String']['output']>;
  /** When every recipient had a delivery */
  prepared_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What keeps the mail server from taking anything; null while mails go out */
  problem?: Maybe<Scalars['String']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Int']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Int']['output']>;
  /** When the sending begins; null: once it can no longer be undone */
  scheduled_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which scheduled_at was chosen, such as Europe/Berlin; null: it was not told */
  scheduled_at_zone?: Maybe<Scalars['String']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Int']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Int']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Int']['output']>;
  /** When the first mail was tried */
  started_at?: Maybe<Scalars['timestamptz']['output']>;
  /** scheduled -> waiting -> sending <-> paused; sending -> finished; sending | paused -> cancelled; scheduled | waiting -> undone */
  state?: Maybe<Scalars['String']['output']>;
  /** The subject in English, as it was when the sending began */
  subject?: Maybe<Scalars['String']['output']>;
  /** The subject in Arabic; null: the English one */
  subject_ar?: Maybe<Scalars['String']['output']>;
  /** Basic | Promotional | Minimalist | Modern */
  template_name?: Maybe<Scalars['String']['output']>;
  /** Until then it can be taken back, and nothing goes out */
  undo_until?: Maybe<Scalars['timestamptz']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Int']['output']>;
};

/** order by min() on columns of table "dispatches" */
export type Dispatches_Min_Order_By = {
  actor?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  failed_count?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  html_content?: InputMaybe<Order_By>;
  html_content_ar?: InputMaybe<Order_By>;
  newsletter_version?: InputMaybe<Order_By>;
  preheader?: InputMaybe<Order_By>;
  preheader_ar?: InputMaybe<Order_By>;
  prepared_at?: InputMaybe<Order_By>;
  problem?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  scheduled_at?: InputMaybe<Order_By>;
  scheduled_at_zone?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  started_at?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  subject?: InputMaybe<Order_By>;
  subject_ar?: InputMaybe<Order_By>;
  template_name?: InputMaybe<Order_By>;
  undo_until?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** Ordering options when selecting data from "dispatches". */
export type Dispatches_Order_By = {
  actor?: InputMaybe<Order_By>;
  actor_id?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  deliveries_aggregate?: InputMaybe<Deliveries_Aggregate_Order_By>;
  failed_count?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  html_content?: InputMaybe<Order_By>;
  html_content_ar?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  newsletter?: InputMaybe<Newsletters_Order_By>;
  newsletter_id?: InputMaybe<Order_By>;
  newsletter_version?: InputMaybe<Order_By>;
  person?: InputMaybe<People_Order_By>;
  preheader?: InputMaybe<Order_By>;
  preheader_ar?: InputMaybe<Order_By>;
  prepared_at?: InputMaybe<Order_By>;
  problem?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  scheduled_at?: InputMaybe<Order_By>;
  scheduled_at_zone?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  started_at?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  subject?: InputMaybe<Order_By>;
  subject_ar?: InputMaybe<Order_By>;
  template_name?: InputMaybe<Order_By>;
  undo_until?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** select columns of table "dispatches" */
export type Dispatches_Select_Column =
  /** column name */
  | 'actor'
  /** column name */
  | 'actor_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'failed_count'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'html_content'
  /** column name */
  | 'html_content_ar'
  /** column name */
  | 'id'
  /** column name */
  | 'newsletter_id'
  /** column name */
  | 'newsletter_version'
  /** column name */
  | 'preheader'
  /** column name */
  | 'preheader_ar'
  /** column name */
  | 'prepared_at'
  /** column name */
  | 'problem'
  /** column name */
  | 'queued_count'
  /** column name */
  | 'recipients_count'
  /** column name */
  | 'scheduled_at'
  /** column name */
  | 'scheduled_at_zone'
  /** column name */
  | 'sending_count'
  /** column name */
  | 'sent_count'
  /** column name */
  | 'skipped_count'
  /** column name */
  | 'started_at'
  /** column name */
  | 'state'
  /** column name */
  | 'subject'
  /** column name */
  | 'subject_ar'
  /** column name */
  | 'template_name'
  /** column name */
  | 'undo_until'
  /** column name */
  | 'unknown_count';

/** aggregate stddev on columns */
export type Dispatches_Stddev_Fields = {
  __typename?: 'dispatches_stddev_fields';
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Float']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Float']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Float']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev() on columns of table "dispatches" */
export type Dispatches_Stddev_Order_By = {
  failed_count?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** aggregate stddev_pop on columns */
export type Dispatches_Stddev_Pop_Fields = {
  __typename?: 'dispatches_stddev_pop_fields';
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Float']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Float']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Float']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_pop() on columns of table "dispatches" */
export type Dispatches_Stddev_Pop_Order_By = {
  failed_count?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** aggregate stddev_samp on columns */
export type Dispatches_Stddev_Samp_Fields = {
  __typename?: 'dispatches_stddev_samp_fields';
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Float']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Float']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Float']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_samp() on columns of table "dispatches" */
export type Dispatches_Stddev_Samp_Order_By = {
  failed_count?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** Streaming cursor of the table "dispatches" */
export type Dispatches_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Dispatches_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Dispatches_Stream_Cursor_Value_Input = {
  /** Who sends it: the user's id, or system */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** The user's id; null for the system */
  actor_id?: InputMaybe<Scalars['uuid']['input']>;
  /** When it was ordered */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Mails that failed for good */
  failed_count?: InputMaybe<Scalars['Int']['input']>;
  /** When nothing was left to send */
  finished_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The content in English, as it was when the sending began */
  html_content?: InputMaybe<Scalars['String']['input']>;
  /** The content in Arabic; null: the English one */
  html_content_ar?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** The newsletter that is sent */
  newsletter_id?: InputMaybe<Scalars['uuid']['input']>;
  /** The newsletter's updated_at when what is sent was taken from it; null: what is sent came with the call */
  newsletter_version?: InputMaybe<Scalars['timestamptz']['input']>;
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: InputMaybe<Scalars['String']['input']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: InputMaybe<Scalars['String']['input']>;
  /** When every recipient had a delivery */
  prepared_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** What keeps the mail server from taking anything; null while mails go out */
  problem?: InputMaybe<Scalars['String']['input']>;
  /** Mails that wait */
  queued_count?: InputMaybe<Scalars['Int']['input']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: InputMaybe<Scalars['Int']['input']>;
  /** When the sending begins; null: once it can no longer be undone */
  scheduled_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which scheduled_at was chosen, such as Europe/Berlin; null: it was not told */
  scheduled_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** Mails in the hands of a worker */
  sending_count?: InputMaybe<Scalars['Int']['input']>;
  /** Mails that the mail server took */
  sent_count?: InputMaybe<Scalars['Int']['input']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: InputMaybe<Scalars['Int']['input']>;
  /** When the first mail was tried */
  started_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** scheduled -> waiting -> sending <-> paused; sending -> finished; sending | paused -> cancelled; scheduled | waiting -> undone */
  state?: InputMaybe<Scalars['String']['input']>;
  /** The subject in English, as it was when the sending began */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The subject in Arabic; null: the English one */
  subject_ar?: InputMaybe<Scalars['String']['input']>;
  /** Basic | Promotional | Minimalist | Modern */
  template_name?: InputMaybe<Scalars['String']['input']>;
  /** Until then it can be taken back, and nothing goes out */
  undo_until?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate sum on columns */
export type Dispatches_Sum_Fields = {
  __typename?: 'dispatches_sum_fields';
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Int']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Int']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Int']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Int']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Int']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Int']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Int']['output']>;
};

/** order by sum() on columns of table "dispatches" */
export type Dispatches_Sum_Order_By = {
  failed_count?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** aggregate var_pop on columns */
export type Dispatches_Var_Pop_Fields = {
  __typename?: 'dispatches_var_pop_fields';
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Float']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Float']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Float']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Float']['output']>;
};

/** order by var_pop() on columns of table "dispatches" */
export type Dispatches_Var_Pop_Order_By = {
  failed_count?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** aggregate var_samp on columns */
export type Dispatches_Var_Samp_Fields = {
  __typename?: 'dispatches_var_samp_fields';
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Float']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Float']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Float']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Float']['output']>;
};

/** order by var_samp() on columns of table "dispatches" */
export type Dispatches_Var_Samp_Order_By = {
  failed_count?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** aggregate variance on columns */
export type Dispatches_Variance_Fields = {
  __typename?: 'dispatches_variance_fields';
  /** Mails that failed for good */
  failed_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that wait */
  queued_count?: Maybe<Scalars['Float']['output']>;
  /** Deliveries; before the start those that were expected */
  recipients_count?: Maybe<Scalars['Float']['output']>;
  /** Mails in the hands of a worker */
  sending_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that the mail server took */
  sent_count?: Maybe<Scalars['Float']['output']>;
  /** Mails that were not sent: their contact receives none, or the dispatch was cancelled */
  skipped_count?: Maybe<Scalars['Float']['output']>;
  /** Mails of which nobody knows whether they were sent */
  unknown_count?: Maybe<Scalars['Float']['output']>;
};

/** order by variance() on columns of table "dispatches" */
export type Dispatches_Variance_Order_By = {
  failed_count?: InputMaybe<Order_By>;
  queued_count?: InputMaybe<Order_By>;
  recipients_count?: InputMaybe<Order_By>;
  sending_count?: InputMaybe<Order_By>;
  sent_count?: InputMaybe<Order_By>;
  skipped_count?: InputMaybe<Order_By>;
  unknown_count?: InputMaybe<Order_By>;
};

/** Extensions that the domain search offers */
export type Domain_Extensions = {
  __typename?: 'domain_extensions';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** When it was added */
  created_at: Scalars['timestamptz']['output'];
  /** An array relationship */
  domain_prices: Array<Domain_Prices>;
  /** An aggregate relationship */
  domain_prices_aggregate: Domain_Prices_Aggregate;
  /** With its dot, in lower case and in its own script, such as .com or .com.sa */
  extension: Scalars['String']['output'];
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** False: it and its prices are hidden from visitors and their programs */
  is_shown: Scalars['Boolean']['output'];
  /** Lower ones stand first; an extension without a number comes last */
  sort_order: Scalars['Int']['output'];
  /** When it was last changed */
  updated_at: Scalars['timestamptz']['output'];
};


/** Extensions that the domain search offers */
export type Domain_ExtensionsChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Extensions that the domain search offers */
export type Domain_ExtensionsChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Extensions that the domain search offers */
export type Domain_ExtensionsDomain_PricesArgs = {
  distinct_on?: InputMaybe<Array<Domain_Prices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Prices_Order_By>>;
  where?: InputMaybe<Domain_Prices_Bool_Exp>;
};


/** Extensions that the domain search offers */
export type Domain_ExtensionsDomain_Prices_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Domain_Prices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Prices_Order_By>>;
  where?: InputMaybe<Domain_Prices_Bool_Exp>;
};


/** Extensions that the domain search offers */
export type Domain_ExtensionsHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Extensions that the domain search offers */
export type Domain_ExtensionsHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "domain_extensions" */
export type Domain_Extensions_Aggregate = {
  __typename?: 'domain_extensions_aggregate';
  aggregate?: Maybe<Domain_Extensions_Aggregate_Fields>;
  nodes: Array<Domain_Extensions>;
};

/** aggregate fields of "domain_extensions" */
export type Domain_Extensions_Aggregate_Fields = {
  __typename?: 'domain_extensions_aggregate_fields';
  avg?: Maybe<Domain_Extensions_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Domain_Extensions_Max_Fields>;
  min?: Maybe<Domain_Extensions_Min_Fields>;
  stddev?: Maybe<Domain_Extensions_Stddev_Fields>;
  stddev_pop?: Maybe<Domain_Extensions_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Domain_Extensions_Stddev_Samp_Fields>;
  sum?: Maybe<Domain_Extensions_Sum_Fields>;
  var_pop?: Maybe<Domain_Extensions_Var_Pop_Fields>;
  var_samp?: Maybe<Domain_Extensions_Var_Samp_Fields>;
  variance?: Maybe<Domain_Extensions_Variance_Fields>;
};


/** aggregate fields of "domain_extensions" */
export type Domain_Extensions_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Domain_Extensions_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** aggregate avg on columns */
export type Domain_Extensions_Avg_Fields = {
  __typename?: 'domain_extensions_avg_fields';
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to filter rows from the table "domain_extensions". All fields are combined with a logical 'AND'. */
export type Domain_Extensions_Bool_Exp = {
  _and?: InputMaybe<Array<Domain_Extensions_Bool_Exp>>;
  _not?: InputMaybe<Domain_Extensions_Bool_Exp>;
  _or?: InputMaybe<Array<Domain_Extensions_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  domain_prices?: InputMaybe<Domain_Prices_Bool_Exp>;
  domain_prices_aggregate?: InputMaybe<Domain_Prices_Aggregate_Bool_Exp>;
  extension?: InputMaybe<String_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_shown?: InputMaybe<Boolean_Comparison_Exp>;
  sort_order?: InputMaybe<Int_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "domain_extensions" */
export type Domain_Extensions_Constraint =
  /** unique or primary key constraint on columns "extension" */
  | 'domain_extensions_extension_unique'
  /** unique or primary key constraint on columns "id" */
  | 'domain_extensions_pkey';

/** input type for inc of table "domain_extensions" */
export type Domain_Extensions_Inc_Input = {
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
};

/** input type for inserting data into table "domain_extensions" */
export type Domain_Extensions_Insert_Input = {
  domain_prices?: InputMaybe<Domain_Prices_Arr_Rel_Insert_Input>;
  /** With its dot, in lower case and in its own script, such as .com or .com.sa */
  extension?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** False: it and its prices are hidden from visitors and their programs */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate max on columns */
export type Domain_Extensions_Max_Fields = {
  __typename?: 'domain_extensions_max_fields';
  /** When it was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** With its dot, in lower case and in its own script, such as .com or .com.sa */
  extension?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type Domain_Extensions_Min_Fields = {
  __typename?: 'domain_extensions_min_fields';
  /** When it was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** With its dot, in lower case and in its own script, such as .com or .com.sa */
  extension?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** response of any mutation on the table "domain_extensions" */
export type Domain_Extensions_Mutation_Response = {
  __typename?: 'domain_extensions_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Domain_Extensions>;
};

/** input type for inserting object relation for remote table "domain_extensions" */
export type Domain_Extensions_Obj_Rel_Insert_Input = {
  data: Domain_Extensions_Insert_Input;
  /** upsert condition */
  on_conflict?: InputMaybe<Domain_Extensions_On_Conflict>;
};

/** on_conflict condition type for table "domain_extensions" */
export type Domain_Extensions_On_Conflict = {
  constraint: Domain_Extensions_Constraint;
  update_columns?: Array<Domain_Extensions_Update_Column>;
  where?: InputMaybe<Domain_Extensions_Bool_Exp>;
};

/** Ordering options when selecting data from "domain_extensions". */
export type Domain_Extensions_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  created_at?: InputMaybe<Order_By>;
  domain_prices_aggregate?: InputMaybe<Domain_Prices_Aggregate_Order_By>;
  extension?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  is_shown?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: domain_extensions */
export type Domain_Extensions_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "domain_extensions" */
export type Domain_Extensions_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'extension'
  /** column name */
  | 'id'
  /** column name */
  | 'is_shown'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'updated_at';

/** input type for set of table "domain_extensions" */
export type Domain_Extensions_Set_Input = {
  /** With its dot, in lower case and in its own script, such as .com or .com.sa */
  extension?: InputMaybe<Scalars['String']['input']>;
  /** False: it and its prices are hidden from visitors and their programs */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate stddev on columns */
export type Domain_Extensions_Stddev_Fields = {
  __typename?: 'domain_extensions_stddev_fields';
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_pop on columns */
export type Domain_Extensions_Stddev_Pop_Fields = {
  __typename?: 'domain_extensions_stddev_pop_fields';
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_samp on columns */
export type Domain_Extensions_Stddev_Samp_Fields = {
  __typename?: 'domain_extensions_stddev_samp_fields';
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Streaming cursor of the table "domain_extensions" */
export type Domain_Extensions_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Domain_Extensions_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Domain_Extensions_Stream_Cursor_Value_Input = {
  /** When it was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** With its dot, in lower case and in its own script, such as .com or .com.sa */
  extension?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** False: it and its prices are hidden from visitors and their programs */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** When it was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** aggregate sum on columns */
export type Domain_Extensions_Sum_Fields = {
  __typename?: 'domain_extensions_sum_fields';
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Int']['output']>;
};

/** update columns of table "domain_extensions" */
export type Domain_Extensions_Update_Column =
  /** column name */
  | 'extension'
  /** column name */
  | 'is_shown'
  /** column name */
  | 'sort_order';

export type Domain_Extensions_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: InputMaybe<Domain_Extensions_Inc_Input>;
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Domain_Extensions_Set_Input>;
  /** filter the rows which have to be updated */
  where: Domain_Extensions_Bool_Exp;
};

/** aggregate var_pop on columns */
export type Domain_Extensions_Var_Pop_Fields = {
  __typename?: 'domain_extensions_var_pop_fields';
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate var_samp on columns */
export type Domain_Extensions_Var_Samp_Fields = {
  __typename?: 'domain_extensions_var_samp_fields';
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate variance on columns */
export type Domain_Extensions_Variance_Fields = {
  __typename?: 'domain_extensions_variance_fields';
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Prices of domains for one year, as the domain search shows them */
export type Domain_Prices = {
  __typename?: 'domain_prices';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** When the row was added */
  created_at: Scalars['timestamptz']['output'];
  /** Code of the currency; one row for each extension and currency */
  currency: Scalars['String']['output'];
  /** An object relationship */
  domain_extension: Domain_Extensions;
  /** One of domain_extensions, such as .com */
  extension: Scalars['String']['output'];
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price: Scalars['numeric']['output'];
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['numeric']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['numeric']['output']>;
  /** When the row was last changed */
  updated_at: Scalars['timestamptz']['output'];
};


/** Prices of domains for one year, as the domain search shows them */
export type Domain_PricesChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Prices of domains for one year, as the domain search shows them */
export type Domain_PricesChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Prices of domains for one year, as the domain search shows them */
export type Domain_PricesHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Prices of domains for one year, as the domain search shows them */
export type Domain_PricesHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "domain_prices" */
export type Domain_Prices_Aggregate = {
  __typename?: 'domain_prices_aggregate';
  aggregate?: Maybe<Domain_Prices_Aggregate_Fields>;
  nodes: Array<Domain_Prices>;
};

export type Domain_Prices_Aggregate_Bool_Exp = {
  count?: InputMaybe<Domain_Prices_Aggregate_Bool_Exp_Count>;
};

export type Domain_Prices_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Domain_Prices_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Domain_Prices_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** aggregate fields of "domain_prices" */
export type Domain_Prices_Aggregate_Fields = {
  __typename?: 'domain_prices_aggregate_fields';
  avg?: Maybe<Domain_Prices_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Domain_Prices_Max_Fields>;
  min?: Maybe<Domain_Prices_Min_Fields>;
  stddev?: Maybe<Domain_Prices_Stddev_Fields>;
  stddev_pop?: Maybe<Domain_Prices_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Domain_Prices_Stddev_Samp_Fields>;
  sum?: Maybe<Domain_Prices_Sum_Fields>;
  var_pop?: Maybe<Domain_Prices_Var_Pop_Fields>;
  var_samp?: Maybe<Domain_Prices_Var_Samp_Fields>;
  variance?: Maybe<Domain_Prices_Variance_Fields>;
};


/** aggregate fields of "domain_prices" */
export type Domain_Prices_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Domain_Prices_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order by aggregate values of table "domain_prices" */
export type Domain_Prices_Aggregate_Order_By = {
  avg?: InputMaybe<Domain_Prices_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Domain_Prices_Max_Order_By>;
  min?: InputMaybe<Domain_Prices_Min_Order_By>;
  stddev?: InputMaybe<Domain_Prices_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Domain_Prices_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Domain_Prices_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Domain_Prices_Sum_Order_By>;
  var_pop?: InputMaybe<Domain_Prices_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Domain_Prices_Var_Samp_Order_By>;
  variance?: InputMaybe<Domain_Prices_Variance_Order_By>;
};

/** input type for inserting array relation for remote table "domain_prices" */
export type Domain_Prices_Arr_Rel_Insert_Input = {
  data: Array<Domain_Prices_Insert_Input>;
  /** upsert condition */
  on_conflict?: InputMaybe<Domain_Prices_On_Conflict>;
};

/** aggregate avg on columns */
export type Domain_Prices_Avg_Fields = {
  __typename?: 'domain_prices_avg_fields';
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['Float']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['Float']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['Float']['output']>;
};

/** order by avg() on columns of table "domain_prices" */
export type Domain_Prices_Avg_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "domain_prices". All fields are combined with a logical 'AND'. */
export type Domain_Prices_Bool_Exp = {
  _and?: InputMaybe<Array<Domain_Prices_Bool_Exp>>;
  _not?: InputMaybe<Domain_Prices_Bool_Exp>;
  _or?: InputMaybe<Array<Domain_Prices_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  currency?: InputMaybe<String_Comparison_Exp>;
  domain_extension?: InputMaybe<Domain_Extensions_Bool_Exp>;
  extension?: InputMaybe<String_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  register_price?: InputMaybe<Numeric_Comparison_Exp>;
  renew_price?: InputMaybe<Numeric_Comparison_Exp>;
  transfer_price?: InputMaybe<Numeric_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "domain_prices" */
export type Domain_Prices_Constraint =
  /** unique or primary key constraint on columns "extension", "currency" */
  | 'domain_prices_extension_currency_unique'
  /** unique or primary key constraint on columns "id" */
  | 'domain_prices_pkey';

/** input type for inc of table "domain_prices" */
export type Domain_Prices_Inc_Input = {
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: InputMaybe<Scalars['numeric']['input']>;
};

/** input type for inserting data into table "domain_prices" */
export type Domain_Prices_Insert_Input = {
  /** Code of the currency; one row for each extension and currency */
  currency?: InputMaybe<Scalars['String']['input']>;
  domain_extension?: InputMaybe<Domain_Extensions_Obj_Rel_Insert_Input>;
  /** One of domain_extensions, such as .com */
  extension?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: InputMaybe<Scalars['numeric']['input']>;
};

/** aggregate max on columns */
export type Domain_Prices_Max_Fields = {
  __typename?: 'domain_prices_max_fields';
  /** When the row was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Code of the currency; one row for each extension and currency */
  currency?: Maybe<Scalars['String']['output']>;
  /** One of domain_extensions, such as .com */
  extension?: Maybe<Scalars['String']['output']>;
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['numeric']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['numeric']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['numeric']['output']>;
  /** When the row was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** order by max() on columns of table "domain_prices" */
export type Domain_Prices_Max_Order_By = {
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  extension?: InputMaybe<Order_By>;
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** aggregate min on columns */
export type Domain_Prices_Min_Fields = {
  __typename?: 'domain_prices_min_fields';
  /** When the row was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Code of the currency; one row for each extension and currency */
  currency?: Maybe<Scalars['String']['output']>;
  /** One of domain_extensions, such as .com */
  extension?: Maybe<Scalars['String']['output']>;
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['numeric']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['numeric']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['numeric']['output']>;
  /** When the row was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** order by min() on columns of table "domain_prices" */
export type Domain_Prices_Min_Order_By = {
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  extension?: InputMaybe<Order_By>;
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** response of any mutation on the table "domain_prices" */
export type Domain_Prices_Mutation_Response = {
  __typename?: 'domain_prices_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Domain_Prices>;
};

/** on_conflict condition type for table "domain_prices" */
export type Domain_Prices_On_Conflict = {
  constraint: Domain_Prices_Constraint;
  update_columns?: Array<Domain_Prices_Update_Column>;
  where?: InputMaybe<Domain_Prices_Bool_Exp>;
};

/** Ordering options when selecting data from "domain_prices". */
export type Domain_Prices_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  domain_extension?: InputMaybe<Domain_Extensions_Order_By>;
  extension?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: domain_prices */
export type Domain_Prices_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "domain_prices" */
export type Domain_Prices_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'currency'
  /** column name */
  | 'extension'
  /** column name */
  | 'id'
  /** column name */
  | 'register_price'
  /** column name */
  | 'renew_price'
  /** column name */
  | 'transfer_price'
  /** column name */
  | 'updated_at';

/** input type for set of table "domain_prices" */
export type Domain_Prices_Set_Input = {
  /** Code of the currency; one row for each extension and currency */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** One of domain_extensions, such as .com */
  extension?: InputMaybe<Scalars['String']['input']>;
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: InputMaybe<Scalars['numeric']['input']>;
};

/** aggregate stddev on columns */
export type Domain_Prices_Stddev_Fields = {
  __typename?: 'domain_prices_stddev_fields';
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['Float']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['Float']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev() on columns of table "domain_prices" */
export type Domain_Prices_Stddev_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** aggregate stddev_pop on columns */
export type Domain_Prices_Stddev_Pop_Fields = {
  __typename?: 'domain_prices_stddev_pop_fields';
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['Float']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['Float']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_pop() on columns of table "domain_prices" */
export type Domain_Prices_Stddev_Pop_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** aggregate stddev_samp on columns */
export type Domain_Prices_Stddev_Samp_Fields = {
  __typename?: 'domain_prices_stddev_samp_fields';
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['Float']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['Float']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_samp() on columns of table "domain_prices" */
export type Domain_Prices_Stddev_Samp_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** Streaming cursor of the table "domain_prices" */
export type Domain_Prices_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Domain_Prices_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Domain_Prices_Stream_Cursor_Value_Input = {
  /** When the row was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Code of the currency; one row for each extension and currency */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** One of domain_extensions, such as .com */
  extension?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: InputMaybe<Scalars['numeric']['input']>;
  /** When the row was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** aggregate sum on columns */
export type Domain_Prices_Sum_Fields = {
  __typename?: 'domain_prices_sum_fields';
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['numeric']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['numeric']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['numeric']['output']>;
};

/** order by sum() on columns of table "domain_prices" */
export type Domain_Prices_Sum_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** update columns of table "domain_prices" */
export type Domain_Prices_Update_Column =
  /** column name */
  | 'currency'
  /** column name */
  | 'extension'
  /** column name */
  | 'register_price'
  /** column name */
  | 'renew_price'
  /** column name */
  | 'transfer_price';

export type Domain_Prices_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: InputMaybe<Domain_Prices_Inc_Input>;
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Domain_Prices_Set_Input>;
  /** filter the rows which have to be updated */
  where: Domain_Prices_Bool_Exp;
};

/** aggregate var_pop on columns */
export type Domain_Prices_Var_Pop_Fields = {
  __typename?: 'domain_prices_var_pop_fields';
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['Float']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['Float']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['Float']['output']>;
};

/** order by var_pop() on columns of table "domain_prices" */
export type Domain_Prices_Var_Pop_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** aggregate var_samp on columns */
export type Domain_Prices_Var_Samp_Fields = {
  __typename?: 'domain_prices_var_samp_fields';
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['Float']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['Float']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['Float']['output']>;
};

/** order by var_samp() on columns of table "domain_prices" */
export type Domain_Prices_Var_Samp_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** aggregate variance on columns */
export type Domain_Prices_Variance_Fields = {
  __typename?: 'domain_prices_variance_fields';
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: Maybe<Scalars['Float']['output']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: Maybe<Scalars['Float']['output']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: Maybe<Scalars['Float']['output']>;
};

/** order by variance() on columns of table "domain_prices" */
export type Domain_Prices_Variance_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** The answer to every request for another address */
export type Email_Change_Request = {
  __typename?: 'email_change_request';
  /** true for every address */
  accepted: Scalars['Boolean']['output'];
};

/** A session that has ended */
export type Ended_Session = {
  __typename?: 'ended_session';
  /** The session's id */
  id: Scalars['String']['output'];
};

/** Every session of the caller has ended */
export type Ended_Sessions = {
  __typename?: 'ended_sessions';
  /** The caller's id */
  id: Scalars['uuid']['output'];
};

/** Links at the foot of public pages */
export type Footer_Links = {
  __typename?: 'footer_links';
  /** The group it stands in: Services | Company */
  category: Scalars['String']['output'];
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** When the link was added */
  created_at: Scalars['timestamptz']['output'];
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names footer_links_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database, or by who adds it */
  id: Scalars['uuid']['output'];
  /** What is shown in English */
  label: Scalars['String']['output'];
  /** What is shown in Arabic; null: the English label */
  label_ar?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first */
  sort_order: Scalars['Int']['output'];
  /** When the link was last changed */
  updated_at: Scalars['timestamptz']['output'];
  /** A path of the site, or an address with http, https, mailto or tel */
  url: Scalars['String']['output'];
};


/** Links at the foot of public pages */
export type Footer_LinksChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Links at the foot of public pages */
export type Footer_LinksChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Links at the foot of public pages */
export type Footer_LinksHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Links at the foot of public pages */
export type Footer_LinksHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "footer_links" */
export type Footer_Links_Aggregate = {
  __typename?: 'footer_links_aggregate';
  aggregate?: Maybe<Footer_Links_Aggregate_Fields>;
  nodes: Array<Footer_Links>;
};

/** aggregate fields of "footer_links" */
export type Footer_Links_Aggregate_Fields = {
  __typename?: 'footer_links_aggregate_fields';
  avg?: Maybe<Footer_Links_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Footer_Links_Max_Fields>;
  min?: Maybe<Footer_Links_Min_Fields>;
  stddev?: Maybe<Footer_Links_Stddev_Fields>;
  stddev_pop?: Maybe<Footer_Links_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Footer_Links_Stddev_Samp_Fields>;
  sum?: Maybe<Footer_Links_Sum_Fields>;
  var_pop?: Maybe<Footer_Links_Var_Pop_Fields>;
  var_samp?: Maybe<Footer_Links_Var_Samp_Fields>;
  variance?: Maybe<Footer_Links_Variance_Fields>;
};


/** aggregate fields of "footer_links" */
export type Footer_Links_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Footer_Links_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** aggregate avg on columns */
export type Footer_Links_Avg_Fields = {
  __typename?: 'footer_links_avg_fields';
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to filter rows from the table "footer_links". All fields are combined with a logical 'AND'. */
export type Footer_Links_Bool_Exp = {
  _and?: InputMaybe<Array<Footer_Links_Bool_Exp>>;
  _not?: InputMaybe<Footer_Links_Bool_Exp>;
  _or?: InputMaybe<Array<Footer_Links_Bool_Exp>>;
  category?: InputMaybe<String_Comparison_Exp>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  external_id?: InputMaybe<String_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
  label_ar?: InputMaybe<String_Comparison_Exp>;
  sort_order?: InputMaybe<Int_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  url?: InputMaybe<String_Comparison_Exp>;
};

/** unique or primary key constraints on table "footer_links" */
export type Footer_Links_Constraint =
  /** unique or primary key constraint on columns "external_id" */
  | 'footer_links_external_id_unique'
  /** unique or primary key constraint on columns "id" */
  | 'footer_links_pkey';

/** input type for inc of table "footer_links" */
export type Footer_Links_Inc_Input = {
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
};

/** input type for inserting data into table "footer_links" */
export type Footer_Links_Insert_Input = {
  /** The group it stands in: Services | Company */
  category?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names footer_links_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database, or by who adds it */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** What is shown in English */
  label?: InputMaybe<Scalars['String']['input']>;
  /** What is shown in Arabic; null: the English label */
  label_ar?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** A path of the site, or an address with http, https, mailto or tel */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Footer_Links_Max_Fields = {
  __typename?: 'footer_links_max_fields';
  /** The group it stands in: Services | Company */
  category?: Maybe<Scalars['String']['output']>;
  /** When the link was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names footer_links_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** What is shown in English */
  label?: Maybe<Scalars['String']['output']>;
  /** What is shown in Arabic; null: the English label */
  label_ar?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** When the link was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** A path of the site, or an address with http, https, mailto or tel */
  url?: Maybe<Scalars['String']['output']>;
};

/** aggregate min on columns */
export type Footer_Links_Min_Fields = {
  __typename?: 'footer_links_min_fields';
  /** The group it stands in: Services | Company */
  category?: Maybe<Scalars['String']['output']>;
  /** When the link was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names footer_links_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** What is shown in English */
  label?: Maybe<Scalars['String']['output']>;
  /** What is shown in Arabic; null: the English label */
  label_ar?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** When the link was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** A path of the site, or an address with http, https, mailto or tel */
  url?: Maybe<Scalars['String']['output']>;
};

/** response of any mutation on the table "footer_links" */
export type Footer_Links_Mutation_Response = {
  __typename?: 'footer_links_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Footer_Links>;
};

/** on_conflict condition type for table "footer_links" */
export type Footer_Links_On_Conflict = {
  constraint: Footer_Links_Constraint;
  update_columns?: Array<Footer_Links_Update_Column>;
  where?: InputMaybe<Footer_Links_Bool_Exp>;
};

/** Ordering options when selecting data from "footer_links". */
export type Footer_Links_Order_By = {
  category?: InputMaybe<Order_By>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  created_at?: InputMaybe<Order_By>;
  external_id?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
  label_ar?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  url?: InputMaybe<Order_By>;
};

/** primary key columns input for table: footer_links */
export type Footer_Links_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "footer_links" */
export type Footer_Links_Select_Column =
  /** column name */
  | 'category'
  /** column name */
  | 'created_at'
  /** column name */
  | 'external_id'
  /** column name */
  | 'id'
  /** column name */
  | 'label'
  /** column name */
  | 'label_ar'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'url';

/** input type for set of table "footer_links" */
export type Footer_Links_Set_Input = {
  /** The group it stands in: Services | Company */
  category?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names footer_links_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** What is shown in English */
  label?: InputMaybe<Scalars['String']['input']>;
  /** What is shown in Arabic; null: the English label */
  label_ar?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** A path of the site, or an address with http, https, mailto or tel */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate stddev on columns */
export type Footer_Links_Stddev_Fields = {
  __typename?: 'footer_links_stddev_fields';
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_pop on columns */
export type Footer_Links_Stddev_Pop_Fields = {
  __typename?: 'footer_links_stddev_pop_fields';
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_samp on columns */
export type Footer_Links_Stddev_Samp_Fields = {
  __typename?: 'footer_links_stddev_samp_fields';
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Streaming cursor of the table "footer_links" */
export type Footer_Links_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Footer_Links_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Footer_Links_Stream_Cursor_Value_Input = {
  /** The group it stands in: Services | Company */
  category?: InputMaybe<Scalars['String']['input']>;
  /** When the link was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names footer_links_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database, or by who adds it */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** What is shown in English */
  label?: InputMaybe<Scalars['String']['input']>;
  /** What is shown in Arabic; null: the English label */
  label_ar?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** When the link was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** A path of the site, or an address with http, https, mailto or tel */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate sum on columns */
export type Footer_Links_Sum_Fields = {
  __typename?: 'footer_links_sum_fields';
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Int']['output']>;
};

/** update columns of table "footer_links" */
export type Footer_Links_Update_Column =
  /** column name */
  | 'category'
  /** column name */
  | 'external_id'
  /** column name */
  | 'label'
  /** column name */
  | 'label_ar'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'url';

export type Footer_Links_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: InputMaybe<Footer_Links_Inc_Input>;
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Footer_Links_Set_Input>;
  /** filter the rows which have to be updated */
  where: Footer_Links_Bool_Exp;
};

/** aggregate var_pop on columns */
export type Footer_Links_Var_Pop_Fields = {
  __typename?: 'footer_links_var_pop_fields';
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate var_samp on columns */
export type Footer_Links_Var_Samp_Fields = {
  __typename?: 'footer_links_var_samp_fields';
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate variance on columns */
export type Footer_Links_Variance_Fields = {
  __typename?: 'footer_links_variance_fields';
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** What was changed, by whom and when; written by the database itself */
export type History_Entries = {
  __typename?: 'history_entries';
  /** The user's id, or system */
  actor: Scalars['String']['output'];
  /** The user's id; null for the system */
  actor_id?: Maybe<Scalars['uuid']['output']>;
  /** The role in which it was done: site_admin | editor | mailing …; null for the system, and for changes older than the column */
  actor_role?: Maybe<Scalars['String']['output']>;
  /** A new row, or the new values of the changed columns */
  after?: Maybe<Scalars['jsonb']['output']>;
  /** An object relationship */
  analytics_setting?: Maybe<Analytics_Settings>;
  /** The import that wrote many rows as one entry */
  batch_id?: Maybe<Scalars['String']['output']>;
  /** A deleted row, or the old values of the changed columns */
  before?: Maybe<Scalars['jsonb']['output']>;
  /** Columns that an update changed, by name */
  changed_columns: Array<Scalars['String']['output']>;
  /** An object relationship */
  contact?: Maybe<Contacts>;
  /** An object relationship */
  domain_extension?: Maybe<Domain_Extensions>;
  /** An object relationship */
  domain_price?: Maybe<Domain_Prices>;
  /** An object relationship */
  footer_link?: Maybe<Footer_Links>;
  /** When the change was made */
  happened_at: Scalars['timestamptz']['output'];
  /** Rises with each change */
  id: Scalars['bigint']['output'];
  /** An object relationship */
  invitation?: Maybe<Invitations>;
  /** What the record was called when it was changed */
  label?: Maybe<Scalars['String']['output']>;
  /** What the record was called in Arabic when it was changed; null: it had no Arabic name */
  label_ar?: Maybe<Scalars['String']['output']>;
  /** An object relationship */
  legal_page?: Maybe<Legal_Pages>;
  /** An object relationship */
  newsletter?: Maybe<Newsletters>;
  /** insert | update | delete */
  operation: Scalars['String']['output'];
  /** An object relationship */
  person?: Maybe<People>;
  /** An object relationship */
  pricing_plan?: Maybe<Pricing_Plans>;
  /** The key of the changed row as text; null for a batch */
  record_id?: Maybe<Scalars['String']['output']>;
  /** The key of the changed row where it is a UUID */
  record_uuid?: Maybe<Scalars['uuid']['output']>;
  /** Rows that the entry stands for */
  row_count: Scalars['Int']['output'];
  /** An array relationship */
  same_transaction: Array<History_Entries>;
  /** An aggregate relationship */
  same_transaction_aggregate: History_Entries_Aggregate;
  /** The label in lower case, for _like */
  search_key?: Maybe<Scalars['String']['output']>;
  /** An object relationship */
  seo_setting?: Maybe<Seo_Settings>;
  /** An object relationship */
  site_piece?: Maybe<Site_Pieces>;
  /** An object relationship */
  site_setting?: Maybe<Site_Settings>;
  /** An object relationship */
  store_notice?: Maybe<Store_Notices>;
  /** The table of the changed record */
  table_name: Scalars['String']['output'];
  /** An object relationship */
  tax_rate?: Maybe<Tax_Rates>;
  /** An object relationship */
  testimonial?: Maybe<Testimonials>;
  /** Changes of one transaction have the same */
  transaction_id: Scalars['bigint']['output'];
  /** An object relationship */
  user_role?: Maybe<User_Roles>;
};


/** What was changed, by whom and when; written by the database itself */
export type History_EntriesAfterArgs = {
  path?: InputMaybe<Scalars['String']['input']>;
};


/** What was changed, by whom and when; written by the database itself */
export type History_EntriesBeforeArgs = {
  path?: InputMaybe<Scalars['String']['input']>;
};


/** What was changed, by whom and when; written by the database itself */
export type History_EntriesSame_TransactionArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** What was changed, by whom and when; written by the database itself */
export type History_EntriesSame_Transaction_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "history_entries" */
export type History_Entries_Aggregate = {
  __typename?: 'history_entries_aggregate';
  aggregate?: Maybe<History_Entries_Aggregate_Fields>;
  nodes: Array<History_Entries>;
};

export type History_Entries_Aggregate_Bool_Exp = {
  count?: InputMaybe<History_Entries_Aggregate_Bool_Exp_Count>;
};

export type History_Entries_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<History_Entries_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<History_Entries_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** aggregate fields of "history_entries" */
export type History_Entries_Aggregate_Fields = {
  __typename?: 'history_entries_aggregate_fields';
  avg?: Maybe<History_Entries_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<History_Entries_Max_Fields>;
  min?: Maybe<History_Entries_Min_Fields>;
  stddev?: Maybe<History_Entries_Stddev_Fields>;
  stddev_pop?: Maybe<History_Entries_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<History_Entries_Stddev_Samp_Fields>;
  sum?: Maybe<History_Entries_Sum_Fields>;
  var_pop?: Maybe<History_Entries_Var_Pop_Fields>;
  var_samp?: Maybe<History_Entries_Var_Samp_Fields>;
  variance?: Maybe<History_Entries_Variance_Fields>;
};


/** aggregate fields of "history_entries" */
export type History_Entries_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<History_Entries_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order by aggregate values of table "history_entries" */
export type History_Entries_Aggregate_Order_By = {
  avg?: InputMaybe<History_Entries_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<History_Entries_Max_Order_By>;
  min?: InputMaybe<History_Entries_Min_Order_By>;
  stddev?: InputMaybe<History_Entries_Stddev_Order_By>;
  stddev_pop?: InputMaybe<History_Entries_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<History_Entries_Stddev_Samp_Order_By>;
  sum?: InputMaybe<History_Entries_Sum_Order_By>;
  var_pop?: InputMaybe<History_Entries_Var_Pop_Order_By>;
  var_samp?: InputMaybe<History_Entries_Var_Samp_Order_By>;
  variance?: InputMaybe<History_Entries_Variance_Order_By>;
};

/** aggregate avg on columns */
export type History_Entries_Avg_Fields = {
  __typename?: 'history_entries_avg_fields';
  /** Rises with each change */
  id?: Maybe<Scalars['Float']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['Float']['output']>;
};

/** order by avg() on columns of table "history_entries" */
export type History_Entries_Avg_Order_By = {
  id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "history_entries". All fields are combined with a logical 'AND'. */
export type History_Entries_Bool_Exp = {
  _and?: InputMaybe<Array<History_Entries_Bool_Exp>>;
  _not?: InputMaybe<History_Entries_Bool_Exp>;
  _or?: InputMaybe<Array<History_Entries_Bool_Exp>>;
  actor?: InputMaybe<String_Comparison_Exp>;
  actor_id?: InputMaybe<Uuid_Comparison_Exp>;
  actor_role?: InputMaybe<String_Comparison_Exp>;
  after?: InputMaybe<Jsonb_Comparison_Exp>;
  analytics_setting?: InputMaybe<Analytics_Settings_Bool_Exp>;
  batch_id?: InputMaybe<String_Comparison_Exp>;
  before?: InputMaybe<Jsonb_Comparison_Exp>;
  changed_columns?: InputMaybe<String_Array_Comparison_Exp>;
  contact?: InputMaybe<Contacts_Bool_Exp>;
  domain_extension?: InputMaybe<Domain_Extensions_Bool_Exp>;
  domain_price?: InputMaybe<Domain_Prices_Bool_Exp>;
  footer_link?: InputMaybe<Footer_Links_Bool_Exp>;
  happened_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Bigint_Comparison_Exp>;
  invitation?: InputMaybe<Invitations_Bool_Exp>;
  label?: InputMaybe<String_Comparison_Exp>;
  label_ar?: InputMaybe<String_Comparison_Exp>;
  legal_page?: InputMaybe<Legal_Pages_Bool_Exp>;
  newsletter?: InputMaybe<Newsletters_Bool_Exp>;
  operation?: InputMaybe<String_Comparison_Exp>;
  person?: InputMaybe<People_Bool_Exp>;
  pricing_plan?: InputMaybe<Pricing_Plans_Bool_Exp>;
  record_id?: InputMaybe<String_Comparison_Exp>;
  record_uuid?: InputMaybe<Uuid_Comparison_Exp>;
  row_count?: InputMaybe<Int_Comparison_Exp>;
  same_transaction?: InputMaybe<History_Entries_Bool_Exp>;
  same_transaction_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  search_key?: InputMaybe<String_Comparison_Exp>;
  seo_setting?: InputMaybe<Seo_Settings_Bool_Exp>;
  site_piece?: InputMaybe<Site_Pieces_Bool_Exp>;
  site_setting?: InputMaybe<Site_Settings_Bool_Exp>;
  store_notice?: InputMaybe<Store_Notices_Bool_Exp>;
  table_name?: InputMaybe<String_Comparison_Exp>;
  tax_rate?: InputMaybe<Tax_Rates_Bool_Exp>;
  testimonial?: InputMaybe<Testimonials_Bool_Exp>;
  transaction_id?: InputMaybe<Bigint_Comparison_Exp>;
  user_role?: InputMaybe<User_Roles_Bool_Exp>;
};

/** aggregate max on columns */
export type History_Entries_Max_Fields = {
  __typename?: 'history_entries_max_fields';
  /** The user's id, or system */
  actor?: Maybe<Scalars['String']['output']>;
  /** The role in which it was done: site_admin | editor | mailing …; null for the system, and for changes older than the column */
  actor_role?: Maybe<Scalars['String']['output']>;
  /** The import that wrote many rows as one entry */
  batch_id?: Maybe<Scalars['String']['output']>;
  /** When the change was made */
  happened_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Rises with each change */
  id?: Maybe<Scalars['bigint']['output']>;
  /** What the record was called when it was changed */
  label?: Maybe<Scalars['String']['output']>;
  /** What the record was called in Arabic when it was changed; null: it had no Arabic name */
  label_ar?: Maybe<Scalars['String']['output']>;
  /** insert | update | delete */
  operation?: Maybe<Scalars['String']['output']>;
  /** The key of the changed row as text; null for a batch */
  record_id?: Maybe<Scalars['String']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Int']['output']>;
  /** The label in lower case, for _like */
  search_key?: Maybe<Scalars['String']['output']>;
  /** The table of the changed record */
  table_name?: Maybe<Scalars['String']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['bigint']['output']>;
};

/** order by max() on columns of table "history_entries" */
export type History_Entries_Max_Order_By = {
  actor?: InputMaybe<Order_By>;
  actor_role?: InputMaybe<Order_By>;
  batch_id?: InputMaybe<Order_By>;
  happened_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
  label_ar?: InputMaybe<Order_By>;
  operation?: InputMaybe<Order_By>;
  record_id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  search_key?: InputMaybe<Order_By>;
  table_name?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** aggregate min on columns */
export type History_Entries_Min_Fields = {
  __typename?: 'history_entries_min_fields';
  /** The user's id, or system */
  actor?: Maybe<Scalars['String']['output']>;
  /** The role in which it was done: site_admin | editor | mailing …; null for the system, and for changes older than the column */
  actor_role?: Maybe<Scalars['String']['output']>;
  /** The import that wrote many rows as one entry */
  batch_id?: Maybe<Scalars['String']['output']>;
  /** When the change was made */
  happened_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Rises with each change */
  id?: Maybe<Scalars['bigint']['output']>;
  /** What the record was called when it was changed */
  label?: Maybe<Scalars['String']['output']>;
  /** What the record was called in Arabic when it was changed; null: it had no Arabic name */
  label_ar?: Maybe<Scalars['String']['output']>;
  /** insert | update | delete */
  operation?: Maybe<Scalars['String']['output']>;
  /** The key of the changed row as text; null for a batch */
  record_id?: Maybe<Scalars['String']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Int']['output']>;
  /** The label in lower case, for _like */
  search_key?: Maybe<Scalars['String']['output']>;
  /** The table of the changed record */
  table_name?: Maybe<Scalars['String']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['bigint']['output']>;
};

/** order by min() on columns of table "history_entries" */
export type History_Entries_Min_Order_By = {
  actor?: InputMaybe<Order_By>;
  actor_role?: InputMaybe<Order_By>;
  batch_id?: InputMaybe<Order_By>;
  happened_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  label?: InputMaybe<Order_By>;
  label_ar?: InputMaybe<Order_By>;
  operation?: InputMaybe<Order_By>;
  record_id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  search_key?: InputMaybe<Order_By>;
  table_name?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** Ordering options when selecting data from "history_entries". */
export type History_Entries_Order_By = {
  actor?: InputMaybe<Order_By>;
  actor_id?: InputMaybe<Order_By>;
  actor_role?: InputMaybe<Order_By>;
  after?: InputMaybe<Order_By>;
  analytics_setting?: InputMaybe<Analytics_Settings_Order_By>;
  batch_id?: InputMaybe<Order_By>;
  before?: InputMaybe<Order_By>;
  changed_columns?: InputMaybe<Order_By>;
  contact?: InputMaybe<Contacts_Order_By>;
  domain_extension?: InputMaybe<Domain_Extensions_Order_By>;
  domain_price?: InputMaybe<Domain_Prices_Order_By>;
  footer_link?: InputMaybe<Footer_Links_Order_By>;
  happened_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  invitation?: InputMaybe<Invitations_Order_By>;
  label?: InputMaybe<Order_By>;
  label_ar?: InputMaybe<Order_By>;
  legal_page?: InputMaybe<Legal_Pages_Order_By>;
  newsletter?: InputMaybe<Newsletters_Order_By>;
  operation?: InputMaybe<Order_By>;
  person?: InputMaybe<People_Order_By>;
  pricing_plan?: InputMaybe<Pricing_Plans_Order_By>;
  record_id?: InputMaybe<Order_By>;
  record_uuid?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  same_transaction_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  search_key?: InputMaybe<Order_By>;
  seo_setting?: InputMaybe<Seo_Settings_Order_By>;
  site_piece?: InputMaybe<Site_Pieces_Order_By>;
  site_setting?: InputMaybe<Site_Settings_Order_By>;
  store_notice?: InputMaybe<Store_Notices_Order_By>;
  table_name?: InputMaybe<Order_By>;
  tax_rate?: InputMaybe<Tax_Rates_Order_By>;
  testimonial?: InputMaybe<Testimonials_Order_By>;
  transaction_id?: InputMaybe<Order_By>;
  user_role?: InputMaybe<User_Roles_Order_By>;
};

/** select columns of table "history_entries" */
export type History_Entries_Select_Column =
  /** column name */
  | 'actor'
  /** column name */
  | 'actor_id'
  /** column name */
  | 'actor_role'
  /** column name */
  | 'after'
  /** column name */
  | 'batch_id'
  /** column name */
  | 'before'
  /** column name */
  | 'changed_columns'
  /** column name */
  | 'happened_at'
  /** column name */
  | 'id'
  /** column name */
  | 'label'
  /** column name */
  | 'label_ar'
  /** column name */
  | 'operation'
  /** column name */
  | 'record_id'
  /** column name */
  | 'record_uuid'
  /** column name */
  | 'row_count'
  /** column name */
  | 'search_key'
  /** column name */
  | 'table_name'
  /** column name */
  | 'transaction_id';

/** aggregate stddev on columns */
export type History_Entries_Stddev_Fields = {
  __typename?: 'history_entries_stddev_fields';
  /** Rises with each change */
  id?: Maybe<Scalars['Float']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev() on columns of table "history_entries" */
export type History_Entries_Stddev_Order_By = {
  id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** aggregate stddev_pop on columns */
export type History_Entries_Stddev_Pop_Fields = {
  __typename?: 'history_entries_stddev_pop_fields';
  /** Rises with each change */
  id?: Maybe<Scalars['Float']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_pop() on columns of table "history_entries" */
export type History_Entries_Stddev_Pop_Order_By = {
  id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** aggregate stddev_samp on columns */
export type History_Entries_Stddev_Samp_Fields = {
  __typename?: 'history_entries_stddev_samp_fields';
  /** Rises with each change */
  id?: Maybe<Scalars['Float']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_samp() on columns of table "history_entries" */
export type History_Entries_Stddev_Samp_Order_By = {
  id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** Streaming cursor of the table "history_entries" */
export type History_Entries_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: History_Entries_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type History_Entries_Stream_Cursor_Value_Input = {
  /** The user's id, or system */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** The user's id; null for the system */
  actor_id?: InputMaybe<Scalars['uuid']['input']>;
  /** The role in which it was done: site_admin | editor | mailing …; null for the system, and for changes older than the column */
  actor_role?: InputMaybe<Scalars['String']['input']>;
  /** A new row, or the new values of the changed columns */
  after?: InputMaybe<Scalars['jsonb']['input']>;
  /** The import that wrote many rows as one entry */
  batch_id?: InputMaybe<Scalars['String']['input']>;
  /** A deleted row, or the old values of the changed columns */
  before?: InputMaybe<Scalars['jsonb']['input']>;
  /** Columns that an update changed, by name */
  changed_columns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** When the change was made */
  happened_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Rises with each change */
  id?: InputMaybe<Scalars['bigint']['input']>;
  /** What the record was called when it was changed */
  label?: InputMaybe<Scalars['String']['input']>;
  /** What the record was called in Arabic when it was changed; null: it had no Arabic name */
  label_ar?: InputMaybe<Scalars['String']['input']>;
  /** insert | update | delete */
  operation?: InputMaybe<Scalars['String']['input']>;
  /** The key of the changed row as text; null for a batch */
  record_id?: InputMaybe<Scalars['String']['input']>;
  /** The key of the changed row where it is a UUID */
  record_uuid?: InputMaybe<Scalars['uuid']['input']>;
  /** Rows that the entry stands for */
  row_count?: InputMaybe<Scalars['Int']['input']>;
  /** The label in lower case, for _like */
  search_key?: InputMaybe<Scalars['String']['input']>;
  /** The table of the changed record */
  table_name?: InputMaybe<Scalars['String']['input']>;
  /** Changes of one transaction have the same */
  transaction_id?: InputMaybe<Scalars['bigint']['input']>;
};

/** aggregate sum on columns */
export type History_Entries_Sum_Fields = {
  __typename?: 'history_entries_sum_fields';
  /** Rises with each change */
  id?: Maybe<Scalars['bigint']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Int']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['bigint']['output']>;
};

/** order by sum() on columns of table "history_entries" */
export type History_Entries_Sum_Order_By = {
  id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** aggregate var_pop on columns */
export type History_Entries_Var_Pop_Fields = {
  __typename?: 'history_entries_var_pop_fields';
  /** Rises with each change */
  id?: Maybe<Scalars['Float']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['Float']['output']>;
};

/** order by var_pop() on columns of table "history_entries" */
export type History_Entries_Var_Pop_Order_By = {
  id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** aggregate var_samp on columns */
export type History_Entries_Var_Samp_Fields = {
  __typename?: 'history_entries_var_samp_fields';
  /** Rises with each change */
  id?: Maybe<Scalars['Float']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['Float']['output']>;
};

/** order by var_samp() on columns of table "history_entries" */
export type History_Entries_Var_Samp_Order_By = {
  id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** aggregate variance on columns */
export type History_Entries_Variance_Fields = {
  __typename?: 'history_entries_variance_fields';
  /** Rises with each change */
  id?: Maybe<Scalars['Float']['output']>;
  /** Rows that the entry stands for */
  row_count?: Maybe<Scalars['Float']['output']>;
  /** Changes of one transaction have the same */
  transaction_id?: Maybe<Scalars['Float']['output']>;
};

/** order by variance() on columns of table "history_entries" */
export type History_Entries_Variance_Order_By = {
  id?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
  transaction_id?: InputMaybe<Order_By>;
};

/** The last restore of a backup; while it is not resumed, no mail, webhook or job goes out */
export type Holds = {
  __typename?: 'holds';
  /** When the backup was restored */
  held_at: Scalars['timestamptz']['output'];
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** When an administrator resumed the product; null: it is held */
  resumed_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The administrator who resumed it */
  resumed_by?: Maybe<Scalars['uuid']['output']>;
  /** The time of the backup: what happened later is missing */
  snapshot_at: Scalars['timestamptz']['output'];
};

/** Boolean expression to filter rows from the table "holds". All fields are combined with a logical 'AND'. */
export type Holds_Bool_Exp = {
  _and?: InputMaybe<Array<Holds_Bool_Exp>>;
  _not?: InputMaybe<Holds_Bool_Exp>;
  _or?: InputMaybe<Array<Holds_Bool_Exp>>;
  held_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  resumed_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  resumed_by?: InputMaybe<Uuid_Comparison_Exp>;
  snapshot_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** Ordering options when selecting data from "holds". */
export type Holds_Order_By = {
  held_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  resumed_at?: InputMaybe<Order_By>;
  resumed_by?: InputMaybe<Order_By>;
  snapshot_at?: InputMaybe<Order_By>;
};

/** select columns of table "holds" */
export type Holds_Select_Column =
  /** column name */
  | 'held_at'
  /** column name */
  | 'id'
  /** column name */
  | 'resumed_at'
  /** column name */
  | 'resumed_by'
  /** column name */
  | 'snapshot_at';

/** Streaming cursor of the table "holds" */
export type Holds_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Holds_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Holds_Stream_Cursor_Value_Input = {
  /** When the backup was restored */
  held_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** When an administrator resumed the product; null: it is held */
  resumed_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The administrator who resumed it */
  resumed_by?: InputMaybe<Scalars['uuid']['input']>;
  /** The time of the backup: what happened later is missing */
  snapshot_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** What became of a batch of contacts */
export type Imported_Contacts = {
  __typename?: 'imported_contacts';
  /** Contacts that were added */
  created: Scalars['Int']['output'];
  /** Entries whose address an earlier one has */
  duplicates: Scalars['Int']['output'];
  /** Contacts that existed and were left as they were */
  existing: Scalars['Int']['output'];
  /** The import */
  import_id: Scalars['uuid']['output'];
  /** Entries that were rejected */
  invalid: Scalars['Int']['output'];
  /** As imports.state */
  state: Scalars['String']['output'];
  /** Contacts that were changed or unsubscribed */
  updated: Scalars['Int']['output'];
  /** Values that were not understood and left out */
  warnings: Scalars['Int']['output'];
};

/** Imports of contacts and what became of them */
export type Imports = {
  __typename?: 'imports';
  /** Who imports: the user's id, or system */
  actor: Scalars['String']['output'];
  /** The user's id; null for the system */
  actor_id?: Maybe<Scalars['uuid']['output']>;
  /** An array relationship */
  contacts: Array<Contacts>;
  /** An aggregate relationship */
  contacts_aggregate: Contacts_Aggregate;
  /** When it began */
  created_at: Scalars['timestamptz']['output'];
  /** Contacts that were added */
  created_count: Scalars['Int']['output'];
  /** Rows whose address an earlier row of the file has */
  duplicate_count: Scalars['Int']['output'];
  /** Why it failed, as an error code that /developers lists */
  error_code?: Maybe<Scalars['String']['output']>;
  /** Why it failed, in words */
  error_message?: Maybe<Scalars['String']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count: Scalars['Int']['output'];
  /** The name of the uploaded file */
  file_name?: Maybe<Scalars['String']['output']>;
  /** When it ended, however it ended */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The names of the columns, or of the fields that an API call gave; empty: there were none; null: an earlier build, or nothing was read */
  header?: Maybe<Array<Scalars['String']['output']>>;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** Chosen by the sender: the same import sent twice counts once */
  idempotency_key: Scalars['String']['output'];
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count: Scalars['Int']['output'];
  /** What happens to a contact that exists: skip | update; unsubscribe: all contacts of the file get no newsletters */
  mode: Scalars['String']['output'];
  /** An object relationship */
  person?: Maybe<People>;
  /** How much of the file has arrived */
  received_bytes: Scalars['bigint']['output'];
  /** The first rejected rows: [{"line": 7, "reason": "email-invalid"}]; no address */
  rejections: Scalars['jsonb']['output'];
  /** Contacts that undoing the import has removed so far */
  removed_count: Scalars['Int']['output'];
  /** Rows that were read so far */
  rows_read: Scalars['Int']['output'];
  /** file | api (import_contacts) */
  source: Scalars['String']['output'];
  /** receiving -> merging -> done | failed | cancelled; done -> undoing -> undone */
  state: Scalars['String']['output'];
  /** The size of the file */
  total_bytes?: Maybe<Scalars['bigint']['output']>;
  /** Who undoes the import: the user's id, or system; null: nobody */
  undone_by?: Maybe<Scalars['String']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count: Scalars['Int']['output'];
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count: Scalars['Int']['output'];
  /** The first values that were left out: [{"line": 7, "reason": "locale-unknown"}]; no address */
  warnings: Scalars['jsonb']['output'];
};


/** Imports of contacts and what became of them */
export type ImportsContactsArgs = {
  distinct_on?: InputMaybe<Array<Contacts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Contacts_Order_By>>;
  where?: InputMaybe<Contacts_Bool_Exp>;
};


/** Imports of contacts and what became of them */
export type ImportsContacts_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Contacts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Contacts_Order_By>>;
  where?: InputMaybe<Contacts_Bool_Exp>;
};


/** Imports of contacts and what became of them */
export type ImportsRejectionsArgs = {
  path?: InputMaybe<Scalars['String']['input']>;
};


/** Imports of contacts and what became of them */
export type ImportsWarningsArgs = {
  path?: InputMaybe<Scalars['String']['input']>;
};

/** aggregated selection of "imports" */
export type Imports_Aggregate = {
  __typename?: 'imports_aggregate';
  aggregate?: Maybe<Imports_Aggregate_Fields>;
  nodes: Array<Imports>;
};

/** aggregate fields of "imports" */
export type Imports_Aggregate_Fields = {
  __typename?: 'imports_aggregate_fields';
  avg?: Maybe<Imports_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Imports_Max_Fields>;
  min?: Maybe<Imports_Min_Fields>;
  stddev?: Maybe<Imports_Stddev_Fields>;
  stddev_pop?: Maybe<Imports_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Imports_Stddev_Samp_Fields>;
  sum?: Maybe<Imports_Sum_Fields>;
  var_pop?: Maybe<Imports_Var_Pop_Fields>;
  var_samp?: Maybe<Imports_Var_Samp_Fields>;
  variance?: Maybe<Imports_Variance_Fields>;
};


/** aggregate fields of "imports" */
export type Imports_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Imports_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** aggregate avg on columns */
export type Imports_Avg_Fields = {
  __typename?: 'imports_avg_fields';
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Float']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Float']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Float']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to filter rows from the table "imports". All fields are combined with a logical 'AND'. */
export type Imports_Bool_Exp = {
  _and?: InputMaybe<Array<Imports_Bool_Exp>>;
  _not?: InputMaybe<Imports_Bool_Exp>;
  _or?: InputMaybe<Array<Imports_Bool_Exp>>;
  actor?: InputMaybe<String_Comparison_Exp>;
  actor_id?: InputMaybe<Uuid_Comparison_Exp>;
  contacts?: InputMaybe<Contacts_Bool_Exp>;
  contacts_aggregate?: InputMaybe<Contacts_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  created_count?: InputMaybe<Int_Comparison_Exp>;
  duplicate_count?: InputMaybe<Int_Comparison_Exp>;
  error_code?: InputMaybe<String_Comparison_Exp>;
  error_message?: InputMaybe<String_Comparison_Exp>;
  existing_count?: InputMaybe<Int_Comparison_Exp>;
  file_name?: InputMaybe<String_Comparison_Exp>;
  finished_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  header?: InputMaybe<String_Array_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  idempotency_key?: InputMaybe<String_Comparison_Exp>;
  invalid_count?: InputMaybe<Int_Comparison_Exp>;
  mode?: InputMaybe<String_Comparison_Exp>;
  person?: InputMaybe<People_Bool_Exp>;
  received_bytes?: InputMaybe<Bigint_Comparison_Exp>;
  rejections?: InputMaybe<Jsonb_Comparison_Exp>;
  removed_count?: InputMaybe<Int_Comparison_Exp>;
  rows_read?: InputMaybe<Int_Comparison_Exp>;
  source?: InputMaybe<String_Comparison_Exp>;
  state?: InputMaybe<String_Comparison_Exp>;
  total_bytes?: InputMaybe<Bigint_Comparison_Exp>;
  undone_by?: InputMaybe<String_Comparison_Exp>;
  updated_count?: InputMaybe<Int_Comparison_Exp>;
  warning_count?: InputMaybe<Int_Comparison_Exp>;
  warnings?: InputMaybe<Jsonb_Comparison_Exp>;
};

/** aggregate max on columns */
export type Imports_Max_Fields = {
  __typename?: 'imports_max_fields';
  /** Who imports: the user's id, or system */
  actor?: Maybe<Scalars['String']['output']>;
  /** When it began */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Int']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Int']['output']>;
  /** Why it failed, as an error code that /developers lists */
  error_code?: Maybe<Scalars['String']['output']>;
  /** Why it failed, in words */
  error_message?: Maybe<Scalars['String']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Int']['output']>;
  /** The name of the uploaded file */
  file_name?: Maybe<Scalars['String']['output']>;
  /** When it ended, however it ended */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Chosen by the sender: the same import sent twice counts once */
  idempotency_key?: Maybe<Scalars['String']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Int']['output']>;
  /** What happens to a contact that exists: skip | update; unsubscribe: all contacts of the file get no newsletters */
  mode?: Maybe<Scalars['String']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['bigint']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Int']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Int']['output']>;
  /** file | api (import_contacts) */
  source?: Maybe<Scalars['String']['output']>;
  /** receiving -> merging -> done | failed | cancelled; done -> undoing -> undone */
  state?: Maybe<Scalars['String']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['bigint']['output']>;
  /** Who undoes the import: the user's id, or system; null: nobody */
  undone_by?: Maybe<Scalars['String']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Int']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Int']['output']>;
};

/** aggregate min on columns */
export type Imports_Min_Fields = {
  __typename?: 'imports_min_fields';
  /** Who imports: the user's id, or system */
  actor?: Maybe<Scalars['String']['output']>;
  /** When it began */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Int']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Int']['output']>;
  /** Why it failed, as an error code that /developers lists */
  error_code?: Maybe<Scalars['String']['output']>;
  /** Why it failed, in words */
  error_message?: Maybe<Scalars['String']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Int']['output']>;
  /** The name of the uploaded file */
  file_name?: Maybe<Scalars['String']['output']>;
  /** When it ended, however it ended */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Chosen by the sender: the same import sent twice counts once */
  idempotency_key?: Maybe<Scalars['String']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Int']['output']>;
  /** What happens to a contact that exists: skip | update; unsubscribe: all contacts of the file get no newsletters */
  mode?: Maybe<Scalars['String']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['bigint']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Int']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Int']['output']>;
  /** file | api (import_contacts) */
  source?: Maybe<Scalars['String']['output']>;
  /** receiving -> merging -> done | failed | cancelled; done -> undoing -> undone */
  state?: Maybe<Scalars['String']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['bigint']['output']>;
  /** Who undoes the import: the user's id, or system; null: nobody */
  undone_by?: Maybe<Scalars['String']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Int']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Int']['output']>;
};

/** Ordering options when selecting data from "imports". */
export type Imports_Order_By = {
  actor?: InputMaybe<Order_By>;
  actor_id?: InputMaybe<Order_By>;
  contacts_aggregate?: InputMaybe<Contacts_Aggregate_Order_By>;
  created_at?: InputMaybe<Order_By>;
  created_count?: InputMaybe<Order_By>;
  duplicate_count?: InputMaybe<Order_By>;
  error_code?: InputMaybe<Order_By>;
  error_message?: InputMaybe<Order_By>;
  existing_count?: InputMaybe<Order_By>;
  file_name?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  header?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  idempotency_key?: InputMaybe<Order_By>;
  invalid_count?: InputMaybe<Order_By>;
  mode?: InputMaybe<Order_By>;
  person?: InputMaybe<People_Order_By>;
  received_bytes?: InputMaybe<Order_By>;
  rejections?: InputMaybe<Order_By>;
  removed_count?: InputMaybe<Order_By>;
  rows_read?: InputMaybe<Order_By>;
  source?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
  total_bytes?: InputMaybe<Order_By>;
  undone_by?: InputMaybe<Order_By>;
  updated_count?: InputMaybe<Order_By>;
  warning_count?: InputMaybe<Order_By>;
  warnings?: InputMaybe<Order_By>;
};

/** select columns of table "imports" */
export type Imports_Select_Column =
  /** column name */
  | 'actor'
  /** column name */
  | 'actor_id'
  /** column name */
  | 'created_at'
  /** column name */
  | 'created_count'
  /** column name */
  | 'duplicate_count'
  /** column name */
  | 'error_code'
  /** column name */
  | 'error_message'
  /** column name */
  | 'existing_count'
  /** column name */
  | 'file_name'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'header'
  /** column name */
  | 'id'
  /** column name */
  | 'idempotency_key'
  /** column name */
  | 'invalid_count'
  /** column name */
  | 'mode'
  /** column name */
  | 'received_bytes'
  /** column name */
  | 'rejections'
  /** column name */
  | 'removed_count'
  /** column name */
  | 'rows_read'
  /** column name */
  | 'source'
  /** column name */
  | 'state'
  /** column name */
  | 'total_bytes'
  /** column name */
  | 'undone_by'
  /** column name */
  | 'updated_count'
  /** column name */
  | 'warning_count'
  /** column name */
  | 'warnings';

/** aggregate stddev on columns */
export type Imports_Stddev_Fields = {
  __typename?: 'imports_stddev_fields';
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Float']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Float']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Float']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_pop on columns */
export type Imports_Stddev_Pop_Fields = {
  __typename?: 'imports_stddev_pop_fields';
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Float']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Float']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Float']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_samp on columns */
export type Imports_Stddev_Samp_Fields = {
  __typename?: 'imports_stddev_samp_fields';
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Float']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Float']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Float']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Float']['output']>;
};

/** Streaming cursor of the table "imports" */
export type Imports_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Imports_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Imports_Stream_Cursor_Value_Input = {
  /** Who imports: the user's id, or system */
  actor?: InputMaybe<Scalars['String']['input']>;
  /** The user's id; null for the system */
  actor_id?: InputMaybe<Scalars['uuid']['input']>;
  /** When it began */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Contacts that were added */
  created_count?: InputMaybe<Scalars['Int']['input']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: InputMaybe<Scalars['Int']['input']>;
  /** Why it failed, as an error code that /developers lists */
  error_code?: InputMaybe<Scalars['String']['input']>;
  /** Why it failed, in words */
  error_message?: InputMaybe<Scalars['String']['input']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: InputMaybe<Scalars['Int']['input']>;
  /** The name of the uploaded file */
  file_name?: InputMaybe<Scalars['String']['input']>;
  /** When it ended, however it ended */
  finished_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The names of the columns, or of the fields that an API call gave; empty: there were none; null: an earlier build, or nothing was read */
  header?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** Chosen by the sender: the same import sent twice counts once */
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: InputMaybe<Scalars['Int']['input']>;
  /** What happens to a contact that exists: skip | update; unsubscribe: all contacts of the file get no newsletters */
  mode?: InputMaybe<Scalars['String']['input']>;
  /** How much of the file has arrived */
  received_bytes?: InputMaybe<Scalars['bigint']['input']>;
  /** The first rejected rows: [{"line": 7, "reason": "email-invalid"}]; no address */
  rejections?: InputMaybe<Scalars['jsonb']['input']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: InputMaybe<Scalars['Int']['input']>;
  /** Rows that were read so far */
  rows_read?: InputMaybe<Scalars['Int']['input']>;
  /** file | api (import_contacts) */
  source?: InputMaybe<Scalars['String']['input']>;
  /** receiving -> merging -> done | failed | cancelled; done -> undoing -> undone */
  state?: InputMaybe<Scalars['String']['input']>;
  /** The size of the file */
  total_bytes?: InputMaybe<Scalars['bigint']['input']>;
  /** Who undoes the import: the user's id, or system; null: nobody */
  undone_by?: InputMaybe<Scalars['String']['input']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: InputMaybe<Scalars['Int']['input']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: InputMaybe<Scalars['Int']['input']>;
  /** The first values that were left out: [{"line": 7, "reason": "locale-unknown"}]; no address */
  warnings?: InputMaybe<Scalars['jsonb']['input']>;
};

/** aggregate sum on columns */
export type Imports_Sum_Fields = {
  __typename?: 'imports_sum_fields';
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Int']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Int']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Int']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Int']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['bigint']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Int']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Int']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['bigint']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Int']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Int']['output']>;
};

/** aggregate var_pop on columns */
export type Imports_Var_Pop_Fields = {
  __typename?: 'imports_var_pop_fields';
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Float']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Float']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Float']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Float']['output']>;
};

/** aggregate var_samp on columns */
export type Imports_Var_Samp_Fields = {
  __typename?: 'imports_var_samp_fields';
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Float']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Float']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Float']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Float']['output']>;
};

/** aggregate variance on columns */
export type Imports_Variance_Fields = {
  __typename?: 'imports_variance_fields';
  /** Contacts that were added */
  created_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose address an earlier row of the file has */
  duplicate_count?: Maybe<Scalars['Float']['output']>;
  /** Rows whose contact existed and was left as it was */
  existing_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were rejected; the first of them stand in rejections */
  invalid_count?: Maybe<Scalars['Float']['output']>;
  /** How much of the file has arrived */
  received_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that undoing the import has removed so far */
  removed_count?: Maybe<Scalars['Float']['output']>;
  /** Rows that were read so far */
  rows_read?: Maybe<Scalars['Float']['output']>;
  /** The size of the file */
  total_bytes?: Maybe<Scalars['Float']['output']>;
  /** Contacts that existed and got other values or another state */
  updated_count?: Maybe<Scalars['Float']['output']>;
  /** Values that were not understood and left out; the first of them stand in warnings */
  warning_count?: Maybe<Scalars['Float']['output']>;
};

/** Who was invited and has no account yet; written by the actions service alone */
export type Invitations = {
  __typename?: 'invitations';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** Where the invitation was mailed to */
  email: Scalars['String']['output'];
  /** Until then the link of the last mail works */
  expires_at: Scalars['timestamptz']['output'];
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** When the last mail was sent */
  invited_at: Scalars['timestamptz']['output'];
  /** The id of the administrator who invited */
  invited_by: Scalars['uuid']['output'];
  /** An object relationship */
  inviter?: Maybe<People>;
  /** The language of the mail: en | ar */
  locale: Scalars['String']['output'];
  /** What the person becomes: admin | user */
  role: Scalars['String']['output'];
};


/** Who was invited and has no account yet; written by the actions service alone */
export type InvitationsChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Who was invited and has no account yet; written by the actions service alone */
export type InvitationsChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Who was invited and has no account yet; written by the actions service alone */
export type InvitationsHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Who was invited and has no account yet; written by the actions service alone */
export type InvitationsHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "invitations" */
export type Invitations_Aggregate = {
  __typename?: 'invitations_aggregate';
  aggregate?: Maybe<Invitations_Aggregate_Fields>;
  nodes: Array<Invitations>;
};

/** aggregate fields of "invitations" */
export type Invitations_Aggregate_Fields = {
  __typename?: 'invitations_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Invitations_Max_Fields>;
  min?: Maybe<Invitations_Min_Fields>;
};


/** aggregate fields of "invitations" */
export type Invitations_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Invitations_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "invitations". All fields are combined with a logical 'AND'. */
export type Invitations_Bool_Exp = {
  _and?: InputMaybe<Array<Invitations_Bool_Exp>>;
  _not?: InputMaybe<Invitations_Bool_Exp>;
  _or?: InputMaybe<Array<Invitations_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  email?: InputMaybe<String_Comparison_Exp>;
  expires_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  invited_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  invited_by?: InputMaybe<Uuid_Comparison_Exp>;
  inviter?: InputMaybe<People_Bool_Exp>;
  locale?: InputMaybe<String_Comparison_Exp>;
  role?: InputMaybe<String_Comparison_Exp>;
};

/** aggregate max on columns */
export type Invitations_Max_Fields = {
  __typename?: 'invitations_max_fields';
  /** Where the invitation was mailed to */
  email?: Maybe<Scalars['String']['output']>;
  /** Until then the link of the last mail works */
  expires_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the last mail was sent */
  invited_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The language of the mail: en | ar */
  locale?: Maybe<Scalars['String']['output']>;
  /** What the person becomes: admin | user */
  role?: Maybe<Scalars['String']['output']>;
};

/** aggregate min on columns */
export type Invitations_Min_Fields = {
  __typename?: 'invitations_min_fields';
  /** Where the invitation was mailed to */
  email?: Maybe<Scalars['String']['output']>;
  /** Until then the link of the last mail works */
  expires_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the last mail was sent */
  invited_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The language of the mail: en | ar */
  locale?: Maybe<Scalars['String']['output']>;
  /** What the person becomes: admin | user */
  role?: Maybe<Scalars['String']['output']>;
};

/** Ordering options when selecting data from "invitations". */
export type Invitations_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  email?: InputMaybe<Order_By>;
  expires_at?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  invited_at?: InputMaybe<Order_By>;
  invited_by?: InputMaybe<Order_By>;
  inviter?: InputMaybe<People_Order_By>;
  locale?: InputMaybe<Order_By>;
  role?: InputMaybe<Order_By>;
};

/** select columns of table "invitations" */
export type Invitations_Select_Column =
  /** column name */
  | 'email'
  /** column name */
  | 'expires_at'
  /** column name */
  | 'id'
  /** column name */
  | 'invited_at'
  /** column name */
  | 'invited_by'
  /** column name */
  | 'locale'
  /** column name */
  | 'role';

/** Streaming cursor of the table "invitations" */
export type Invitations_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Invitations_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Invitations_Stream_Cursor_Value_Input = {
  /** Where the invitation was mailed to */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Until then the link of the last mail works */
  expires_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** When the last mail was sent */
  invited_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The id of the administrator who invited */
  invited_by?: InputMaybe<Scalars['uuid']['input']>;
  /** The language of the mail: en | ar */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** What the person becomes: admin | user */
  role?: InputMaybe<Scalars['String']['input']>;
};

export type Jsonb_Cast_Exp = {
  String?: InputMaybe<String_Comparison_Exp>;
};

/** Boolean expression to compare columns of type "jsonb". All fields are combined with logical 'AND'. */
export type Jsonb_Comparison_Exp = {
  _cast?: InputMaybe<Jsonb_Cast_Exp>;
  _contained_in?: InputMaybe<Scalars['jsonb']['input']>;
  _contains?: InputMaybe<Scalars['jsonb']['input']>;
  _eq?: InputMaybe<Scalars['jsonb']['input']>;
  _gt?: InputMaybe<Scalars['jsonb']['input']>;
  _gte?: InputMaybe<Scalars['jsonb']['input']>;
  _has_key?: InputMaybe<Scalars['String']['input']>;
  _has_keys_all?: InputMaybe<Array<Scalars['String']['input']>>;
  _has_keys_any?: InputMaybe<Array<Scalars['String']['input']>>;
  _in?: InputMaybe<Array<Scalars['jsonb']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _jsonb_path_exists?: InputMaybe<Scalars['String']['input']>;
  _jsonb_path_match?: InputMaybe<Scalars['String']['input']>;
  _lt?: InputMaybe<Scalars['jsonb']['input']>;
  _lte?: InputMaybe<Scalars['jsonb']['input']>;
  _neq?: InputMaybe<Scalars['jsonb']['input']>;
  _nin?: InputMaybe<Array<Scalars['jsonb']['input']>>;
};

/** Privacy, terms and imprint; the bodies are Markdown without HTML */
export type Legal_Pages = {
  __typename?: 'legal_pages';
  /** The text in English, as Markdown */
  body: Scalars['String']['output'];
  /** The text in Arabic, as Markdown; null: the English one */
  body_ar?: Maybe<Scalars['String']['output']>;
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** privacy | terms | imprint */
  slug: Scalars['String']['output'];
  /** The heading in English */
  title: Scalars['String']['output'];
  /** The heading in Arabic; null: the English one */
  title_ar?: Maybe<Scalars['String']['output']>;
  /** When the text was last changed */
  updated_at: Scalars['timestamptz']['output'];
};


/** Privacy, terms and imprint; the bodies are Markdown without HTML */
export type Legal_PagesChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Privacy, terms and imprint; the bodies are Markdown without HTML */
export type Legal_PagesChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Privacy, terms and imprint; the bodies are Markdown without HTML */
export type Legal_PagesHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Privacy, terms and imprint; the bodies are Markdown without HTML */
export type Legal_PagesHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "legal_pages" */
export type Legal_Pages_Aggregate = {
  __typename?: 'legal_pages_aggregate';
  aggregate?: Maybe<Legal_Pages_Aggregate_Fields>;
  nodes: Array<Legal_Pages>;
};

/** aggregate fields of "legal_pages" */
export type Legal_Pages_Aggregate_Fields = {
  __typename?: 'legal_pages_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Legal_Pages_Max_Fields>;
  min?: Maybe<Legal_Pages_Min_Fields>;
};


/** aggregate fields of "legal_pages" */
export type Legal_Pages_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Legal_Pages_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "legal_pages". All fields are combined with a logical 'AND'. */
export type Legal_Pages_Bool_Exp = {
  _and?: InputMaybe<Array<Legal_Pages_Bool_Exp>>;
  _not?: InputMaybe<Legal_Pages_Bool_Exp>;
  _or?: InputMaybe<Array<Legal_Pages_Bool_Exp>>;
  body?: InputMaybe<String_Comparison_Exp>;
  body_ar?: InputMaybe<String_Comparison_Exp>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  slug?: InputMaybe<String_Comparison_Exp>;
  title?: InputMaybe<String_Comparison_Exp>;
  title_ar?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "legal_pages" */
export type Legal_Pages_Constraint =
  /** unique or primary key constraint on columns "slug" */
  | 'legal_pages_pkey';

/** input type for inserting data into table "legal_pages" */
export type Legal_Pages_Insert_Input = {
  /** The text in English, as Markdown */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic, as Markdown; null: the English one */
  body_ar?: InputMaybe<Scalars['String']['input']>;
  /** privacy | terms | imprint */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** The heading in English */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The heading in Arabic; null: the English one */
  title_ar?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Legal_Pages_Max_Fields = {
  __typename?: 'legal_pages_max_fields';
  /** The text in English, as Markdown */
  body?: Maybe<Scalars['String']['output']>;
  /** The text in Arabic, as Markdown; null: the English one */
  body_ar?: Maybe<Scalars['String']['output']>;
  /** privacy | terms | imprint */
  slug?: Maybe<Scalars['String']['output']>;
  /** The heading in English */
  title?: Maybe<Scalars['String']['output']>;
  /** The heading in Arabic; null: the English one */
  title_ar?: Maybe<Scalars['String']['output']>;
  /** When the text was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type Legal_Pages_Min_Fields = {
  __typename?: 'legal_pages_min_fields';
  /** The text in English, as Markdown */
  body?: Maybe<Scalars['String']['output']>;
  /** The text in Arabic, as Markdown; null: the English one */
  body_ar?: Maybe<Scalars['String']['output']>;
  /** privacy | terms | imprint */
  slug?: Maybe<Scalars['String']['output']>;
  /** The heading in English */
  title?: Maybe<Scalars['String']['output']>;
  /** The heading in Arabic; null: the English one */
  title_ar?: Maybe<Scalars['String']['output']>;
  /** When the text was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** response of any mutation on the table "legal_pages" */
export type Legal_Pages_Mutation_Response = {
  __typename?: 'legal_pages_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Legal_Pages>;
};

/** on_conflict condition type for table "legal_pages" */
export type Legal_Pages_On_Conflict = {
  constraint: Legal_Pages_Constraint;
  update_columns?: Array<Legal_Pages_Update_Column>;
  where?: InputMaybe<Legal_Pages_Bool_Exp>;
};

/** Ordering options when selecting data from "legal_pages". */
export type Legal_Pages_Order_By = {
  body?: InputMaybe<Order_By>;
  body_ar?: InputMaybe<Order_By>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  slug?: InputMaybe<Order_By>;
  title?: InputMaybe<Order_By>;
  title_ar?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: legal_pages */
export type Legal_Pages_Pk_Columns_Input = {
  slug: Scalars['String']['input'];
};

/** select columns of table "legal_pages" */
export type Legal_Pages_Select_Column =
  /** column name */
  | 'body'
  /** column name */
  | 'body_ar'
  /** column name */
  | 'slug'
  /** column name */
  | 'title'
  /** column name */
  | 'title_ar'
  /** column name */
  | 'updated_at';

/** input type for set of table "legal_pages" */
export type Legal_Pages_Set_Input = {
  /** The text in English, as Markdown */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic, as Markdown; null: the English one */
  body_ar?: InputMaybe<Scalars['String']['input']>;
  /** The heading in English */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The heading in Arabic; null: the English one */
  title_ar?: InputMaybe<Scalars['String']['input']>;
};

/** Streaming cursor of the table "legal_pages" */
export type Legal_Pages_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Legal_Pages_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Legal_Pages_Stream_Cursor_Value_Input = {
  /** The text in English, as Markdown */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic, as Markdown; null: the English one */
  body_ar?: InputMaybe<Scalars['String']['input']>;
  /** privacy | terms | imprint */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** The heading in English */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The heading in Arabic; null: the English one */
  title_ar?: InputMaybe<Scalars['String']['input']>;
  /** When the text was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** update columns of table "legal_pages" */
export type Legal_Pages_Update_Column =
  /** column name */
  | 'body'
  /** column name */
  | 'body_ar'
  /** column name */
  | 'title'
  /** column name */
  | 'title_ar';

export type Legal_Pages_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Legal_Pages_Set_Input>;
  /** filter the rows which have to be updated */
  where: Legal_Pages_Bool_Exp;
};

/** What a mailed link changes */
export type Linked_Email_Change = {
  __typename?: 'linked_email_change';
  /** The new address */
  email: Scalars['String']['output'];
  /** Until then the link works */
  expires_at: Scalars['timestamptz']['output'];
};

/** The invitation behind a link */
export type Linked_Invitation = {
  __typename?: 'linked_invitation';
  /** Who is invited */
  email: Scalars['String']['output'];
  /** Until then the link works */
  expires_at: Scalars['timestamptz']['output'];
  /** What the person becomes: admin | user */
  role: Scalars['String']['output'];
};

/** A person whom the identity server knows */
export type Listed_User = {
  __typename?: 'listed_user';
  /** The address that the person logs in with */
  email: Scalars['String']['output'];
  /** Whether the person may log in */
  enabled: Scalars['Boolean']['output'];
  /** When the person last logged in; null: never, or too long ago */
  last_sign_in_at?: Maybe<Scalars['timestamptz']['output']>;
  /** admin | user */
  role: Scalars['String']['output'];
  /** Whether the person has an authenticator app */
  second_factor: Scalars['Boolean']['output'];
  /** The person's id */
  user_id: Scalars['uuid']['output'];
};

export type Mutation_Root = {
  __typename?: 'mutation_root';
  /** Makes the account that a link of an invitation is for */
  accept_invitation: Accepted_Invitation;
  /** A key for an authenticator app, of who is signed in or was told to set one up */
  begin_totp: Totp_Setup;
  /** Ends a dispatch for good; what was not sent is skipped */
  cancel_dispatch: Changed_Dispatch;
  /** Stops an import that has not been merged; nothing of it is imported */
  cancel_import: Cancelled_Import;
  /** Changes the caller's name and the language of mails to them */
  change_own_account: Changed_Own_Account;
  /** Changes several plans, each with its id, "before" and "set"; none if one of them was changed meanwhile */
  change_plans_together: Array<Pricing_Plans>;
  /** execute function "change_plans_together" and query aggregates on result of table type "pricing_plans" */
  change_plans_together_aggregate: Pricing_Plans_Aggregate;
  /** Spends a solved captcha before a sign-in that happens elsewhere */
  check_captcha: Captcha_Result;
  /** Lets a key that a restore disabled be exchanged again */
  confirm_api_key: Changed_Api_Key;
  /** Changes the caller's address to the one that the link was mailed to */
  confirm_email_change: Changed_Email;
  /** Takes the authenticator app that shows the code as second factor */
  confirm_totp: Totp_State;
  /** Makes a key that a program exchanges for access tokens; it is shown this once */
  create_api_key: Created_Api_Key;
  /** delete data from the table: "contacts" */
  delete_contacts?: Maybe<Contacts_Mutation_Response>;
  /** delete single row from the table: "contacts" */
  delete_contacts_by_pk?: Maybe<Contacts>;
  /** delete data from the table: "domain_extensions" */
  delete_domain_extensions?: Maybe<Domain_Extensions_Mutation_Response>;
  /** delete single row from the table: "domain_extensions" */
  delete_domain_extensions_by_pk?: Maybe<Domain_Extensions>;
  /** delete data from the table: "domain_prices" */
  delete_domain_prices?: Maybe<Domain_Prices_Mutation_Response>;
  /** delete single row from the table: "domain_prices" */
  delete_domain_prices_by_pk?: Maybe<Domain_Prices>;
  /** delete data from the table: "footer_links" */
  delete_footer_links?: Maybe<Footer_Links_Mutation_Response>;
  /** delete single row from the table: "footer_links" */
  delete_footer_links_by_pk?: Maybe<Footer_Links>;
  /** delete data from the table: "newsletters" */
  delete_newsletters?: Maybe<Newsletters_Mutation_Response>;
  /** delete single row from the table: "newsletters" */
  delete_newsletters_by_pk?: Maybe<Newsletters>;
  /** delete data from the table: "pricing_plans" */
  delete_pricing_plans?: Maybe<Pricing_Plans_Mutation_Response>;
  /** delete single row from the table: "pricing_plans" */
  delete_pricing_plans_by_pk?: Maybe<Pricing_Plans>;
  /** delete data from the table: "site_pieces" */
  delete_site_pieces?: Maybe<Site_Pieces_Mutation_Response>;
  /** delete single row from the table: "site_pieces" */
  delete_site_pieces_by_pk?: Maybe<Site_Pieces>;
  /** delete data from the table: "store_notices" */
  delete_store_notices?: Maybe<Store_Notices_Mutation_Response>;
  /** delete single row from the table: "store_notices" */
  delete_store_notices_by_pk?: Maybe<Store_Notices>;
  /** delete data from the table: "tax_rates" */
  delete_tax_rates?: Maybe<Tax_Rates_Mutation_Response>;
  /** delete single row from the table: "tax_rates" */
  delete_tax_rates_by_pk?: Maybe<Tax_Rates>;
  /** delete data from the table: "testimonials" */
  delete_testimonials?: Maybe<Testimonials_Mutation_Response>;
  /** delete single row from the table: "testimonials" */
  delete_testimonials_by_pk?: Maybe<Testimonials>;
  /** delete data from the table: "webhook_endpoints" */
  delete_webhook_endpoints?: Maybe<Webhook_Endpoints_Mutation_Response>;
  /** delete single row from the table: "webhook_endpoints" */
  delete_webhook_endpoints_by_pk?: Maybe<Webhook_Endpoints>;
  /** Ends one of the caller's own sessions */
  end_own_session: Ended_Session;
  /** Ends every session of the caller */
  end_own_sessions: Ended_Sessions;
  /** Signs somebody out everywhere */
  end_user_sessions: Signed_Out_User;
  /** Imports a small batch of contacts, all or nothing */
  import_contacts: Imported_Contacts;
  /** insert data into the table: "analytics_settings" */
  insert_analytics_settings?: Maybe<Analytics_Settings_Mutation_Response>;
  /** insert a single row into the table: "analytics_settings" */
  insert_analytics_settings_one?: Maybe<Analytics_Settings>;
  /** insert data into the table: "contacts" */
  insert_contacts?: Maybe<Contacts_Mutation_Response>;
  /** insert a single row into the table: "contacts" */
  insert_contacts_one?: Maybe<Contacts>;
  /** insert data into the table: "domain_extensions" */
  insert_domain_extensions?: Maybe<Domain_Extensions_Mutation_Response>;
  /** insert a single row into the table: "domain_extensions" */
  insert_domain_extensions_one?: Maybe<Domain_Extensions>;
  /** insert data into the table: "domain_prices" */
  insert_domain_prices?: Maybe<Domain_Prices_Mutation_Response>;
  /** insert a single row into the table: "domain_prices" */
  insert_domain_prices_one?: Maybe<Domain_Prices>;
  /** insert data into the table: "footer_links" */
  insert_footer_links?: Maybe<Footer_Links_Mutation_Response>;
  /** insert a single row into the table: "footer_links" */
  insert_footer_links_one?: Maybe<Footer_Links>;
  /** insert data into the table: "legal_pages" */
  insert_legal_pages?: Maybe<Legal_Pages_Mutation_Response>;
  /** insert a single row into the table: "legal_pages" */
  insert_legal_pages_one?: Maybe<Legal_Pages>;
  /** insert data into the table: "newsletters" */
  insert_newsletters?: Maybe<Newsletters_Mutation_Response>;
  /** insert a single row into the table: "newsletters" */
  insert_newsletters_one?: Maybe<Newsletters>;
  /** insert data into the table: "pricing_plans" */
  insert_pricing_plans?: Maybe<Pricing_Plans_Mutation_Response>;
  /** insert a single row into the table: "pricing_plans" */
  insert_pricing_plans_one?: Maybe<Pricing_Plans>;
  /** insert data into the table: "seo_settings" */
  insert_seo_settings?: Maybe<Seo_Settings_Mutation_Response>;
  /** insert a single row into the table: "seo_settings" */
  insert_seo_settings_one?: Maybe<Seo_Settings>;
  /** insert data into the table: "site_pieces" */
  insert_site_pieces?: Maybe<Site_Pieces_Mutation_Response>;
  /** insert a single row into the table: "site_pieces" */
  insert_site_pieces_one?: Maybe<Site_Pieces>;
  /** insert data into the table: "site_settings" */
  insert_site_settings?: Maybe<Site_Settings_Mutation_Response>;
  /** insert a single row into the table: "site_settings" */
  insert_site_settings_one?: Maybe<Site_Settings>;
  /** insert data into the table: "store_notices" */
  insert_store_notices?: Maybe<Store_Notices_Mutation_Response>;
  /** insert a single row into the table: "store_notices" */
  insert_store_notices_one?: Maybe<Store_Notices>;
  /** insert data into the table: "tax_rates" */
  insert_tax_rates?: Maybe<Tax_Rates_Mutation_Response>;
  /** insert a single row into the table: "tax_rates" */
  insert_tax_rates_one?: Maybe<Tax_Rates>;
  /** insert data into the table: "testimonials" */
  insert_testimonials?: Maybe<Testimonials_Mutation_Response>;
  /** insert a single row into the table: "testimonials" */
  insert_testimonials_one?: Maybe<Testimonials>;
  /** insert data into the table: "webhook_endpoints" */
  insert_webhook_endpoints?: Maybe<Webhook_Endpoints_Mutation_Response>;
  /** insert a single row into the table: "webhook_endpoints" */
  insert_webhook_endpoints_one?: Maybe<Webhook_Endpoints>;
  /** Mails somebody a link to an account of their own, or mails it again */
  invite_user: Sent_Invitation;
  /** Stops sending after the mails in hand */
  pause_dispatch: Changed_Dispatch;
  /** Removes the caller's own authenticator app */
  remove_totp: Totp_State;
  /** Sends deliveries of webhooks once more, with the same ids */
  replay_webhook_deliveries: Replayed_Webhook_Deliveries;
  /** Mails a link to a new address of the caller's account; answers the same for every address */
  request_email_change: Email_Change_Request;
  /** Mails a link to a new password after a captcha; answers the same for every address */
  request_password_recovery: Recovery_Request;
  /** Moves a scheduled dispatch to another time */
  reschedule_dispatch: Changed_Dispatch;
  /** Removes the lost authenticator app of another person and ends their sessions */
  reset_user_totp: Reset_Totp;
  /** Takes back one change, or all of its transaction and table */
  restore_history_entry: Array<History_Entries>;
  /** execute function "restore_history_entry" and query aggregates on result of table type "history_entries" */
  restore_history_entry_aggregate: History_Entries_Aggregate;
  /** Goes on with a paused dispatch */
  resume_dispatch: Changed_Dispatch;
  /** Lets mails, webhooks and jobs go out again after a restore */
  resume_product: Resumed_Product;
  /** Queues the failed mails of a dispatch again */
  retry_deliveries: Changed_Dispatch;
  /** Ends a key at once, and with it its tokens and their open sockets */
  revoke_api_key: Changed_Api_Key;
  /** Takes an invitation back; its link no longer works */
  revoke_invitation: Revoked_Invitation;
  /** Replaces the secret of a webhook; the one before it signs too for a day */
  rotate_webhook_secret: Rotated_Webhook_Secret;
  /** Saves the scripts of every public page after the password was asked for again */
  save_head_scripts: Saved_Head_Scripts;
  /** Sends a newsletter off to all subscribed contacts, after the time to undo or at a given time */
  send_newsletter: Queued_Dispatch;
  /** Sends a newsletter to one address, without a delivery */
  send_test_newsletter: Sent_Test;
  /** Unsubscribes a contact, or lets a bounced one receive again */
  set_contact_state: Changed_Contact;
  /** Lets somebody sign in, or no longer; neither oneself nor the last administrator is disabled */
  set_user_enabled: Changed_User_State;
  /** Shows the secret of a new webhook, once */
  show_webhook_secret: Webhook_Secret;
  /** Logs a person in by email and password after a captcha. The access token is good for five minutes and a program can't refresh it; programs use an API key (POST /keys/token) */
  sign_in: Session_Tokens;
  /** Suppresses emails that unsubscribed or bounced where this product did not learn of it */
  suppress_emails: Suppressed_Emails;
  /** Sends a webhook an event that says nothing */
  test_webhook: Queued_Webhook_Test;
  /** Takes back a dispatch that has not begun */
  undo_dispatch: Changed_Dispatch;
  /** Removes the contacts that an import made and that nobody changed since */
  undo_import: Undone_Import;
  /** update data of the table: "analytics_settings" */
  update_analytics_settings?: Maybe<Analytics_Settings_Mutation_Response>;
  /** update single row of the table: "analytics_settings" */
  update_analytics_settings_by_pk?: Maybe<Analytics_Settings>;
  /** update multiples rows of table: "analytics_settings" */
  update_analytics_settings_many?: Maybe<Array<Maybe<Analytics_Settings_Mutation_Response>>>;
  /** Changes what a key is called and where from it may be used, and until when */
  update_api_key: Changed_Api_Key;
  /** update data of the table: "contacts" */
  update_contacts?: Maybe<Contacts_Mutation_Response>;
  /** update single row of the table: "contacts" */
  update_contacts_by_pk?: Maybe<Contacts>;
  /** update multiples rows of table: "contacts" */
  update_contacts_many?: Maybe<Array<Maybe<Contacts_Mutation_Response>>>;
  /** Makes what a dispatch that has not begun will send the newsletter as it is saved */
  update_dispatch: Changed_Dispatch;
  /** update data of the table: "domain_extensions" */
  update_domain_extensions?: Maybe<Domain_Extensions_Mutation_Response>;
  /** update single row of the table: "domain_extensions" */
  update_domain_extensions_by_pk?: Maybe<Domain_Extensions>;
  /** update multiples rows of table: "domain_extensions" */
  update_domain_extensions_many?: Maybe<Array<Maybe<Domain_Extensions_Mutation_Response>>>;
  /** update data of the table: "domain_prices" */
  update_domain_prices?: Maybe<Domain_Prices_Mutation_Response>;
  /** update single row of the table: "domain_prices" */
  update_domain_prices_by_pk?: Maybe<Domain_Prices>;
  /** update multiples rows of table: "domain_prices" */
  update_domain_prices_many?: Maybe<Array<Maybe<Domain_Prices_Mutation_Response>>>;
  /** update data of the table: "footer_links" */
  update_footer_links?: Maybe<Footer_Links_Mutation_Response>;
  /** update single row of the table: "footer_links" */
  update_footer_links_by_pk?: Maybe<Footer_Links>;
  /** update multiples rows of table: "footer_links" */
  update_footer_links_many?: Maybe<Array<Maybe<Footer_Links_Mutation_Response>>>;
  /** update data of the table: "legal_pages" */
  update_legal_pages?: Maybe<Legal_Pages_Mutation_Response>;
  /** update single row of the table: "legal_pages" */
  update_legal_pages_by_pk?: Maybe<Legal_Pages>;
  /** update multiples rows of table: "legal_pages" */
  update_legal_pages_many?: Maybe<Array<Maybe<Legal_Pages_Mutation_Response>>>;
  /** update data of the table: "newsletters" */
  update_newsletters?: Maybe<Newsletters_Mutation_Response>;
  /** update single row of the table: "newsletters" */
  update_newsletters_by_pk?: Maybe<Newsletters>;
  /** update multiples rows of table: "newsletters" */
  update_newsletters_many?: Maybe<Array<Maybe<Newsletters_Mutation_Response>>>;
  /** Sets a new password by a mailed link, or with the current one */
  update_password: Updated_Password;
  /** update data of the table: "pricing_plans" */
  update_pricing_plans?: Maybe<Pricing_Plans_Mutation_Response>;
  /** update single row of the table: "pricing_plans" */
  update_pricing_plans_by_pk?: Maybe<Pricing_Plans>;
  /** update multiples rows of table: "pricing_plans" */
  update_pricing_plans_many?: Maybe<Array<Maybe<Pricing_Plans_Mutation_Response>>>;
  /** update data of the table: "seo_settings" */
  update_seo_settings?: Maybe<Seo_Settings_Mutation_Response>;
  /** update single row of the table: "seo_settings" */
  update_seo_settings_by_pk?: Maybe<Seo_Settings>;
  /** update multiples rows of table: "seo_settings" */
  update_seo_settings_many?: Maybe<Array<Maybe<Seo_Settings_Mutation_Response>>>;
  /** update data of the table: "site_pieces" */
  update_site_pieces?: Maybe<Site_Pieces_Mutation_Response>;
  /** update single row of the table: "site_pieces" */
  update_site_pieces_by_pk?: Maybe<Site_Pieces>;
  /** update multiples rows of table: "site_pieces" */
  update_site_pieces_many?: Maybe<Array<Maybe<Site_Pieces_Mutation_Response>>>;
  /** update data of the table: "site_settings" */
  update_site_settings?: Maybe<Site_Settings_Mutation_Response>;
  /** update single row of the table: "site_settings" */
  update_site_settings_by_pk?: Maybe<Site_Settings>;
  /** update multiples rows of table: "site_settings" */
  update_site_settings_many?: Maybe<Array<Maybe<Site_Settings_Mutation_Response>>>;
  /** update data of the table: "store_notices" */
  update_store_notices?: Maybe<Store_Notices_Mutation_Response>;
  /** update single row of the table: "store_notices" */
  update_store_notices_by_pk?: Maybe<Store_Notices>;
  /** update multiples rows of table: "store_notices" */
  update_store_notices_many?: Maybe<Array<Maybe<Store_Notices_Mutation_Response>>>;
  /** update data of the table: "tax_rates" */
  update_tax_rates?: Maybe<Tax_Rates_Mutation_Response>;
  /** update single row of the table: "tax_rates" */
  update_tax_rates_by_pk?: Maybe<Tax_Rates>;
  /** update multiples rows of table: "tax_rates" */
  update_tax_rates_many?: Maybe<Array<Maybe<Tax_Rates_Mutation_Response>>>;
  /** update data of the table: "testimonials" */
  update_testimonials?: Maybe<Testimonials_Mutation_Response>;
  /** update single row of the table: "testimonials" */
  update_testimonials_by_pk?: Maybe<Testimonials>;
  /** update multiples rows of table: "testimonials" */
  update_testimonials_many?: Maybe<Array<Maybe<Testimonials_Mutation_Response>>>;
  /** Makes somebody an administrator or a user; never the last administrator a user */
  update_user_role: Updated_User_Role;
  /** update data of the table: "webhook_endpoints" */
  update_webhook_endpoints?: Maybe<Webhook_Endpoints_Mutation_Response>;
  /** update single row of the table: "webhook_endpoints" */
  update_webhook_endpoints_by_pk?: Maybe<Webhook_Endpoints>;
  /** update multiples rows of table: "webhook_endpoints" */
  update_webhook_endpoints_many?: Maybe<Array<Maybe<Webhook_Endpoints_Mutation_Response>>>;
};


export type Mutation_RootAccept_InvitationArgs = {
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  link_token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type Mutation_RootBegin_TotpArgs = {
  enrolment_token?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootCancel_DispatchArgs = {
  dispatch_id: Scalars['uuid']['input'];
};


export type Mutation_RootCancel_ImportArgs = {
  import_id: Scalars['uuid']['input'];
};


export type Mutation_RootChange_Own_AccountArgs = {
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootChange_Plans_TogetherArgs = {
  args: Change_Plans_Together_Args;
  distinct_on?: InputMaybe<Array<Pricing_Plans_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pricing_Plans_Order_By>>;
  where?: InputMaybe<Pricing_Plans_Bool_Exp>;
};


export type Mutation_RootChange_Plans_Together_AggregateArgs = {
  args: Change_Plans_Together_Args;
  distinct_on?: InputMaybe<Array<Pricing_Plans_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pricing_Plans_Order_By>>;
  where?: InputMaybe<Pricing_Plans_Bool_Exp>;
};


export type Mutation_RootCheck_CaptchaArgs = {
  captcha_token: Scalars['String']['input'];
};


export type Mutation_RootConfirm_Api_KeyArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootConfirm_Email_ChangeArgs = {
  link_token: Scalars['String']['input'];
};


export type Mutation_RootConfirm_TotpArgs = {
  code: Scalars['String']['input'];
  enrolment_token?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  pending: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootCreate_Api_KeyArgs = {
  allowed_addresses?: InputMaybe<Array<Scalars['String']['input']>>;
  allowed_origins?: InputMaybe<Array<Scalars['String']['input']>>;
  expires_at?: InputMaybe<Scalars['timestamptz']['input']>;
  name: Scalars['String']['input'];
  role: Scalars['String']['input'];
};


export type Mutation_RootDelete_ContactsArgs = {
  where: Contacts_Bool_Exp;
};


export type Mutation_RootDelete_Contacts_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_Domain_ExtensionsArgs = {
  where: Domain_Extensions_Bool_Exp;
};


export type Mutation_RootDelete_Domain_Extensions_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_Domain_PricesArgs = {
  where: Domain_Prices_Bool_Exp;
};


export type Mutation_RootDelete_Domain_Prices_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_Footer_LinksArgs = {
  where: Footer_Links_Bool_Exp;
};


export type Mutation_RootDelete_Footer_Links_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_NewslettersArgs = {
  where: Newsletters_Bool_Exp;
};


export type Mutation_RootDelete_Newsletters_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_Pricing_PlansArgs = {
  where: Pricing_Plans_Bool_Exp;
};


export type Mutation_RootDelete_Pricing_Plans_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_Site_PiecesArgs = {
  where: Site_Pieces_Bool_Exp;
};


export type Mutation_RootDelete_Site_Pieces_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_Store_NoticesArgs = {
  where: Store_Notices_Bool_Exp;
};


export type Mutation_RootDelete_Store_Notices_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_Tax_RatesArgs = {
  where: Tax_Rates_Bool_Exp;
};


export type Mutation_RootDelete_Tax_Rates_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_TestimonialsArgs = {
  where: Testimonials_Bool_Exp;
};


export type Mutation_RootDelete_Testimonials_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootDelete_Webhook_EndpointsArgs = {
  where: Webhook_Endpoints_Bool_Exp;
};


export type Mutation_RootDelete_Webhook_Endpoints_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootEnd_Own_SessionArgs = {
  session_id: Scalars['String']['input'];
};


export type Mutation_RootEnd_User_SessionsArgs = {
  target_user_id: Scalars['uuid']['input'];
};


export type Mutation_RootImport_ContactsArgs = {
  contacts: Array<Contact_Input>;
  idempotency_key: Scalars['String']['input'];
  mode?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<Array<State_Meaning>>;
};


export type Mutation_RootInsert_Analytics_SettingsArgs = {
  objects: Array<Analytics_Settings_Insert_Input>;
  on_conflict?: InputMaybe<Analytics_Settings_On_Conflict>;
};


export type Mutation_RootInsert_Analytics_Settings_OneArgs = {
  object: Analytics_Settings_Insert_Input;
  on_conflict?: InputMaybe<Analytics_Settings_On_Conflict>;
};


export type Mutation_RootInsert_ContactsArgs = {
  objects: Array<Contacts_Insert_Input>;
  on_conflict?: InputMaybe<Contacts_On_Conflict>;
};


export type Mutation_RootInsert_Contacts_OneArgs = {
  object: Contacts_Insert_Input;
  on_conflict?: InputMaybe<Contacts_On_Conflict>;
};


export type Mutation_RootInsert_Domain_ExtensionsArgs = {
  objects: Array<Domain_Extensions_Insert_Input>;
  on_conflict?: InputMaybe<Domain_Extensions_On_Conflict>;
};


export type Mutation_RootInsert_Domain_Extensions_OneArgs = {
  object: Domain_Extensions_Insert_Input;
  on_conflict?: InputMaybe<Domain_Extensions_On_Conflict>;
};


export type Mutation_RootInsert_Domain_PricesArgs = {
  objects: Array<Domain_Prices_Insert_Input>;
  on_conflict?: InputMaybe<Domain_Prices_On_Conflict>;
};


export type Mutation_RootInsert_Domain_Prices_OneArgs = {
  object: Domain_Prices_Insert_Input;
  on_conflict?: InputMaybe<Domain_Prices_On_Conflict>;
};


export type Mutation_RootInsert_Footer_LinksArgs = {
  objects: Array<Footer_Links_Insert_Input>;
  on_conflict?: InputMaybe<Footer_Links_On_Conflict>;
};


export type Mutation_RootInsert_Footer_Links_OneArgs = {
  object: Footer_Links_Insert_Input;
  on_conflict?: InputMaybe<Footer_Links_On_Conflict>;
};


export type Mutation_RootInsert_Legal_PagesArgs = {
  objects: Array<Legal_Pages_Insert_Input>;
  on_conflict?: InputMaybe<Legal_Pages_On_Conflict>;
};


export type Mutation_RootInsert_Legal_Pages_OneArgs = {
  object: Legal_Pages_Insert_Input;
  on_conflict?: InputMaybe<Legal_Pages_On_Conflict>;
};


export type Mutation_RootInsert_NewslettersArgs = {
  objects: Array<Newsletters_Insert_Input>;
  on_conflict?: InputMaybe<Newsletters_On_Conflict>;
};


export type Mutation_RootInsert_Newsletters_OneArgs = {
  object: Newsletters_Insert_Input;
  on_conflict?: InputMaybe<Newsletters_On_Conflict>;
};


export type Mutation_RootInsert_Pricing_PlansArgs = {
  objects: Array<Pricing_Plans_Insert_Input>;
  on_conflict?: InputMaybe<Pricing_Plans_On_Conflict>;
};


export type Mutation_RootInsert_Pricing_Plans_OneArgs = {
  object: Pricing_Plans_Insert_Input;
  on_conflict?: InputMaybe<Pricing_Plans_On_Conflict>;
};


export type Mutation_RootInsert_Seo_SettingsArgs = {
  objects: Array<Seo_Settings_Insert_Input>;
  on_conflict?: InputMaybe<Seo_Settings_On_Conflict>;
};


export type Mutation_RootInsert_Seo_Settings_OneArgs = {
  object: Seo_Settings_Insert_Input;
  on_conflict?: InputMaybe<Seo_Settings_On_Conflict>;
};


export type Mutation_RootInsert_Site_PiecesArgs = {
  objects: Array<Site_Pieces_Insert_Input>;
  on_conflict?: InputMaybe<Site_Pieces_On_Conflict>;
};


export type Mutation_RootInsert_Site_Pieces_OneArgs = {
  object: Site_Pieces_Insert_Input;
  on_conflict?: InputMaybe<Site_Pieces_On_Conflict>;
};


export type Mutation_RootInsert_Site_SettingsArgs = {
  objects: Array<Site_Settings_Insert_Input>;
  on_conflict?: InputMaybe<Site_Settings_On_Conflict>;
};


export type Mutation_RootInsert_Site_Settings_OneArgs = {
  object: Site_Settings_Insert_Input;
  on_conflict?: InputMaybe<Site_Settings_On_Conflict>;
};


export type Mutation_RootInsert_Store_NoticesArgs = {
  objects: Array<Store_Notices_Insert_Input>;
  on_conflict?: InputMaybe<Store_Notices_On_Conflict>;
};


export type Mutation_RootInsert_Store_Notices_OneArgs = {
  object: Store_Notices_Insert_Input;
  on_conflict?: InputMaybe<Store_Notices_On_Conflict>;
};


export type Mutation_RootInsert_Tax_RatesArgs = {
  objects: Array<Tax_Rates_Insert_Input>;
  on_conflict?: InputMaybe<Tax_Rates_On_Conflict>;
};


export type Mutation_RootInsert_Tax_Rates_OneArgs = {
  object: Tax_Rates_Insert_Input;
  on_conflict?: InputMaybe<Tax_Rates_On_Conflict>;
};


export type Mutation_RootInsert_TestimonialsArgs = {
  objects: Array<Testimonials_Insert_Input>;
  on_conflict?: InputMaybe<Testimonials_On_Conflict>;
};


export type Mutation_RootInsert_Testimonials_OneArgs = {
  object: Testimonials_Insert_Input;
  on_conflict?: InputMaybe<Testimonials_On_Conflict>;
};


export type Mutation_RootInsert_Webhook_EndpointsArgs = {
  objects: Array<Webhook_Endpoints_Insert_Input>;
  on_conflict?: InputMaybe<Webhook_Endpoints_On_Conflict>;
};


export type Mutation_RootInsert_Webhook_Endpoints_OneArgs = {
  object: Webhook_Endpoints_Insert_Input;
  on_conflict?: InputMaybe<Webhook_Endpoints_On_Conflict>;
};


export type Mutation_RootInvite_UserArgs = {
  email: Scalars['String']['input'];
  locale: Scalars['String']['input'];
  role: Scalars['String']['input'];
};


export type Mutation_RootPause_DispatchArgs = {
  dispatch_id: Scalars['uuid']['input'];
};


export type Mutation_RootRemove_TotpArgs = {
  password: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootReplay_Webhook_DeliveriesArgs = {
  delivery_ids: Array<Scalars['uuid']['input']>;
};


export type Mutation_RootRequest_Email_ChangeArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootRequest_Password_RecoveryArgs = {
  captcha_token: Scalars['String']['input'];
  email: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootReschedule_DispatchArgs = {
  dispatch_id: Scalars['uuid']['input'];
  scheduled_at: Scalars['timestamptz']['input'];
  scheduled_at_zone?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootReset_User_TotpArgs = {
  target_user_id: Scalars['uuid']['input'];
};


export type Mutation_RootRestore_History_EntryArgs = {
  args: Restore_History_Entry_Args;
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


export type Mutation_RootRestore_History_Entry_AggregateArgs = {
  args: Restore_History_Entry_Args;
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


export type Mutation_RootResume_DispatchArgs = {
  dispatch_id: Scalars['uuid']['input'];
};


export type Mutation_RootRetry_DeliveriesArgs = {
  dispatch_id: Scalars['uuid']['input'];
  include_unknown?: InputMaybe<Scalars['Boolean']['input']>;
};


export type Mutation_RootRevoke_Api_KeyArgs = {
  id: Scalars['uuid']['input'];
};


export type Mutation_RootRevoke_InvitationArgs = {
  invitation_id: Scalars['uuid']['input'];
};


export type Mutation_RootRotate_Webhook_SecretArgs = {
  endpoint_id: Scalars['uuid']['input'];
};


export type Mutation_RootSave_Head_ScriptsArgs = {
  password: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootSend_NewsletterArgs = {
  html_content: Scalars['String']['input'];
  html_content_ar?: InputMaybe<Scalars['String']['input']>;
  newsletter_id: Scalars['uuid']['input'];
  scheduled_at?: InputMaybe<Scalars['timestamptz']['input']>;
  scheduled_at_zone?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  subject_ar?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['timestamptz']['input']>;
};


export type Mutation_RootSend_Test_NewsletterArgs = {
  email: Scalars['String']['input'];
  html_content: Scalars['String']['input'];
  locale: Scalars['String']['input'];
  preheader?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  template_name: Scalars['String']['input'];
};


export type Mutation_RootSet_Contact_StateArgs = {
  contact_id: Scalars['uuid']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  state: Scalars['String']['input'];
};


export type Mutation_RootSet_User_EnabledArgs = {
  enabled: Scalars['Boolean']['input'];
  target_user_id: Scalars['uuid']['input'];
};


export type Mutation_RootShow_Webhook_SecretArgs = {
  endpoint_id: Scalars['uuid']['input'];
};


export type Mutation_RootSign_InArgs = {
  captcha_token: Scalars['String']['input'];
  email: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootSuppress_EmailsArgs = {
  emails: Array<Scalars['String']['input']>;
  state: Scalars['String']['input'];
};


export type Mutation_RootTest_WebhookArgs = {
  endpoint_id: Scalars['uuid']['input'];
};


export type Mutation_RootUndo_DispatchArgs = {
  dispatch_id: Scalars['uuid']['input'];
};


export type Mutation_RootUndo_ImportArgs = {
  import_id: Scalars['uuid']['input'];
};


export type Mutation_RootUpdate_Analytics_SettingsArgs = {
  _set?: InputMaybe<Analytics_Settings_Set_Input>;
  where: Analytics_Settings_Bool_Exp;
};


export type Mutation_RootUpdate_Analytics_Settings_By_PkArgs = {
  _set?: InputMaybe<Analytics_Settings_Set_Input>;
  pk_columns: Analytics_Settings_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Analytics_Settings_ManyArgs = {
  updates: Array<Analytics_Settings_Updates>;
};


export type Mutation_RootUpdate_Api_KeyArgs = {
  allowed_addresses?: InputMaybe<Array<Scalars['String']['input']>>;
  allowed_origins?: InputMaybe<Array<Scalars['String']['input']>>;
  expires_at?: InputMaybe<Scalars['timestamptz']['input']>;
  id: Scalars['uuid']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootUpdate_ContactsArgs = {
  _set?: InputMaybe<Contacts_Set_Input>;
  where: Contacts_Bool_Exp;
};


export type Mutation_RootUpdate_Contacts_By_PkArgs = {
  _set?: InputMaybe<Contacts_Set_Input>;
  pk_columns: Contacts_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Contacts_ManyArgs = {
  updates: Array<Contacts_Updates>;
};


export type Mutation_RootUpdate_DispatchArgs = {
  dispatch_id: Scalars['uuid']['input'];
  version: Scalars['timestamptz']['input'];
};


export type Mutation_RootUpdate_Domain_ExtensionsArgs = {
  _inc?: InputMaybe<Domain_Extensions_Inc_Input>;
  _set?: InputMaybe<Domain_Extensions_Set_Input>;
  where: Domain_Extensions_Bool_Exp;
};


export type Mutation_RootUpdate_Domain_Extensions_By_PkArgs = {
  _inc?: InputMaybe<Domain_Extensions_Inc_Input>;
  _set?: InputMaybe<Domain_Extensions_Set_Input>;
  pk_columns: Domain_Extensions_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Domain_Extensions_ManyArgs = {
  updates: Array<Domain_Extensions_Updates>;
};


export type Mutation_RootUpdate_Domain_PricesArgs = {
  _inc?: InputMaybe<Domain_Prices_Inc_Input>;
  _set?: InputMaybe<Domain_Prices_Set_Input>;
  where: Domain_Prices_Bool_Exp;
};


export type Mutation_RootUpdate_Domain_Prices_By_PkArgs = {
  _inc?: InputMaybe<Domain_Prices_Inc_Input>;
  _set?: InputMaybe<Domain_Prices_Set_Input>;
  pk_columns: Domain_Prices_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Domain_Prices_ManyArgs = {
  updates: Array<Domain_Prices_Updates>;
};


export type Mutation_RootUpdate_Footer_LinksArgs = {
  _inc?: InputMaybe<Footer_Links_Inc_Input>;
  _set?: InputMaybe<Footer_Links_Set_Input>;
  where: Footer_Links_Bool_Exp;
};


export type Mutation_RootUpdate_Footer_Links_By_PkArgs = {
  _inc?: InputMaybe<Footer_Links_Inc_Input>;
  _set?: InputMaybe<Footer_Links_Set_Input>;
  pk_columns: Footer_Links_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Footer_Links_ManyArgs = {
  updates: Array<Footer_Links_Updates>;
};


export type Mutation_RootUpdate_Legal_PagesArgs = {
  _set?: InputMaybe<Legal_Pages_Set_Input>;
  where: Legal_Pages_Bool_Exp;
};


export type Mutation_RootUpdate_Legal_Pages_By_PkArgs = {
  _set?: InputMaybe<Legal_Pages_Set_Input>;
  pk_columns: Legal_Pages_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Legal_Pages_ManyArgs = {
  updates: Array<Legal_Pages_Updates>;
};


export type Mutation_RootUpdate_NewslettersArgs = {
  _set?: InputMaybe<Newsletters_Set_Input>;
  where: Newsletters_Bool_Exp;
};


export type Mutation_RootUpdate_Newsletters_By_PkArgs = {
  _set?: InputMaybe<Newsletters_Set_Input>;
  pk_columns: Newsletters_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Newsletters_ManyArgs = {
  updates: Array<Newsletters_Updates>;
};


export type Mutation_RootUpdate_PasswordArgs = {
  current_password?: InputMaybe<Scalars['String']['input']>;
  link_token?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
};


export type Mutation_RootUpdate_Pricing_PlansArgs = {
  _inc?: InputMaybe<Pricing_Plans_Inc_Input>;
  _set?: InputMaybe<Pricing_Plans_Set_Input>;
  where: Pricing_Plans_Bool_Exp;
};


export type Mutation_RootUpdate_Pricing_Plans_By_PkArgs = {
  _inc?: InputMaybe<Pricing_Plans_Inc_Input>;
  _set?: InputMaybe<Pricing_Plans_Set_Input>;
  pk_columns: Pricing_Plans_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Pricing_Plans_ManyArgs = {
  updates: Array<Pricing_Plans_Updates>;
};


export type Mutation_RootUpdate_Seo_SettingsArgs = {
  _set?: InputMaybe<Seo_Settings_Set_Input>;
  where: Seo_Settings_Bool_Exp;
};


export type Mutation_RootUpdate_Seo_Settings_By_PkArgs = {
  _set?: InputMaybe<Seo_Settings_Set_Input>;
  pk_columns: Seo_Settings_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Seo_Settings_ManyArgs = {
  updates: Array<Seo_Settings_Updates>;
};


export type Mutation_RootUpdate_Site_PiecesArgs = {
  _inc?: InputMaybe<Site_Pieces_Inc_Input>;
  _set?: InputMaybe<Site_Pieces_Set_Input>;
  where: Site_Pieces_Bool_Exp;
};


export type Mutation_RootUpdate_Site_Pieces_By_PkArgs = {
  _inc?: InputMaybe<Site_Pieces_Inc_Input>;
  _set?: InputMaybe<Site_Pieces_Set_Input>;
  pk_columns: Site_Pieces_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Site_Pieces_ManyArgs = {
  updates: Array<Site_Pieces_Updates>;
};


export type Mutation_RootUpdate_Site_SettingsArgs = {
  _set?: InputMaybe<Site_Settings_Set_Input>;
  where: Site_Settings_Bool_Exp;
};


export type Mutation_RootUpdate_Site_Settings_By_PkArgs = {
  _set?: InputMaybe<Site_Settings_Set_Input>;
  pk_columns: Site_Settings_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Site_Settings_ManyArgs = {
  updates: Array<Site_Settings_Updates>;
};


export type Mutation_RootUpdate_Store_NoticesArgs = {
  _set?: InputMaybe<Store_Notices_Set_Input>;
  where: Store_Notices_Bool_Exp;
};


export type Mutation_RootUpdate_Store_Notices_By_PkArgs = {
  _set?: InputMaybe<Store_Notices_Set_Input>;
  pk_columns: Store_Notices_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Store_Notices_ManyArgs = {
  updates: Array<Store_Notices_Updates>;
};


export type Mutation_RootUpdate_Tax_RatesArgs = {
  _inc?: InputMaybe<Tax_Rates_Inc_Input>;
  _set?: InputMaybe<Tax_Rates_Set_Input>;
  where: Tax_Rates_Bool_Exp;
};


export type Mutation_RootUpdate_Tax_Rates_By_PkArgs = {
  _inc?: InputMaybe<Tax_Rates_Inc_Input>;
  _set?: InputMaybe<Tax_Rates_Set_Input>;
  pk_columns: Tax_Rates_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Tax_Rates_ManyArgs = {
  updates: Array<Tax_Rates_Updates>;
};


export type Mutation_RootUpdate_TestimonialsArgs = {
  _inc?: InputMaybe<Testimonials_Inc_Input>;
  _set?: InputMaybe<Testimonials_Set_Input>;
  where: Testimonials_Bool_Exp;
};


export type Mutation_RootUpdate_Testimonials_By_PkArgs = {
  _inc?: InputMaybe<Testimonials_Inc_Input>;
  _set?: InputMaybe<Testimonials_Set_Input>;
  pk_columns: Testimonials_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Testimonials_ManyArgs = {
  updates: Array<Testimonials_Updates>;
};


export type Mutation_RootUpdate_User_RoleArgs = {
  new_role: Scalars['String']['input'];
  target_user_id: Scalars['uuid']['input'];
};


export type Mutation_RootUpdate_Webhook_EndpointsArgs = {
  _set?: InputMaybe<Webhook_Endpoints_Set_Input>;
  where: Webhook_Endpoints_Bool_Exp;
};


export type Mutation_RootUpdate_Webhook_Endpoints_By_PkArgs = {
  _set?: InputMaybe<Webhook_Endpoints_Set_Input>;
  pk_columns: Webhook_Endpoints_Pk_Columns_Input;
};


export type Mutation_RootUpdate_Webhook_Endpoints_ManyArgs = {
  updates: Array<Webhook_Endpoints_Updates>;
};

/** Who gets a newsletter */
export type Newsletter_Audience = {
  __typename?: 'newsletter_audience';
  /** Those of them who read Arabic */
  arabic: Scalars['Int']['output'];
  /** Contacts left out because mails to them came back */
  bounced: Scalars['Int']['output'];
  /** Settings without which nothing goes out */
  missing_settings: Array<Scalars['String']['output']>;
  /** Emails a minute that go out at most; 0: no limit */
  rate_limit: Scalars['Int']['output'];
  /** Contacts that get it */
  recipients: Scalars['Int']['output'];
  /** Contacts left out because they unsubscribed */
  unsubscribed: Scalars['Int']['output'];
};

/** A newsletter as recipients get it */
export type Newsletter_Preview = {
  __typename?: 'newsletter_preview';
  /** What cleaning leaves out of the content in English, as written: tags, attributes, links, styles, misspelt variables; 20 at most */
  dropped: Array<Scalars['String']['output']>;
  /** What cleaning leaves out of the content in Arabic, as written; 20 at most */
  dropped_ar: Array<Scalars['String']['output']>;
  /** The mail in English, as HTML */
  html: Scalars['String']['output'];
  /** The mail in Arabic, as HTML */
  html_ar: Scalars['String']['output'];
  /** What inboxes show after the subject, in English; empty: the beginning of the mail */
  preheader: Scalars['String']['output'];
  /** What inboxes show after the subject, in Arabic; empty: the beginning of the mail */
  preheader_ar: Scalars['String']['output'];
  /** The subject in English */
  subject: Scalars['String']['output'];
  /** The subject in Arabic */
  subject_ar: Scalars['String']['output'];
  /** The mail in English, as plain text */
  text: Scalars['String']['output'];
  /** The mail in Arabic, as plain text */
  text_ar: Scalars['String']['output'];
};

/** Newsletters, written or sent */
export type Newsletters = {
  __typename?: 'newsletters';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** The content in English, as HTML */
  content: Scalars['String']['output'];
  /** The content in Arabic, as HTML; null: the English one */
  content_ar?: Maybe<Scalars['String']['output']>;
  /** When it was first saved */
  created_at: Scalars['timestamptz']['output'];
  /** An array relationship */
  deliveries: Array<Deliveries>;
  /** An aggregate relationship */
  deliveries_aggregate: Deliveries_Aggregate;
  /** An array relationship */
  dispatches: Array<Dispatches>;
  /** An aggregate relationship */
  dispatches_aggregate: Dispatches_Aggregate;
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: Maybe<Scalars['String']['output']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: Maybe<Scalars['String']['output']>;
  /** draft | sent */
  status: Scalars['String']['output'];
  /** The subject in English */
  subject: Scalars['String']['output'];
  /** The subject in Arabic; null: the English one */
  subject_ar?: Maybe<Scalars['String']['output']>;
  /** The layout around the content: Basic | Promotional | Minimalist | Modern */
  template_name: Scalars['String']['output'];
  /** When it was last saved */
  updated_at: Scalars['timestamptz']['output'];
};


/** Newsletters, written or sent */
export type NewslettersChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Newsletters, written or sent */
export type NewslettersChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Newsletters, written or sent */
export type NewslettersDeliveriesArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


/** Newsletters, written or sent */
export type NewslettersDeliveries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


/** Newsletters, written or sent */
export type NewslettersDispatchesArgs = {
  distinct_on?: InputMaybe<Array<Dispatches_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Dispatches_Order_By>>;
  where?: InputMaybe<Dispatches_Bool_Exp>;
};


/** Newsletters, written or sent */
export type NewslettersDispatches_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Dispatches_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Dispatches_Order_By>>;
  where?: InputMaybe<Dispatches_Bool_Exp>;
};


/** Newsletters, written or sent */
export type NewslettersHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Newsletters, written or sent */
export type NewslettersHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "newsletters" */
export type Newsletters_Aggregate = {
  __typename?: 'newsletters_aggregate';
  aggregate?: Maybe<Newsletters_Aggregate_Fields>;
  nodes: Array<Newsletters>;
};

/** aggregate fields of "newsletters" */
export type Newsletters_Aggregate_Fields = {
  __typename?: 'newsletters_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Newsletters_Max_Fields>;
  min?: Maybe<Newsletters_Min_Fields>;
};


/** aggregate fields of "newsletters" */
export type Newsletters_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Newsletters_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "newsletters". All fields are combined with a logical 'AND'. */
export type Newsletters_Bool_Exp = {
  _and?: InputMaybe<Array<Newsletters_Bool_Exp>>;
  _not?: InputMaybe<Newsletters_Bool_Exp>;
  _or?: InputMaybe<Array<Newsletters_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  content?: InputMaybe<String_Comparison_Exp>;
  content_ar?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  deliveries?: InputMaybe<Deliveries_Bool_Exp>;
  deliveries_aggregate?: InputMaybe<Deliveries_Aggregate_Bool_Exp>;
  dispatches?: InputMaybe<Dispatches_Bool_Exp>;
  dispatches_aggregate?: InputMaybe<Dispatches_Aggregate_Bool_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  preheader?: InputMaybe<String_Comparison_Exp>;
  preheader_ar?: InputMaybe<String_Comparison_Exp>;
  status?: InputMaybe<String_Comparison_Exp>;
  subject?: InputMaybe<String_Comparison_Exp>;
  subject_ar?: InputMaybe<String_Comparison_Exp>;
  template_name?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "newsletters" */
export type Newsletters_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'newsletters_pkey';

/** input type for inserting data into table "newsletters" */
export type Newsletters_Insert_Input = {
  /** The content in English, as HTML */
  content?: InputMaybe<Scalars['String']['input']>;
  /** The content in Arabic, as HTML; null: the English one */
  content_ar?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: InputMaybe<Scalars['String']['input']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: InputMaybe<Scalars['String']['input']>;
  /** draft | sent */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The subject in English */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The subject in Arabic; null: the English one */
  subject_ar?: InputMaybe<Scalars['String']['input']>;
  /** The layout around the content: Basic | Promotional | Minimalist | Modern */
  template_name?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Newsletters_Max_Fields = {
  __typename?: 'newsletters_max_fields';
  /** The content in English, as HTML */
  content?: Maybe<Scalars['String']['output']>;
  /** The content in Arabic, as HTML; null: the English one */
  content_ar?: Maybe<Scalars['String']['output']>;
  /** When it was first saved */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: Maybe<Scalars['String']['output']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: Maybe<Scalars['String']['output']>;
  /** draft | sent */
  status?: Maybe<Scalars['String']['output']>;
  /** The subject in English */
  subject?: Maybe<Scalars['String']['output']>;
  /** The subject in Arabic; null: the English one */
  subject_ar?: Maybe<Scalars['String']['output']>;
  /** The layout around the content: Basic | Promotional | Minimalist | Modern */
  template_name?: Maybe<Scalars['String']['output']>;
  /** When it was last saved */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type Newsletters_Min_Fields = {
  __typename?: 'newsletters_min_fields';
  /** The content in English, as HTML */
  content?: Maybe<Scalars['String']['output']>;
  /** The content in Arabic, as HTML; null: the English one */
  content_ar?: Maybe<Scalars['String']['output']>;
  /** When it was first saved */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: Maybe<Scalars['String']['output']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: Maybe<Scalars['String']['output']>;
  /** draft | sent */
  status?: Maybe<Scalars['String']['output']>;
  /** The subject in English */
  subject?: Maybe<Scalars['String']['output']>;
  /** The subject in Arabic; null: the English one */
  subject_ar?: Maybe<Scalars['String']['output']>;
  /** The layout around the content: Basic | Promotional | Minimalist | Modern */
  template_name?: Maybe<Scalars['String']['output']>;
  /** When it was last saved */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** response of any mutation on the table "newsletters" */
export type Newsletters_Mutation_Response = {
  __typename?: 'newsletters_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Newsletters>;
};

/** on_conflict condition type for table "newsletters" */
export type Newsletters_On_Conflict = {
  constraint: Newsletters_Constraint;
  update_columns?: Array<Newsletters_Update_Column>;
  where?: InputMaybe<Newsletters_Bool_Exp>;
};

/** Ordering options when selecting data from "newsletters". */
export type Newsletters_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  content?: InputMaybe<Order_By>;
  content_ar?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  deliveries_aggregate?: InputMaybe<Deliveries_Aggregate_Order_By>;
  dispatches_aggregate?: InputMaybe<Dispatches_Aggregate_Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  preheader?: InputMaybe<Order_By>;
  preheader_ar?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
  subject?: InputMaybe<Order_By>;
  subject_ar?: InputMaybe<Order_By>;
  template_name?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: newsletters */
export type Newsletters_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "newsletters" */
export type Newsletters_Select_Column =
  /** column name */
  | 'content'
  /** column name */
  | 'content_ar'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'preheader'
  /** column name */
  | 'preheader_ar'
  /** column name */
  | 'status'
  /** column name */
  | 'subject'
  /** column name */
  | 'subject_ar'
  /** column name */
  | 'template_name'
  /** column name */
  | 'updated_at';

/** input type for set of table "newsletters" */
export type Newsletters_Set_Input = {
  /** The content in English, as HTML */
  content?: InputMaybe<Scalars['String']['input']>;
  /** The content in Arabic, as HTML; null: the English one */
  content_ar?: InputMaybe<Scalars['String']['input']>;
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: InputMaybe<Scalars['String']['input']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: InputMaybe<Scalars['String']['input']>;
  /** draft | sent */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The subject in English */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The subject in Arabic; null: the English one */
  subject_ar?: InputMaybe<Scalars['String']['input']>;
  /** The layout around the content: Basic | Promotional | Minimalist | Modern */
  template_name?: InputMaybe<Scalars['String']['input']>;
};

/** Streaming cursor of the table "newsletters" */
export type Newsletters_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Newsletters_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Newsletters_Stream_Cursor_Value_Input = {
  /** The content in English, as HTML */
  content?: InputMaybe<Scalars['String']['input']>;
  /** The content in Arabic, as HTML; null: the English one */
  content_ar?: InputMaybe<Scalars['String']['input']>;
  /** When it was first saved */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** What inboxes show after the subject, in English; null: the beginning of the content */
  preheader?: InputMaybe<Scalars['String']['input']>;
  /** What inboxes show after the subject, in Arabic; null: the beginning of the content */
  preheader_ar?: InputMaybe<Scalars['String']['input']>;
  /** draft | sent */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The subject in English */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The subject in Arabic; null: the English one */
  subject_ar?: InputMaybe<Scalars['String']['input']>;
  /** The layout around the content: Basic | Promotional | Minimalist | Modern */
  template_name?: InputMaybe<Scalars['String']['input']>;
  /** When it was last saved */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** update columns of table "newsletters" */
export type Newsletters_Update_Column =
  /** column name */
  | 'content'
  /** column name */
  | 'content_ar'
  /** column name */
  | 'preheader'
  /** column name */
  | 'preheader_ar'
  /** column name */
  | 'status'
  /** column name */
  | 'subject'
  /** column name */
  | 'subject_ar'
  /** column name */
  | 'template_name';

export type Newsletters_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Newsletters_Set_Input>;
  /** filter the rows which have to be updated */
  where: Newsletters_Bool_Exp;
};

/** Boolean expression to compare columns of type "numeric". All fields are combined with logical 'AND'. */
export type Numeric_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['numeric']['input']>;
  _gt?: InputMaybe<Scalars['numeric']['input']>;
  _gte?: InputMaybe<Scalars['numeric']['input']>;
  _in?: InputMaybe<Array<Scalars['numeric']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['numeric']['input']>;
  _lte?: InputMaybe<Scalars['numeric']['input']>;
  _neq?: InputMaybe<Scalars['numeric']['input']>;
  _nin?: InputMaybe<Array<Scalars['numeric']['input']>>;
};

/** column ordering options */
export type Order_By =
  /** in ascending order, nulls last */
  | 'asc'
  /** in ascending order, nulls first */
  | 'asc_nulls_first'
  /** in ascending order, nulls last */
  | 'asc_nulls_last'
  /** in descending order, nulls first */
  | 'desc'
  /** in descending order, nulls first */
  | 'desc_nulls_first'
  /** in descending order, nulls last */
  | 'desc_nulls_last';

/** The caller's account */
export type Own_Account = {
  __typename?: 'own_account';
  /** The address that the caller logs in with */
  email: Scalars['String']['output'];
  /** Given name */
  first_name: Scalars['String']['output'];
  /** false: logs in with Google alone */
  has_password: Scalars['Boolean']['output'];
  /** Whether an authenticator app is set up */
  has_totp: Scalars['Boolean']['output'];
  /** The caller's id */
  id: Scalars['uuid']['output'];
  /** Whether the account has to keep one */
  is_totp_required: Scalars['Boolean']['output'];
  /** Family name */
  last_name: Scalars['String']['output'];
  /** The language of mails to the caller: en | ar */
  locale: Scalars['String']['output'];
  /** Where the caller is logged in, the latest first */
  sessions: Array<Own_Session>;
};

/** One place where the caller is logged in */
export type Own_Session = {
  __typename?: 'own_session';
  /** The IP address; null when unknown */
  address?: Maybe<Scalars['String']['output']>;
  /** The browser; null when unknown */
  browser?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2; null when unknown */
  country?: Maybe<Scalars['String']['output']>;
  /** Whether the code of an authenticator app was part of the login */
  has_second_factor: Scalars['Boolean']['output'];
  /** For end_own_session */
  id: Scalars['String']['output'];
  /** Whether this request belongs to it */
  is_current: Scalars['Boolean']['output'];
  /** When it was last refreshed, to within five minutes */
  last_seen_at: Scalars['timestamptz']['output'];
  /** password | google; null when unknown */
  method?: Maybe<Scalars['String']['output']>;
  /** When it began */
  signed_in_at: Scalars['timestamptz']['output'];
  /** The operating system; null when unknown */
  system?: Maybe<Scalars['String']['output']>;
};

/** Id and email address of everybody whom the identity server knows */
export type People = {
  __typename?: 'people';
  /** The address that the person logs in with */
  email: Scalars['String']['output'];
  /** The language of mails about the account, as its person chose it; null: that of the last sign-in */
  locale?: Maybe<Scalars['String']['output']>;
  /** When the row was last written */
  updated_at: Scalars['timestamptz']['output'];
  /** The id that the identity server gave */
  user_id: Scalars['uuid']['output'];
};

/** aggregated selection of "people" */
export type People_Aggregate = {
  __typename?: 'people_aggregate';
  aggregate?: Maybe<People_Aggregate_Fields>;
  nodes: Array<People>;
};

/** aggregate fields of "people" */
export type People_Aggregate_Fields = {
  __typename?: 'people_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<People_Max_Fields>;
  min?: Maybe<People_Min_Fields>;
};


/** aggregate fields of "people" */
export type People_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<People_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "people". All fields are combined with a logical 'AND'. */
export type People_Bool_Exp = {
  _and?: InputMaybe<Array<People_Bool_Exp>>;
  _not?: InputMaybe<People_Bool_Exp>;
  _or?: InputMaybe<Array<People_Bool_Exp>>;
  email?: InputMaybe<String_Comparison_Exp>;
  locale?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** aggregate max on columns */
export type People_Max_Fields = {
  __typename?: 'people_max_fields';
  /** The address that the person logs in with */
  email?: Maybe<Scalars['String']['output']>;
  /** The language of mails about the account, as its person chose it; null: that of the last sign-in */
  locale?: Maybe<Scalars['String']['output']>;
  /** When the row was last written */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type People_Min_Fields = {
  __typename?: 'people_min_fields';
  /** The address that the person logs in with */
  email?: Maybe<Scalars['String']['output']>;
  /** The language of mails about the account, as its person chose it; null: that of the last sign-in */
  locale?: Maybe<Scalars['String']['output']>;
  /** When the row was last written */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** Ordering options when selecting data from "people". */
export type People_Order_By = {
  email?: InputMaybe<Order_By>;
  locale?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "people" */
export type People_Select_Column =
  /** column name */
  | 'email'
  /** column name */
  | 'locale'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** Streaming cursor of the table "people" */
export type People_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: People_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type People_Stream_Cursor_Value_Input = {
  /** The address that the person logs in with */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The language of mails about the account, as its person chose it; null: that of the last sign-in */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** When the row was last written */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The id that the identity server gave */
  user_id?: InputMaybe<Scalars['uuid']['input']>;
};

/** Pictures that administrators uploaded, and their variants; the actions service alone writes them, and nothing changes one */
export type Pictures = {
  __typename?: 'pictures';
  /** When it was uploaded */
  created_at: Scalars['timestamptz']['output'];
  /** Name of the picture in its address, from its content; the same for all its variants */
  hash: Scalars['String']['output'];
  /** Height in pixels; of an SVG the height that it asks for */
  height: Scalars['Int']['output'];
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** image/svg+xml | image/png | image/x-icon */
  media_type: Scalars['String']['output'];
  /** Name of the uploaded file */
  name: Scalars['String']['output'];
  /** dark | light: on a ground of that kind it can't be seen without a plate behind it; any: it can be seen on both */
  tone: Scalars['String']['output'];
  /** Empty: the picture itself; 180, 192, 512: icons of that side; 48: the icon of the tab as ICO; mail, social: PNG for mails and social sites */
  variant: Scalars['String']['output'];
  /** Width in pixels; of an SVG the width that it asks for */
  width: Scalars['Int']['output'];
};

/** aggregated selection of "pictures" */
export type Pictures_Aggregate = {
  __typename?: 'pictures_aggregate';
  aggregate?: Maybe<Pictures_Aggregate_Fields>;
  nodes: Array<Pictures>;
};

/** aggregate fields of "pictures" */
export type Pictures_Aggregate_Fields = {
  __typename?: 'pictures_aggregate_fields';
  avg?: Maybe<Pictures_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Pictures_Max_Fields>;
  min?: Maybe<Pictures_Min_Fields>;
  stddev?: Maybe<Pictures_Stddev_Fields>;
  stddev_pop?: Maybe<Pictures_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Pictures_Stddev_Samp_Fields>;
  sum?: Maybe<Pictures_Sum_Fields>;
  var_pop?: Maybe<Pictures_Var_Pop_Fields>;
  var_samp?: Maybe<Pictures_Var_Samp_Fields>;
  variance?: Maybe<Pictures_Variance_Fields>;
};


/** aggregate fields of "pictures" */
export type Pictures_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Pictures_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** aggregate avg on columns */
export type Pictures_Avg_Fields = {
  __typename?: 'pictures_avg_fields';
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Float']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to filter rows from the table "pictures". All fields are combined with a logical 'AND'. */
export type Pictures_Bool_Exp = {
  _and?: InputMaybe<Array<Pictures_Bool_Exp>>;
  _not?: InputMaybe<Pictures_Bool_Exp>;
  _or?: InputMaybe<Array<Pictures_Bool_Exp>>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  hash?: InputMaybe<String_Comparison_Exp>;
  height?: InputMaybe<Int_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  media_type?: InputMaybe<String_Comparison_Exp>;
  name?: InputMaybe<String_Comparison_Exp>;
  tone?: InputMaybe<String_Comparison_Exp>;
  variant?: InputMaybe<String_Comparison_Exp>;
  width?: InputMaybe<Int_Comparison_Exp>;
};

/** aggregate max on columns */
export type Pictures_Max_Fields = {
  __typename?: 'pictures_max_fields';
  /** When it was uploaded */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Name of the picture in its address, from its content; the same for all its variants */
  hash?: Maybe<Scalars['String']['output']>;
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Int']['output']>;
  /** image/svg+xml | image/png | image/x-icon */
  media_type?: Maybe<Scalars['String']['output']>;
  /** Name of the uploaded file */
  name?: Maybe<Scalars['String']['output']>;
  /** dark | light: on a ground of that kind it can't be seen without a plate behind it; any: it can be seen on both */
  tone?: Maybe<Scalars['String']['output']>;
  /** Empty: the picture itself; 180, 192, 512: icons of that side; 48: the icon of the tab as ICO; mail, social: PNG for mails and social sites */
  variant?: Maybe<Scalars['String']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Int']['output']>;
};

/** aggregate min on columns */
export type Pictures_Min_Fields = {
  __typename?: 'pictures_min_fields';
  /** When it was uploaded */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Name of the picture in its address, from its content; the same for all its variants */
  hash?: Maybe<Scalars['String']['output']>;
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Int']['output']>;
  /** image/svg+xml | image/png | image/x-icon */
  media_type?: Maybe<Scalars['String']['output']>;
  /** Name of the uploaded file */
  name?: Maybe<Scalars['String']['output']>;
  /** dark | light: on a ground of that kind it can't be seen without a plate behind it; any: it can be seen on both */
  tone?: Maybe<Scalars['String']['output']>;
  /** Empty: the picture itself; 180, 192, 512: icons of that side; 48: the icon of the tab as ICO; mail, social: PNG for mails and social sites */
  variant?: Maybe<Scalars['String']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Int']['output']>;
};

/** Ordering options when selecting data from "pictures". */
export type Pictures_Order_By = {
  created_at?: InputMaybe<Order_By>;
  hash?: InputMaybe<Order_By>;
  height?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  media_type?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  tone?: InputMaybe<Order_By>;
  variant?: InputMaybe<Order_By>;
  width?: InputMaybe<Order_By>;
};

/** select columns of table "pictures" */
export type Pictures_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'hash'
  /** column name */
  | 'height'
  /** column name */
  | 'id'
  /** column name */
  | 'media_type'
  /** column name */
  | 'name'
  /** column name */
  | 'tone'
  /** column name */
  | 'variant'
  /** column name */
  | 'width';

/** aggregate stddev on columns */
export type Pictures_Stddev_Fields = {
  __typename?: 'pictures_stddev_fields';
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Float']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_pop on columns */
export type Pictures_Stddev_Pop_Fields = {
  __typename?: 'pictures_stddev_pop_fields';
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Float']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_samp on columns */
export type Pictures_Stddev_Samp_Fields = {
  __typename?: 'pictures_stddev_samp_fields';
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Float']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Float']['output']>;
};

/** Streaming cursor of the table "pictures" */
export type Pictures_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Pictures_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Pictures_Stream_Cursor_Value_Input = {
  /** When it was uploaded */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Name of the picture in its address, from its content; the same for all its variants */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** Height in pixels; of an SVG the height that it asks for */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** image/svg+xml | image/png | image/x-icon */
  media_type?: InputMaybe<Scalars['String']['input']>;
  /** Name of the uploaded file */
  name?: InputMaybe<Scalars['String']['input']>;
  /** dark | light: on a ground of that kind it can't be seen without a plate behind it; any: it can be seen on both */
  tone?: InputMaybe<Scalars['String']['input']>;
  /** Empty: the picture itself; 180, 192, 512: icons of that side; 48: the icon of the tab as ICO; mail, social: PNG for mails and social sites */
  variant?: InputMaybe<Scalars['String']['input']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate sum on columns */
export type Pictures_Sum_Fields = {
  __typename?: 'pictures_sum_fields';
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Int']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Int']['output']>;
};

/** aggregate var_pop on columns */
export type Pictures_Var_Pop_Fields = {
  __typename?: 'pictures_var_pop_fields';
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Float']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Float']['output']>;
};

/** aggregate var_samp on columns */
export type Pictures_Var_Samp_Fields = {
  __typename?: 'pictures_var_samp_fields';
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Float']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Float']['output']>;
};

/** aggregate variance on columns */
export type Pictures_Variance_Fields = {
  __typename?: 'pictures_variance_fields';
  /** Height in pixels; of an SVG the height that it asks for */
  height?: Maybe<Scalars['Float']['output']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: Maybe<Scalars['Float']['output']>;
};

/** Plans with their prices; the same plan by month and by year is two of them */
export type Pricing_Plans = {
  __typename?: 'pricing_plans';
  /** A few words on the plan's card, in English */
  badge?: Maybe<Scalars['String']['output']>;
  /** The badge in Arabic; null: the English one */
  badge_ar?: Maybe<Scalars['String']['output']>;
  /** Where the plan is ordered; empty: in the client portal */
  button_url?: Maybe<Scalars['String']['output']>;
  /** plesk | cloud | vps | dedicated | mail, or a new one */
  category: Scalars['String']['output'];
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** When the plan was added */
  created_at: Scalars['timestamptz']['output'];
  /** ISO 4217, three capitals */
  currency: Scalars['String']['output'];
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names pricing_plans_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** What the plan includes, in English, in order */
  features: Array<Scalars['String']['output']>;
  /** What the plan includes, in Arabic; empty: the English list */
  features_ar?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether the plan stands out among the others */
  highlight: Scalars['Boolean']['output'];
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** False: hidden from visitors and from programs that read */
  is_shown: Scalars['Boolean']['output'];
  /** The address of a picture on the card */
  logo?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in English */
  logo_alt?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in Arabic; null: the English text */
  logo_alt_ar?: Maybe<Scalars['String']['output']>;
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Int']['output']>;
  /** The name in English */
  name: Scalars['String']['output'];
  /** The name in Arabic; null: the English one */
  name_ar?: Maybe<Scalars['String']['output']>;
  /** mo, 3mo, 6mo, yr, 2yr and 3yr of one name, category and currency are one plan with these cycles; any other text is shown as written */
  period: Scalars['String']['output'];
  /** The period in Arabic; null: the English one */
  period_ar?: Maybe<Scalars['String']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price: Scalars['numeric']['output'];
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['numeric']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['numeric']['output']>;
  /** Hidden until this moment; null: no moment was chosen */
  shown_from?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which shown_from was chosen, such as Europe/Berlin; null: it was not told */
  shown_from_zone?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first */
  sort_order: Scalars['Int']['output'];
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Int']['output']>;
  /** When the plan was last changed */
  updated_at: Scalars['timestamptz']['output'];
};


/** Plans with their prices; the same plan by month and by year is two of them */
export type Pricing_PlansChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Plans with their prices; the same plan by month and by year is two of them */
export type Pricing_PlansChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Plans with their prices; the same plan by month and by year is two of them */
export type Pricing_PlansHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Plans with their prices; the same plan by month and by year is two of them */
export type Pricing_PlansHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "pricing_plans" */
export type Pricing_Plans_Aggregate = {
  __typename?: 'pricing_plans_aggregate';
  aggregate?: Maybe<Pricing_Plans_Aggregate_Fields>;
  nodes: Array<Pricing_Plans>;
};

/** aggregate fields of "pricing_plans" */
export type Pricing_Plans_Aggregate_Fields = {
  __typename?: 'pricing_plans_aggregate_fields';
  avg?: Maybe<Pricing_Plans_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Pricing_Plans_Max_Fields>;
  min?: Maybe<Pricing_Plans_Min_Fields>;
  stddev?: Maybe<Pricing_Plans_Stddev_Fields>;
  stddev_pop?: Maybe<Pricing_Plans_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Pricing_Plans_Stddev_Samp_Fields>;
  sum?: Maybe<Pricing_Plans_Sum_Fields>;
  var_pop?: Maybe<Pricing_Plans_Var_Pop_Fields>;
  var_samp?: Maybe<Pricing_Plans_Var_Samp_Fields>;
  variance?: Maybe<Pricing_Plans_Variance_Fields>;
};


/** aggregate fields of "pricing_plans" */
export type Pricing_Plans_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Pricing_Plans_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** aggregate avg on columns */
export type Pricing_Plans_Avg_Fields = {
  __typename?: 'pricing_plans_avg_fields';
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Float']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['Float']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['Float']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to filter rows from the table "pricing_plans". All fields are combined with a logical 'AND'. */
export type Pricing_Plans_Bool_Exp = {
  _and?: InputMaybe<Array<Pricing_Plans_Bool_Exp>>;
  _not?: InputMaybe<Pricing_Plans_Bool_Exp>;
  _or?: InputMaybe<Array<Pricing_Plans_Bool_Exp>>;
  badge?: InputMaybe<String_Comparison_Exp>;
  badge_ar?: InputMaybe<String_Comparison_Exp>;
  button_url?: InputMaybe<String_Comparison_Exp>;
  category?: InputMaybe<String_Comparison_Exp>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  currency?: InputMaybe<String_Comparison_Exp>;
  external_id?: InputMaybe<String_Comparison_Exp>;
  features?: InputMaybe<String_Array_Comparison_Exp>;
  features_ar?: InputMaybe<String_Array_Comparison_Exp>;
  highlight?: InputMaybe<Boolean_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_shown?: InputMaybe<Boolean_Comparison_Exp>;
  logo?: InputMaybe<String_Comparison_Exp>;
  logo_alt?: InputMaybe<String_Comparison_Exp>;
  logo_alt_ar?: InputMaybe<String_Comparison_Exp>;
  money_back_days?: InputMaybe<Int_Comparison_Exp>;
  name?: InputMaybe<String_Comparison_Exp>;
  name_ar?: InputMaybe<String_Comparison_Exp>;
  period?: InputMaybe<String_Comparison_Exp>;
  period_ar?: InputMaybe<String_Comparison_Exp>;
  price?: InputMaybe<Numeric_Comparison_Exp>;
  renewal_price?: InputMaybe<Numeric_Comparison_Exp>;
  setup_fee?: InputMaybe<Numeric_Comparison_Exp>;
  shown_from?: InputMaybe<Timestamptz_Comparison_Exp>;
  shown_from_zone?: InputMaybe<String_Comparison_Exp>;
  sort_order?: InputMaybe<Int_Comparison_Exp>;
  support_minutes?: InputMaybe<Int_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "pricing_plans" */
export type Pricing_Plans_Constraint =
  /** unique or primary key constraint on columns "external_id" */
  | 'pricing_plans_external_id_unique'
  /** unique or primary key constraint on columns "id" */
  | 'pricing_plans_pkey';

/** input type for inc of table "pricing_plans" */
export type Pricing_Plans_Inc_Input = {
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: InputMaybe<Scalars['Int']['input']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: InputMaybe<Scalars['numeric']['input']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: InputMaybe<Scalars['numeric']['input']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: InputMaybe<Scalars['numeric']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: InputMaybe<Scalars['Int']['input']>;
};

/** input type for inserting data into table "pricing_plans" */
export type Pricing_Plans_Insert_Input = {
  /** A few words on the plan's card, in English */
  badge?: InputMaybe<Scalars['String']['input']>;
  /** The badge in Arabic; null: the English one */
  badge_ar?: InputMaybe<Scalars['String']['input']>;
  /** Where the plan is ordered; empty: in the client portal */
  button_url?: InputMaybe<Scalars['String']['input']>;
  /** plesk | cloud | vps | dedicated | mail, or a new one */
  category?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217, three capitals */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names pricing_plans_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** What the plan includes, in English, in order */
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the plan includes, in Arabic; empty: the English list */
  features_ar?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the plan stands out among the others */
  highlight?: InputMaybe<Scalars['Boolean']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** False: hidden from visitors and from programs that read */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address of a picture on the card */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in English */
  logo_alt?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in Arabic; null: the English text */
  logo_alt_ar?: InputMaybe<Scalars['String']['input']>;
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: InputMaybe<Scalars['Int']['input']>;
  /** The name in English */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The name in Arabic; null: the English one */
  name_ar?: InputMaybe<Scalars['String']['input']>;
  /** mo, 3mo, 6mo, yr, 2yr and 3yr of one name, category and currency are one plan with these cycles; any other text is shown as written */
  period?: InputMaybe<Scalars['String']['input']>;
  /** The period in Arabic; null: the English one */
  period_ar?: InputMaybe<Scalars['String']['input']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: InputMaybe<Scalars['numeric']['input']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: InputMaybe<Scalars['numeric']['input']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: InputMaybe<Scalars['numeric']['input']>;
  /** Hidden until this moment; null: no moment was chosen */
  shown_from?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which shown_from was chosen, such as Europe/Berlin; null: it was not told */
  shown_from_zone?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate max on columns */
export type Pricing_Plans_Max_Fields = {
  __typename?: 'pricing_plans_max_fields';
  /** A few words on the plan's card, in English */
  badge?: Maybe<Scalars['String']['output']>;
  /** The badge in Arabic; null: the English one */
  badge_ar?: Maybe<Scalars['String']['output']>;
  /** Where the plan is ordered; empty: in the client portal */
  button_url?: Maybe<Scalars['String']['output']>;
  /** plesk | cloud | vps | dedicated | mail, or a new one */
  category?: Maybe<Scalars['String']['output']>;
  /** When the plan was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** ISO 4217, three capitals */
  currency?: Maybe<Scalars['String']['output']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names pricing_plans_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** The address of a picture on the card */
  logo?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in English */
  logo_alt?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in Arabic; null: the English text */
  logo_alt_ar?: Maybe<Scalars['String']['output']>;
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Int']['output']>;
  /** The name in English */
  name?: Maybe<Scalars['String']['output']>;
  /** The name in Arabic; null: the English one */
  name_ar?: Maybe<Scalars['String']['output']>;
  /** mo, 3mo, 6mo, yr, 2yr and 3yr of one name, category and currency are one plan with these cycles; any other text is shown as written */
  period?: Maybe<Scalars['String']['output']>;
  /** The period in Arabic; null: the English one */
  period_ar?: Maybe<Scalars['String']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['numeric']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['numeric']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['numeric']['output']>;
  /** Hidden until this moment; null: no moment was chosen */
  shown_from?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which shown_from was chosen, such as Europe/Berlin; null: it was not told */
  shown_from_zone?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Int']['output']>;
  /** When the plan was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type Pricing_Plans_Min_Fields = {
  __typename?: 'pricing_plans_min_fields';
  /** A few words on the plan's card, in English */
  badge?: Maybe<Scalars['String']['output']>;
  /** The badge in Arabic; null: the English one */
  badge_ar?: Maybe<Scalars['String']['output']>;
  /** Where the plan is ordered; empty: in the client portal */
  button_url?: Maybe<Scalars['String']['output']>;
  /** plesk | cloud | vps | dedicated | mail, or a new one */
  category?: Maybe<Scalars['String']['output']>;
  /** When the plan was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** ISO 4217, three capitals */
  currency?: Maybe<Scalars['String']['output']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names pricing_plans_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** The address of a picture on the card */
  logo?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in English */
  logo_alt?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in Arabic; null: the English text */
  logo_alt_ar?: Maybe<Scalars['String']['output']>;
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Int']['output']>;
  /** The name in English */
  name?: Maybe<Scalars['String']['output']>;
  /** The name in Arabic; null: the English one */
  name_ar?: Maybe<Scalars['String']['output']>;
  /** mo, 3mo, 6mo, yr, 2yr and 3yr of one name, category and currency are one plan with these cycles; any other text is shown as written */
  period?: Maybe<Scalars['String']['output']>;
  /** The period in Arabic; null: the English one */
  period_ar?: Maybe<Scalars['String']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['numeric']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['numeric']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['numeric']['output']>;
  /** Hidden until this moment; null: no moment was chosen */
  shown_from?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which shown_from was chosen, such as Europe/Berlin; null: it was not told */
  shown_from_zone?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Int']['output']>;
  /** When the plan was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** response of any mutation on the table "pricing_plans" */
export type Pricing_Plans_Mutation_Response = {
  __typename?: 'pricing_plans_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Pricing_Plans>;
};

/** on_conflict condition type for table "pricing_plans" */
export type Pricing_Plans_On_Conflict = {
  constraint: Pricing_Plans_Constraint;
  update_columns?: Array<Pricing_Plans_Update_Column>;
  where?: InputMaybe<Pricing_Plans_Bool_Exp>;
};

/** Ordering options when selecting data from "pricing_plans". */
export type Pricing_Plans_Order_By = {
  badge?: InputMaybe<Order_By>;
  badge_ar?: InputMaybe<Order_By>;
  button_url?: InputMaybe<Order_By>;
  category?: InputMaybe<Order_By>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  external_id?: InputMaybe<Order_By>;
  features?: InputMaybe<Order_By>;
  features_ar?: InputMaybe<Order_By>;
  highlight?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  is_shown?: InputMaybe<Order_By>;
  logo?: InputMaybe<Order_By>;
  logo_alt?: InputMaybe<Order_By>;
  logo_alt_ar?: InputMaybe<Order_By>;
  money_back_days?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  name_ar?: InputMaybe<Order_By>;
  period?: InputMaybe<Order_By>;
  period_ar?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  renewal_price?: InputMaybe<Order_By>;
  setup_fee?: InputMaybe<Order_By>;
  shown_from?: InputMaybe<Order_By>;
  shown_from_zone?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  support_minutes?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: pricing_plans */
export type Pricing_Plans_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "pricing_plans" */
export type Pricing_Plans_Select_Column =
  /** column name */
  | 'badge'
  /** column name */
  | 'badge_ar'
  /** column name */
  | 'button_url'
  /** column name */
  | 'category'
  /** column name */
  | 'created_at'
  /** column name */
  | 'currency'
  /** column name */
  | 'external_id'
  /** column name */
  | 'features'
  /** column name */
  | 'features_ar'
  /** column name */
  | 'highlight'
  /** column name */
  | 'id'
  /** column name */
  | 'is_shown'
  /** column name */
  | 'logo'
  /** column name */
  | 'logo_alt'
  /** column name */
  | 'logo_alt_ar'
  /** column name */
  | 'money_back_days'
  /** column name */
  | 'name'
  /** column name */
  | 'name_ar'
  /** column name */
  | 'period'
  /** column name */
  | 'period_ar'
  /** column name */
  | 'price'
  /** column name */
  | 'renewal_price'
  /** column name */
  | 'setup_fee'
  /** column name */
  | 'shown_from'
  /** column name */
  | 'shown_from_zone'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'support_minutes'
  /** column name */
  | 'updated_at';

/** input type for set of table "pricing_plans" */
export type Pricing_Plans_Set_Input = {
  /** A few words on the plan's card, in English */
  badge?: InputMaybe<Scalars['String']['input']>;
  /** The badge in Arabic; null: the English one */
  badge_ar?: InputMaybe<Scalars['String']['input']>;
  /** Where the plan is ordered; empty: in the client portal */
  button_url?: InputMaybe<Scalars['String']['input']>;
  /** plesk | cloud | vps | dedicated | mail, or a new one */
  category?: InputMaybe<Scalars['String']['input']>;
  /** ISO 4217, three capitals */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names pricing_plans_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** What the plan includes, in English, in order */
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the plan includes, in Arabic; empty: the English list */
  features_ar?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the plan stands out among the others */
  highlight?: InputMaybe<Scalars['Boolean']['input']>;
  /** False: hidden from visitors and from programs that read */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address of a picture on the card */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in English */
  logo_alt?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in Arabic; null: the English text */
  logo_alt_ar?: InputMaybe<Scalars['String']['input']>;
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: InputMaybe<Scalars['Int']['input']>;
  /** The name in English */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The name in Arabic; null: the English one */
  name_ar?: InputMaybe<Scalars['String']['input']>;
  /** mo, 3mo, 6mo, yr, 2yr and 3yr of one name, category and currency are one plan with these cycles; any other text is shown as written */
  period?: InputMaybe<Scalars['String']['input']>;
  /** The period in Arabic; null: the English one */
  period_ar?: InputMaybe<Scalars['String']['input']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: InputMaybe<Scalars['numeric']['input']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: InputMaybe<Scalars['numeric']['input']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: InputMaybe<Scalars['numeric']['input']>;
  /** Hidden until this moment; null: no moment was chosen */
  shown_from?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which shown_from was chosen, such as Europe/Berlin; null: it was not told */
  shown_from_zone?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate stddev on columns */
export type Pricing_Plans_Stddev_Fields = {
  __typename?: 'pricing_plans_stddev_fields';
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Float']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['Float']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['Float']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_pop on columns */
export type Pricing_Plans_Stddev_Pop_Fields = {
  __typename?: 'pricing_plans_stddev_pop_fields';
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Float']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['Float']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['Float']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_samp on columns */
export type Pricing_Plans_Stddev_Samp_Fields = {
  __typename?: 'pricing_plans_stddev_samp_fields';
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Float']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['Float']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['Float']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Float']['output']>;
};

/** Streaming cursor of the table "pricing_plans" */
export type Pricing_Plans_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Pricing_Plans_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Pricing_Plans_Stream_Cursor_Value_Input = {
  /** A few words on the plan's card, in English */
  badge?: InputMaybe<Scalars['String']['input']>;
  /** The badge in Arabic; null: the English one */
  badge_ar?: InputMaybe<Scalars['String']['input']>;
  /** Where the plan is ordered; empty: in the client portal */
  button_url?: InputMaybe<Scalars['String']['input']>;
  /** plesk | cloud | vps | dedicated | mail, or a new one */
  category?: InputMaybe<Scalars['String']['input']>;
  /** When the plan was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** ISO 4217, three capitals */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names pricing_plans_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** What the plan includes, in English, in order */
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the plan includes, in Arabic; empty: the English list */
  features_ar?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the plan stands out among the others */
  highlight?: InputMaybe<Scalars['Boolean']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** False: hidden from visitors and from programs that read */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address of a picture on the card */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in English */
  logo_alt?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in Arabic; null: the English text */
  logo_alt_ar?: InputMaybe<Scalars['String']['input']>;
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: InputMaybe<Scalars['Int']['input']>;
  /** The name in English */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The name in Arabic; null: the English one */
  name_ar?: InputMaybe<Scalars['String']['input']>;
  /** mo, 3mo, 6mo, yr, 2yr and 3yr of one name, category and currency are one plan with these cycles; any other text is shown as written */
  period?: InputMaybe<Scalars['String']['input']>;
  /** The period in Arabic; null: the English one */
  period_ar?: InputMaybe<Scalars['String']['input']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: InputMaybe<Scalars['numeric']['input']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: InputMaybe<Scalars['numeric']['input']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: InputMaybe<Scalars['numeric']['input']>;
  /** Hidden until this moment; null: no moment was chosen */
  shown_from?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which shown_from was chosen, such as Europe/Berlin; null: it was not told */
  shown_from_zone?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: InputMaybe<Scalars['Int']['input']>;
  /** When the plan was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** aggregate sum on columns */
export type Pricing_Plans_Sum_Fields = {
  __typename?: 'pricing_plans_sum_fields';
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Int']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['numeric']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['numeric']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['numeric']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Int']['output']>;
};

/** update columns of table "pricing_plans" */
export type Pricing_Plans_Update_Column =
  /** column name */
  | 'badge'
  /** column name */
  | 'badge_ar'
  /** column name */
  | 'button_url'
  /** column name */
  | 'category'
  /** column name */
  | 'currency'
  /** column name */
  | 'external_id'
  /** column name */
  | 'features'
  /** column name */
  | 'features_ar'
  /** column name */
  | 'highlight'
  /** column name */
  | 'is_shown'
  /** column name */
  | 'logo'
  /** column name */
  | 'logo_alt'
  /** column name */
  | 'logo_alt_ar'
  /** column name */
  | 'money_back_days'
  /** column name */
  | 'name'
  /** column name */
  | 'name_ar'
  /** column name */
  | 'period'
  /** column name */
  | 'period_ar'
  /** column name */
  | 'price'
  /** column name */
  | 'renewal_price'
  /** column name */
  | 'setup_fee'
  /** column name */
  | 'shown_from'
  /** column name */
  | 'shown_from_zone'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'support_minutes';

export type Pricing_Plans_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: InputMaybe<Pricing_Plans_Inc_Input>;
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Pricing_Plans_Set_Input>;
  /** filter the rows which have to be updated */
  where: Pricing_Plans_Bool_Exp;
};

/** aggregate var_pop on columns */
export type Pricing_Plans_Var_Pop_Fields = {
  __typename?: 'pricing_plans_var_pop_fields';
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Float']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['Float']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['Float']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Float']['output']>;
};

/** aggregate var_samp on columns */
export type Pricing_Plans_Var_Samp_Fields = {
  __typename?: 'pricing_plans_var_samp_fields';
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Float']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['Float']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['Float']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Float']['output']>;
};

/** aggregate variance on columns */
export type Pricing_Plans_Variance_Fields = {
  __typename?: 'pricing_plans_variance_fields';
  /** Days within which the price is paid back, 1 to 999; null: not said */
  money_back_days?: Maybe<Scalars['Float']['output']>;
  /** Exact, with the decimals that were written, "5" or "5.00"; show it with those of the currency by ISO 4217 */
  price?: Maybe<Scalars['Float']['output']>;
  /** What a further period costs, in the plan's currency, with the decimals that were written; null: not said */
  renewal_price?: Maybe<Scalars['Float']['output']>;
  /** What is paid once at the beginning, in the plan's currency, with the decimals that were written; 0: nothing, null: not said */
  setup_fee?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
  /** Minutes within which the support answers, at most a week; null: not said */
  support_minutes?: Maybe<Scalars['Float']['output']>;
};

export type Query_Root = {
  __typename?: 'query_root';
  /** What a mailed link is good for, without using it up */
  account_link: Account_Link;
  /** fetch data from the table: "analytics_settings" */
  analytics_settings: Array<Analytics_Settings>;
  /** fetch aggregated fields from the table: "analytics_settings" */
  analytics_settings_aggregate: Analytics_Settings_Aggregate;
  /** fetch data from the table: "analytics_settings" using primary key columns */
  analytics_settings_by_pk?: Maybe<Analytics_Settings>;
  /** fetch data from the table: "api_keys" */
  api_keys: Array<Api_Keys>;
  /** fetch aggregated fields from the table: "api_keys" */
  api_keys_aggregate: Api_Keys_Aggregate;
  /** fetch data from the table: "api_keys" using primary key columns */
  api_keys_by_pk?: Maybe<Api_Keys>;
  /** fetch data from the table: "changes" */
  changes: Array<Changes>;
  /** fetch aggregated fields from the table: "changes" */
  changes_aggregate: Changes_Aggregate;
  /** fetch data from the table: "changes" using primary key columns */
  changes_by_pk?: Maybe<Changes>;
  /** fetch data from the table: "contacts" */
  contacts: Array<Contacts>;
  /** fetch aggregated fields from the table: "contacts" */
  contacts_aggregate: Contacts_Aggregate;
  /** fetch data from the table: "contacts" using primary key columns */
  contacts_by_pk?: Maybe<Contacts>;
  /** fetch data from the table: "deliveries" */
  deliveries: Array<Deliveries>;
  /** fetch aggregated fields from the table: "deliveries" */
  deliveries_aggregate: Deliveries_Aggregate;
  /** fetch data from the table: "deliveries" using primary key columns */
  deliveries_by_pk?: Maybe<Deliveries>;
  /** fetch data from the table: "dispatches" */
  dispatches: Array<Dispatches>;
  /** fetch aggregated fields from the table: "dispatches" */
  dispatches_aggregate: Dispatches_Aggregate;
  /** fetch data from the table: "dispatches" using primary key columns */
  dispatches_by_pk?: Maybe<Dispatches>;
  /** fetch data from the table: "domain_extensions" */
  domain_extensions: Array<Domain_Extensions>;
  /** fetch aggregated fields from the table: "domain_extensions" */
  domain_extensions_aggregate: Domain_Extensions_Aggregate;
  /** fetch data from the table: "domain_extensions" using primary key columns */
  domain_extensions_by_pk?: Maybe<Domain_Extensions>;
  /** fetch data from the table: "domain_prices" */
  domain_prices: Array<Domain_Prices>;
  /** fetch aggregated fields from the table: "domain_prices" */
  domain_prices_aggregate: Domain_Prices_Aggregate;
  /** fetch data from the table: "domain_prices" using primary key columns */
  domain_prices_by_pk?: Maybe<Domain_Prices>;
  /** The new address that a mailed link is about, without using it up */
  email_change_of_link: Linked_Email_Change;
  /** All that is known of a contact */
  export_contact: Contact_Export;
  /** fetch data from the table: "footer_links" */
  footer_links: Array<Footer_Links>;
  /** fetch aggregated fields from the table: "footer_links" */
  footer_links_aggregate: Footer_Links_Aggregate;
  /** fetch data from the table: "footer_links" using primary key columns */
  footer_links_by_pk?: Maybe<Footer_Links>;
  /** Everybody whom the identity server knows, with their role */
  get_all_users: Array<Listed_User>;
  /** fetch data from the table: "history_entries" */
  history_entries: Array<History_Entries>;
  /** fetch aggregated fields from the table: "history_entries" */
  history_entries_aggregate: History_Entries_Aggregate;
  /** fetch data from the table: "history_entries" using primary key columns */
  history_entries_by_pk?: Maybe<History_Entries>;
  /** fetch data from the table: "holds" */
  holds: Array<Holds>;
  /** fetch data from the table: "holds" using primary key columns */
  holds_by_pk?: Maybe<Holds>;
  /** fetch data from the table: "imports" */
  imports: Array<Imports>;
  /** fetch aggregated fields from the table: "imports" */
  imports_aggregate: Imports_Aggregate;
  /** fetch data from the table: "imports" using primary key columns */
  imports_by_pk?: Maybe<Imports>;
  /** Whom the invitation behind a link is for */
  invitation_of_link: Linked_Invitation;
  /** fetch data from the table: "invitations" */
  invitations: Array<Invitations>;
  /** fetch aggregated fields from the table: "invitations" */
  invitations_aggregate: Invitations_Aggregate;
  /** fetch data from the table: "invitations" using primary key columns */
  invitations_by_pk?: Maybe<Invitations>;
  /** fetch data from the table: "legal_pages" */
  legal_pages: Array<Legal_Pages>;
  /** fetch aggregated fields from the table: "legal_pages" */
  legal_pages_aggregate: Legal_Pages_Aggregate;
  /** fetch data from the table: "legal_pages" using primary key columns */
  legal_pages_by_pk?: Maybe<Legal_Pages>;
  /** Who gets a newsletter, who is left out and why, and what is missing before it can be sent */
  newsletter_recipients: Newsletter_Audience;
  /** fetch data from the table: "newsletters" */
  newsletters: Array<Newsletters>;
  /** fetch aggregated fields from the table: "newsletters" */
  newsletters_aggregate: Newsletters_Aggregate;
  /** fetch data from the table: "newsletters" using primary key columns */
  newsletters_by_pk?: Maybe<Newsletters>;
  /** The caller's own account and sessions */
  own_account: Own_Account;
  /** fetch data from the table: "people" */
  people: Array<People>;
  /** fetch aggregated fields from the table: "people" */
  people_aggregate: People_Aggregate;
  /** fetch data from the table: "people" using primary key columns */
  people_by_pk?: Maybe<People>;
  /** fetch data from the table: "pictures" */
  pictures: Array<Pictures>;
  /** fetch aggregated fields from the table: "pictures" */
  pictures_aggregate: Pictures_Aggregate;
  /** fetch data from the table: "pictures" using primary key columns */
  pictures_by_pk?: Maybe<Pictures>;
  /** A newsletter as its recipients get it, in both languages */
  preview_newsletter: Newsletter_Preview;
  /** fetch data from the table: "pricing_plans" */
  pricing_plans: Array<Pricing_Plans>;
  /** fetch aggregated fields from the table: "pricing_plans" */
  pricing_plans_aggregate: Pricing_Plans_Aggregate;
  /** fetch data from the table: "pricing_plans" using primary key columns */
  pricing_plans_by_pk?: Maybe<Pricing_Plans>;
  /** fetch data from the table: "seo_settings" */
  seo_settings: Array<Seo_Settings>;
  /** fetch aggregated fields from the table: "seo_settings" */
  seo_settings_aggregate: Seo_Settings_Aggregate;
  /** fetch data from the table: "seo_settings" using primary key columns */
  seo_settings_by_pk?: Maybe<Seo_Settings>;
  /** fetch data from the table: "site_pieces" */
  site_pieces: Array<Site_Pieces>;
  /** fetch aggregated fields from the table: "site_pieces" */
  site_pieces_aggregate: Site_Pieces_Aggregate;
  /** fetch data from the table: "site_pieces" using primary key columns */
  site_pieces_by_pk?: Maybe<Site_Pieces>;
  /** fetch data from the table: "site_settings" */
  site_settings: Array<Site_Settings>;
  /** fetch aggregated fields from the table: "site_settings" */
  site_settings_aggregate: Site_Settings_Aggregate;
  /** fetch data from the table: "site_settings" using primary key columns */
  site_settings_by_pk?: Maybe<Site_Settings>;
  /** fetch data from the table: "store_notices" */
  store_notices: Array<Store_Notices>;
  /** fetch aggregated fields from the table: "store_notices" */
  store_notices_aggregate: Store_Notices_Aggregate;
  /** fetch data from the table: "store_notices" using primary key columns */
  store_notices_by_pk?: Maybe<Store_Notices>;
  /** fetch data from the table: "subscriber_totals" */
  subscriber_totals: Array<Subscriber_Totals>;
  /** fetch aggregated fields from the table: "subscriber_totals" */
  subscriber_totals_aggregate: Subscriber_Totals_Aggregate;
  /** fetch data from the table: "subscriber_totals" using primary key columns */
  subscriber_totals_by_pk?: Maybe<Subscriber_Totals>;
  /** fetch data from the table: "tax_rates" */
  tax_rates: Array<Tax_Rates>;
  /** fetch aggregated fields from the table: "tax_rates" */
  tax_rates_aggregate: Tax_Rates_Aggregate;
  /** fetch data from the table: "tax_rates" using primary key columns */
  tax_rates_by_pk?: Maybe<Tax_Rates>;
  /** fetch data from the table: "testimonials" */
  testimonials: Array<Testimonials>;
  /** fetch aggregated fields from the table: "testimonials" */
  testimonials_aggregate: Testimonials_Aggregate;
  /** fetch data from the table: "testimonials" using primary key columns */
  testimonials_by_pk?: Maybe<Testimonials>;
  /** fetch data from the table: "user_roles" */
  user_roles: Array<User_Roles>;
  /** fetch aggregated fields from the table: "user_roles" */
  user_roles_aggregate: User_Roles_Aggregate;
  /** fetch data from the table: "user_roles" using primary key columns */
  user_roles_by_pk?: Maybe<User_Roles>;
  /** What the sign-in page shows about its visitor */
  visitor_info: Visitor;
  /** fetch data from the table: "webhook_attempts" */
  webhook_attempts: Array<Webhook_Attempts>;
  /** fetch aggregated fields from the table: "webhook_attempts" */
  webhook_attempts_aggregate: Webhook_Attempts_Aggregate;
  /** fetch data from the table: "webhook_attempts" using primary key columns */
  webhook_attempts_by_pk?: Maybe<Webhook_Attempts>;
  /** fetch data from the table: "webhook_deliveries" */
  webhook_deliveries: Array<Webhook_Deliveries>;
  /** fetch aggregated fields from the table: "webhook_deliveries" */
  webhook_deliveries_aggregate: Webhook_Deliveries_Aggregate;
  /** fetch data from the table: "webhook_deliveries" using primary key columns */
  webhook_deliveries_by_pk?: Maybe<Webhook_Deliveries>;
  /** fetch data from the table: "webhook_endpoints" */
  webhook_endpoints: Array<Webhook_Endpoints>;
  /** fetch aggregated fields from the table: "webhook_endpoints" */
  webhook_endpoints_aggregate: Webhook_Endpoints_Aggregate;
  /** fetch data from the table: "webhook_endpoints" using primary key columns */
  webhook_endpoints_by_pk?: Maybe<Webhook_Endpoints>;
  /** fetch data from the table: "webhook_events" */
  webhook_events: Array<Webhook_Events>;
  /** fetch aggregated fields from the table: "webhook_events" */
  webhook_events_aggregate: Webhook_Events_Aggregate;
  /** fetch data from the table: "webhook_events" using primary key columns */
  webhook_events_by_pk?: Maybe<Webhook_Events>;
  /** fetch data from the table: "webhook_health" */
  webhook_health: Array<Webhook_Health>;
  /** fetch aggregated fields from the table: "webhook_health" */
  webhook_health_aggregate: Webhook_Health_Aggregate;
  /** fetch data from the table: "webhook_health" using primary key columns */
  webhook_health_by_pk?: Maybe<Webhook_Health>;
  /** How far a time zone's clock is from UTC at a moment, by the server's time zone data, which may be older or newer than a browser's */
  zone_offset: Zone_Offset;
};


export type Query_RootAccount_LinkArgs = {
  token: Scalars['String']['input'];
};


export type Query_RootAnalytics_SettingsArgs = {
  distinct_on?: InputMaybe<Array<Analytics_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Analytics_Settings_Order_By>>;
  where?: InputMaybe<Analytics_Settings_Bool_Exp>;
};


export type Query_RootAnalytics_Settings_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Analytics_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Analytics_Settings_Order_By>>;
  where?: InputMaybe<Analytics_Settings_Bool_Exp>;
};


export type Query_RootAnalytics_Settings_By_PkArgs = {
  key: Scalars['String']['input'];
};


export type Query_RootApi_KeysArgs = {
  distinct_on?: InputMaybe<Array<Api_Keys_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Api_Keys_Order_By>>;
  where?: InputMaybe<Api_Keys_Bool_Exp>;
};


export type Query_RootApi_Keys_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Api_Keys_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Api_Keys_Order_By>>;
  where?: InputMaybe<Api_Keys_Bool_Exp>;
};


export type Query_RootApi_Keys_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


export type Query_RootChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


export type Query_RootChanges_By_PkArgs = {
  number: Scalars['bigint']['input'];
};


export type Query_RootContactsArgs = {
  distinct_on?: InputMaybe<Array<Contacts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Contacts_Order_By>>;
  where?: InputMaybe<Contacts_Bool_Exp>;
};


export type Query_RootContacts_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Contacts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Contacts_Order_By>>;
  where?: InputMaybe<Contacts_Bool_Exp>;
};


export type Query_RootContacts_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootDeliveriesArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


export type Query_RootDeliveries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


export type Query_RootDeliveries_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootDispatchesArgs = {
  distinct_on?: InputMaybe<Array<Dispatches_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Dispatches_Order_By>>;
  where?: InputMaybe<Dispatches_Bool_Exp>;
};


export type Query_RootDispatches_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Dispatches_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Dispatches_Order_By>>;
  where?: InputMaybe<Dispatches_Bool_Exp>;
};


export type Query_RootDispatches_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootDomain_ExtensionsArgs = {
  distinct_on?: InputMaybe<Array<Domain_Extensions_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Extensions_Order_By>>;
  where?: InputMaybe<Domain_Extensions_Bool_Exp>;
};


export type Query_RootDomain_Extensions_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Domain_Extensions_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Extensions_Order_By>>;
  where?: InputMaybe<Domain_Extensions_Bool_Exp>;
};


export type Query_RootDomain_Extensions_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootDomain_PricesArgs = {
  distinct_on?: InputMaybe<Array<Domain_Prices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Prices_Order_By>>;
  where?: InputMaybe<Domain_Prices_Bool_Exp>;
};


export type Query_RootDomain_Prices_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Domain_Prices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Prices_Order_By>>;
  where?: InputMaybe<Domain_Prices_Bool_Exp>;
};


export type Query_RootDomain_Prices_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootEmail_Change_Of_LinkArgs = {
  link_token: Scalars['String']['input'];
};


export type Query_RootExport_ContactArgs = {
  contact_id: Scalars['uuid']['input'];
};


export type Query_RootFooter_LinksArgs = {
  distinct_on?: InputMaybe<Array<Footer_Links_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Footer_Links_Order_By>>;
  where?: InputMaybe<Footer_Links_Bool_Exp>;
};


export type Query_RootFooter_Links_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Footer_Links_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Footer_Links_Order_By>>;
  where?: InputMaybe<Footer_Links_Bool_Exp>;
};


export type Query_RootFooter_Links_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootHistory_EntriesArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


export type Query_RootHistory_Entries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


export type Query_RootHistory_Entries_By_PkArgs = {
  id: Scalars['bigint']['input'];
};


export type Query_RootHoldsArgs = {
  distinct_on?: InputMaybe<Array<Holds_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Holds_Order_By>>;
  where?: InputMaybe<Holds_Bool_Exp>;
};


export type Query_RootHolds_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootImportsArgs = {
  distinct_on?: InputMaybe<Array<Imports_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Imports_Order_By>>;
  where?: InputMaybe<Imports_Bool_Exp>;
};


export type Query_RootImports_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Imports_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Imports_Order_By>>;
  where?: InputMaybe<Imports_Bool_Exp>;
};


export type Query_RootImports_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootInvitation_Of_LinkArgs = {
  link_token: Scalars['String']['input'];
};


export type Query_RootInvitationsArgs = {
  distinct_on?: InputMaybe<Array<Invitations_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Invitations_Order_By>>;
  where?: InputMaybe<Invitations_Bool_Exp>;
};


export type Query_RootInvitations_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Invitations_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Invitations_Order_By>>;
  where?: InputMaybe<Invitations_Bool_Exp>;
};


export type Query_RootInvitations_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootLegal_PagesArgs = {
  distinct_on?: InputMaybe<Array<Legal_Pages_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Legal_Pages_Order_By>>;
  where?: InputMaybe<Legal_Pages_Bool_Exp>;
};


export type Query_RootLegal_Pages_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Legal_Pages_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Legal_Pages_Order_By>>;
  where?: InputMaybe<Legal_Pages_Bool_Exp>;
};


export type Query_RootLegal_Pages_By_PkArgs = {
  slug: Scalars['String']['input'];
};


export type Query_RootNewsletter_RecipientsArgs = {
  newsletter_id: Scalars['uuid']['input'];
};


export type Query_RootNewslettersArgs = {
  distinct_on?: InputMaybe<Array<Newsletters_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Newsletters_Order_By>>;
  where?: InputMaybe<Newsletters_Bool_Exp>;
};


export type Query_RootNewsletters_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Newsletters_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Newsletters_Order_By>>;
  where?: InputMaybe<Newsletters_Bool_Exp>;
};


export type Query_RootNewsletters_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootPeopleArgs = {
  distinct_on?: InputMaybe<Array<People_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<People_Order_By>>;
  where?: InputMaybe<People_Bool_Exp>;
};


export type Query_RootPeople_AggregateArgs = {
  distinct_on?: InputMaybe<Array<People_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<People_Order_By>>;
  where?: InputMaybe<People_Bool_Exp>;
};


export type Query_RootPeople_By_PkArgs = {
  user_id: Scalars['uuid']['input'];
};


export type Query_RootPicturesArgs = {
  distinct_on?: InputMaybe<Array<Pictures_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pictures_Order_By>>;
  where?: InputMaybe<Pictures_Bool_Exp>;
};


export type Query_RootPictures_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Pictures_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pictures_Order_By>>;
  where?: InputMaybe<Pictures_Bool_Exp>;
};


export type Query_RootPictures_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootPreview_NewsletterArgs = {
  html_content: Scalars['String']['input'];
  html_content_ar?: InputMaybe<Scalars['String']['input']>;
  preheader?: InputMaybe<Scalars['String']['input']>;
  preheader_ar?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  subject_ar?: InputMaybe<Scalars['String']['input']>;
  template_name: Scalars['String']['input'];
};


export type Query_RootPricing_PlansArgs = {
  distinct_on?: InputMaybe<Array<Pricing_Plans_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pricing_Plans_Order_By>>;
  where?: InputMaybe<Pricing_Plans_Bool_Exp>;
};


export type Query_RootPricing_Plans_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Pricing_Plans_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pricing_Plans_Order_By>>;
  where?: InputMaybe<Pricing_Plans_Bool_Exp>;
};


export type Query_RootPricing_Plans_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootSeo_SettingsArgs = {
  distinct_on?: InputMaybe<Array<Seo_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Seo_Settings_Order_By>>;
  where?: InputMaybe<Seo_Settings_Bool_Exp>;
};


export type Query_RootSeo_Settings_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Seo_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Seo_Settings_Order_By>>;
  where?: InputMaybe<Seo_Settings_Bool_Exp>;
};


export type Query_RootSeo_Settings_By_PkArgs = {
  key: Scalars['String']['input'];
};


export type Query_RootSite_PiecesArgs = {
  distinct_on?: InputMaybe<Array<Site_Pieces_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Site_Pieces_Order_By>>;
  where?: InputMaybe<Site_Pieces_Bool_Exp>;
};


export type Query_RootSite_Pieces_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Site_Pieces_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Site_Pieces_Order_By>>;
  where?: InputMaybe<Site_Pieces_Bool_Exp>;
};


export type Query_RootSite_Pieces_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootSite_SettingsArgs = {
  distinct_on?: InputMaybe<Array<Site_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Site_Settings_Order_By>>;
  where?: InputMaybe<Site_Settings_Bool_Exp>;
};


export type Query_RootSite_Settings_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Site_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Site_Settings_Order_By>>;
  where?: InputMaybe<Site_Settings_Bool_Exp>;
};


export type Query_RootSite_Settings_By_PkArgs = {
  key: Scalars['String']['input'];
};


export type Query_RootStore_NoticesArgs = {
  distinct_on?: InputMaybe<Array<Store_Notices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Store_Notices_Order_By>>;
  where?: InputMaybe<Store_Notices_Bool_Exp>;
};


export type Query_RootStore_Notices_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Store_Notices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Store_Notices_Order_By>>;
  where?: InputMaybe<Store_Notices_Bool_Exp>;
};


export type Query_RootStore_Notices_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootSubscriber_TotalsArgs = {
  distinct_on?: InputMaybe<Array<Subscriber_Totals_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Subscriber_Totals_Order_By>>;
  where?: InputMaybe<Subscriber_Totals_Bool_Exp>;
};


export type Query_RootSubscriber_Totals_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Subscriber_Totals_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Subscriber_Totals_Order_By>>;
  where?: InputMaybe<Subscriber_Totals_Bool_Exp>;
};


export type Query_RootSubscriber_Totals_By_PkArgs = {
  day: Scalars['date']['input'];
};


export type Query_RootTax_RatesArgs = {
  distinct_on?: InputMaybe<Array<Tax_Rates_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Tax_Rates_Order_By>>;
  where?: InputMaybe<Tax_Rates_Bool_Exp>;
};


export type Query_RootTax_Rates_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Tax_Rates_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Tax_Rates_Order_By>>;
  where?: InputMaybe<Tax_Rates_Bool_Exp>;
};


export type Query_RootTax_Rates_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootTestimonialsArgs = {
  distinct_on?: InputMaybe<Array<Testimonials_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Testimonials_Order_By>>;
  where?: InputMaybe<Testimonials_Bool_Exp>;
};


export type Query_RootTestimonials_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Testimonials_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Testimonials_Order_By>>;
  where?: InputMaybe<Testimonials_Bool_Exp>;
};


export type Query_RootTestimonials_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootUser_RolesArgs = {
  distinct_on?: InputMaybe<Array<User_Roles_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<User_Roles_Order_By>>;
  where?: InputMaybe<User_Roles_Bool_Exp>;
};


export type Query_RootUser_Roles_AggregateArgs = {
  distinct_on?: InputMaybe<Array<User_Roles_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<User_Roles_Order_By>>;
  where?: InputMaybe<User_Roles_Bool_Exp>;
};


export type Query_RootUser_Roles_By_PkArgs = {
  user_id: Scalars['uuid']['input'];
};


export type Query_RootWebhook_AttemptsArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Attempts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Attempts_Order_By>>;
  where?: InputMaybe<Webhook_Attempts_Bool_Exp>;
};


export type Query_RootWebhook_Attempts_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Attempts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Attempts_Order_By>>;
  where?: InputMaybe<Webhook_Attempts_Bool_Exp>;
};


export type Query_RootWebhook_Attempts_By_PkArgs = {
  id: Scalars['bigint']['input'];
};


export type Query_RootWebhook_DeliveriesArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Deliveries_Order_By>>;
  where?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
};


export type Query_RootWebhook_Deliveries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Deliveries_Order_By>>;
  where?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
};


export type Query_RootWebhook_Deliveries_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootWebhook_EndpointsArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Endpoints_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Endpoints_Order_By>>;
  where?: InputMaybe<Webhook_Endpoints_Bool_Exp>;
};


export type Query_RootWebhook_Endpoints_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Endpoints_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Endpoints_Order_By>>;
  where?: InputMaybe<Webhook_Endpoints_Bool_Exp>;
};


export type Query_RootWebhook_Endpoints_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootWebhook_EventsArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Events_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Events_Order_By>>;
  where?: InputMaybe<Webhook_Events_Bool_Exp>;
};


export type Query_RootWebhook_Events_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Events_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Events_Order_By>>;
  where?: InputMaybe<Webhook_Events_Bool_Exp>;
};


export type Query_RootWebhook_Events_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Query_RootWebhook_HealthArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Health_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Health_Order_By>>;
  where?: InputMaybe<Webhook_Health_Bool_Exp>;
};


export type Query_RootWebhook_Health_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Health_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Health_Order_By>>;
  where?: InputMaybe<Webhook_Health_Bool_Exp>;
};


export type Query_RootWebhook_Health_By_PkArgs = {
  endpoint_id: Scalars['uuid']['input'];
};


export type Query_RootZone_OffsetArgs = {
  at: Scalars['timestamptz']['input'];
  zone: Scalars['String']['input'];
};

/** A newsletter on its way */
export type Queued_Dispatch = {
  __typename?: 'queued_dispatch';
  /** The dispatch */
  dispatch_id: Scalars['uuid']['output'];
  /** How many contacts get it */
  recipients: Scalars['Int']['output'];
  /** scheduled | waiting */
  state: Scalars['String']['output'];
  /** Until then undo_dispatch takes it back */
  undo_until: Scalars['timestamptz']['output'];
};

/** A test that is on its way */
export type Queued_Webhook_Test = {
  __typename?: 'queued_webhook_test';
  /** Where the log says what came of it */
  delivery_id: Scalars['uuid']['output'];
};

/** The answer to every request for a new password */
export type Recovery_Request = {
  __typename?: 'recovery_request';
  /** true for every address, whether it has an account or not */
  accepted: Scalars['Boolean']['output'];
};

/** Deliveries that are sent once more */
export type Replayed_Webhook_Deliveries = {
  __typename?: 'replayed_webhook_deliveries';
  /** How many; what waits already, tests, and what belongs to a disabled webhook is left out */
  replayed: Scalars['Int']['output'];
};

/** A person without an authenticator app now */
export type Reset_Totp = {
  __typename?: 'reset_totp';
  /** The person's id */
  user_id: Scalars['uuid']['output'];
};

export type Restore_History_Entry_Args = {
  entry_id?: InputMaybe<Scalars['bigint']['input']>;
  whole_transaction?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A product that goes on after a restore */
export type Resumed_Product = {
  __typename?: 'resumed_product';
  /** Whether it was held before this call */
  was_held: Scalars['Boolean']['output'];
};

/** An invitation whose link no longer works */
export type Revoked_Invitation = {
  __typename?: 'revoked_invitation';
  /** The invitation */
  invitation_id: Scalars['uuid']['output'];
};

/** A new secret of a webhook, shown this once */
export type Rotated_Webhook_Secret = {
  __typename?: 'rotated_webhook_secret';
  /** Until then the secret before it signs too */
  old_valid_until: Scalars['timestamptz']['output'];
  /** What signatures are checked with: whsec_ and the key in base64 */
  secret: Scalars['String']['output'];
};

/** The scripts as they are now */
export type Saved_Head_Scripts = {
  __typename?: 'saved_head_scripts';
  /** additional_head_scripts */
  key: Scalars['String']['output'];
  /** HTML for the head of every public page; null: none */
  value?: Maybe<Scalars['String']['output']>;
};

/** An invitation that was mailed */
export type Sent_Invitation = {
  __typename?: 'sent_invitation';
  /** Where it was mailed to */
  email: Scalars['String']['output'];
  /** Until then its link works */
  expires_at: Scalars['timestamptz']['output'];
  /** The invitation */
  invitation_id: Scalars['uuid']['output'];
};

/** A test mail that was taken */
export type Sent_Test = {
  __typename?: 'sent_test';
  /** What the mail server said */
  response: Scalars['String']['output'];
};

/** What search engines are told of the site */
export type Seo_Settings = {
  __typename?: 'seo_settings';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** site_title | meta_description | keywords */
  key: Scalars['String']['output'];
  /** When the text was last changed */
  updated_at: Scalars['timestamptz']['output'];
  /** The text in English */
  value: Scalars['String']['output'];
  /** The text in Arabic; null: the English one */
  value_ar?: Maybe<Scalars['String']['output']>;
};


/** What search engines are told of the site */
export type Seo_SettingsChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** What search engines are told of the site */
export type Seo_SettingsChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** What search engines are told of the site */
export type Seo_SettingsHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** What search engines are told of the site */
export type Seo_SettingsHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "seo_settings" */
export type Seo_Settings_Aggregate = {
  __typename?: 'seo_settings_aggregate';
  aggregate?: Maybe<Seo_Settings_Aggregate_Fields>;
  nodes: Array<Seo_Settings>;
};

/** aggregate fields of "seo_settings" */
export type Seo_Settings_Aggregate_Fields = {
  __typename?: 'seo_settings_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Seo_Settings_Max_Fields>;
  min?: Maybe<Seo_Settings_Min_Fields>;
};


/** aggregate fields of "seo_settings" */
export type Seo_Settings_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Seo_Settings_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "seo_settings". All fields are combined with a logical 'AND'. */
export type Seo_Settings_Bool_Exp = {
  _and?: InputMaybe<Array<Seo_Settings_Bool_Exp>>;
  _not?: InputMaybe<Seo_Settings_Bool_Exp>;
  _or?: InputMaybe<Array<Seo_Settings_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  key?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  value?: InputMaybe<String_Comparison_Exp>;
  value_ar?: InputMaybe<String_Comparison_Exp>;
};

/** unique or primary key constraints on table "seo_settings" */
export type Seo_Settings_Constraint =
  /** unique or primary key constraint on columns "key" */
  | 'seo_settings_pkey';

/** input type for inserting data into table "seo_settings" */
export type Seo_Settings_Insert_Input = {
  /** site_title | meta_description | keywords */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The text in English */
  value?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic; null: the English one */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Seo_Settings_Max_Fields = {
  __typename?: 'seo_settings_max_fields';
  /** site_title | meta_description | keywords */
  key?: Maybe<Scalars['String']['output']>;
  /** When the text was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The text in English */
  value?: Maybe<Scalars['String']['output']>;
  /** The text in Arabic; null: the English one */
  value_ar?: Maybe<Scalars['String']['output']>;
};

/** aggregate min on columns */
export type Seo_Settings_Min_Fields = {
  __typename?: 'seo_settings_min_fields';
  /** site_title | meta_description | keywords */
  key?: Maybe<Scalars['String']['output']>;
  /** When the text was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The text in English */
  value?: Maybe<Scalars['String']['output']>;
  /** The text in Arabic; null: the English one */
  value_ar?: Maybe<Scalars['String']['output']>;
};

/** response of any mutation on the table "seo_settings" */
export type Seo_Settings_Mutation_Response = {
  __typename?: 'seo_settings_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Seo_Settings>;
};

/** on_conflict condition type for table "seo_settings" */
export type Seo_Settings_On_Conflict = {
  constraint: Seo_Settings_Constraint;
  update_columns?: Array<Seo_Settings_Update_Column>;
  where?: InputMaybe<Seo_Settings_Bool_Exp>;
};

/** Ordering options when selecting data from "seo_settings". */
export type Seo_Settings_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  key?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  value?: InputMaybe<Order_By>;
  value_ar?: InputMaybe<Order_By>;
};

/** primary key columns input for table: seo_settings */
export type Seo_Settings_Pk_Columns_Input = {
  key: Scalars['String']['input'];
};

/** select columns of table "seo_settings" */
export type Seo_Settings_Select_Column =
  /** column name */
  | 'key'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'value'
  /** column name */
  | 'value_ar';

/** input type for set of table "seo_settings" */
export type Seo_Settings_Set_Input = {
  /** The text in English */
  value?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic; null: the English one */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** Streaming cursor of the table "seo_settings" */
export type Seo_Settings_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Seo_Settings_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Seo_Settings_Stream_Cursor_Value_Input = {
  /** site_title | meta_description | keywords */
  key?: InputMaybe<Scalars['String']['input']>;
  /** When the text was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The text in English */
  value?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic; null: the English one */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** update columns of table "seo_settings" */
export type Seo_Settings_Update_Column =
  /** column name */
  | 'value'
  /** column name */
  | 'value_ar';

export type Seo_Settings_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Seo_Settings_Set_Input>;
  /** filter the rows which have to be updated */
  where: Seo_Settings_Bool_Exp;
};

/** What a login gives: the session of a person at a browser, which a program can't keep. Programs use an API key */
export type Session_Tokens = {
  __typename?: 'session_tokens';
  /** A JWT for Authorization: Bearer; good for as many seconds as expires_in says, five minutes unless the operator chose otherwise */
  access_token: Scalars['String']['output'];
  /** Seconds until the access token ends */
  expires_in: Scalars['Int']['output'];
  /** Who logged in, as OpenID Connect says it */
  id_token: Scalars['String']['output'];
  /** Not the refresh token, which lies in an HttpOnly cookie: it says when the session ends, and renews nothing */
  refresh_token: Scalars['String']['output'];
};

/** A person whose sessions have ended */
export type Signed_Out_User = {
  __typename?: 'signed_out_user';
  /** The person's id */
  user_id: Scalars['uuid']['output'];
};

/** The words of the public pages that the owner may change, one row for each piece */
export type Site_Pieces = {
  __typename?: 'site_pieces';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** When it was added */
  created_at: Scalars['timestamptz']['output'];
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** False: visitors do not see it */
  is_shown: Scalars['Boolean']['output'];
  /** Which of the pieces that the product came with it is, unique within its part; null: it was added */
  original?: Maybe<Scalars['String']['output']>;
  /** Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading or uptime */
  part: Scalars['String']['output'];
  /** Picture of the set: the drawing of a feature, the mark of a partner, the sign of a reason; null: none */
  picture?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order: Scalars['Int']['output'];
  /** What proves the claim, in English; the page shows it beside the claim */
  source?: Maybe<Scalars['String']['output']>;
  /** What proves the claim, in Arabic; null: the English text */
  source_ar?: Maybe<Scalars['String']['output']>;
  /** Day of which the claim is; needs a source */
  source_date?: Maybe<Scalars['date']['output']>;
  /** Its text in English, such as the answer, without markup; {uptime} stands for the guaranteed uptime */
  text?: Maybe<Scalars['String']['output']>;
  /** Its text in Arabic; null: the English text */
  text_ar?: Maybe<Scalars['String']['output']>;
  /** Its title in English, such as the question, the name of a partner or what a figure counts */
  title: Scalars['String']['output'];
  /** Its title in Arabic; null: the English title */
  title_ar?: Maybe<Scalars['String']['output']>;
  /** When it was last changed */
  updated_at: Scalars['timestamptz']['output'];
  /** What a figure says in English, such as 50K+; of the part uptime the guaranteed uptime in percent */
  value?: Maybe<Scalars['String']['output']>;
  /** What a figure says in Arabic; null: as in English */
  value_ar?: Maybe<Scalars['String']['output']>;
};


/** The words of the public pages that the owner may change, one row for each piece */
export type Site_PiecesChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** The words of the public pages that the owner may change, one row for each piece */
export type Site_PiecesChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** The words of the public pages that the owner may change, one row for each piece */
export type Site_PiecesHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** The words of the public pages that the owner may change, one row for each piece */
export type Site_PiecesHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "site_pieces" */
export type Site_Pieces_Aggregate = {
  __typename?: 'site_pieces_aggregate';
  aggregate?: Maybe<Site_Pieces_Aggregate_Fields>;
  nodes: Array<Site_Pieces>;
};

/** aggregate fields of "site_pieces" */
export type Site_Pieces_Aggregate_Fields = {
  __typename?: 'site_pieces_aggregate_fields';
  avg?: Maybe<Site_Pieces_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Site_Pieces_Max_Fields>;
  min?: Maybe<Site_Pieces_Min_Fields>;
  stddev?: Maybe<Site_Pieces_Stddev_Fields>;
  stddev_pop?: Maybe<Site_Pieces_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Site_Pieces_Stddev_Samp_Fields>;
  sum?: Maybe<Site_Pieces_Sum_Fields>;
  var_pop?: Maybe<Site_Pieces_Var_Pop_Fields>;
  var_samp?: Maybe<Site_Pieces_Var_Samp_Fields>;
  variance?: Maybe<Site_Pieces_Variance_Fields>;
};


/** aggregate fields of "site_pieces" */
export type Site_Pieces_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Site_Pieces_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** aggregate avg on columns */
export type Site_Pieces_Avg_Fields = {
  __typename?: 'site_pieces_avg_fields';
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to filter rows from the table "site_pieces". All fields are combined with a logical 'AND'. */
export type Site_Pieces_Bool_Exp = {
  _and?: InputMaybe<Array<Site_Pieces_Bool_Exp>>;
  _not?: InputMaybe<Site_Pieces_Bool_Exp>;
  _or?: InputMaybe<Array<Site_Pieces_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_shown?: InputMaybe<Boolean_Comparison_Exp>;
  original?: InputMaybe<String_Comparison_Exp>;
  part?: InputMaybe<String_Comparison_Exp>;
  picture?: InputMaybe<String_Comparison_Exp>;
  sort_order?: InputMaybe<Int_Comparison_Exp>;
  source?: InputMaybe<String_Comparison_Exp>;
  source_ar?: InputMaybe<String_Comparison_Exp>;
  source_date?: InputMaybe<Date_Comparison_Exp>;
  text?: InputMaybe<String_Comparison_Exp>;
  text_ar?: InputMaybe<String_Comparison_Exp>;
  title?: InputMaybe<String_Comparison_Exp>;
  title_ar?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  value?: InputMaybe<String_Comparison_Exp>;
  value_ar?: InputMaybe<String_Comparison_Exp>;
};

/** unique or primary key constraints on table "site_pieces" */
export type Site_Pieces_Constraint =
  /** unique or primary key constraint on columns "part", "original" */
  | 'site_pieces_part_original_key'
  /** unique or primary key constraint on columns "id" */
  | 'site_pieces_pkey';

/** input type for inc of table "site_pieces" */
export type Site_Pieces_Inc_Input = {
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
};

/** input type for inserting data into table "site_pieces" */
export type Site_Pieces_Insert_Input = {
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** False: visitors do not see it */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which of the pieces that the product came with it is, unique within its part; null: it was added */
  original?: InputMaybe<Scalars['String']['input']>;
  /** Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading or uptime */
  part?: InputMaybe<Scalars['String']['input']>;
  /** Picture of the set: the drawing of a feature, the mark of a partner, the sign of a reason; null: none */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** What proves the claim, in English; the page shows it beside the claim */
  source?: InputMaybe<Scalars['String']['input']>;
  /** What proves the claim, in Arabic; null: the English text */
  source_ar?: InputMaybe<Scalars['String']['input']>;
  /** Day of which the claim is; needs a source */
  source_date?: InputMaybe<Scalars['date']['input']>;
  /** Its text in English, such as the answer, without markup; {uptime} stands for the guaranteed uptime */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Its text in Arabic; null: the English text */
  text_ar?: InputMaybe<Scalars['String']['input']>;
  /** Its title in English, such as the question, the name of a partner or what a figure counts */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Its title in Arabic; null: the English title */
  title_ar?: InputMaybe<Scalars['String']['input']>;
  /** What a figure says in English, such as 50K+; of the part uptime the guaranteed uptime in percent */
  value?: InputMaybe<Scalars['String']['input']>;
  /** What a figure says in Arabic; null: as in English */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Site_Pieces_Max_Fields = {
  __typename?: 'site_pieces_max_fields';
  /** When it was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Which of the pieces that the product came with it is, unique within its part; null: it was added */
  original?: Maybe<Scalars['String']['output']>;
  /** Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading or uptime */
  part?: Maybe<Scalars['String']['output']>;
  /** Picture of the set: the drawing of a feature, the mark of a partner, the sign of a reason; null: none */
  picture?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** What proves the claim, in English; the page shows it beside the claim */
  source?: Maybe<Scalars['String']['output']>;
  /** What proves the claim, in Arabic; null: the English text */
  source_ar?: Maybe<Scalars['String']['output']>;
  /** Day of which the claim is; needs a source */
  source_date?: Maybe<Scalars['date']['output']>;
  /** Its text in English, such as the answer, without markup; {uptime} stands for the guaranteed uptime */
  text?: Maybe<Scalars['String']['output']>;
  /** Its text in Arabic; null: the English text */
  text_ar?: Maybe<Scalars['String']['output']>;
  /** Its title in English, such as the question, the name of a partner or what a figure counts */
  title?: Maybe<Scalars['String']['output']>;
  /** Its title in Arabic; null: the English title */
  title_ar?: Maybe<Scalars['String']['output']>;
  /** When it was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What a figure says in English, such as 50K+; of the part uptime the guaranteed uptime in percent */
  value?: Maybe<Scalars['String']['output']>;
  /** What a figure says in Arabic; null: as in English */
  value_ar?: Maybe<Scalars['String']['output']>;
};

/** aggregate min on columns */
export type Site_Pieces_Min_Fields = {
  __typename?: 'site_pieces_min_fields';
  /** When it was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Which of the pieces that the product came with it is, unique within its part; null: it was added */
  original?: Maybe<Scalars['String']['output']>;
  /** Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading or uptime */
  part?: Maybe<Scalars['String']['output']>;
  /** Picture of the set: the drawing of a feature, the mark of a partner, the sign of a reason; null: none */
  picture?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** What proves the claim, in English; the page shows it beside the claim */
  source?: Maybe<Scalars['String']['output']>;
  /** What proves the claim, in Arabic; null: the English text */
  source_ar?: Maybe<Scalars['String']['output']>;
  /** Day of which the claim is; needs a source */
  source_date?: Maybe<Scalars['date']['output']>;
  /** Its text in English, such as the answer, without markup; {uptime} stands for the guaranteed uptime */
  text?: Maybe<Scalars['String']['output']>;
  /** Its text in Arabic; null: the English text */
  text_ar?: Maybe<Scalars['String']['output']>;
  /** Its title in English, such as the question, the name of a partner or what a figure counts */
  title?: Maybe<Scalars['String']['output']>;
  /** Its title in Arabic; null: the English title */
  title_ar?: Maybe<Scalars['String']['output']>;
  /** When it was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** What a figure says in English, such as 50K+; of the part uptime the guaranteed uptime in percent */
  value?: Maybe<Scalars['String']['output']>;
  /** What a figure says in Arabic; null: as in English */
  value_ar?: Maybe<Scalars['String']['output']>;
};

/** response of any mutation on the table "site_pieces" */
export type Site_Pieces_Mutation_Response = {
  __typename?: 'site_pieces_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Site_Pieces>;
};

/** on_conflict condition type for table "site_pieces" */
export type Site_Pieces_On_Conflict = {
  constraint: Site_Pieces_Constraint;
  update_columns?: Array<Site_Pieces_Update_Column>;
  where?: InputMaybe<Site_Pieces_Bool_Exp>;
};

/** Ordering options when selecting data from "site_pieces". */
export type Site_Pieces_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  created_at?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  is_shown?: InputMaybe<Order_By>;
  original?: InputMaybe<Order_By>;
  part?: InputMaybe<Order_By>;
  picture?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  source?: InputMaybe<Order_By>;
  source_ar?: InputMaybe<Order_By>;
  source_date?: InputMaybe<Order_By>;
  text?: InputMaybe<Order_By>;
  text_ar?: InputMaybe<Order_By>;
  title?: InputMaybe<Order_By>;
  title_ar?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  value?: InputMaybe<Order_By>;
  value_ar?: InputMaybe<Order_By>;
};

/** primary key columns input for table: site_pieces */
export type Site_Pieces_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "site_pieces" */
export type Site_Pieces_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'is_shown'
  /** column name */
  | 'original'
  /** column name */
  | 'part'
  /** column name */
  | 'picture'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'source'
  /** column name */
  | 'source_ar'
  /** column name */
  | 'source_date'
  /** column name */
  | 'text'
  /** column name */
  | 'text_ar'
  /** column name */
  | 'title'
  /** column name */
  | 'title_ar'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'value'
  /** column name */
  | 'value_ar';

/** input type for set of table "site_pieces" */
export type Site_Pieces_Set_Input = {
  /** False: visitors do not see it */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Picture of the set: the drawing of a feature, the mark of a partner, the sign of a reason; null: none */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** What proves the claim, in English; the page shows it beside the claim */
  source?: InputMaybe<Scalars['String']['input']>;
  /** What proves the claim, in Arabic; null: the English text */
  source_ar?: InputMaybe<Scalars['String']['input']>;
  /** Day of which the claim is; needs a source */
  source_date?: InputMaybe<Scalars['date']['input']>;
  /** Its text in English, such as the answer, without markup; {uptime} stands for the guaranteed uptime */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Its text in Arabic; null: the English text */
  text_ar?: InputMaybe<Scalars['String']['input']>;
  /** Its title in English, such as the question, the name of a partner or what a figure counts */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Its title in Arabic; null: the English title */
  title_ar?: InputMaybe<Scalars['String']['input']>;
  /** What a figure says in English, such as 50K+; of the part uptime the guaranteed uptime in percent */
  value?: InputMaybe<Scalars['String']['input']>;
  /** What a figure says in Arabic; null: as in English */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate stddev on columns */
export type Site_Pieces_Stddev_Fields = {
  __typename?: 'site_pieces_stddev_fields';
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_pop on columns */
export type Site_Pieces_Stddev_Pop_Fields = {
  __typename?: 'site_pieces_stddev_pop_fields';
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_samp on columns */
export type Site_Pieces_Stddev_Samp_Fields = {
  __typename?: 'site_pieces_stddev_samp_fields';
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Streaming cursor of the table "site_pieces" */
export type Site_Pieces_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Site_Pieces_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Site_Pieces_Stream_Cursor_Value_Input = {
  /** When it was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** False: visitors do not see it */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which of the pieces that the product came with it is, unique within its part; null: it was added */
  original?: InputMaybe<Scalars['String']['input']>;
  /** Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading or uptime */
  part?: InputMaybe<Scalars['String']['input']>;
  /** Picture of the set: the drawing of a feature, the mark of a partner, the sign of a reason; null: none */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** What proves the claim, in English; the page shows it beside the claim */
  source?: InputMaybe<Scalars['String']['input']>;
  /** What proves the claim, in Arabic; null: the English text */
  source_ar?: InputMaybe<Scalars['String']['input']>;
  /** Day of which the claim is; needs a source */
  source_date?: InputMaybe<Scalars['date']['input']>;
  /** Its text in English, such as the answer, without markup; {uptime} stands for the guaranteed uptime */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Its text in Arabic; null: the English text */
  text_ar?: InputMaybe<Scalars['String']['input']>;
  /** Its title in English, such as the question, the name of a partner or what a figure counts */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Its title in Arabic; null: the English title */
  title_ar?: InputMaybe<Scalars['String']['input']>;
  /** When it was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** What a figure says in English, such as 50K+; of the part uptime the guaranteed uptime in percent */
  value?: InputMaybe<Scalars['String']['input']>;
  /** What a figure says in Arabic; null: as in English */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate sum on columns */
export type Site_Pieces_Sum_Fields = {
  __typename?: 'site_pieces_sum_fields';
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Int']['output']>;
};

/** update columns of table "site_pieces" */
export type Site_Pieces_Update_Column =
  /** column name */
  | 'is_shown'
  /** column name */
  | 'picture'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'source'
  /** column name */
  | 'source_ar'
  /** column name */
  | 'source_date'
  /** column name */
  | 'text'
  /** column name */
  | 'text_ar'
  /** column name */
  | 'title'
  /** column name */
  | 'title_ar'
  /** column name */
  | 'value'
  /** column name */
  | 'value_ar';

export type Site_Pieces_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: InputMaybe<Site_Pieces_Inc_Input>;
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Site_Pieces_Set_Input>;
  /** filter the rows which have to be updated */
  where: Site_Pieces_Bool_Exp;
};

/** aggregate var_pop on columns */
export type Site_Pieces_Var_Pop_Fields = {
  __typename?: 'site_pieces_var_pop_fields';
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate var_samp on columns */
export type Site_Pieces_Var_Samp_Fields = {
  __typename?: 'site_pieces_var_samp_fields';
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate variance on columns */
export type Site_Pieces_Variance_Fields = {
  __typename?: 'site_pieces_variance_fields';
  /** Lower ones stand first within their part; a piece without a number comes last */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** What the site says of its company; a missing or empty value leaves that of the environment */
export type Site_Settings = {
  __typename?: 'site_settings';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | logo_wide | logo_square | brand_color | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google */
  key: Scalars['String']['output'];
  /** When the value was last changed */
  updated_at: Scalars['timestamptz']['output'];
  /** The value, in English where it is a text */
  value?: Maybe<Scalars['String']['output']>;
  /** The value in Arabic; null: the one in value */
  value_ar?: Maybe<Scalars['String']['output']>;
};


/** What the site says of its company; a missing or empty value leaves that of the environment */
export type Site_SettingsChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** What the site says of its company; a missing or empty value leaves that of the environment */
export type Site_SettingsChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** What the site says of its company; a missing or empty value leaves that of the environment */
export type Site_SettingsHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** What the site says of its company; a missing or empty value leaves that of the environment */
export type Site_SettingsHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "site_settings" */
export type Site_Settings_Aggregate = {
  __typename?: 'site_settings_aggregate';
  aggregate?: Maybe<Site_Settings_Aggregate_Fields>;
  nodes: Array<Site_Settings>;
};

/** aggregate fields of "site_settings" */
export type Site_Settings_Aggregate_Fields = {
  __typename?: 'site_settings_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Site_Settings_Max_Fields>;
  min?: Maybe<Site_Settings_Min_Fields>;
};


/** aggregate fields of "site_settings" */
export type Site_Settings_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Site_Settings_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "site_settings". All fields are combined with a logical 'AND'. */
export type Site_Settings_Bool_Exp = {
  _and?: InputMaybe<Array<Site_Settings_Bool_Exp>>;
  _not?: InputMaybe<Site_Settings_Bool_Exp>;
  _or?: InputMaybe<Array<Site_Settings_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  key?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  value?: InputMaybe<String_Comparison_Exp>;
  value_ar?: InputMaybe<String_Comparison_Exp>;
};

/** unique or primary key constraints on table "site_settings" */
export type Site_Settings_Constraint =
  /** unique or primary key constraint on columns "key" */
  | 'site_settings_pkey';

/** input type for inserting data into table "site_settings" */
export type Site_Settings_Insert_Input = {
  /** brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | logo_wide | logo_square | brand_color | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The value, in English where it is a text */
  value?: InputMaybe<Scalars['String']['input']>;
  /** The value in Arabic; null: the one in value */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Site_Settings_Max_Fields = {
  __typename?: 'site_settings_max_fields';
  /** brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | logo_wide | logo_square | brand_color | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google */
  key?: Maybe<Scalars['String']['output']>;
  /** When the value was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The value, in English where it is a text */
  value?: Maybe<Scalars['String']['output']>;
  /** The value in Arabic; null: the one in value */
  value_ar?: Maybe<Scalars['String']['output']>;
};

/** aggregate min on columns */
export type Site_Settings_Min_Fields = {
  __typename?: 'site_settings_min_fields';
  /** brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | logo_wide | logo_square | brand_color | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google */
  key?: Maybe<Scalars['String']['output']>;
  /** When the value was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The value, in English where it is a text */
  value?: Maybe<Scalars['String']['output']>;
  /** The value in Arabic; null: the one in value */
  value_ar?: Maybe<Scalars['String']['output']>;
};

/** response of any mutation on the table "site_settings" */
export type Site_Settings_Mutation_Response = {
  __typename?: 'site_settings_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Site_Settings>;
};

/** on_conflict condition type for table "site_settings" */
export type Site_Settings_On_Conflict = {
  constraint: Site_Settings_Constraint;
  update_columns?: Array<Site_Settings_Update_Column>;
  where?: InputMaybe<Site_Settings_Bool_Exp>;
};

/** Ordering options when selecting data from "site_settings". */
export type Site_Settings_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  key?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  value?: InputMaybe<Order_By>;
  value_ar?: InputMaybe<Order_By>;
};

/** primary key columns input for table: site_settings */
export type Site_Settings_Pk_Columns_Input = {
  key: Scalars['String']['input'];
};

/** select columns of table "site_settings" */
export type Site_Settings_Select_Column =
  /** column name */
  | 'key'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'value'
  /** column name */
  | 'value_ar';

/** input type for set of table "site_settings" */
export type Site_Settings_Set_Input = {
  /** The value, in English where it is a text */
  value?: InputMaybe<Scalars['String']['input']>;
  /** The value in Arabic; null: the one in value */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** Streaming cursor of the table "site_settings" */
export type Site_Settings_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Site_Settings_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Site_Settings_Stream_Cursor_Value_Input = {
  /** brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | logo_wide | logo_square | brand_color | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google */
  key?: InputMaybe<Scalars['String']['input']>;
  /** When the value was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The value, in English where it is a text */
  value?: InputMaybe<Scalars['String']['input']>;
  /** The value in Arabic; null: the one in value */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** update columns of table "site_settings" */
export type Site_Settings_Update_Column =
  /** column name */
  | 'value'
  /** column name */
  | 'value_ar';

export type Site_Settings_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Site_Settings_Set_Input>;
  /** filter the rows which have to be updated */
  where: Site_Settings_Bool_Exp;
};

/** What a state of contacts means that nobody knows */
export type State_Meaning = {
  /** subscribed | unsubscribed | bounced | skip (the contact is left out) */
  means: Scalars['String']['input'];
  /** The state as the contacts have it; * stands for every state that nobody knows */
  value: Scalars['String']['input'];
};

/** Announcements of the bar on top of the site */
export type Store_Notices = {
  __typename?: 'store_notices';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** The text in English */
  content: Scalars['String']['output'];
  /** The text in Arabic; null: the English one */
  content_ar?: Maybe<Scalars['String']['output']>;
  /** When the notice was added */
  created_at: Scalars['timestamptz']['output'];
  /** Not shown from then on; null: without end */
  ends_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told */
  ends_at_zone?: Maybe<Scalars['String']['output']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names store_notices_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** Whether visitors may see it at all */
  is_active: Scalars['Boolean']['output'];
  /** Where the notice leads: a path of the site, or an address */
  link_url?: Maybe<Scalars['String']['output']>;
  /** The date that is shown with the notice */
  notice_date: Scalars['date']['output'];
  /** info | warning | critical; the latter two show on phones too */
  severity: Scalars['String']['output'];
  /** Not shown before; null: from the beginning */
  starts_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: Maybe<Scalars['String']['output']>;
  /** When the notice was last changed */
  updated_at: Scalars['timestamptz']['output'];
};


/** Announcements of the bar on top of the site */
export type Store_NoticesChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Announcements of the bar on top of the site */
export type Store_NoticesChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Announcements of the bar on top of the site */
export type Store_NoticesHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Announcements of the bar on top of the site */
export type Store_NoticesHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "store_notices" */
export type Store_Notices_Aggregate = {
  __typename?: 'store_notices_aggregate';
  aggregate?: Maybe<Store_Notices_Aggregate_Fields>;
  nodes: Array<Store_Notices>;
};

/** aggregate fields of "store_notices" */
export type Store_Notices_Aggregate_Fields = {
  __typename?: 'store_notices_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Store_Notices_Max_Fields>;
  min?: Maybe<Store_Notices_Min_Fields>;
};


/** aggregate fields of "store_notices" */
export type Store_Notices_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Store_Notices_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "store_notices". All fields are combined with a logical 'AND'. */
export type Store_Notices_Bool_Exp = {
  _and?: InputMaybe<Array<Store_Notices_Bool_Exp>>;
  _not?: InputMaybe<Store_Notices_Bool_Exp>;
  _or?: InputMaybe<Array<Store_Notices_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  content?: InputMaybe<String_Comparison_Exp>;
  content_ar?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  ends_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  ends_at_zone?: InputMaybe<String_Comparison_Exp>;
  external_id?: InputMaybe<String_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_active?: InputMaybe<Boolean_Comparison_Exp>;
  link_url?: InputMaybe<String_Comparison_Exp>;
  notice_date?: InputMaybe<Date_Comparison_Exp>;
  severity?: InputMaybe<String_Comparison_Exp>;
  starts_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  starts_at_zone?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "store_notices" */
export type Store_Notices_Constraint =
  /** unique or primary key constraint on columns "external_id" */
  | 'store_notices_external_id_unique'
  /** unique or primary key constraint on columns "id" */
  | 'store_notices_pkey';

/** input type for inserting data into table "store_notices" */
export type Store_Notices_Insert_Input = {
  /** The text in English */
  content?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic; null: the English one */
  content_ar?: InputMaybe<Scalars['String']['input']>;
  /** Not shown from then on; null: without end */
  ends_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told */
  ends_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names store_notices_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** Whether visitors may see it at all */
  is_active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the notice leads: a path of the site, or an address */
  link_url?: InputMaybe<Scalars['String']['input']>;
  /** The date that is shown with the notice */
  notice_date?: InputMaybe<Scalars['date']['input']>;
  /** info | warning | critical; the latter two show on phones too */
  severity?: InputMaybe<Scalars['String']['input']>;
  /** Not shown before; null: from the beginning */
  starts_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Store_Notices_Max_Fields = {
  __typename?: 'store_notices_max_fields';
  /** The text in English */
  content?: Maybe<Scalars['String']['output']>;
  /** The text in Arabic; null: the English one */
  content_ar?: Maybe<Scalars['String']['output']>;
  /** When the notice was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Not shown from then on; null: without end */
  ends_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told */
  ends_at_zone?: Maybe<Scalars['String']['output']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names store_notices_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** Where the notice leads: a path of the site, or an address */
  link_url?: Maybe<Scalars['String']['output']>;
  /** The date that is shown with the notice */
  notice_date?: Maybe<Scalars['date']['output']>;
  /** info | warning | critical; the latter two show on phones too */
  severity?: Maybe<Scalars['String']['output']>;
  /** Not shown before; null: from the beginning */
  starts_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: Maybe<Scalars['String']['output']>;
  /** When the notice was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type Store_Notices_Min_Fields = {
  __typename?: 'store_notices_min_fields';
  /** The text in English */
  content?: Maybe<Scalars['String']['output']>;
  /** The text in Arabic; null: the English one */
  content_ar?: Maybe<Scalars['String']['output']>;
  /** When the notice was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Not shown from then on; null: without end */
  ends_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told */
  ends_at_zone?: Maybe<Scalars['String']['output']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names store_notices_external_id_unique */
  external_id?: Maybe<Scalars['String']['output']>;
  /** Where the notice leads: a path of the site, or an address */
  link_url?: Maybe<Scalars['String']['output']>;
  /** The date that is shown with the notice */
  notice_date?: Maybe<Scalars['date']['output']>;
  /** info | warning | critical; the latter two show on phones too */
  severity?: Maybe<Scalars['String']['output']>;
  /** Not shown before; null: from the beginning */
  starts_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: Maybe<Scalars['String']['output']>;
  /** When the notice was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** response of any mutation on the table "store_notices" */
export type Store_Notices_Mutation_Response = {
  __typename?: 'store_notices_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Store_Notices>;
};

/** on_conflict condition type for table "store_notices" */
export type Store_Notices_On_Conflict = {
  constraint: Store_Notices_Constraint;
  update_columns?: Array<Store_Notices_Update_Column>;
  where?: InputMaybe<Store_Notices_Bool_Exp>;
};

/** Ordering options when selecting data from "store_notices". */
export type Store_Notices_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  content?: InputMaybe<Order_By>;
  content_ar?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  ends_at?: InputMaybe<Order_By>;
  ends_at_zone?: InputMaybe<Order_By>;
  external_id?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  is_active?: InputMaybe<Order_By>;
  link_url?: InputMaybe<Order_By>;
  notice_date?: InputMaybe<Order_By>;
  severity?: InputMaybe<Order_By>;
  starts_at?: InputMaybe<Order_By>;
  starts_at_zone?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: store_notices */
export type Store_Notices_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "store_notices" */
export type Store_Notices_Select_Column =
  /** column name */
  | 'content'
  /** column name */
  | 'content_ar'
  /** column name */
  | 'created_at'
  /** column name */
  | 'ends_at'
  /** column name */
  | 'ends_at_zone'
  /** column name */
  | 'external_id'
  /** column name */
  | 'id'
  /** column name */
  | 'is_active'
  /** column name */
  | 'link_url'
  /** column name */
  | 'notice_date'
  /** column name */
  | 'severity'
  /** column name */
  | 'starts_at'
  /** column name */
  | 'starts_at_zone'
  /** column name */
  | 'updated_at';

/** input type for set of table "store_notices" */
export type Store_Notices_Set_Input = {
  /** The text in English */
  content?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic; null: the English one */
  content_ar?: InputMaybe<Scalars['String']['input']>;
  /** Not shown from then on; null: without end */
  ends_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told */
  ends_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names store_notices_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors may see it at all */
  is_active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the notice leads: a path of the site, or an address */
  link_url?: InputMaybe<Scalars['String']['input']>;
  /** The date that is shown with the notice */
  notice_date?: InputMaybe<Scalars['date']['input']>;
  /** info | warning | critical; the latter two show on phones too */
  severity?: InputMaybe<Scalars['String']['input']>;
  /** Not shown before; null: from the beginning */
  starts_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: InputMaybe<Scalars['String']['input']>;
};

/** Streaming cursor of the table "store_notices" */
export type Store_Notices_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Store_Notices_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Store_Notices_Stream_Cursor_Value_Input = {
  /** The text in English */
  content?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic; null: the English one */
  content_ar?: InputMaybe<Scalars['String']['input']>;
  /** When the notice was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Not shown from then on; null: without end */
  ends_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told */
  ends_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** What the row is called in the system that it comes from, at most 100 characters; on_conflict names store_notices_external_id_unique */
  external_id?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** Whether visitors may see it at all */
  is_active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the notice leads: a path of the site, or an address */
  link_url?: InputMaybe<Scalars['String']['input']>;
  /** The date that is shown with the notice */
  notice_date?: InputMaybe<Scalars['date']['input']>;
  /** info | warning | critical; the latter two show on phones too */
  severity?: InputMaybe<Scalars['String']['input']>;
  /** Not shown before; null: from the beginning */
  starts_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** When the notice was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** update columns of table "store_notices" */
export type Store_Notices_Update_Column =
  /** column name */
  | 'content'
  /** column name */
  | 'content_ar'
  /** column name */
  | 'ends_at'
  /** column name */
  | 'ends_at_zone'
  /** column name */
  | 'external_id'
  /** column name */
  | 'is_active'
  /** column name */
  | 'link_url'
  /** column name */
  | 'notice_date'
  /** column name */
  | 'severity'
  /** column name */
  | 'starts_at'
  /** column name */
  | 'starts_at_zone';

export type Store_Notices_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Store_Notices_Set_Input>;
  /** filter the rows which have to be updated */
  where: Store_Notices_Bool_Exp;
};

/** How many contacts were subscribed on each day; no row stands for a day on which nothing counted them */
export type Subscriber_Totals = {
  __typename?: 'subscriber_totals';
  /** When they were last counted */
  counted_at: Scalars['timestamptz']['output'];
  /** The day, in UTC */
  day: Scalars['date']['output'];
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count: Scalars['Int']['output'];
};

/** aggregated selection of "subscriber_totals" */
export type Subscriber_Totals_Aggregate = {
  __typename?: 'subscriber_totals_aggregate';
  aggregate?: Maybe<Subscriber_Totals_Aggregate_Fields>;
  nodes: Array<Subscriber_Totals>;
};

/** aggregate fields of "subscriber_totals" */
export type Subscriber_Totals_Aggregate_Fields = {
  __typename?: 'subscriber_totals_aggregate_fields';
  avg?: Maybe<Subscriber_Totals_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Subscriber_Totals_Max_Fields>;
  min?: Maybe<Subscriber_Totals_Min_Fields>;
  stddev?: Maybe<Subscriber_Totals_Stddev_Fields>;
  stddev_pop?: Maybe<Subscriber_Totals_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Subscriber_Totals_Stddev_Samp_Fields>;
  sum?: Maybe<Subscriber_Totals_Sum_Fields>;
  var_pop?: Maybe<Subscriber_Totals_Var_Pop_Fields>;
  var_samp?: Maybe<Subscriber_Totals_Var_Samp_Fields>;
  variance?: Maybe<Subscriber_Totals_Variance_Fields>;
};


/** aggregate fields of "subscriber_totals" */
export type Subscriber_Totals_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Subscriber_Totals_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** aggregate avg on columns */
export type Subscriber_Totals_Avg_Fields = {
  __typename?: 'subscriber_totals_avg_fields';
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to filter rows from the table "subscriber_totals". All fields are combined with a logical 'AND'. */
export type Subscriber_Totals_Bool_Exp = {
  _and?: InputMaybe<Array<Subscriber_Totals_Bool_Exp>>;
  _not?: InputMaybe<Subscriber_Totals_Bool_Exp>;
  _or?: InputMaybe<Array<Subscriber_Totals_Bool_Exp>>;
  counted_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  day?: InputMaybe<Date_Comparison_Exp>;
  subscribed_count?: InputMaybe<Int_Comparison_Exp>;
};

/** aggregate max on columns */
export type Subscriber_Totals_Max_Fields = {
  __typename?: 'subscriber_totals_max_fields';
  /** When they were last counted */
  counted_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The day, in UTC */
  day?: Maybe<Scalars['date']['output']>;
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Int']['output']>;
};

/** aggregate min on columns */
export type Subscriber_Totals_Min_Fields = {
  __typename?: 'subscriber_totals_min_fields';
  /** When they were last counted */
  counted_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The day, in UTC */
  day?: Maybe<Scalars['date']['output']>;
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Int']['output']>;
};

/** Ordering options when selecting data from "subscriber_totals". */
export type Subscriber_Totals_Order_By = {
  counted_at?: InputMaybe<Order_By>;
  day?: InputMaybe<Order_By>;
  subscribed_count?: InputMaybe<Order_By>;
};

/** select columns of table "subscriber_totals" */
export type Subscriber_Totals_Select_Column =
  /** column name */
  | 'counted_at'
  /** column name */
  | 'day'
  /** column name */
  | 'subscribed_count';

/** aggregate stddev on columns */
export type Subscriber_Totals_Stddev_Fields = {
  __typename?: 'subscriber_totals_stddev_fields';
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_pop on columns */
export type Subscriber_Totals_Stddev_Pop_Fields = {
  __typename?: 'subscriber_totals_stddev_pop_fields';
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_samp on columns */
export type Subscriber_Totals_Stddev_Samp_Fields = {
  __typename?: 'subscriber_totals_stddev_samp_fields';
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Float']['output']>;
};

/** Streaming cursor of the table "subscriber_totals" */
export type Subscriber_Totals_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Subscriber_Totals_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Subscriber_Totals_Stream_Cursor_Value_Input = {
  /** When they were last counted */
  counted_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The day, in UTC */
  day?: InputMaybe<Scalars['date']['input']>;
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate sum on columns */
export type Subscriber_Totals_Sum_Fields = {
  __typename?: 'subscriber_totals_sum_fields';
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Int']['output']>;
};

/** aggregate var_pop on columns */
export type Subscriber_Totals_Var_Pop_Fields = {
  __typename?: 'subscriber_totals_var_pop_fields';
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Float']['output']>;
};

/** aggregate var_samp on columns */
export type Subscriber_Totals_Var_Samp_Fields = {
  __typename?: 'subscriber_totals_var_samp_fields';
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Float']['output']>;
};

/** aggregate variance on columns */
export type Subscriber_Totals_Variance_Fields = {
  __typename?: 'subscriber_totals_variance_fields';
  /** Contacts that get newsletters, as last counted on that day */
  subscribed_count?: Maybe<Scalars['Float']['output']>;
};

export type Subscription_Root = {
  __typename?: 'subscription_root';
  /** fetch data from the table: "analytics_settings" */
  analytics_settings: Array<Analytics_Settings>;
  /** fetch aggregated fields from the table: "analytics_settings" */
  analytics_settings_aggregate: Analytics_Settings_Aggregate;
  /** fetch data from the table: "analytics_settings" using primary key columns */
  analytics_settings_by_pk?: Maybe<Analytics_Settings>;
  /** fetch data from the table in a streaming manner: "analytics_settings" */
  analytics_settings_stream: Array<Analytics_Settings>;
  /** fetch data from the table: "api_keys" */
  api_keys: Array<Api_Keys>;
  /** fetch aggregated fields from the table: "api_keys" */
  api_keys_aggregate: Api_Keys_Aggregate;
  /** fetch data from the table: "api_keys" using primary key columns */
  api_keys_by_pk?: Maybe<Api_Keys>;
  /** fetch data from the table in a streaming manner: "api_keys" */
  api_keys_stream: Array<Api_Keys>;
  /** fetch data from the table: "changes" */
  changes: Array<Changes>;
  /** fetch aggregated fields from the table: "changes" */
  changes_aggregate: Changes_Aggregate;
  /** fetch data from the table: "changes" using primary key columns */
  changes_by_pk?: Maybe<Changes>;
  /** fetch data from the table in a streaming manner: "changes" */
  changes_stream: Array<Changes>;
  /** fetch data from the table: "contacts" */
  contacts: Array<Contacts>;
  /** fetch aggregated fields from the table: "contacts" */
  contacts_aggregate: Contacts_Aggregate;
  /** fetch data from the table: "contacts" using primary key columns */
  contacts_by_pk?: Maybe<Contacts>;
  /** fetch data from the table in a streaming manner: "contacts" */
  contacts_stream: Array<Contacts>;
  /** fetch data from the table: "deliveries" */
  deliveries: Array<Deliveries>;
  /** fetch aggregated fields from the table: "deliveries" */
  deliveries_aggregate: Deliveries_Aggregate;
  /** fetch data from the table: "deliveries" using primary key columns */
  deliveries_by_pk?: Maybe<Deliveries>;
  /** fetch data from the table in a streaming manner: "deliveries" */
  deliveries_stream: Array<Deliveries>;
  /** fetch data from the table: "dispatches" */
  dispatches: Array<Dispatches>;
  /** fetch aggregated fields from the table: "dispatches" */
  dispatches_aggregate: Dispatches_Aggregate;
  /** fetch data from the table: "dispatches" using primary key columns */
  dispatches_by_pk?: Maybe<Dispatches>;
  /** fetch data from the table in a streaming manner: "dispatches" */
  dispatches_stream: Array<Dispatches>;
  /** fetch data from the table: "domain_extensions" */
  domain_extensions: Array<Domain_Extensions>;
  /** fetch aggregated fields from the table: "domain_extensions" */
  domain_extensions_aggregate: Domain_Extensions_Aggregate;
  /** fetch data from the table: "domain_extensions" using primary key columns */
  domain_extensions_by_pk?: Maybe<Domain_Extensions>;
  /** fetch data from the table in a streaming manner: "domain_extensions" */
  domain_extensions_stream: Array<Domain_Extensions>;
  /** fetch data from the table: "domain_prices" */
  domain_prices: Array<Domain_Prices>;
  /** fetch aggregated fields from the table: "domain_prices" */
  domain_prices_aggregate: Domain_Prices_Aggregate;
  /** fetch data from the table: "domain_prices" using primary key columns */
  domain_prices_by_pk?: Maybe<Domain_Prices>;
  /** fetch data from the table in a streaming manner: "domain_prices" */
  domain_prices_stream: Array<Domain_Prices>;
  /** fetch data from the table: "footer_links" */
  footer_links: Array<Footer_Links>;
  /** fetch aggregated fields from the table: "footer_links" */
  footer_links_aggregate: Footer_Links_Aggregate;
  /** fetch data from the table: "footer_links" using primary key columns */
  footer_links_by_pk?: Maybe<Footer_Links>;
  /** fetch data from the table in a streaming manner: "footer_links" */
  footer_links_stream: Array<Footer_Links>;
  /** fetch data from the table: "history_entries" */
  history_entries: Array<History_Entries>;
  /** fetch aggregated fields from the table: "history_entries" */
  history_entries_aggregate: History_Entries_Aggregate;
  /** fetch data from the table: "history_entries" using primary key columns */
  history_entries_by_pk?: Maybe<History_Entries>;
  /** fetch data from the table in a streaming manner: "history_entries" */
  history_entries_stream: Array<History_Entries>;
  /** fetch data from the table: "holds" */
  holds: Array<Holds>;
  /** fetch data from the table: "holds" using primary key columns */
  holds_by_pk?: Maybe<Holds>;
  /** fetch data from the table in a streaming manner: "holds" */
  holds_stream: Array<Holds>;
  /** fetch data from the table: "imports" */
  imports: Array<Imports>;
  /** fetch aggregated fields from the table: "imports" */
  imports_aggregate: Imports_Aggregate;
  /** fetch data from the table: "imports" using primary key columns */
  imports_by_pk?: Maybe<Imports>;
  /** fetch data from the table in a streaming manner: "imports" */
  imports_stream: Array<Imports>;
  /** fetch data from the table: "invitations" */
  invitations: Array<Invitations>;
  /** fetch aggregated fields from the table: "invitations" */
  invitations_aggregate: Invitations_Aggregate;
  /** fetch data from the table: "invitations" using primary key columns */
  invitations_by_pk?: Maybe<Invitations>;
  /** fetch data from the table in a streaming manner: "invitations" */
  invitations_stream: Array<Invitations>;
  /** fetch data from the table: "legal_pages" */
  legal_pages: Array<Legal_Pages>;
  /** fetch aggregated fields from the table: "legal_pages" */
  legal_pages_aggregate: Legal_Pages_Aggregate;
  /** fetch data from the table: "legal_pages" using primary key columns */
  legal_pages_by_pk?: Maybe<Legal_Pages>;
  /** fetch data from the table in a streaming manner: "legal_pages" */
  legal_pages_stream: Array<Legal_Pages>;
  /** fetch data from the table: "newsletters" */
  newsletters: Array<Newsletters>;
  /** fetch aggregated fields from the table: "newsletters" */
  newsletters_aggregate: Newsletters_Aggregate;
  /** fetch data from the table: "newsletters" using primary key columns */
  newsletters_by_pk?: Maybe<Newsletters>;
  /** fetch data from the table in a streaming manner: "newsletters" */
  newsletters_stream: Array<Newsletters>;
  /** fetch data from the table: "people" */
  people: Array<People>;
  /** fetch aggregated fields from the table: "people" */
  people_aggregate: People_Aggregate;
  /** fetch data from the table: "people" using primary key columns */
  people_by_pk?: Maybe<People>;
  /** fetch data from the table in a streaming manner: "people" */
  people_stream: Array<People>;
  /** fetch data from the table: "pictures" */
  pictures: Array<Pictures>;
  /** fetch aggregated fields from the table: "pictures" */
  pictures_aggregate: Pictures_Aggregate;
  /** fetch data from the table: "pictures" using primary key columns */
  pictures_by_pk?: Maybe<Pictures>;
  /** fetch data from the table in a streaming manner: "pictures" */
  pictures_stream: Array<Pictures>;
  /** fetch data from the table: "pricing_plans" */
  pricing_plans: Array<Pricing_Plans>;
  /** fetch aggregated fields from the table: "pricing_plans" */
  pricing_plans_aggregate: Pricing_Plans_Aggregate;
  /** fetch data from the table: "pricing_plans" using primary key columns */
  pricing_plans_by_pk?: Maybe<Pricing_Plans>;
  /** fetch data from the table in a streaming manner: "pricing_plans" */
  pricing_plans_stream: Array<Pricing_Plans>;
  /** fetch data from the table: "seo_settings" */
  seo_settings: Array<Seo_Settings>;
  /** fetch aggregated fields from the table: "seo_settings" */
  seo_settings_aggregate: Seo_Settings_Aggregate;
  /** fetch data from the table: "seo_settings" using primary key columns */
  seo_settings_by_pk?: Maybe<Seo_Settings>;
  /** fetch data from the table in a streaming manner: "seo_settings" */
  seo_settings_stream: Array<Seo_Settings>;
  /** fetch data from the table: "site_pieces" */
  site_pieces: Array<Site_Pieces>;
  /** fetch aggregated fields from the table: "site_pieces" */
  site_pieces_aggregate: Site_Pieces_Aggregate;
  /** fetch data from the table: "site_pieces" using primary key columns */
  site_pieces_by_pk?: Maybe<Site_Pieces>;
  /** fetch data from the table in a streaming manner: "site_pieces" */
  site_pieces_stream: Array<Site_Pieces>;
  /** fetch data from the table: "site_settings" */
  site_settings: Array<Site_Settings>;
  /** fetch aggregated fields from the table: "site_settings" */
  site_settings_aggregate: Site_Settings_Aggregate;
  /** fetch data from the table: "site_settings" using primary key columns */
  site_settings_by_pk?: Maybe<Site_Settings>;
  /** fetch data from the table in a streaming manner: "site_settings" */
  site_settings_stream: Array<Site_Settings>;
  /** fetch data from the table: "store_notices" */
  store_notices: Array<Store_Notices>;
  /** fetch aggregated fields from the table: "store_notices" */
  store_notices_aggregate: Store_Notices_Aggregate;
  /** fetch data from the table: "store_notices" using primary key columns */
  store_notices_by_pk?: Maybe<Store_Notices>;
  /** fetch data from the table in a streaming manner: "store_notices" */
  store_notices_stream: Array<Store_Notices>;
  /** fetch data from the table: "subscriber_totals" */
  subscriber_totals: Array<Subscriber_Totals>;
  /** fetch aggregated fields from the table: "subscriber_totals" */
  subscriber_totals_aggregate: Subscriber_Totals_Aggregate;
  /** fetch data from the table: "subscriber_totals" using primary key columns */
  subscriber_totals_by_pk?: Maybe<Subscriber_Totals>;
  /** fetch data from the table in a streaming manner: "subscriber_totals" */
  subscriber_totals_stream: Array<Subscriber_Totals>;
  /** fetch data from the table: "tax_rates" */
  tax_rates: Array<Tax_Rates>;
  /** fetch aggregated fields from the table: "tax_rates" */
  tax_rates_aggregate: Tax_Rates_Aggregate;
  /** fetch data from the table: "tax_rates" using primary key columns */
  tax_rates_by_pk?: Maybe<Tax_Rates>;
  /** fetch data from the table in a streaming manner: "tax_rates" */
  tax_rates_stream: Array<Tax_Rates>;
  /** fetch data from the table: "testimonials" */
  testimonials: Array<Testimonials>;
  /** fetch aggregated fields from the table: "testimonials" */
  testimonials_aggregate: Testimonials_Aggregate;
  /** fetch data from the table: "testimonials" using primary key columns */
  testimonials_by_pk?: Maybe<Testimonials>;
  /** fetch data from the table in a streaming manner: "testimonials" */
  testimonials_stream: Array<Testimonials>;
  /** fetch data from the table: "user_roles" */
  user_roles: Array<User_Roles>;
  /** fetch aggregated fields from the table: "user_roles" */
  user_roles_aggregate: User_Roles_Aggregate;
  /** fetch data from the table: "user_roles" using primary key columns */
  user_roles_by_pk?: Maybe<User_Roles>;
  /** fetch data from the table in a streaming manner: "user_roles" */
  user_roles_stream: Array<User_Roles>;
  /** fetch data from the table: "webhook_attempts" */
  webhook_attempts: Array<Webhook_Attempts>;
  /** fetch aggregated fields from the table: "webhook_attempts" */
  webhook_attempts_aggregate: Webhook_Attempts_Aggregate;
  /** fetch data from the table: "webhook_attempts" using primary key columns */
  webhook_attempts_by_pk?: Maybe<Webhook_Attempts>;
  /** fetch data from the table in a streaming manner: "webhook_attempts" */
  webhook_attempts_stream: Array<Webhook_Attempts>;
  /** fetch data from the table: "webhook_deliveries" */
  webhook_deliveries: Array<Webhook_Deliveries>;
  /** fetch aggregated fields from the table: "webhook_deliveries" */
  webhook_deliveries_aggregate: Webhook_Deliveries_Aggregate;
  /** fetch data from the table: "webhook_deliveries" using primary key columns */
  webhook_deliveries_by_pk?: Maybe<Webhook_Deliveries>;
  /** fetch data from the table in a streaming manner: "webhook_deliveries" */
  webhook_deliveries_stream: Array<Webhook_Deliveries>;
  /** fetch data from the table: "webhook_endpoints" */
  webhook_endpoints: Array<Webhook_Endpoints>;
  /** fetch aggregated fields from the table: "webhook_endpoints" */
  webhook_endpoints_aggregate: Webhook_Endpoints_Aggregate;
  /** fetch data from the table: "webhook_endpoints" using primary key columns */
  webhook_endpoints_by_pk?: Maybe<Webhook_Endpoints>;
  /** fetch data from the table in a streaming manner: "webhook_endpoints" */
  webhook_endpoints_stream: Array<Webhook_Endpoints>;
  /** fetch data from the table: "webhook_events" */
  webhook_events: Array<Webhook_Events>;
  /** fetch aggregated fields from the table: "webhook_events" */
  webhook_events_aggregate: Webhook_Events_Aggregate;
  /** fetch data from the table: "webhook_events" using primary key columns */
  webhook_events_by_pk?: Maybe<Webhook_Events>;
  /** fetch data from the table in a streaming manner: "webhook_events" */
  webhook_events_stream: Array<Webhook_Events>;
  /** fetch data from the table: "webhook_health" */
  webhook_health: Array<Webhook_Health>;
  /** fetch aggregated fields from the table: "webhook_health" */
  webhook_health_aggregate: Webhook_Health_Aggregate;
  /** fetch data from the table: "webhook_health" using primary key columns */
  webhook_health_by_pk?: Maybe<Webhook_Health>;
  /** fetch data from the table in a streaming manner: "webhook_health" */
  webhook_health_stream: Array<Webhook_Health>;
};


export type Subscription_RootAnalytics_SettingsArgs = {
  distinct_on?: InputMaybe<Array<Analytics_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Analytics_Settings_Order_By>>;
  where?: InputMaybe<Analytics_Settings_Bool_Exp>;
};


export type Subscription_RootAnalytics_Settings_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Analytics_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Analytics_Settings_Order_By>>;
  where?: InputMaybe<Analytics_Settings_Bool_Exp>;
};


export type Subscription_RootAnalytics_Settings_By_PkArgs = {
  key: Scalars['String']['input'];
};


export type Subscription_RootAnalytics_Settings_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Analytics_Settings_Stream_Cursor_Input>>;
  where?: InputMaybe<Analytics_Settings_Bool_Exp>;
};


export type Subscription_RootApi_KeysArgs = {
  distinct_on?: InputMaybe<Array<Api_Keys_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Api_Keys_Order_By>>;
  where?: InputMaybe<Api_Keys_Bool_Exp>;
};


export type Subscription_RootApi_Keys_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Api_Keys_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Api_Keys_Order_By>>;
  where?: InputMaybe<Api_Keys_Bool_Exp>;
};


export type Subscription_RootApi_Keys_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootApi_Keys_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Api_Keys_Stream_Cursor_Input>>;
  where?: InputMaybe<Api_Keys_Bool_Exp>;
};


export type Subscription_RootChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


export type Subscription_RootChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


export type Subscription_RootChanges_By_PkArgs = {
  number: Scalars['bigint']['input'];
};


export type Subscription_RootChanges_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Changes_Stream_Cursor_Input>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


export type Subscription_RootContactsArgs = {
  distinct_on?: InputMaybe<Array<Contacts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Contacts_Order_By>>;
  where?: InputMaybe<Contacts_Bool_Exp>;
};


export type Subscription_RootContacts_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Contacts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Contacts_Order_By>>;
  where?: InputMaybe<Contacts_Bool_Exp>;
};


export type Subscription_RootContacts_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootContacts_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Contacts_Stream_Cursor_Input>>;
  where?: InputMaybe<Contacts_Bool_Exp>;
};


export type Subscription_RootDeliveriesArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


export type Subscription_RootDeliveries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Deliveries_Order_By>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


export type Subscription_RootDeliveries_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootDeliveries_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Deliveries_Stream_Cursor_Input>>;
  where?: InputMaybe<Deliveries_Bool_Exp>;
};


export type Subscription_RootDispatchesArgs = {
  distinct_on?: InputMaybe<Array<Dispatches_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Dispatches_Order_By>>;
  where?: InputMaybe<Dispatches_Bool_Exp>;
};


export type Subscription_RootDispatches_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Dispatches_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Dispatches_Order_By>>;
  where?: InputMaybe<Dispatches_Bool_Exp>;
};


export type Subscription_RootDispatches_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootDispatches_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Dispatches_Stream_Cursor_Input>>;
  where?: InputMaybe<Dispatches_Bool_Exp>;
};


export type Subscription_RootDomain_ExtensionsArgs = {
  distinct_on?: InputMaybe<Array<Domain_Extensions_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Extensions_Order_By>>;
  where?: InputMaybe<Domain_Extensions_Bool_Exp>;
};


export type Subscription_RootDomain_Extensions_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Domain_Extensions_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Extensions_Order_By>>;
  where?: InputMaybe<Domain_Extensions_Bool_Exp>;
};


export type Subscription_RootDomain_Extensions_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootDomain_Extensions_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Domain_Extensions_Stream_Cursor_Input>>;
  where?: InputMaybe<Domain_Extensions_Bool_Exp>;
};


export type Subscription_RootDomain_PricesArgs = {
  distinct_on?: InputMaybe<Array<Domain_Prices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Prices_Order_By>>;
  where?: InputMaybe<Domain_Prices_Bool_Exp>;
};


export type Subscription_RootDomain_Prices_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Domain_Prices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Domain_Prices_Order_By>>;
  where?: InputMaybe<Domain_Prices_Bool_Exp>;
};


export type Subscription_RootDomain_Prices_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootDomain_Prices_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Domain_Prices_Stream_Cursor_Input>>;
  where?: InputMaybe<Domain_Prices_Bool_Exp>;
};


export type Subscription_RootFooter_LinksArgs = {
  distinct_on?: InputMaybe<Array<Footer_Links_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Footer_Links_Order_By>>;
  where?: InputMaybe<Footer_Links_Bool_Exp>;
};


export type Subscription_RootFooter_Links_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Footer_Links_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Footer_Links_Order_By>>;
  where?: InputMaybe<Footer_Links_Bool_Exp>;
};


export type Subscription_RootFooter_Links_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootFooter_Links_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Footer_Links_Stream_Cursor_Input>>;
  where?: InputMaybe<Footer_Links_Bool_Exp>;
};


export type Subscription_RootHistory_EntriesArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


export type Subscription_RootHistory_Entries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


export type Subscription_RootHistory_Entries_By_PkArgs = {
  id: Scalars['bigint']['input'];
};


export type Subscription_RootHistory_Entries_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<History_Entries_Stream_Cursor_Input>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


export type Subscription_RootHoldsArgs = {
  distinct_on?: InputMaybe<Array<Holds_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Holds_Order_By>>;
  where?: InputMaybe<Holds_Bool_Exp>;
};


export type Subscription_RootHolds_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootHolds_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Holds_Stream_Cursor_Input>>;
  where?: InputMaybe<Holds_Bool_Exp>;
};


export type Subscription_RootImportsArgs = {
  distinct_on?: InputMaybe<Array<Imports_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Imports_Order_By>>;
  where?: InputMaybe<Imports_Bool_Exp>;
};


export type Subscription_RootImports_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Imports_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Imports_Order_By>>;
  where?: InputMaybe<Imports_Bool_Exp>;
};


export type Subscription_RootImports_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootImports_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Imports_Stream_Cursor_Input>>;
  where?: InputMaybe<Imports_Bool_Exp>;
};


export type Subscription_RootInvitationsArgs = {
  distinct_on?: InputMaybe<Array<Invitations_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Invitations_Order_By>>;
  where?: InputMaybe<Invitations_Bool_Exp>;
};


export type Subscription_RootInvitations_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Invitations_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Invitations_Order_By>>;
  where?: InputMaybe<Invitations_Bool_Exp>;
};


export type Subscription_RootInvitations_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootInvitations_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Invitations_Stream_Cursor_Input>>;
  where?: InputMaybe<Invitations_Bool_Exp>;
};


export type Subscription_RootLegal_PagesArgs = {
  distinct_on?: InputMaybe<Array<Legal_Pages_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Legal_Pages_Order_By>>;
  where?: InputMaybe<Legal_Pages_Bool_Exp>;
};


export type Subscription_RootLegal_Pages_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Legal_Pages_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Legal_Pages_Order_By>>;
  where?: InputMaybe<Legal_Pages_Bool_Exp>;
};


export type Subscription_RootLegal_Pages_By_PkArgs = {
  slug: Scalars['String']['input'];
};


export type Subscription_RootLegal_Pages_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Legal_Pages_Stream_Cursor_Input>>;
  where?: InputMaybe<Legal_Pages_Bool_Exp>;
};


export type Subscription_RootNewslettersArgs = {
  distinct_on?: InputMaybe<Array<Newsletters_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Newsletters_Order_By>>;
  where?: InputMaybe<Newsletters_Bool_Exp>;
};


export type Subscription_RootNewsletters_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Newsletters_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Newsletters_Order_By>>;
  where?: InputMaybe<Newsletters_Bool_Exp>;
};


export type Subscription_RootNewsletters_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootNewsletters_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Newsletters_Stream_Cursor_Input>>;
  where?: InputMaybe<Newsletters_Bool_Exp>;
};


export type Subscription_RootPeopleArgs = {
  distinct_on?: InputMaybe<Array<People_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<People_Order_By>>;
  where?: InputMaybe<People_Bool_Exp>;
};


export type Subscription_RootPeople_AggregateArgs = {
  distinct_on?: InputMaybe<Array<People_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<People_Order_By>>;
  where?: InputMaybe<People_Bool_Exp>;
};


export type Subscription_RootPeople_By_PkArgs = {
  user_id: Scalars['uuid']['input'];
};


export type Subscription_RootPeople_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<People_Stream_Cursor_Input>>;
  where?: InputMaybe<People_Bool_Exp>;
};


export type Subscription_RootPicturesArgs = {
  distinct_on?: InputMaybe<Array<Pictures_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pictures_Order_By>>;
  where?: InputMaybe<Pictures_Bool_Exp>;
};


export type Subscription_RootPictures_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Pictures_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pictures_Order_By>>;
  where?: InputMaybe<Pictures_Bool_Exp>;
};


export type Subscription_RootPictures_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootPictures_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Pictures_Stream_Cursor_Input>>;
  where?: InputMaybe<Pictures_Bool_Exp>;
};


export type Subscription_RootPricing_PlansArgs = {
  distinct_on?: InputMaybe<Array<Pricing_Plans_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pricing_Plans_Order_By>>;
  where?: InputMaybe<Pricing_Plans_Bool_Exp>;
};


export type Subscription_RootPricing_Plans_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Pricing_Plans_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Pricing_Plans_Order_By>>;
  where?: InputMaybe<Pricing_Plans_Bool_Exp>;
};


export type Subscription_RootPricing_Plans_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootPricing_Plans_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Pricing_Plans_Stream_Cursor_Input>>;
  where?: InputMaybe<Pricing_Plans_Bool_Exp>;
};


export type Subscription_RootSeo_SettingsArgs = {
  distinct_on?: InputMaybe<Array<Seo_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Seo_Settings_Order_By>>;
  where?: InputMaybe<Seo_Settings_Bool_Exp>;
};


export type Subscription_RootSeo_Settings_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Seo_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Seo_Settings_Order_By>>;
  where?: InputMaybe<Seo_Settings_Bool_Exp>;
};


export type Subscription_RootSeo_Settings_By_PkArgs = {
  key: Scalars['String']['input'];
};


export type Subscription_RootSeo_Settings_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Seo_Settings_Stream_Cursor_Input>>;
  where?: InputMaybe<Seo_Settings_Bool_Exp>;
};


export type Subscription_RootSite_PiecesArgs = {
  distinct_on?: InputMaybe<Array<Site_Pieces_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Site_Pieces_Order_By>>;
  where?: InputMaybe<Site_Pieces_Bool_Exp>;
};


export type Subscription_RootSite_Pieces_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Site_Pieces_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Site_Pieces_Order_By>>;
  where?: InputMaybe<Site_Pieces_Bool_Exp>;
};


export type Subscription_RootSite_Pieces_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootSite_Pieces_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Site_Pieces_Stream_Cursor_Input>>;
  where?: InputMaybe<Site_Pieces_Bool_Exp>;
};


export type Subscription_RootSite_SettingsArgs = {
  distinct_on?: InputMaybe<Array<Site_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Site_Settings_Order_By>>;
  where?: InputMaybe<Site_Settings_Bool_Exp>;
};


export type Subscription_RootSite_Settings_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Site_Settings_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Site_Settings_Order_By>>;
  where?: InputMaybe<Site_Settings_Bool_Exp>;
};


export type Subscription_RootSite_Settings_By_PkArgs = {
  key: Scalars['String']['input'];
};


export type Subscription_RootSite_Settings_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Site_Settings_Stream_Cursor_Input>>;
  where?: InputMaybe<Site_Settings_Bool_Exp>;
};


export type Subscription_RootStore_NoticesArgs = {
  distinct_on?: InputMaybe<Array<Store_Notices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Store_Notices_Order_By>>;
  where?: InputMaybe<Store_Notices_Bool_Exp>;
};


export type Subscription_RootStore_Notices_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Store_Notices_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Store_Notices_Order_By>>;
  where?: InputMaybe<Store_Notices_Bool_Exp>;
};


export type Subscription_RootStore_Notices_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootStore_Notices_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Store_Notices_Stream_Cursor_Input>>;
  where?: InputMaybe<Store_Notices_Bool_Exp>;
};


export type Subscription_RootSubscriber_TotalsArgs = {
  distinct_on?: InputMaybe<Array<Subscriber_Totals_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Subscriber_Totals_Order_By>>;
  where?: InputMaybe<Subscriber_Totals_Bool_Exp>;
};


export type Subscription_RootSubscriber_Totals_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Subscriber_Totals_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Subscriber_Totals_Order_By>>;
  where?: InputMaybe<Subscriber_Totals_Bool_Exp>;
};


export type Subscription_RootSubscriber_Totals_By_PkArgs = {
  day: Scalars['date']['input'];
};


export type Subscription_RootSubscriber_Totals_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Subscriber_Totals_Stream_Cursor_Input>>;
  where?: InputMaybe<Subscriber_Totals_Bool_Exp>;
};


export type Subscription_RootTax_RatesArgs = {
  distinct_on?: InputMaybe<Array<Tax_Rates_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Tax_Rates_Order_By>>;
  where?: InputMaybe<Tax_Rates_Bool_Exp>;
};


export type Subscription_RootTax_Rates_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Tax_Rates_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Tax_Rates_Order_By>>;
  where?: InputMaybe<Tax_Rates_Bool_Exp>;
};


export type Subscription_RootTax_Rates_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootTax_Rates_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Tax_Rates_Stream_Cursor_Input>>;
  where?: InputMaybe<Tax_Rates_Bool_Exp>;
};


export type Subscription_RootTestimonialsArgs = {
  distinct_on?: InputMaybe<Array<Testimonials_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Testimonials_Order_By>>;
  where?: InputMaybe<Testimonials_Bool_Exp>;
};


export type Subscription_RootTestimonials_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Testimonials_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Testimonials_Order_By>>;
  where?: InputMaybe<Testimonials_Bool_Exp>;
};


export type Subscription_RootTestimonials_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootTestimonials_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Testimonials_Stream_Cursor_Input>>;
  where?: InputMaybe<Testimonials_Bool_Exp>;
};


export type Subscription_RootUser_RolesArgs = {
  distinct_on?: InputMaybe<Array<User_Roles_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<User_Roles_Order_By>>;
  where?: InputMaybe<User_Roles_Bool_Exp>;
};


export type Subscription_RootUser_Roles_AggregateArgs = {
  distinct_on?: InputMaybe<Array<User_Roles_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<User_Roles_Order_By>>;
  where?: InputMaybe<User_Roles_Bool_Exp>;
};


export type Subscription_RootUser_Roles_By_PkArgs = {
  user_id: Scalars['uuid']['input'];
};


export type Subscription_RootUser_Roles_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<User_Roles_Stream_Cursor_Input>>;
  where?: InputMaybe<User_Roles_Bool_Exp>;
};


export type Subscription_RootWebhook_AttemptsArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Attempts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Attempts_Order_By>>;
  where?: InputMaybe<Webhook_Attempts_Bool_Exp>;
};


export type Subscription_RootWebhook_Attempts_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Attempts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Attempts_Order_By>>;
  where?: InputMaybe<Webhook_Attempts_Bool_Exp>;
};


export type Subscription_RootWebhook_Attempts_By_PkArgs = {
  id: Scalars['bigint']['input'];
};


export type Subscription_RootWebhook_Attempts_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Webhook_Attempts_Stream_Cursor_Input>>;
  where?: InputMaybe<Webhook_Attempts_Bool_Exp>;
};


export type Subscription_RootWebhook_DeliveriesArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Deliveries_Order_By>>;
  where?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
};


export type Subscription_RootWebhook_Deliveries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Deliveries_Order_By>>;
  where?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
};


export type Subscription_RootWebhook_Deliveries_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootWebhook_Deliveries_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Webhook_Deliveries_Stream_Cursor_Input>>;
  where?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
};


export type Subscription_RootWebhook_EndpointsArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Endpoints_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Endpoints_Order_By>>;
  where?: InputMaybe<Webhook_Endpoints_Bool_Exp>;
};


export type Subscription_RootWebhook_Endpoints_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Endpoints_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Endpoints_Order_By>>;
  where?: InputMaybe<Webhook_Endpoints_Bool_Exp>;
};


export type Subscription_RootWebhook_Endpoints_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootWebhook_Endpoints_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Webhook_Endpoints_Stream_Cursor_Input>>;
  where?: InputMaybe<Webhook_Endpoints_Bool_Exp>;
};


export type Subscription_RootWebhook_EventsArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Events_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Events_Order_By>>;
  where?: InputMaybe<Webhook_Events_Bool_Exp>;
};


export type Subscription_RootWebhook_Events_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Events_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Events_Order_By>>;
  where?: InputMaybe<Webhook_Events_Bool_Exp>;
};


export type Subscription_RootWebhook_Events_By_PkArgs = {
  id: Scalars['uuid']['input'];
};


export type Subscription_RootWebhook_Events_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Webhook_Events_Stream_Cursor_Input>>;
  where?: InputMaybe<Webhook_Events_Bool_Exp>;
};


export type Subscription_RootWebhook_HealthArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Health_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Health_Order_By>>;
  where?: InputMaybe<Webhook_Health_Bool_Exp>;
};


export type Subscription_RootWebhook_Health_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Health_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Health_Order_By>>;
  where?: InputMaybe<Webhook_Health_Bool_Exp>;
};


export type Subscription_RootWebhook_Health_By_PkArgs = {
  endpoint_id: Scalars['uuid']['input'];
};


export type Subscription_RootWebhook_Health_StreamArgs = {
  batch_size: Scalars['Int']['input'];
  cursor: Array<InputMaybe<Webhook_Health_Stream_Cursor_Input>>;
  where?: InputMaybe<Webhook_Health_Bool_Exp>;
};

/** A list of emails that get no more mail */
export type Suppressed_Emails = {
  __typename?: 'suppressed_emails';
  /** What is no email */
  refused: Array<Scalars['String']['output']>;
  /** How many different emails were taken */
  suppressed: Scalars['Int']['output'];
};

/** Value added tax of prices, by currency; a currency without a row says nothing of tax */
export type Tax_Rates = {
  __typename?: 'tax_rates';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** When the row was added */
  created_at: Scalars['timestamptz']['output'];
  /** Code of the currency; one row for each */
  currency: Scalars['String']['output'];
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** included: the prices contain the tax | added: it comes on top of them */
  mode: Scalars['String']['output'];
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate: Scalars['numeric']['output'];
  /** When the row was last changed */
  updated_at: Scalars['timestamptz']['output'];
};


/** Value added tax of prices, by currency; a currency without a row says nothing of tax */
export type Tax_RatesChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Value added tax of prices, by currency; a currency without a row says nothing of tax */
export type Tax_RatesChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Value added tax of prices, by currency; a currency without a row says nothing of tax */
export type Tax_RatesHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Value added tax of prices, by currency; a currency without a row says nothing of tax */
export type Tax_RatesHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "tax_rates" */
export type Tax_Rates_Aggregate = {
  __typename?: 'tax_rates_aggregate';
  aggregate?: Maybe<Tax_Rates_Aggregate_Fields>;
  nodes: Array<Tax_Rates>;
};

/** aggregate fields of "tax_rates" */
export type Tax_Rates_Aggregate_Fields = {
  __typename?: 'tax_rates_aggregate_fields';
  avg?: Maybe<Tax_Rates_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Tax_Rates_Max_Fields>;
  min?: Maybe<Tax_Rates_Min_Fields>;
  stddev?: Maybe<Tax_Rates_Stddev_Fields>;
  stddev_pop?: Maybe<Tax_Rates_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Tax_Rates_Stddev_Samp_Fields>;
  sum?: Maybe<Tax_Rates_Sum_Fields>;
  var_pop?: Maybe<Tax_Rates_Var_Pop_Fields>;
  var_samp?: Maybe<Tax_Rates_Var_Samp_Fields>;
  variance?: Maybe<Tax_Rates_Variance_Fields>;
};


/** aggregate fields of "tax_rates" */
export type Tax_Rates_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Tax_Rates_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** aggregate avg on columns */
export type Tax_Rates_Avg_Fields = {
  __typename?: 'tax_rates_avg_fields';
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to filter rows from the table "tax_rates". All fields are combined with a logical 'AND'. */
export type Tax_Rates_Bool_Exp = {
  _and?: InputMaybe<Array<Tax_Rates_Bool_Exp>>;
  _not?: InputMaybe<Tax_Rates_Bool_Exp>;
  _or?: InputMaybe<Array<Tax_Rates_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  currency?: InputMaybe<String_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  mode?: InputMaybe<String_Comparison_Exp>;
  rate?: InputMaybe<Numeric_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "tax_rates" */
export type Tax_Rates_Constraint =
  /** unique or primary key constraint on columns "currency" */
  | 'tax_rates_currency_unique'
  /** unique or primary key constraint on columns "id" */
  | 'tax_rates_pkey';

/** input type for inc of table "tax_rates" */
export type Tax_Rates_Inc_Input = {
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: InputMaybe<Scalars['numeric']['input']>;
};

/** input type for inserting data into table "tax_rates" */
export type Tax_Rates_Insert_Input = {
  /** Code of the currency; one row for each */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** included: the prices contain the tax | added: it comes on top of them */
  mode?: InputMaybe<Scalars['String']['input']>;
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: InputMaybe<Scalars['numeric']['input']>;
};

/** aggregate max on columns */
export type Tax_Rates_Max_Fields = {
  __typename?: 'tax_rates_max_fields';
  /** When the row was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Code of the currency; one row for each */
  currency?: Maybe<Scalars['String']['output']>;
  /** included: the prices contain the tax | added: it comes on top of them */
  mode?: Maybe<Scalars['String']['output']>;
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['numeric']['output']>;
  /** When the row was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type Tax_Rates_Min_Fields = {
  __typename?: 'tax_rates_min_fields';
  /** When the row was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Code of the currency; one row for each */
  currency?: Maybe<Scalars['String']['output']>;
  /** included: the prices contain the tax | added: it comes on top of them */
  mode?: Maybe<Scalars['String']['output']>;
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['numeric']['output']>;
  /** When the row was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** response of any mutation on the table "tax_rates" */
export type Tax_Rates_Mutation_Response = {
  __typename?: 'tax_rates_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Tax_Rates>;
};

/** on_conflict condition type for table "tax_rates" */
export type Tax_Rates_On_Conflict = {
  constraint: Tax_Rates_Constraint;
  update_columns?: Array<Tax_Rates_Update_Column>;
  where?: InputMaybe<Tax_Rates_Bool_Exp>;
};

/** Ordering options when selecting data from "tax_rates". */
export type Tax_Rates_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  mode?: InputMaybe<Order_By>;
  rate?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: tax_rates */
export type Tax_Rates_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "tax_rates" */
export type Tax_Rates_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'currency'
  /** column name */
  | 'id'
  /** column name */
  | 'mode'
  /** column name */
  | 'rate'
  /** column name */
  | 'updated_at';

/** input type for set of table "tax_rates" */
export type Tax_Rates_Set_Input = {
  /** Code of the currency; one row for each */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** included: the prices contain the tax | added: it comes on top of them */
  mode?: InputMaybe<Scalars['String']['input']>;
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: InputMaybe<Scalars['numeric']['input']>;
};

/** aggregate stddev on columns */
export type Tax_Rates_Stddev_Fields = {
  __typename?: 'tax_rates_stddev_fields';
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_pop on columns */
export type Tax_Rates_Stddev_Pop_Fields = {
  __typename?: 'tax_rates_stddev_pop_fields';
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_samp on columns */
export type Tax_Rates_Stddev_Samp_Fields = {
  __typename?: 'tax_rates_stddev_samp_fields';
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** Streaming cursor of the table "tax_rates" */
export type Tax_Rates_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Tax_Rates_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Tax_Rates_Stream_Cursor_Value_Input = {
  /** When the row was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Code of the currency; one row for each */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** included: the prices contain the tax | added: it comes on top of them */
  mode?: InputMaybe<Scalars['String']['input']>;
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: InputMaybe<Scalars['numeric']['input']>;
  /** When the row was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** aggregate sum on columns */
export type Tax_Rates_Sum_Fields = {
  __typename?: 'tax_rates_sum_fields';
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['numeric']['output']>;
};

/** update columns of table "tax_rates" */
export type Tax_Rates_Update_Column =
  /** column name */
  | 'currency'
  /** column name */
  | 'mode'
  /** column name */
  | 'rate';

export type Tax_Rates_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: InputMaybe<Tax_Rates_Inc_Input>;
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Tax_Rates_Set_Input>;
  /** filter the rows which have to be updated */
  where: Tax_Rates_Bool_Exp;
};

/** aggregate var_pop on columns */
export type Tax_Rates_Var_Pop_Fields = {
  __typename?: 'tax_rates_var_pop_fields';
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** aggregate var_samp on columns */
export type Tax_Rates_Var_Samp_Fields = {
  __typename?: 'tax_rates_var_samp_fields';
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** aggregate variance on columns */
export type Tax_Rates_Variance_Fields = {
  __typename?: 'tax_rates_variance_fields';
  /** In percent, exact, with the decimals that were written: "15", "7.5" */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** Words of customers, which the landing page shows after the six logos */
export type Testimonials = {
  __typename?: 'testimonials';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** The company, or what the person does there; may be missing */
  company?: Maybe<Scalars['String']['output']>;
  /** The same in Arabic; null: the English text */
  company_ar?: Maybe<Scalars['String']['output']>;
  /** When it was added */
  created_at: Scalars['timestamptz']['output'];
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** Given by the database */
  id: Scalars['uuid']['output'];
  /** Who says it, in English */
  name: Scalars['String']['output'];
  /** Who says it, in Arabic; null: the English name */
  name_ar?: Maybe<Scalars['String']['output']>;
  /** Path of a picture on this site, such as /pictures/salma.jpg; null: none */
  picture?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in English; needed with a picture */
  picture_alt?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in Arabic; null: the English text */
  picture_alt_ar?: Maybe<Scalars['String']['output']>;
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Int']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Int']['output']>;
  /** What was said, in English */
  quote: Scalars['String']['output'];
  /** What was said, in Arabic; null: the English text */
  quote_ar?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first */
  sort_order: Scalars['Int']['output'];
  /** When it was last changed */
  updated_at: Scalars['timestamptz']['output'];
};


/** Words of customers, which the landing page shows after the six logos */
export type TestimonialsChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Words of customers, which the landing page shows after the six logos */
export type TestimonialsChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** Words of customers, which the landing page shows after the six logos */
export type TestimonialsHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** Words of customers, which the landing page shows after the six logos */
export type TestimonialsHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "testimonials" */
export type Testimonials_Aggregate = {
  __typename?: 'testimonials_aggregate';
  aggregate?: Maybe<Testimonials_Aggregate_Fields>;
  nodes: Array<Testimonials>;
};

/** aggregate fields of "testimonials" */
export type Testimonials_Aggregate_Fields = {
  __typename?: 'testimonials_aggregate_fields';
  avg?: Maybe<Testimonials_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Testimonials_Max_Fields>;
  min?: Maybe<Testimonials_Min_Fields>;
  stddev?: Maybe<Testimonials_Stddev_Fields>;
  stddev_pop?: Maybe<Testimonials_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Testimonials_Stddev_Samp_Fields>;
  sum?: Maybe<Testimonials_Sum_Fields>;
  var_pop?: Maybe<Testimonials_Var_Pop_Fields>;
  var_samp?: Maybe<Testimonials_Var_Samp_Fields>;
  variance?: Maybe<Testimonials_Variance_Fields>;
};


/** aggregate fields of "testimonials" */
export type Testimonials_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Testimonials_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** aggregate avg on columns */
export type Testimonials_Avg_Fields = {
  __typename?: 'testimonials_avg_fields';
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Float']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to filter rows from the table "testimonials". All fields are combined with a logical 'AND'. */
export type Testimonials_Bool_Exp = {
  _and?: InputMaybe<Array<Testimonials_Bool_Exp>>;
  _not?: InputMaybe<Testimonials_Bool_Exp>;
  _or?: InputMaybe<Array<Testimonials_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  company?: InputMaybe<String_Comparison_Exp>;
  company_ar?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  name?: InputMaybe<String_Comparison_Exp>;
  name_ar?: InputMaybe<String_Comparison_Exp>;
  picture?: InputMaybe<String_Comparison_Exp>;
  picture_alt?: InputMaybe<String_Comparison_Exp>;
  picture_alt_ar?: InputMaybe<String_Comparison_Exp>;
  picture_height?: InputMaybe<Int_Comparison_Exp>;
  picture_width?: InputMaybe<Int_Comparison_Exp>;
  quote?: InputMaybe<String_Comparison_Exp>;
  quote_ar?: InputMaybe<String_Comparison_Exp>;
  sort_order?: InputMaybe<Int_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "testimonials" */
export type Testimonials_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'testimonials_pkey';

/** input type for inc of table "testimonials" */
export type Testimonials_Inc_Input = {
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: InputMaybe<Scalars['Int']['input']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: InputMaybe<Scalars['Int']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
};

/** input type for inserting data into table "testimonials" */
export type Testimonials_Insert_Input = {
  /** The company, or what the person does there; may be missing */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The same in Arabic; null: the English text */
  company_ar?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** Who says it, in English */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who says it, in Arabic; null: the English name */
  name_ar?: InputMaybe<Scalars['String']['input']>;
  /** Path of a picture on this site, such as /pictures/salma.jpg; null: none */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in English; needed with a picture */
  picture_alt?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in Arabic; null: the English text */
  picture_alt_ar?: InputMaybe<Scalars['String']['input']>;
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: InputMaybe<Scalars['Int']['input']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: InputMaybe<Scalars['Int']['input']>;
  /** What was said, in English */
  quote?: InputMaybe<Scalars['String']['input']>;
  /** What was said, in Arabic; null: the English text */
  quote_ar?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate max on columns */
export type Testimonials_Max_Fields = {
  __typename?: 'testimonials_max_fields';
  /** The company, or what the person does there; may be missing */
  company?: Maybe<Scalars['String']['output']>;
  /** The same in Arabic; null: the English text */
  company_ar?: Maybe<Scalars['String']['output']>;
  /** When it was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Who says it, in English */
  name?: Maybe<Scalars['String']['output']>;
  /** Who says it, in Arabic; null: the English name */
  name_ar?: Maybe<Scalars['String']['output']>;
  /** Path of a picture on this site, such as /pictures/salma.jpg; null: none */
  picture?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in English; needed with a picture */
  picture_alt?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in Arabic; null: the English text */
  picture_alt_ar?: Maybe<Scalars['String']['output']>;
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Int']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Int']['output']>;
  /** What was said, in English */
  quote?: Maybe<Scalars['String']['output']>;
  /** What was said, in Arabic; null: the English text */
  quote_ar?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type Testimonials_Min_Fields = {
  __typename?: 'testimonials_min_fields';
  /** The company, or what the person does there; may be missing */
  company?: Maybe<Scalars['String']['output']>;
  /** The same in Arabic; null: the English text */
  company_ar?: Maybe<Scalars['String']['output']>;
  /** When it was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Who says it, in English */
  name?: Maybe<Scalars['String']['output']>;
  /** Who says it, in Arabic; null: the English name */
  name_ar?: Maybe<Scalars['String']['output']>;
  /** Path of a picture on this site, such as /pictures/salma.jpg; null: none */
  picture?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in English; needed with a picture */
  picture_alt?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in Arabic; null: the English text */
  picture_alt_ar?: Maybe<Scalars['String']['output']>;
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Int']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Int']['output']>;
  /** What was said, in English */
  quote?: Maybe<Scalars['String']['output']>;
  /** What was said, in Arabic; null: the English text */
  quote_ar?: Maybe<Scalars['String']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** response of any mutation on the table "testimonials" */
export type Testimonials_Mutation_Response = {
  __typename?: 'testimonials_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Testimonials>;
};

/** on_conflict condition type for table "testimonials" */
export type Testimonials_On_Conflict = {
  constraint: Testimonials_Constraint;
  update_columns?: Array<Testimonials_Update_Column>;
  where?: InputMaybe<Testimonials_Bool_Exp>;
};

/** Ordering options when selecting data from "testimonials". */
export type Testimonials_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  company?: InputMaybe<Order_By>;
  company_ar?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  id?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  name_ar?: InputMaybe<Order_By>;
  picture?: InputMaybe<Order_By>;
  picture_alt?: InputMaybe<Order_By>;
  picture_alt_ar?: InputMaybe<Order_By>;
  picture_height?: InputMaybe<Order_By>;
  picture_width?: InputMaybe<Order_By>;
  quote?: InputMaybe<Order_By>;
  quote_ar?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: testimonials */
export type Testimonials_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "testimonials" */
export type Testimonials_Select_Column =
  /** column name */
  | 'company'
  /** column name */
  | 'company_ar'
  /** column name */
  | 'created_at'
  /** column name */
  | 'id'
  /** column name */
  | 'name'
  /** column name */
  | 'name_ar'
  /** column name */
  | 'picture'
  /** column name */
  | 'picture_alt'
  /** column name */
  | 'picture_alt_ar'
  /** column name */
  | 'picture_height'
  /** column name */
  | 'picture_width'
  /** column name */
  | 'quote'
  /** column name */
  | 'quote_ar'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'updated_at';

/** input type for set of table "testimonials" */
export type Testimonials_Set_Input = {
  /** The company, or what the person does there; may be missing */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The same in Arabic; null: the English text */
  company_ar?: InputMaybe<Scalars['String']['input']>;
  /** Who says it, in English */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who says it, in Arabic; null: the English name */
  name_ar?: InputMaybe<Scalars['String']['input']>;
  /** Path of a picture on this site, such as /pictures/salma.jpg; null: none */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in English; needed with a picture */
  picture_alt?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in Arabic; null: the English text */
  picture_alt_ar?: InputMaybe<Scalars['String']['input']>;
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: InputMaybe<Scalars['Int']['input']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: InputMaybe<Scalars['Int']['input']>;
  /** What was said, in English */
  quote?: InputMaybe<Scalars['String']['input']>;
  /** What was said, in Arabic; null: the English text */
  quote_ar?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate stddev on columns */
export type Testimonials_Stddev_Fields = {
  __typename?: 'testimonials_stddev_fields';
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Float']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_pop on columns */
export type Testimonials_Stddev_Pop_Fields = {
  __typename?: 'testimonials_stddev_pop_fields';
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Float']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate stddev_samp on columns */
export type Testimonials_Stddev_Samp_Fields = {
  __typename?: 'testimonials_stddev_samp_fields';
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Float']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Streaming cursor of the table "testimonials" */
export type Testimonials_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Testimonials_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Testimonials_Stream_Cursor_Value_Input = {
  /** The company, or what the person does there; may be missing */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The same in Arabic; null: the English text */
  company_ar?: InputMaybe<Scalars['String']['input']>;
  /** When it was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** Who says it, in English */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who says it, in Arabic; null: the English name */
  name_ar?: InputMaybe<Scalars['String']['input']>;
  /** Path of a picture on this site, such as /pictures/salma.jpg; null: none */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in English; needed with a picture */
  picture_alt?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows, in Arabic; null: the English text */
  picture_alt_ar?: InputMaybe<Scalars['String']['input']>;
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: InputMaybe<Scalars['Int']['input']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: InputMaybe<Scalars['Int']['input']>;
  /** What was said, in English */
  quote?: InputMaybe<Scalars['String']['input']>;
  /** What was said, in Arabic; null: the English text */
  quote_ar?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** When it was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** aggregate sum on columns */
export type Testimonials_Sum_Fields = {
  __typename?: 'testimonials_sum_fields';
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Int']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Int']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Int']['output']>;
};

/** update columns of table "testimonials" */
export type Testimonials_Update_Column =
  /** column name */
  | 'company'
  /** column name */
  | 'company_ar'
  /** column name */
  | 'name'
  /** column name */
  | 'name_ar'
  /** column name */
  | 'picture'
  /** column name */
  | 'picture_alt'
  /** column name */
  | 'picture_alt_ar'
  /** column name */
  | 'picture_height'
  /** column name */
  | 'picture_width'
  /** column name */
  | 'quote'
  /** column name */
  | 'quote_ar'
  /** column name */
  | 'sort_order';

export type Testimonials_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: InputMaybe<Testimonials_Inc_Input>;
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Testimonials_Set_Input>;
  /** filter the rows which have to be updated */
  where: Testimonials_Bool_Exp;
};

/** aggregate var_pop on columns */
export type Testimonials_Var_Pop_Fields = {
  __typename?: 'testimonials_var_pop_fields';
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Float']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate var_samp on columns */
export type Testimonials_Var_Samp_Fields = {
  __typename?: 'testimonials_var_samp_fields';
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Float']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** aggregate variance on columns */
export type Testimonials_Variance_Fields = {
  __typename?: 'testimonials_variance_fields';
  /** Height of the picture in pixels; needed with a picture */
  picture_height?: Maybe<Scalars['Float']['output']>;
  /** Width of the picture in pixels; needed with a picture */
  picture_width?: Maybe<Scalars['Float']['output']>;
  /** Lower ones stand first */
  sort_order?: Maybe<Scalars['Float']['output']>;
};

/** Boolean expression to compare columns of type "timestamptz". All fields are combined with logical 'AND'. */
export type Timestamptz_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['timestamptz']['input']>;
  _gt?: InputMaybe<Scalars['timestamptz']['input']>;
  _gte?: InputMaybe<Scalars['timestamptz']['input']>;
  _in?: InputMaybe<Array<Scalars['timestamptz']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['timestamptz']['input']>;
  _lte?: InputMaybe<Scalars['timestamptz']['input']>;
  _neq?: InputMaybe<Scalars['timestamptz']['input']>;
  _nin?: InputMaybe<Array<Scalars['timestamptz']['input']>>;
};

/** A key for an authenticator app, not yet in use */
export type Totp_Setup = {
  __typename?: 'totp_setup';
  /** What confirm_totp wants back */
  pending: Scalars['String']['output'];
  /** That address as a QR code, in SVG */
  qr_svg: Scalars['String']['output'];
  /** The key, to be typed */
  secret: Scalars['String']['output'];
  /** The key as an otpauth address */
  uri: Scalars['String']['output'];
};

/** The caller's second factor */
export type Totp_State = {
  __typename?: 'totp_state';
  /** Whether a code is asked for at each login */
  is_enabled: Scalars['Boolean']['output'];
};

/** An import that was taken back */
export type Undone_Import = {
  __typename?: 'undone_import';
  /** The import */
  import_id: Scalars['uuid']['output'];
  /** Contacts that were removed so far */
  removed: Scalars['Int']['output'];
  /** undone; undoing: it goes on by itself */
  state: Scalars['String']['output'];
};

/** What a new password gives */
export type Updated_Password = {
  __typename?: 'updated_password';
  /** A new session of the caller; null after a link */
  session?: Maybe<Session_Tokens>;
};

/** A person and their new role */
export type Updated_User_Role = {
  __typename?: 'updated_user_role';
  /** admin | user */
  role: Scalars['String']['output'];
  /** The person's id */
  user_id: Scalars['uuid']['output'];
};

/** What the identity server says about its users; written by the actions service alone */
export type User_Roles = {
  __typename?: 'user_roles';
  /** An array relationship */
  changes: Array<Changes>;
  /** An aggregate relationship */
  changes_aggregate: Changes_Aggregate;
  /** Whether the person may sign in */
  enabled: Scalars['Boolean']['output'];
  /** An array relationship */
  history: Array<History_Entries>;
  /** An aggregate relationship */
  history_aggregate: History_Entries_Aggregate;
  /** admin | user */
  role: Scalars['String']['output'];
  /** When an administrator last ended all sessions of the person; the history says who */
  sessions_ended_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the row was last written */
  updated_at: Scalars['timestamptz']['output'];
  /** The id that the identity server gave */
  user_id: Scalars['uuid']['output'];
};


/** What the identity server says about its users; written by the actions service alone */
export type User_RolesChangesArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** What the identity server says about its users; written by the actions service alone */
export type User_RolesChanges_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Changes_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Changes_Order_By>>;
  where?: InputMaybe<Changes_Bool_Exp>;
};


/** What the identity server says about its users; written by the actions service alone */
export type User_RolesHistoryArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};


/** What the identity server says about its users; written by the actions service alone */
export type User_RolesHistory_AggregateArgs = {
  distinct_on?: InputMaybe<Array<History_Entries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<History_Entries_Order_By>>;
  where?: InputMaybe<History_Entries_Bool_Exp>;
};

/** aggregated selection of "user_roles" */
export type User_Roles_Aggregate = {
  __typename?: 'user_roles_aggregate';
  aggregate?: Maybe<User_Roles_Aggregate_Fields>;
  nodes: Array<User_Roles>;
};

/** aggregate fields of "user_roles" */
export type User_Roles_Aggregate_Fields = {
  __typename?: 'user_roles_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<User_Roles_Max_Fields>;
  min?: Maybe<User_Roles_Min_Fields>;
};


/** aggregate fields of "user_roles" */
export type User_Roles_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<User_Roles_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "user_roles". All fields are combined with a logical 'AND'. */
export type User_Roles_Bool_Exp = {
  _and?: InputMaybe<Array<User_Roles_Bool_Exp>>;
  _not?: InputMaybe<User_Roles_Bool_Exp>;
  _or?: InputMaybe<Array<User_Roles_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  enabled?: InputMaybe<Boolean_Comparison_Exp>;
  history?: InputMaybe<History_Entries_Bool_Exp>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Bool_Exp>;
  role?: InputMaybe<String_Comparison_Exp>;
  sessions_ended_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  user_id?: InputMaybe<Uuid_Comparison_Exp>;
};

/** aggregate max on columns */
export type User_Roles_Max_Fields = {
  __typename?: 'user_roles_max_fields';
  /** admin | user */
  role?: Maybe<Scalars['String']['output']>;
  /** When an administrator last ended all sessions of the person; the history says who */
  sessions_ended_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the row was last written */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type User_Roles_Min_Fields = {
  __typename?: 'user_roles_min_fields';
  /** admin | user */
  role?: Maybe<Scalars['String']['output']>;
  /** When an administrator last ended all sessions of the person; the history says who */
  sessions_ended_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When the row was last written */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
};

/** Ordering options when selecting data from "user_roles". */
export type User_Roles_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  enabled?: InputMaybe<Order_By>;
  history_aggregate?: InputMaybe<History_Entries_Aggregate_Order_By>;
  role?: InputMaybe<Order_By>;
  sessions_ended_at?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  user_id?: InputMaybe<Order_By>;
};

/** select columns of table "user_roles" */
export type User_Roles_Select_Column =
  /** column name */
  | 'enabled'
  /** column name */
  | 'role'
  /** column name */
  | 'sessions_ended_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'user_id';

/** Streaming cursor of the table "user_roles" */
export type User_Roles_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: User_Roles_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type User_Roles_Stream_Cursor_Value_Input = {
  /** Whether the person may sign in */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** admin | user */
  role?: InputMaybe<Scalars['String']['input']>;
  /** When an administrator last ended all sessions of the person; the history says who */
  sessions_ended_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** When the row was last written */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The id that the identity server gave */
  user_id?: InputMaybe<Scalars['uuid']['input']>;
};

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
export type Uuid_Comparison_Exp = {
  _eq?: InputMaybe<Scalars['uuid']['input']>;
  _gt?: InputMaybe<Scalars['uuid']['input']>;
  _gte?: InputMaybe<Scalars['uuid']['input']>;
  _in?: InputMaybe<Array<Scalars['uuid']['input']>>;
  _is_null?: InputMaybe<Scalars['Boolean']['input']>;
  _lt?: InputMaybe<Scalars['uuid']['input']>;
  _lte?: InputMaybe<Scalars['uuid']['input']>;
  _neq?: InputMaybe<Scalars['uuid']['input']>;
  _nin?: InputMaybe<Array<Scalars['uuid']['input']>>;
};

/** Who asks, as the server sees it */
export type Visitor = {
  __typename?: 'visitor';
  /** ISO 3166-1 alpha-2; null when unknown */
  country?: Maybe<Scalars['String']['output']>;
  /** The IP address */
  ip: Scalars['String']['output'];
};

/** One attempt to deliver, and what came of it */
export type Webhook_Attempts = {
  __typename?: 'webhook_attempts';
  /** An object relationship */
  delivery: Webhook_Deliveries;
  /** The delivery */
  delivery_id: Scalars['uuid']['output'];
  /** Milliseconds until it was known how it went */
  duration_ms: Scalars['Int']['output'];
  /** In the order in which attempts ended */
  id: Scalars['bigint']['output'];
  /** status | gone (410) | redirect | timeout | connection | name (DNS) | tls | address (not public); null: it went well */
  problem?: Maybe<Scalars['String']['output']>;
  /** The beginning of the answer, or what stood in the way */
  response?: Maybe<Scalars['String']['output']>;
  /** When it began */
  started_at: Scalars['timestamptz']['output'];
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Int']['output']>;
};

/** aggregated selection of "webhook_attempts" */
export type Webhook_Attempts_Aggregate = {
  __typename?: 'webhook_attempts_aggregate';
  aggregate?: Maybe<Webhook_Attempts_Aggregate_Fields>;
  nodes: Array<Webhook_Attempts>;
};

export type Webhook_Attempts_Aggregate_Bool_Exp = {
  count?: InputMaybe<Webhook_Attempts_Aggregate_Bool_Exp_Count>;
};

export type Webhook_Attempts_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Webhook_Attempts_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Webhook_Attempts_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** aggregate fields of "webhook_attempts" */
export type Webhook_Attempts_Aggregate_Fields = {
  __typename?: 'webhook_attempts_aggregate_fields';
  avg?: Maybe<Webhook_Attempts_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Webhook_Attempts_Max_Fields>;
  min?: Maybe<Webhook_Attempts_Min_Fields>;
  stddev?: Maybe<Webhook_Attempts_Stddev_Fields>;
  stddev_pop?: Maybe<Webhook_Attempts_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Webhook_Attempts_Stddev_Samp_Fields>;
  sum?: Maybe<Webhook_Attempts_Sum_Fields>;
  var_pop?: Maybe<Webhook_Attempts_Var_Pop_Fields>;
  var_samp?: Maybe<Webhook_Attempts_Var_Samp_Fields>;
  variance?: Maybe<Webhook_Attempts_Variance_Fields>;
};


/** aggregate fields of "webhook_attempts" */
export type Webhook_Attempts_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Webhook_Attempts_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order by aggregate values of table "webhook_attempts" */
export type Webhook_Attempts_Aggregate_Order_By = {
  avg?: InputMaybe<Webhook_Attempts_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Webhook_Attempts_Max_Order_By>;
  min?: InputMaybe<Webhook_Attempts_Min_Order_By>;
  stddev?: InputMaybe<Webhook_Attempts_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Webhook_Attempts_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Webhook_Attempts_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Webhook_Attempts_Sum_Order_By>;
  var_pop?: InputMaybe<Webhook_Attempts_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Webhook_Attempts_Var_Samp_Order_By>;
  variance?: InputMaybe<Webhook_Attempts_Variance_Order_By>;
};

/** aggregate avg on columns */
export type Webhook_Attempts_Avg_Fields = {
  __typename?: 'webhook_attempts_avg_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Float']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['Float']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Float']['output']>;
};

/** order by avg() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Avg_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "webhook_attempts". All fields are combined with a logical 'AND'. */
export type Webhook_Attempts_Bool_Exp = {
  _and?: InputMaybe<Array<Webhook_Attempts_Bool_Exp>>;
  _not?: InputMaybe<Webhook_Attempts_Bool_Exp>;
  _or?: InputMaybe<Array<Webhook_Attempts_Bool_Exp>>;
  delivery?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
  delivery_id?: InputMaybe<Uuid_Comparison_Exp>;
  duration_ms?: InputMaybe<Int_Comparison_Exp>;
  id?: InputMaybe<Bigint_Comparison_Exp>;
  problem?: InputMaybe<String_Comparison_Exp>;
  response?: InputMaybe<String_Comparison_Exp>;
  started_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  status?: InputMaybe<Int_Comparison_Exp>;
};

/** aggregate max on columns */
export type Webhook_Attempts_Max_Fields = {
  __typename?: 'webhook_attempts_max_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Int']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['bigint']['output']>;
  /** status | gone (410) | redirect | timeout | connection | name (DNS) | tls | address (not public); null: it went well */
  problem?: Maybe<Scalars['String']['output']>;
  /** The beginning of the answer, or what stood in the way */
  response?: Maybe<Scalars['String']['output']>;
  /** When it began */
  started_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Int']['output']>;
};

/** order by max() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Max_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  problem?: InputMaybe<Order_By>;
  response?: InputMaybe<Order_By>;
  started_at?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** aggregate min on columns */
export type Webhook_Attempts_Min_Fields = {
  __typename?: 'webhook_attempts_min_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Int']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['bigint']['output']>;
  /** status | gone (410) | redirect | timeout | connection | name (DNS) | tls | address (not public); null: it went well */
  problem?: Maybe<Scalars['String']['output']>;
  /** The beginning of the answer, or what stood in the way */
  response?: Maybe<Scalars['String']['output']>;
  /** When it began */
  started_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Int']['output']>;
};

/** order by min() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Min_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  problem?: InputMaybe<Order_By>;
  response?: InputMaybe<Order_By>;
  started_at?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** Ordering options when selecting data from "webhook_attempts". */
export type Webhook_Attempts_Order_By = {
  delivery?: InputMaybe<Webhook_Deliveries_Order_By>;
  delivery_id?: InputMaybe<Order_By>;
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  problem?: InputMaybe<Order_By>;
  response?: InputMaybe<Order_By>;
  started_at?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** select columns of table "webhook_attempts" */
export type Webhook_Attempts_Select_Column =
  /** column name */
  | 'delivery_id'
  /** column name */
  | 'duration_ms'
  /** column name */
  | 'id'
  /** column name */
  | 'problem'
  /** column name */
  | 'response'
  /** column name */
  | 'started_at'
  /** column name */
  | 'status';

/** aggregate stddev on columns */
export type Webhook_Attempts_Stddev_Fields = {
  __typename?: 'webhook_attempts_stddev_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Float']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['Float']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Stddev_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** aggregate stddev_pop on columns */
export type Webhook_Attempts_Stddev_Pop_Fields = {
  __typename?: 'webhook_attempts_stddev_pop_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Float']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['Float']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_pop() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Stddev_Pop_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** aggregate stddev_samp on columns */
export type Webhook_Attempts_Stddev_Samp_Fields = {
  __typename?: 'webhook_attempts_stddev_samp_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Float']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['Float']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_samp() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Stddev_Samp_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** Streaming cursor of the table "webhook_attempts" */
export type Webhook_Attempts_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Webhook_Attempts_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Webhook_Attempts_Stream_Cursor_Value_Input = {
  /** The delivery */
  delivery_id?: InputMaybe<Scalars['uuid']['input']>;
  /** Milliseconds until it was known how it went */
  duration_ms?: InputMaybe<Scalars['Int']['input']>;
  /** In the order in which attempts ended */
  id?: InputMaybe<Scalars['bigint']['input']>;
  /** status | gone (410) | redirect | timeout | connection | name (DNS) | tls | address (not public); null: it went well */
  problem?: InputMaybe<Scalars['String']['input']>;
  /** The beginning of the answer, or what stood in the way */
  response?: InputMaybe<Scalars['String']['input']>;
  /** When it began */
  started_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The HTTP status of the answer; null: there was none */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** aggregate sum on columns */
export type Webhook_Attempts_Sum_Fields = {
  __typename?: 'webhook_attempts_sum_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Int']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['bigint']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Int']['output']>;
};

/** order by sum() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Sum_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** aggregate var_pop on columns */
export type Webhook_Attempts_Var_Pop_Fields = {
  __typename?: 'webhook_attempts_var_pop_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Float']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['Float']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Float']['output']>;
};

/** order by var_pop() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Var_Pop_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** aggregate var_samp on columns */
export type Webhook_Attempts_Var_Samp_Fields = {
  __typename?: 'webhook_attempts_var_samp_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Float']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['Float']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Float']['output']>;
};

/** order by var_samp() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Var_Samp_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** aggregate variance on columns */
export type Webhook_Attempts_Variance_Fields = {
  __typename?: 'webhook_attempts_variance_fields';
  /** Milliseconds until it was known how it went */
  duration_ms?: Maybe<Scalars['Float']['output']>;
  /** In the order in which attempts ended */
  id?: Maybe<Scalars['Float']['output']>;
  /** The HTTP status of the answer; null: there was none */
  status?: Maybe<Scalars['Float']['output']>;
};

/** order by variance() on columns of table "webhook_attempts" */
export type Webhook_Attempts_Variance_Order_By = {
  duration_ms?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  status?: InputMaybe<Order_By>;
};

/** One event on its way to one endpoint */
export type Webhook_Deliveries = {
  __typename?: 'webhook_deliveries';
  /** An array relationship */
  attempts: Array<Webhook_Attempts>;
  /** An aggregate relationship */
  attempts_aggregate: Webhook_Attempts_Aggregate;
  /** Attempts so far */
  attempts_count: Scalars['Int']['output'];
  /** The attempt that has it in its hands */
  claimed_by?: Maybe<Scalars['uuid']['output']>;
  /** From then on another worker may try */
  claimed_until?: Maybe<Scalars['timestamptz']['output']>;
  /** When it was queued */
  created_at: Scalars['timestamptz']['output'];
  /** An object relationship */
  endpoint: Webhook_Endpoints;
  /** Who is told */
  endpoint_id: Scalars['uuid']['output'];
  /** An object relationship */
  event: Webhook_Events;
  /** What is told */
  event_id: Scalars['uuid']['output'];
  /** When it was delivered or given up */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Made by the database */
  id: Scalars['uuid']['output'];
  /** event | replay (asked for by a person) | test */
  kind: Scalars['String']['output'];
  /** Not tried before */
  next_attempt_at: Scalars['timestamptz']['output'];
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['bigint']['output']>;
  /** Events of one record go out one after another */
  record_key?: Maybe<Scalars['String']['output']>;
  /** waiting -> delivered | given_up */
  state: Scalars['String']['output'];
};


/** One event on its way to one endpoint */
export type Webhook_DeliveriesAttemptsArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Attempts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Attempts_Order_By>>;
  where?: InputMaybe<Webhook_Attempts_Bool_Exp>;
};


/** One event on its way to one endpoint */
export type Webhook_DeliveriesAttempts_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Attempts_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Attempts_Order_By>>;
  where?: InputMaybe<Webhook_Attempts_Bool_Exp>;
};

/** aggregated selection of "webhook_deliveries" */
export type Webhook_Deliveries_Aggregate = {
  __typename?: 'webhook_deliveries_aggregate';
  aggregate?: Maybe<Webhook_Deliveries_Aggregate_Fields>;
  nodes: Array<Webhook_Deliveries>;
};

export type Webhook_Deliveries_Aggregate_Bool_Exp = {
  count?: InputMaybe<Webhook_Deliveries_Aggregate_Bool_Exp_Count>;
};

export type Webhook_Deliveries_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** aggregate fields of "webhook_deliveries" */
export type Webhook_Deliveries_Aggregate_Fields = {
  __typename?: 'webhook_deliveries_aggregate_fields';
  avg?: Maybe<Webhook_Deliveries_Avg_Fields>;
  count: Scalars['Int']['output'];
  max?: Maybe<Webhook_Deliveries_Max_Fields>;
  min?: Maybe<Webhook_Deliveries_Min_Fields>;
  stddev?: Maybe<Webhook_Deliveries_Stddev_Fields>;
  stddev_pop?: Maybe<Webhook_Deliveries_Stddev_Pop_Fields>;
  stddev_samp?: Maybe<Webhook_Deliveries_Stddev_Samp_Fields>;
  sum?: Maybe<Webhook_Deliveries_Sum_Fields>;
  var_pop?: Maybe<Webhook_Deliveries_Var_Pop_Fields>;
  var_samp?: Maybe<Webhook_Deliveries_Var_Samp_Fields>;
  variance?: Maybe<Webhook_Deliveries_Variance_Fields>;
};


/** aggregate fields of "webhook_deliveries" */
export type Webhook_Deliveries_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** order by aggregate values of table "webhook_deliveries" */
export type Webhook_Deliveries_Aggregate_Order_By = {
  avg?: InputMaybe<Webhook_Deliveries_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Webhook_Deliveries_Max_Order_By>;
  min?: InputMaybe<Webhook_Deliveries_Min_Order_By>;
  stddev?: InputMaybe<Webhook_Deliveries_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Webhook_Deliveries_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Webhook_Deliveries_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Webhook_Deliveries_Sum_Order_By>;
  var_pop?: InputMaybe<Webhook_Deliveries_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Webhook_Deliveries_Var_Samp_Order_By>;
  variance?: InputMaybe<Webhook_Deliveries_Variance_Order_By>;
};

/** aggregate avg on columns */
export type Webhook_Deliveries_Avg_Fields = {
  __typename?: 'webhook_deliveries_avg_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Float']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['Float']['output']>;
};

/** order by avg() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Avg_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "webhook_deliveries". All fields are combined with a logical 'AND'. */
export type Webhook_Deliveries_Bool_Exp = {
  _and?: InputMaybe<Array<Webhook_Deliveries_Bool_Exp>>;
  _not?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
  _or?: InputMaybe<Array<Webhook_Deliveries_Bool_Exp>>;
  attempts?: InputMaybe<Webhook_Attempts_Bool_Exp>;
  attempts_aggregate?: InputMaybe<Webhook_Attempts_Aggregate_Bool_Exp>;
  attempts_count?: InputMaybe<Int_Comparison_Exp>;
  claimed_by?: InputMaybe<Uuid_Comparison_Exp>;
  claimed_until?: InputMaybe<Timestamptz_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  endpoint?: InputMaybe<Webhook_Endpoints_Bool_Exp>;
  endpoint_id?: InputMaybe<Uuid_Comparison_Exp>;
  event?: InputMaybe<Webhook_Events_Bool_Exp>;
  event_id?: InputMaybe<Uuid_Comparison_Exp>;
  finished_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  kind?: InputMaybe<String_Comparison_Exp>;
  next_attempt_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  position?: InputMaybe<Bigint_Comparison_Exp>;
  record_key?: InputMaybe<String_Comparison_Exp>;
  state?: InputMaybe<String_Comparison_Exp>;
};

/** aggregate max on columns */
export type Webhook_Deliveries_Max_Fields = {
  __typename?: 'webhook_deliveries_max_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Int']['output']>;
  /** From then on another worker may try */
  claimed_until?: Maybe<Scalars['timestamptz']['output']>;
  /** When it was queued */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When it was delivered or given up */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** event | replay (asked for by a person) | test */
  kind?: Maybe<Scalars['String']['output']>;
  /** Not tried before */
  next_attempt_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['bigint']['output']>;
  /** Events of one record go out one after another */
  record_key?: Maybe<Scalars['String']['output']>;
  /** waiting -> delivered | given_up */
  state?: Maybe<Scalars['String']['output']>;
};

/** order by max() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Max_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  claimed_until?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  kind?: InputMaybe<Order_By>;
  next_attempt_at?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
  record_key?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
};

/** aggregate min on columns */
export type Webhook_Deliveries_Min_Fields = {
  __typename?: 'webhook_deliveries_min_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Int']['output']>;
  /** From then on another worker may try */
  claimed_until?: Maybe<Scalars['timestamptz']['output']>;
  /** When it was queued */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When it was delivered or given up */
  finished_at?: Maybe<Scalars['timestamptz']['output']>;
  /** event | replay (asked for by a person) | test */
  kind?: Maybe<Scalars['String']['output']>;
  /** Not tried before */
  next_attempt_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['bigint']['output']>;
  /** Events of one record go out one after another */
  record_key?: Maybe<Scalars['String']['output']>;
  /** waiting -> delivered | given_up */
  state?: Maybe<Scalars['String']['output']>;
};

/** order by min() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Min_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  claimed_until?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  kind?: InputMaybe<Order_By>;
  next_attempt_at?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
  record_key?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
};

/** Ordering options when selecting data from "webhook_deliveries". */
export type Webhook_Deliveries_Order_By = {
  attempts_aggregate?: InputMaybe<Webhook_Attempts_Aggregate_Order_By>;
  attempts_count?: InputMaybe<Order_By>;
  claimed_by?: InputMaybe<Order_By>;
  claimed_until?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  endpoint?: InputMaybe<Webhook_Endpoints_Order_By>;
  endpoint_id?: InputMaybe<Order_By>;
  event?: InputMaybe<Webhook_Events_Order_By>;
  event_id?: InputMaybe<Order_By>;
  finished_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  kind?: InputMaybe<Order_By>;
  next_attempt_at?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
  record_key?: InputMaybe<Order_By>;
  state?: InputMaybe<Order_By>;
};

/** select columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Select_Column =
  /** column name */
  | 'attempts_count'
  /** column name */
  | 'claimed_by'
  /** column name */
  | 'claimed_until'
  /** column name */
  | 'created_at'
  /** column name */
  | 'endpoint_id'
  /** column name */
  | 'event_id'
  /** column name */
  | 'finished_at'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'next_attempt_at'
  /** column name */
  | 'position'
  /** column name */
  | 'record_key'
  /** column name */
  | 'state';

/** aggregate stddev on columns */
export type Webhook_Deliveries_Stddev_Fields = {
  __typename?: 'webhook_deliveries_stddev_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Float']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Stddev_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

/** aggregate stddev_pop on columns */
export type Webhook_Deliveries_Stddev_Pop_Fields = {
  __typename?: 'webhook_deliveries_stddev_pop_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Float']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_pop() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Stddev_Pop_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

/** aggregate stddev_samp on columns */
export type Webhook_Deliveries_Stddev_Samp_Fields = {
  __typename?: 'webhook_deliveries_stddev_samp_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Float']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['Float']['output']>;
};

/** order by stddev_samp() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Stddev_Samp_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

/** Streaming cursor of the table "webhook_deliveries" */
export type Webhook_Deliveries_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Webhook_Deliveries_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Webhook_Deliveries_Stream_Cursor_Value_Input = {
  /** Attempts so far */
  attempts_count?: InputMaybe<Scalars['Int']['input']>;
  /** The attempt that has it in its hands */
  claimed_by?: InputMaybe<Scalars['uuid']['input']>;
  /** From then on another worker may try */
  claimed_until?: InputMaybe<Scalars['timestamptz']['input']>;
  /** When it was queued */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Who is told */
  endpoint_id?: InputMaybe<Scalars['uuid']['input']>;
  /** What is told */
  event_id?: InputMaybe<Scalars['uuid']['input']>;
  /** When it was delivered or given up */
  finished_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Made by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** event | replay (asked for by a person) | test */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Not tried before */
  next_attempt_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The place of the event in the order of commits */
  position?: InputMaybe<Scalars['bigint']['input']>;
  /** Events of one record go out one after another */
  record_key?: InputMaybe<Scalars['String']['input']>;
  /** waiting -> delivered | given_up */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate sum on columns */
export type Webhook_Deliveries_Sum_Fields = {
  __typename?: 'webhook_deliveries_sum_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Int']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['bigint']['output']>;
};

/** order by sum() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Sum_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

/** aggregate var_pop on columns */
export type Webhook_Deliveries_Var_Pop_Fields = {
  __typename?: 'webhook_deliveries_var_pop_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Float']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['Float']['output']>;
};

/** order by var_pop() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Var_Pop_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

/** aggregate var_samp on columns */
export type Webhook_Deliveries_Var_Samp_Fields = {
  __typename?: 'webhook_deliveries_var_samp_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Float']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['Float']['output']>;
};

/** order by var_samp() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Var_Samp_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

/** aggregate variance on columns */
export type Webhook_Deliveries_Variance_Fields = {
  __typename?: 'webhook_deliveries_variance_fields';
  /** Attempts so far */
  attempts_count?: Maybe<Scalars['Float']['output']>;
  /** The place of the event in the order of commits */
  position?: Maybe<Scalars['Float']['output']>;
};

/** order by variance() on columns of table "webhook_deliveries" */
export type Webhook_Deliveries_Variance_Order_By = {
  attempts_count?: InputMaybe<Order_By>;
  position?: InputMaybe<Order_By>;
};

/** Receivers of webhooks */
export type Webhook_Endpoints = {
  __typename?: 'webhook_endpoints';
  /** When it was added */
  created_at: Scalars['timestamptz']['output'];
  /** An array relationship */
  deliveries: Array<Webhook_Deliveries>;
  /** An aggregate relationship */
  deliveries_aggregate: Webhook_Deliveries_Aggregate;
  /** person | gone (it answered 410) | failing (it took nothing for three days); null while it is enabled */
  disabled_reason?: Maybe<Scalars['String']['output']>;
  /** The types of events that it wants */
  events: Array<Scalars['String']['output']>;
  /** An object relationship */
  health?: Maybe<Webhook_Health>;
  /** Made by the database */
  id: Scalars['uuid']['output'];
  /** Whether it is told of what happens */
  is_enabled: Scalars['Boolean']['output'];
  /** What people call it */
  name: Scalars['String']['output'];
  /** When its present secret was made */
  secret_made_at: Scalars['timestamptz']['output'];
  /** When its present secret was shown, once; null: not yet */
  secret_shown_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When it was last changed */
  updated_at: Scalars['timestamptz']['output'];
  /** Where events are posted to: https, without a user name or a password */
  url: Scalars['String']['output'];
};


/** Receivers of webhooks */
export type Webhook_EndpointsDeliveriesArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Deliveries_Order_By>>;
  where?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
};


/** Receivers of webhooks */
export type Webhook_EndpointsDeliveries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Deliveries_Order_By>>;
  where?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
};

/** aggregated selection of "webhook_endpoints" */
export type Webhook_Endpoints_Aggregate = {
  __typename?: 'webhook_endpoints_aggregate';
  aggregate?: Maybe<Webhook_Endpoints_Aggregate_Fields>;
  nodes: Array<Webhook_Endpoints>;
};

/** aggregate fields of "webhook_endpoints" */
export type Webhook_Endpoints_Aggregate_Fields = {
  __typename?: 'webhook_endpoints_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Webhook_Endpoints_Max_Fields>;
  min?: Maybe<Webhook_Endpoints_Min_Fields>;
};


/** aggregate fields of "webhook_endpoints" */
export type Webhook_Endpoints_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Webhook_Endpoints_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "webhook_endpoints". All fields are combined with a logical 'AND'. */
export type Webhook_Endpoints_Bool_Exp = {
  _and?: InputMaybe<Array<Webhook_Endpoints_Bool_Exp>>;
  _not?: InputMaybe<Webhook_Endpoints_Bool_Exp>;
  _or?: InputMaybe<Array<Webhook_Endpoints_Bool_Exp>>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  deliveries?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
  deliveries_aggregate?: InputMaybe<Webhook_Deliveries_Aggregate_Bool_Exp>;
  disabled_reason?: InputMaybe<String_Comparison_Exp>;
  events?: InputMaybe<String_Array_Comparison_Exp>;
  health?: InputMaybe<Webhook_Health_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_enabled?: InputMaybe<Boolean_Comparison_Exp>;
  name?: InputMaybe<String_Comparison_Exp>;
  secret_made_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  secret_shown_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  url?: InputMaybe<String_Comparison_Exp>;
};

/** unique or primary key constraints on table "webhook_endpoints" */
export type Webhook_Endpoints_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'webhook_endpoints_pkey';

/** input type for inserting data into table "webhook_endpoints" */
export type Webhook_Endpoints_Insert_Input = {
  /** The types of events that it wants */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is told of what happens */
  is_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** What people call it */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where events are posted to: https, without a user name or a password */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** aggregate max on columns */
export type Webhook_Endpoints_Max_Fields = {
  __typename?: 'webhook_endpoints_max_fields';
  /** When it was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** person | gone (it answered 410) | failing (it took nothing for three days); null while it is enabled */
  disabled_reason?: Maybe<Scalars['String']['output']>;
  /** What people call it */
  name?: Maybe<Scalars['String']['output']>;
  /** When its present secret was made */
  secret_made_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When its present secret was shown, once; null: not yet */
  secret_shown_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When it was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Where events are posted to: https, without a user name or a password */
  url?: Maybe<Scalars['String']['output']>;
};

/** aggregate min on columns */
export type Webhook_Endpoints_Min_Fields = {
  __typename?: 'webhook_endpoints_min_fields';
  /** When it was added */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** person | gone (it answered 410) | failing (it took nothing for three days); null while it is enabled */
  disabled_reason?: Maybe<Scalars['String']['output']>;
  /** What people call it */
  name?: Maybe<Scalars['String']['output']>;
  /** When its present secret was made */
  secret_made_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When its present secret was shown, once; null: not yet */
  secret_shown_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When it was last changed */
  updated_at?: Maybe<Scalars['timestamptz']['output']>;
  /** Where events are posted to: https, without a user name or a password */
  url?: Maybe<Scalars['String']['output']>;
};

/** response of any mutation on the table "webhook_endpoints" */
export type Webhook_Endpoints_Mutation_Response = {
  __typename?: 'webhook_endpoints_mutation_response';
  /** number of rows affected by the mutation */
  affected_rows: Scalars['Int']['output'];
  /** data from the rows affected by the mutation */
  returning: Array<Webhook_Endpoints>;
};

/** on_conflict condition type for table "webhook_endpoints" */
export type Webhook_Endpoints_On_Conflict = {
  constraint: Webhook_Endpoints_Constraint;
  update_columns?: Array<Webhook_Endpoints_Update_Column>;
  where?: InputMaybe<Webhook_Endpoints_Bool_Exp>;
};

/** Ordering options when selecting data from "webhook_endpoints". */
export type Webhook_Endpoints_Order_By = {
  created_at?: InputMaybe<Order_By>;
  deliveries_aggregate?: InputMaybe<Webhook_Deliveries_Aggregate_Order_By>;
  disabled_reason?: InputMaybe<Order_By>;
  events?: InputMaybe<Order_By>;
  health?: InputMaybe<Webhook_Health_Order_By>;
  id?: InputMaybe<Order_By>;
  is_enabled?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  secret_made_at?: InputMaybe<Order_By>;
  secret_shown_at?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  url?: InputMaybe<Order_By>;
};

/** primary key columns input for table: webhook_endpoints */
export type Webhook_Endpoints_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "webhook_endpoints" */
export type Webhook_Endpoints_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'disabled_reason'
  /** column name */
  | 'events'
  /** column name */
  | 'id'
  /** column name */
  | 'is_enabled'
  /** column name */
  | 'name'
  /** column name */
  | 'secret_made_at'
  /** column name */
  | 'secret_shown_at'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'url';

/** input type for set of table "webhook_endpoints" */
export type Webhook_Endpoints_Set_Input = {
  /** The types of events that it wants */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is told of what happens */
  is_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** What people call it */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where events are posted to: https, without a user name or a password */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Streaming cursor of the table "webhook_endpoints" */
export type Webhook_Endpoints_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Webhook_Endpoints_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Webhook_Endpoints_Stream_Cursor_Value_Input = {
  /** When it was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** person | gone (it answered 410) | failing (it took nothing for three days); null while it is enabled */
  disabled_reason?: InputMaybe<Scalars['String']['input']>;
  /** The types of events that it wants */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Made by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** Whether it is told of what happens */
  is_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** What people call it */
  name?: InputMaybe<Scalars['String']['input']>;
  /** When its present secret was made */
  secret_made_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** When its present secret was shown, once; null: not yet */
  secret_shown_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** When it was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Where events are posted to: https, without a user name or a password */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** update columns of table "webhook_endpoints" */
export type Webhook_Endpoints_Update_Column =
  /** column name */
  | 'events'
  /** column name */
  | 'is_enabled'
  /** column name */
  | 'name'
  /** column name */
  | 'url';

export type Webhook_Endpoints_Updates = {
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Webhook_Endpoints_Set_Input>;
  /** filter the rows which have to be updated */
  where: Webhook_Endpoints_Bool_Exp;
};

/** What webhooks tell of, kept for thirty days unless the operator set another time */
export type Webhook_Events = {
  __typename?: 'webhook_events';
  /** When it was written down */
  created_at: Scalars['timestamptz']['output'];
  /** What is told of it; nothing that names a person */
  data: Scalars['jsonb']['output'];
  /** An array relationship */
  deliveries: Array<Webhook_Deliveries>;
  /** An aggregate relationship */
  deliveries_aggregate: Webhook_Deliveries_Aggregate;
  /** When it happened */
  happened_at: Scalars['timestamptz']['output'];
  /** The header webhook-id, the same at each attempt and replay */
  id: Scalars['uuid']['output'];
  /** The key of that record as text */
  record_id: Scalars['String']['output'];
  /** The table of the record that it happened to */
  table_name: Scalars['String']['output'];
  /** What happened, such as notice.published */
  type: Scalars['String']['output'];
};


/** What webhooks tell of, kept for thirty days unless the operator set another time */
export type Webhook_EventsDataArgs = {
  path?: InputMaybe<Scalars['String']['input']>;
};


/** What webhooks tell of, kept for thirty days unless the operator set another time */
export type Webhook_EventsDeliveriesArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Deliveries_Order_By>>;
  where?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
};


/** What webhooks tell of, kept for thirty days unless the operator set another time */
export type Webhook_EventsDeliveries_AggregateArgs = {
  distinct_on?: InputMaybe<Array<Webhook_Deliveries_Select_Column>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order_by?: InputMaybe<Array<Webhook_Deliveries_Order_By>>;
  where?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
};

/** aggregated selection of "webhook_events" */
export type Webhook_Events_Aggregate = {
  __typename?: 'webhook_events_aggregate';
  aggregate?: Maybe<Webhook_Events_Aggregate_Fields>;
  nodes: Array<Webhook_Events>;
};

/** aggregate fields of "webhook_events" */
export type Webhook_Events_Aggregate_Fields = {
  __typename?: 'webhook_events_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Webhook_Events_Max_Fields>;
  min?: Maybe<Webhook_Events_Min_Fields>;
};


/** aggregate fields of "webhook_events" */
export type Webhook_Events_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Webhook_Events_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "webhook_events". All fields are combined with a logical 'AND'. */
export type Webhook_Events_Bool_Exp = {
  _and?: InputMaybe<Array<Webhook_Events_Bool_Exp>>;
  _not?: InputMaybe<Webhook_Events_Bool_Exp>;
  _or?: InputMaybe<Array<Webhook_Events_Bool_Exp>>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  data?: InputMaybe<Jsonb_Comparison_Exp>;
  deliveries?: InputMaybe<Webhook_Deliveries_Bool_Exp>;
  deliveries_aggregate?: InputMaybe<Webhook_Deliveries_Aggregate_Bool_Exp>;
  happened_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  record_id?: InputMaybe<String_Comparison_Exp>;
  table_name?: InputMaybe<String_Comparison_Exp>;
  type?: InputMaybe<String_Comparison_Exp>;
};

/** aggregate max on columns */
export type Webhook_Events_Max_Fields = {
  __typename?: 'webhook_events_max_fields';
  /** When it was written down */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When it happened */
  happened_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The key of that record as text */
  record_id?: Maybe<Scalars['String']['output']>;
  /** The table of the record that it happened to */
  table_name?: Maybe<Scalars['String']['output']>;
  /** What happened, such as notice.published */
  type?: Maybe<Scalars['String']['output']>;
};

/** aggregate min on columns */
export type Webhook_Events_Min_Fields = {
  __typename?: 'webhook_events_min_fields';
  /** When it was written down */
  created_at?: Maybe<Scalars['timestamptz']['output']>;
  /** When it happened */
  happened_at?: Maybe<Scalars['timestamptz']['output']>;
  /** The key of that record as text */
  record_id?: Maybe<Scalars['String']['output']>;
  /** The table of the record that it happened to */
  table_name?: Maybe<Scalars['String']['output']>;
  /** What happened, such as notice.published */
  type?: Maybe<Scalars['String']['output']>;
};

/** Ordering options when selecting data from "webhook_events". */
export type Webhook_Events_Order_By = {
  created_at?: InputMaybe<Order_By>;
  data?: InputMaybe<Order_By>;
  deliveries_aggregate?: InputMaybe<Webhook_Deliveries_Aggregate_Order_By>;
  happened_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  record_id?: InputMaybe<Order_By>;
  table_name?: InputMaybe<Order_By>;
  type?: InputMaybe<Order_By>;
};

/** select columns of table "webhook_events" */
export type Webhook_Events_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'data'
  /** column name */
  | 'happened_at'
  /** column name */
  | 'id'
  /** column name */
  | 'record_id'
  /** column name */
  | 'table_name'
  /** column name */
  | 'type';

/** Streaming cursor of the table "webhook_events" */
export type Webhook_Events_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Webhook_Events_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Webhook_Events_Stream_Cursor_Value_Input = {
  /** When it was written down */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** What is told of it; nothing that names a person */
  data?: InputMaybe<Scalars['jsonb']['input']>;
  /** When it happened */
  happened_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The header webhook-id, the same at each attempt and replay */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** The key of that record as text */
  record_id?: InputMaybe<Scalars['String']['input']>;
  /** The table of the record that it happened to */
  table_name?: InputMaybe<Scalars['String']['input']>;
  /** What happened, such as notice.published */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Endpoints whose last attempt failed */
export type Webhook_Health = {
  __typename?: 'webhook_health';
  /** The endpoint */
  endpoint_id: Scalars['uuid']['output'];
  /** The first failure since an attempt last went well */
  failing_since: Scalars['timestamptz']['output'];
};

/** aggregated selection of "webhook_health" */
export type Webhook_Health_Aggregate = {
  __typename?: 'webhook_health_aggregate';
  aggregate?: Maybe<Webhook_Health_Aggregate_Fields>;
  nodes: Array<Webhook_Health>;
};

/** aggregate fields of "webhook_health" */
export type Webhook_Health_Aggregate_Fields = {
  __typename?: 'webhook_health_aggregate_fields';
  count: Scalars['Int']['output'];
  max?: Maybe<Webhook_Health_Max_Fields>;
  min?: Maybe<Webhook_Health_Min_Fields>;
};


/** aggregate fields of "webhook_health" */
export type Webhook_Health_Aggregate_FieldsCountArgs = {
  columns?: InputMaybe<Array<Webhook_Health_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Boolean expression to filter rows from the table "webhook_health". All fields are combined with a logical 'AND'. */
export type Webhook_Health_Bool_Exp = {
  _and?: InputMaybe<Array<Webhook_Health_Bool_Exp>>;
  _not?: InputMaybe<Webhook_Health_Bool_Exp>;
  _or?: InputMaybe<Array<Webhook_Health_Bool_Exp>>;
  endpoint_id?: InputMaybe<Uuid_Comparison_Exp>;
  failing_since?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** aggregate max on columns */
export type Webhook_Health_Max_Fields = {
  __typename?: 'webhook_health_max_fields';
  /** The first failure since an attempt last went well */
  failing_since?: Maybe<Scalars['timestamptz']['output']>;
};

/** aggregate min on columns */
export type Webhook_Health_Min_Fields = {
  __typename?: 'webhook_health_min_fields';
  /** The first failure since an attempt last went well */
  failing_since?: Maybe<Scalars['timestamptz']['output']>;
};

/** Ordering options when selecting data from "webhook_health". */
export type Webhook_Health_Order_By = {
  endpoint_id?: InputMaybe<Order_By>;
  failing_since?: InputMaybe<Order_By>;
};

/** select columns of table "webhook_health" */
export type Webhook_Health_Select_Column =
  /** column name */
  | 'endpoint_id'
  /** column name */
  | 'failing_since';

/** Streaming cursor of the table "webhook_health" */
export type Webhook_Health_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Webhook_Health_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Webhook_Health_Stream_Cursor_Value_Input = {
  /** The endpoint */
  endpoint_id?: InputMaybe<Scalars['uuid']['input']>;
  /** The first failure since an attempt last went well */
  failing_since?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** A secret, shown this once */
export type Webhook_Secret = {
  __typename?: 'webhook_secret';
  /** What signatures are checked with: whsec_ and the key in base64 */
  secret: Scalars['String']['output'];
};

/** A time zone's clock at one moment, by the server's time zone data */
export type Zone_Offset = {
  __typename?: 'zone_offset';
  /** Minutes by which the clock is ahead of UTC, negative if it is behind; null: the server doesn't know the zone */
  minutes?: Maybe<Scalars['Int']['output']>;
};

export type BrandChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BrandChangesSubscription = { __typename?: 'subscription_root', site_settings: Array<{ __typename?: 'site_settings', key: string, value?: string | null, value_ar?: string | null }> };

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { __typename?: 'query_root', account: { __typename?: 'own_account', id: string, email: string, first_name: string, last_name: string, locale: string, has_password: boolean, has_totp: boolean, is_totp_required: boolean, sessions: Array<{ __typename?: 'own_session', id: string, is_current: boolean, method?: string | null, has_second_factor: boolean, browser?: string | null, system?: string | null, address?: string | null, country?: string | null, signed_in_at: string, last_seen_at: string }> } };

export type ChangeOwnAccountMutationVariables = Exact<{
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  locale: Scalars['String']['input'];
}>;


export type ChangeOwnAccountMutation = { __typename?: 'mutation_root', change_own_account: { __typename?: 'changed_own_account', id: string, first_name: string, last_name: string, locale: string } };

export type RequestEmailChangeMutationVariables = Exact<{
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
}>;


export type RequestEmailChangeMutation = { __typename?: 'mutation_root', request_email_change: { __typename?: 'email_change_request', accepted: boolean } };

export type EndOwnSessionMutationVariables = Exact<{
  session_id: Scalars['String']['input'];
}>;


export type EndOwnSessionMutation = { __typename?: 'mutation_root', end_own_session: { __typename?: 'ended_session', id: string } };

export type EndOwnSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOwnSessionsMutation = { __typename?: 'mutation_root', end_own_sessions: { __typename?: 'ended_sessions', id: string } };

export type RemoveTotpMutationVariables = Exact<{
  password: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
}>;


export type RemoveTotpMutation = { __typename?: 'mutation_root', remove_totp: { __typename?: 'totp_state', is_enabled: boolean } };

export type SaveHeadScriptsMutationVariables = Exact<{
  password: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
}>;


export type SaveHeadScriptsMutation = { __typename?: 'mutation_root', save_head_scripts: { __typename?: 'saved_head_scripts', key: string } };

export type AnalyticsSettingsFormQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalyticsSettingsFormQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'analytics_settings', key: string, value?: string | null, updated_at: string }> };

export type AnalyticsSettingsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AnalyticsSettingsChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'analytics_settings', key: string, updated_at: string }> };

export type SaveAnalyticsSettingsMutationVariables = Exact<{
  objects: Array<Analytics_Settings_Insert_Input> | Analytics_Settings_Insert_Input;
  where: Analytics_Settings_Bool_Exp;
}>;


export type SaveAnalyticsSettingsMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'analytics_settings_mutation_response', affected_rows: number } | null };

export type ApiKeysChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'api_keys', id: string, name: string, allowed_origins: Array<string>, allowed_addresses: Array<string>, expires_at?: string | null, last_used_at?: string | null, last_used_address?: string | null, revoked_at?: string | null, held_at?: string | null }> };

export type CreateApiKeyMutationVariables = Exact<{
  name: Scalars['String']['input'];
  role: Scalars['String']['input'];
  expires_at?: InputMaybe<Scalars['timestamptz']['input']>;
  allowed_origins: Array<Scalars['String']['input']> | Scalars['String']['input'];
  allowed_addresses: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type CreateApiKeyMutation = { __typename?: 'mutation_root', create_api_key: { __typename?: 'created_api_key', id: string, key: string } };

export type UpdateApiKeyMutationVariables = Exact<{
  id: Scalars['uuid']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  expires_at?: InputMaybe<Scalars['timestamptz']['input']>;
  allowed_origins?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  allowed_addresses?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
}>;


export type UpdateApiKeyMutation = { __typename?: 'mutation_root', update_api_key: { __typename?: 'changed_api_key', id: string } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: Scalars['uuid']['input'];
}>;


export type RevokeApiKeyMutation = { __typename?: 'mutation_root', revoke_api_key: { __typename?: 'changed_api_key', id: string } };

export type ConfirmApiKeyMutationVariables = Exact<{
  id: Scalars['uuid']['input'];
}>;


export type ConfirmApiKeyMutation = { __typename?: 'mutation_root', confirm_api_key: { __typename?: 'changed_api_key', id: string } };

export type ApiKeysFigureSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysFigureSubscription = { __typename?: 'subscription_root', figure: { __typename?: 'api_keys_aggregate', aggregate?: { __typename?: 'api_keys_aggregate_fields', count: number } | null } };

export type ApiKeysListQueryVariables = Exact<{
  where: Api_Keys_Bool_Exp;
  order_by: Array<Api_Keys_Order_By> | Api_Keys_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type ApiKeysListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'api_keys', id: string, name: string, role: string, expires_at?: string | null, allowed_origins: Array<string>, allowed_addresses: Array<string>, prefix: string, last_used_at?: string | null, last_used_address?: string | null, created_at: string, revoked_at?: string | null, held_at?: string | null }>, total: { __typename?: 'api_keys_aggregate', aggregate?: { __typename?: 'api_keys_aggregate_fields', count: number } | null } };

export type RequestRecoveryMutationVariables = Exact<{
  email: Scalars['String']['input'];
  captcha_token: Scalars['String']['input'];
  locale?: InputMaybe<Scalars['String']['input']>;
}>;


export type RequestRecoveryMutation = { __typename?: 'mutation_root', request_password_recovery: { __typename?: 'recovery_request', accepted: boolean } };

export type SignInMutationVariables = Exact<{
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  captcha_token: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
}>;


export type SignInMutation = { __typename?: 'mutation_root', sign_in: { __typename?: 'session_tokens', access_token: string, refresh_token: string, id_token: string } };

export type CheckCaptchaMutationVariables = Exact<{
  captcha_token: Scalars['String']['input'];
}>;


export type CheckCaptchaMutation = { __typename?: 'mutation_root', check_captcha: { __typename?: 'captcha_result', passed: boolean } };

export type VisitorInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorInfoQuery = { __typename?: 'query_root', visitor_info: { __typename?: 'visitor', ip: string, country?: string | null } };

export type BrandSettingsFormQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandSettingsFormQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'site_settings', key: string, value?: string | null, value_ar?: string | null, updated_at: string }> };

export type BrandSettingsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BrandSettingsChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'site_settings', key: string, updated_at: string }> };

export type SaveBrandSettingsMutationVariables = Exact<{
  objects: Array<Site_Settings_Insert_Input> | Site_Settings_Insert_Input;
  where: Site_Settings_Bool_Exp;
}>;


export type SaveBrandSettingsMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'site_settings_mutation_response', affected_rows: number } | null };

export type ContactsFigureSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ContactsFigureSubscription = { __typename?: 'subscription_root', figure: { __typename?: 'contacts_aggregate', aggregate?: { __typename?: 'contacts_aggregate_fields', count: number } | null } };

export type ContactDeliveriesQueryVariables = Exact<{
  contact_id: Scalars['uuid']['input'];
}>;


export type ContactDeliveriesQuery = { __typename?: 'query_root', deliveries: Array<{ __typename?: 'deliveries', id: string, state: string, reason?: string | null, bounce?: string | null, locale: string, finished_at?: string | null, dispatch: { __typename?: 'dispatches', id: string, subject: string, subject_ar?: string | null, created_at: string } }>, total: { __typename?: 'deliveries_aggregate', aggregate?: { __typename?: 'deliveries_aggregate_fields', count: number } | null } };

export type ContactStandingQueryVariables = Exact<{
  contact_id: Scalars['uuid']['input'];
}>;


export type ContactStandingQuery = { __typename?: 'query_root', contact?: { __typename?: 'contacts', id: string, email: string, state: string, state_reason?: string | null, state_note?: string | null, unsubscribed_at?: string | null, consent_version?: string | null, consent_locale?: string | null, consent_source?: string | null, consent_requested_at?: string | null, consent_confirmed_at?: string | null } | null };

export type SetContactStateMutationVariables = Exact<{
  contact_id: Scalars['uuid']['input'];
  state: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
}>;


export type SetContactStateMutation = { __typename?: 'mutation_root', changed: { __typename?: 'changed_contact', contact_id: string, state: string } };

export type ExportContactQueryVariables = Exact<{
  contact_id: Scalars['uuid']['input'];
}>;


export type ExportContactQuery = { __typename?: 'query_root', exported: { __typename?: 'contact_export', data: unknown } };

export type ContactsListQueryVariables = Exact<{
  where: Contacts_Bool_Exp;
  order_by: Array<Contacts_Order_By> | Contacts_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type ContactsListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'contacts', id: string, email: string, first_name?: string | null, last_name?: string | null, locale: string, external_id?: string | null, state: string, state_reason?: string | null, state_note?: string | null, source: string, consent_version?: string | null, consent_locale?: string | null, consent_source?: string | null, consent_requested_at?: string | null, consent_confirmed_at?: string | null, unsubscribed_at?: string | null, created_at: string, updated_at: string }>, total: { __typename?: 'contacts_aggregate', aggregate?: { __typename?: 'contacts_aggregate_fields', count: number } | null } };

export type ContactsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ContactsChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreateContactMutationVariables = Exact<{
  object: Contacts_Insert_Input;
}>;


export type CreateContactMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'contacts', id: string } | null };

export type UpdateContactsMutationVariables = Exact<{
  where: Contacts_Bool_Exp;
  set: Contacts_Set_Input;
}>;


export type UpdateContactsMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'contacts_mutation_response', affected_rows: number } | null };

export type DeleteContactsMutationVariables = Exact<{
  where: Contacts_Bool_Exp;
}>;


export type DeleteContactsMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'contacts_mutation_response', affected_rows: number } | null };

export type KnownContactsQueryVariables = Exact<{
  keys: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type KnownContactsQuery = { __typename?: 'query_root', known: { __typename?: 'contacts_aggregate', aggregate?: { __typename?: 'contacts_aggregate_fields', count: number } | null } };

export type ImportProgressSubscriptionVariables = Exact<{
  key: Scalars['String']['input'];
}>;


export type ImportProgressSubscription = { __typename?: 'subscription_root', imports: Array<{ __typename?: 'imports', id: string, state: string, total_bytes?: string | null, received_bytes: string, rows_read: number, created_count: number, updated_count: number, existing_count: number, duplicate_count: number, invalid_count: number, error_code?: string | null, error_message?: string | null }> };

export type ImportHistorySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ImportHistorySubscription = { __typename?: 'subscription_root', imports: Array<{ __typename?: 'imports', id: string, state: string, source: string, file_name?: string | null, created_count: number, updated_count: number, existing_count: number, duplicate_count: number, invalid_count: number, warning_count: number, removed_count: number, error_code?: string | null, error_message?: string | null, created_at: string, person?: { __typename?: 'people', user_id: string, email: string } | null }> };

export type CancelImportMutationVariables = Exact<{
  id: Scalars['uuid']['input'];
}>;


export type CancelImportMutation = { __typename?: 'mutation_root', cancel_import: { __typename?: 'cancelled_import', import_id: string, state: string } };

export type UndoImportMutationVariables = Exact<{
  id: Scalars['uuid']['input'];
}>;


export type UndoImportMutation = { __typename?: 'mutation_root', undo_import: { __typename?: 'undone_import', import_id: string, state: string, removed: number } };

export type AttentionQueryVariables = Exact<{
  now: Scalars['timestamptz']['input'];
  midnight: Scalars['timestamptz']['input'];
  week_ago: Scalars['timestamptz']['input'];
  plans: Pricing_Plans_Bool_Exp;
  notices: Store_Notices_Bool_Exp;
  links: Footer_Links_Bool_Exp;
  testimonials: Testimonials_Bool_Exp;
}>;


export type AttentionQuery = { __typename?: 'query_root', webhooks: Array<{ __typename?: 'webhook_endpoints', id: string, name: string, is_enabled: boolean }>, dispatches: Array<{ __typename?: 'dispatches', id: string, subject: string, subject_ar?: string | null, state: string, problem?: string | null, failed_count: number }>, ending: Array<{ __typename?: 'store_notices', id: string, content: string, content_ar?: string | null, ends_at?: string | null }>, invitations: { __typename?: 'invitations_aggregate', aggregate?: { __typename?: 'invitations_aggregate_fields', count: number } | null }, plans: { __typename?: 'pricing_plans_aggregate', aggregate?: { __typename?: 'pricing_plans_aggregate_fields', count: number } | null }, notices: { __typename?: 'store_notices_aggregate', aggregate?: { __typename?: 'store_notices_aggregate_fields', count: number } | null }, links: { __typename?: 'footer_links_aggregate', aggregate?: { __typename?: 'footer_links_aggregate_fields', count: number } | null }, testimonials: { __typename?: 'testimonials_aggregate', aggregate?: { __typename?: 'testimonials_aggregate_fields', count: number } | null }, settings: Array<{ __typename?: 'site_settings', key: string, value?: string | null }> };

export type AnythingChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AnythingChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type DispatchProblemsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DispatchProblemsSubscription = { __typename?: 'subscription_root', dispatches: Array<{ __typename?: 'dispatches', id: string, state: string, problem?: string | null }> };

export type WebhookHealthChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WebhookHealthChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'webhook_health', endpoint_id: string }> };

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { __typename?: 'query_root', plans: Array<{ __typename?: 'pricing_plans', id: string }>, notices: Array<{ __typename?: 'store_notices', id: string }>, invitations: Array<{ __typename?: 'invitations', id: string }>, people: Array<{ __typename?: 'user_roles', user_id: string }>, contacts: Array<{ __typename?: 'contacts', id: string }>, settings: Array<{ __typename?: 'site_settings', key: string, value?: string | null }> };

export type SubscriberTotalsQueryVariables = Exact<{
  since: Scalars['date']['input'];
}>;


export type SubscriberTotalsQuery = { __typename?: 'query_root', totals: Array<{ __typename?: 'subscriber_totals', day: string, subscribed_count: number }>, now: { __typename?: 'contacts_aggregate', aggregate?: { __typename?: 'contacts_aggregate_fields', count: number } | null } };

export type SubscribersChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SubscribersChangedSubscription = { __typename?: 'subscription_root', changed: { __typename?: 'contacts_aggregate', aggregate?: { __typename?: 'contacts_aggregate_fields', count: number } | null } };

export type LastDispatchSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LastDispatchSubscription = { __typename?: 'subscription_root', dispatches: Array<{ __typename?: 'dispatches', id: string, newsletter_id: string, subject: string, subject_ar?: string | null, state: string, created_at: string, recipients_count: number, sent_count: number, failed_count: number, unknown_count: number, skipped_count: number }> };

export type DomainOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type DomainOfferQuery = { __typename?: 'query_root', domain_extensions: Array<{ __typename?: 'domain_extensions', extension: string, domain_prices: Array<{ __typename?: 'domain_prices', currency: string, register_price: string, transfer_price?: string | null, renew_price?: string | null }> }> };

export type DomainPricesListQueryVariables = Exact<{
  where: Domain_Prices_Bool_Exp;
  order_by: Array<Domain_Prices_Order_By> | Domain_Prices_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type DomainPricesListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'domain_prices', id: string, extension: string, currency: string, register_price: string, transfer_price?: string | null, renew_price?: string | null, updated_at: string }>, total: { __typename?: 'domain_prices_aggregate', aggregate?: { __typename?: 'domain_prices_aggregate_fields', count: number } | null } };

export type DomainPricesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DomainPricesChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreateDomainPriceMutationVariables = Exact<{
  object: Domain_Prices_Insert_Input;
}>;


export type CreateDomainPriceMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'domain_prices', id: string } | null };

export type UpdateDomainPricesMutationVariables = Exact<{
  where: Domain_Prices_Bool_Exp;
  set: Domain_Prices_Set_Input;
}>;


export type UpdateDomainPricesMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'domain_prices_mutation_response', affected_rows: number } | null };

export type DeleteDomainPricesMutationVariables = Exact<{
  where: Domain_Prices_Bool_Exp;
}>;


export type DeleteDomainPricesMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'domain_prices_mutation_response', affected_rows: number } | null };

export type DomainExtensionsListQueryVariables = Exact<{
  where: Domain_Extensions_Bool_Exp;
  order_by: Array<Domain_Extensions_Order_By> | Domain_Extensions_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type DomainExtensionsListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'domain_extensions', id: string, extension: string, sort_order: number, is_shown: boolean, updated_at: string }>, total: { __typename?: 'domain_extensions_aggregate', aggregate?: { __typename?: 'domain_extensions_aggregate_fields', count: number } | null } };

export type DomainExtensionsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DomainExtensionsChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreateDomainExtensionMutationVariables = Exact<{
  object: Domain_Extensions_Insert_Input;
}>;


export type CreateDomainExtensionMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'domain_extensions', id: string } | null };

export type UpdateDomainExtensionsMutationVariables = Exact<{
  where: Domain_Extensions_Bool_Exp;
  set: Domain_Extensions_Set_Input;
}>;


export type UpdateDomainExtensionsMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'domain_extensions_mutation_response', affected_rows: number } | null };

export type DeleteDomainExtensionsMutationVariables = Exact<{
  where: Domain_Extensions_Bool_Exp;
}>;


export type DeleteDomainExtensionsMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'domain_extensions_mutation_response', affected_rows: number } | null };

export type MoveDomainExtensionsMutationVariables = Exact<{
  updates: Array<Domain_Extensions_Updates> | Domain_Extensions_Updates;
}>;


export type MoveDomainExtensionsMutation = { __typename?: 'mutation_root', moved?: Array<{ __typename?: 'domain_extensions_mutation_response', affected_rows: number } | null> | null };

export type SaveDomainPricesMutationVariables = Exact<{
  updates: Array<Domain_Prices_Updates> | Domain_Prices_Updates;
  objects: Array<Domain_Prices_Insert_Input> | Domain_Prices_Insert_Input;
  gone: Domain_Prices_Bool_Exp;
  hasUpdates: Scalars['Boolean']['input'];
  hasObjects: Scalars['Boolean']['input'];
  hasGone: Scalars['Boolean']['input'];
}>;


export type SaveDomainPricesMutation = { __typename?: 'mutation_root', changed?: Array<{ __typename?: 'domain_prices_mutation_response', affected_rows: number } | null> | null, made?: { __typename?: 'domain_prices_mutation_response', affected_rows: number, returning: Array<{ __typename?: 'domain_prices', id: string }> } | null, removed?: { __typename?: 'domain_prices_mutation_response', affected_rows: number, returning: Array<{ __typename?: 'domain_prices', id: string }> } | null };

export type EmailChangeOfLinkQueryVariables = Exact<{
  link_token: Scalars['String']['input'];
}>;


export type EmailChangeOfLinkQuery = { __typename?: 'query_root', change: { __typename?: 'linked_email_change', email: string } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  link_token: Scalars['String']['input'];
}>;


export type ConfirmEmailChangeMutation = { __typename?: 'mutation_root', confirm_email_change: { __typename?: 'changed_email', email: string } };

export type LinksFigureSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LinksFigureSubscription = { __typename?: 'subscription_root', figure: { __typename?: 'footer_links_aggregate', aggregate?: { __typename?: 'footer_links_aggregate_fields', count: number } | null } };

export type FooterLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterLinksQuery = { __typename?: 'query_root', footer_links: Array<(
    { __typename?: 'footer_links', id: string, category: string }
    & { ' $fragmentRefs'?: { 'FooterLink_LinkFragment': FooterLink_LinkFragment } }
  )> };

export type FooterLink_LinkFragment = { __typename?: 'footer_links', id: string, label: string, label_ar?: string | null, url: string } & { ' $fragmentName'?: 'FooterLink_LinkFragment' };

export type LinksListQueryVariables = Exact<{
  where: Footer_Links_Bool_Exp;
  order_by: Array<Footer_Links_Order_By> | Footer_Links_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type LinksListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'footer_links', id: string, label: string, label_ar?: string | null, url: string, category: string, sort_order: number, updated_at: string }>, total: { __typename?: 'footer_links_aggregate', aggregate?: { __typename?: 'footer_links_aggregate_fields', count: number } | null } };

export type LinksChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LinksChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreateLinkMutationVariables = Exact<{
  object: Footer_Links_Insert_Input;
}>;


export type CreateLinkMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'footer_links', id: string } | null };

export type UpdateLinksMutationVariables = Exact<{
  where: Footer_Links_Bool_Exp;
  set: Footer_Links_Set_Input;
}>;


export type UpdateLinksMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'footer_links_mutation_response', affected_rows: number } | null };

export type DeleteLinksMutationVariables = Exact<{
  where: Footer_Links_Bool_Exp;
}>;


export type DeleteLinksMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'footer_links_mutation_response', affected_rows: number } | null };

export type MoveLinksMutationVariables = Exact<{
  updates: Array<Footer_Links_Updates> | Footer_Links_Updates;
}>;


export type MoveLinksMutation = { __typename?: 'mutation_root', moved?: Array<{ __typename?: 'footer_links_mutation_response', affected_rows: number } | null> | null };

export type HistoryListQueryVariables = Exact<{
  where: History_Entries_Bool_Exp;
  order_by: Array<History_Entries_Order_By> | History_Entries_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type HistoryListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'history_entries', id: string, happened_at: string, actor: string, actor_role?: string | null, operation: string, table_name: string, record_id?: string | null, label?: string | null, label_ar?: string | null, changed_columns: Array<string>, batch_id?: string | null, row_count: number, person?: { __typename?: 'people', user_id: string, email: string } | null }>, total: { __typename?: 'history_entries_aggregate', aggregate?: { __typename?: 'history_entries_aggregate_fields', count: number } | null } };

export type HistoryChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type HistoryChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type HistoryEntryQueryVariables = Exact<{
  id: Scalars['bigint']['input'];
}>;


export type HistoryEntryQuery = { __typename?: 'query_root', entry?: { __typename?: 'history_entries', id: string, happened_at: string, actor: string, actor_role?: string | null, operation: string, table_name: string, record_id?: string | null, label?: string | null, label_ar?: string | null, changed_columns: Array<string>, batch_id?: string | null, row_count: number, before?: unknown | null, after?: unknown | null, pricing_plan?: { __typename?: 'pricing_plans', currency: string } | null, domain_price?: { __typename?: 'domain_prices', currency: string } | null, person?: { __typename?: 'people', user_id: string, email: string } | null, together: { __typename?: 'history_entries_aggregate', aggregate?: { __typename?: 'history_entries_aggregate_fields', count: number } | null }, added: { __typename?: 'history_entries_aggregate', aggregate?: { __typename?: 'history_entries_aggregate_fields', count: number } | null } } | null };

export type HistoryPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryPeopleQuery = { __typename?: 'query_root', people: Array<{ __typename?: 'people', user_id: string, email: string }> };

export type RestoreEntryMutationVariables = Exact<{
  entry_id: Scalars['bigint']['input'];
  whole_transaction: Scalars['Boolean']['input'];
}>;


export type RestoreEntryMutation = { __typename?: 'mutation_root', restored: Array<{ __typename?: 'history_entries', id: string }> };

export type LatestChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestChangesQuery = { __typename?: 'query_root', entries: Array<{ __typename?: 'history_entries', id: string, happened_at: string, actor: string, actor_role?: string | null, operation: string, table_name: string, record_id?: string | null, label?: string | null, label_ar?: string | null, changed_columns: Array<string>, batch_id?: string | null, row_count: number, person?: { __typename?: 'people', user_id: string, email: string } | null }> };

export type OpenHoldSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OpenHoldSubscription = { __typename?: 'subscription_root', holds: Array<{ __typename?: 'holds', id: string, snapshot_at: string }> };

export type ResumeProductMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeProductMutation = { __typename?: 'mutation_root', resume_product: { __typename?: 'resumed_product', was_held: boolean } };

export type SuppressEmailsMutationVariables = Exact<{
  emails: Array<Scalars['String']['input']> | Scalars['String']['input'];
  state: Scalars['String']['input'];
}>;


export type SuppressEmailsMutation = { __typename?: 'mutation_root', suppress_emails: { __typename?: 'suppressed_emails', suppressed: number, refused: Array<string> } };

export type InvitationOfLinkQueryVariables = Exact<{
  link_token: Scalars['String']['input'];
}>;


export type InvitationOfLinkQuery = { __typename?: 'query_root', invitation: { __typename?: 'linked_invitation', email: string, role: string, expires_at: string } };

export type AcceptInvitationMutationVariables = Exact<{
  link_token: Scalars['String']['input'];
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type AcceptInvitationMutation = { __typename?: 'mutation_root', accept_invitation: { __typename?: 'accepted_invitation', email: string } };

export type LegalTextFormQueryVariables = Exact<{
  slug: Scalars['String']['input'];
}>;


export type LegalTextFormQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'legal_pages', title: string, title_ar?: string | null, body: string, body_ar?: string | null, updated_at: string, id: string }> };

export type LegalTextsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LegalTextsChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'legal_pages', slug: string, updated_at: string }> };

export type SaveLegalTextMutationVariables = Exact<{
  objects: Array<Legal_Pages_Insert_Input> | Legal_Pages_Insert_Input;
  where: Legal_Pages_Bool_Exp;
}>;


export type SaveLegalTextMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'legal_pages_mutation_response', affected_rows: number } | null };

export type LegalPageQueryVariables = Exact<{
  slug: Scalars['String']['input'];
}>;


export type LegalPageQuery = { __typename?: 'query_root', legal_pages_by_pk?: { __typename?: 'legal_pages', slug: string, title: string, title_ar?: string | null, body: string, body_ar?: string | null, updated_at: string } | null };

export type NewslettersFigureSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NewslettersFigureSubscription = { __typename?: 'subscription_root', figure: { __typename?: 'newsletters_aggregate', aggregate?: { __typename?: 'newsletters_aggregate_fields', count: number } | null } };

export type PreviewNewsletterQueryVariables = Exact<{
  template_name: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  html_content: Scalars['String']['input'];
  subject_ar?: InputMaybe<Scalars['String']['input']>;
  html_content_ar?: InputMaybe<Scalars['String']['input']>;
  preheader?: InputMaybe<Scalars['String']['input']>;
  preheader_ar?: InputMaybe<Scalars['String']['input']>;
}>;


export type PreviewNewsletterQuery = { __typename?: 'query_root', preview: { __typename?: 'newsletter_preview', subject: string, preheader: string, html: string, text: string, subject_ar: string, preheader_ar: string, html_ar: string, text_ar: string, dropped: Array<string>, dropped_ar: Array<string> } };

export type SendTestNewsletterMutationVariables = Exact<{
  email: Scalars['String']['input'];
  locale: Scalars['String']['input'];
  template_name: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  html_content: Scalars['String']['input'];
  preheader?: InputMaybe<Scalars['String']['input']>;
}>;


export type SendTestNewsletterMutation = { __typename?: 'mutation_root', test: { __typename?: 'sent_test', response: string } };

export type SendNewsletterMutationVariables = Exact<{
  newsletter_id: Scalars['uuid']['input'];
  subject: Scalars['String']['input'];
  html_content: Scalars['String']['input'];
  subject_ar?: InputMaybe<Scalars['String']['input']>;
  html_content_ar?: InputMaybe<Scalars['String']['input']>;
  scheduled_at?: InputMaybe<Scalars['timestamptz']['input']>;
  scheduled_at_zone?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['timestamptz']['input']>;
}>;


export type SendNewsletterMutation = { __typename?: 'mutation_root', dispatch: { __typename?: 'queued_dispatch', dispatch_id: string, recipients: number, state: string, undo_until: string } };

export type UndoDispatchMutationVariables = Exact<{
  dispatch_id: Scalars['uuid']['input'];
}>;


export type UndoDispatchMutation = { __typename?: 'mutation_root', undo_dispatch: { __typename?: 'changed_dispatch', dispatch_id: string, state: string } };

export type NewsletterRecipientsQueryVariables = Exact<{
  newsletter_id: Scalars['uuid']['input'];
}>;


export type NewsletterRecipientsQuery = { __typename?: 'query_root', audience: { __typename?: 'newsletter_audience', recipients: number, arabic: number, unsubscribed: number, bounced: number, rate_limit: number, missing_settings: Array<string> } };

export type UndoWindowQueryVariables = Exact<{
  dispatch_id: Scalars['uuid']['input'];
}>;


export type UndoWindowQuery = { __typename?: 'query_root', dispatch?: { __typename?: 'dispatches', id: string, state: string, created_at: string, undo_until: string } | null };

export type DispatchBeginsSubscriptionVariables = Exact<{
  dispatch_id: Scalars['uuid']['input'];
}>;


export type DispatchBeginsSubscription = { __typename?: 'subscription_root', dispatch?: { __typename?: 'dispatches', id: string, state: string, newsletter?: { __typename?: 'newsletters', id: string, status: string } | null } | null };

export type LatestDispatchesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LatestDispatchesSubscription = { __typename?: 'subscription_root', dispatches: Array<{ __typename?: 'dispatches', id: string, newsletter_id: string, newsletter_version?: string | null, state: string, scheduled_at?: string | null, recipients_count: number, sent_count: number, failed_count: number, unknown_count: number, skipped_count: number }> };

export type DispatchProgressSubscriptionVariables = Exact<{
  id: Scalars['uuid']['input'];
}>;


export type DispatchProgressSubscription = { __typename?: 'subscription_root', dispatch?: { __typename?: 'dispatches', id: string, newsletter_id: string, state: string, subject: string, subject_ar?: string | null, scheduled_at?: string | null, scheduled_at_zone?: string | null, undo_until: string, recipients_count: number, queued_count: number, sending_count: number, sent_count: number, failed_count: number, unknown_count: number, skipped_count: number, problem?: string | null, created_at: string, started_at?: string | null, prepared_at?: string | null, finished_at?: string | null, person?: { __typename?: 'people', user_id: string, email: string } | null } | null };

export type DispatchRecipientsQueryVariables = Exact<{
  where: Deliveries_Bool_Exp;
  held: Deliveries_Bool_Exp;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type DispatchRecipientsQuery = { __typename?: 'query_root', deliveries: Array<{ __typename?: 'deliveries', id: string, state: string, reason?: string | null, locale: string, attempts: number, unknown_attempts: number, next_attempt_at: string, finished_at?: string | null, response?: string | null, bounce?: string | null, contact?: { __typename?: 'contacts', id: string, email: string } | null }>, total: { __typename?: 'deliveries_aggregate', aggregate?: { __typename?: 'deliveries_aggregate_fields', count: number } | null }, held: { __typename?: 'deliveries_aggregate', aggregate?: { __typename?: 'deliveries_aggregate_fields', count: number } | null } };

export type PauseDispatchMutationVariables = Exact<{
  dispatch_id: Scalars['uuid']['input'];
}>;


export type PauseDispatchMutation = { __typename?: 'mutation_root', changed: { __typename?: 'changed_dispatch', dispatch_id: string, state: string } };

export type ResumeDispatchMutationVariables = Exact<{
  dispatch_id: Scalars['uuid']['input'];
}>;


export type ResumeDispatchMutation = { __typename?: 'mutation_root', changed: { __typename?: 'changed_dispatch', dispatch_id: string, state: string } };

export type CancelDispatchMutationVariables = Exact<{
  dispatch_id: Scalars['uuid']['input'];
}>;


export type CancelDispatchMutation = { __typename?: 'mutation_root', changed: { __typename?: 'changed_dispatch', dispatch_id: string, state: string } };

export type RetryDeliveriesMutationVariables = Exact<{
  dispatch_id: Scalars['uuid']['input'];
  include_unknown?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type RetryDeliveriesMutation = { __typename?: 'mutation_root', changed: { __typename?: 'changed_dispatch', dispatch_id: string, state: string } };

export type RescheduleDispatchMutationVariables = Exact<{
  dispatch_id: Scalars['uuid']['input'];
  scheduled_at: Scalars['timestamptz']['input'];
  scheduled_at_zone?: InputMaybe<Scalars['String']['input']>;
}>;


export type RescheduleDispatchMutation = { __typename?: 'mutation_root', changed: { __typename?: 'changed_dispatch', dispatch_id: string, state: string } };

export type DispatchTextsSubscriptionVariables = Exact<{
  id: Scalars['uuid']['input'];
}>;


export type DispatchTextsSubscription = { __typename?: 'subscription_root', dispatch?: { __typename?: 'dispatches', id: string, subject: string, subject_ar?: string | null, preheader?: string | null, preheader_ar?: string | null, html_content: string, html_content_ar?: string | null, template_name: string, newsletter?: { __typename?: 'newsletters', id: string, subject: string, subject_ar?: string | null, preheader?: string | null, preheader_ar?: string | null, content: string, content_ar?: string | null, template_name: string, updated_at: string } | null } | null };

export type UpdateDispatchMutationVariables = Exact<{
  dispatch_id: Scalars['uuid']['input'];
  version: Scalars['timestamptz']['input'];
}>;


export type UpdateDispatchMutation = { __typename?: 'mutation_root', changed: { __typename?: 'changed_dispatch', dispatch_id: string, state: string } };

export type DispatchAheadQueryVariables = Exact<{
  newsletter_id: Scalars['uuid']['input'];
}>;


export type DispatchAheadQuery = { __typename?: 'query_root', dispatches: Array<{ __typename?: 'dispatches', id: string, state: string, scheduled_at?: string | null }> };

export type SavedTextsQueryVariables = Exact<{
  id: Scalars['uuid']['input'];
}>;


export type SavedTextsQuery = { __typename?: 'query_root', newsletter?: { __typename?: 'newsletters', id: string, subject: string, subject_ar?: string | null, preheader?: string | null, preheader_ar?: string | null, content: string, content_ar?: string | null, template_name: string, updated_at: string } | null };

export type NewslettersListQueryVariables = Exact<{
  where: Newsletters_Bool_Exp;
  order_by: Array<Newsletters_Order_By> | Newsletters_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type NewslettersListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'newsletters', id: string, subject: string, subject_ar?: string | null, preheader?: string | null, preheader_ar?: string | null, content: string, content_ar?: string | null, template_name: string, status: string, created_at: string, updated_at: string, dispatches: Array<{ __typename?: 'dispatches', id: string, newsletter_id: string, newsletter_version?: string | null, state: string, scheduled_at?: string | null, recipients_count: number, sent_count: number, failed_count: number, unknown_count: number, skipped_count: number }> }>, total: { __typename?: 'newsletters_aggregate', aggregate?: { __typename?: 'newsletters_aggregate_fields', count: number } | null } };

export type NewslettersChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NewslettersChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreateNewsletterMutationVariables = Exact<{
  object: Newsletters_Insert_Input;
}>;


export type CreateNewsletterMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'newsletters', id: string } | null };

export type UpdateNewslettersMutationVariables = Exact<{
  where: Newsletters_Bool_Exp;
  set: Newsletters_Set_Input;
}>;


export type UpdateNewslettersMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'newsletters_mutation_response', affected_rows: number } | null };

export type DeleteNewslettersMutationVariables = Exact<{
  where: Newsletters_Bool_Exp;
}>;


export type DeleteNewslettersMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'newsletters_mutation_response', affected_rows: number } | null };

export type LiveNoticesQueryVariables = Exact<{
  live: Store_Notices_Bool_Exp;
}>;


export type LiveNoticesQuery = { __typename?: 'query_root', total: { __typename?: 'store_notices_aggregate', aggregate?: { __typename?: 'store_notices_aggregate_fields', count: number } | null }, notices: Array<{ __typename?: 'store_notices', id: string, content: string, content_ar?: string | null, notice_date: string, severity: string, link_url?: string | null }> };

export type LiveNoticesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LiveNoticesChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'store_notices', id: string, updated_at: string }> };

export type NoticesFigureSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NoticesFigureSubscription = { __typename?: 'subscription_root', figure: { __typename?: 'store_notices_aggregate', aggregate?: { __typename?: 'store_notices_aggregate_fields', count: number } | null } };

export type NoticeBannerQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeBannerQuery = { __typename?: 'query_root', store_notices: Array<(
    { __typename?: 'store_notices', id: string, severity: string }
    & { ' $fragmentRefs'?: { 'NoticeSlide_NoticeFragment': NoticeSlide_NoticeFragment } }
  )> };

export type NoticeSlide_NoticeFragment = { __typename?: 'store_notices', id: string, content: string, content_ar?: string | null, notice_date: string, severity: string, link_url?: string | null } & { ' $fragmentName'?: 'NoticeSlide_NoticeFragment' };

export type NoticesListQueryVariables = Exact<{
  where: Store_Notices_Bool_Exp;
  order_by: Array<Store_Notices_Order_By> | Store_Notices_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type NoticesListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'store_notices', id: string, content: string, content_ar?: string | null, notice_date: string, is_active: boolean, severity: string, link_url?: string | null, starts_at?: string | null, starts_at_zone?: string | null, ends_at?: string | null, ends_at_zone?: string | null, updated_at: string }>, total: { __typename?: 'store_notices_aggregate', aggregate?: { __typename?: 'store_notices_aggregate_fields', count: number } | null } };

export type NoticesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NoticesChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreateNoticeMutationVariables = Exact<{
  object: Store_Notices_Insert_Input;
}>;


export type CreateNoticeMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'store_notices', id: string } | null };

export type UpdateNoticesMutationVariables = Exact<{
  where: Store_Notices_Bool_Exp;
  set: Store_Notices_Set_Input;
}>;


export type UpdateNoticesMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'store_notices_mutation_response', affected_rows: number } | null };

export type DeleteNoticesMutationVariables = Exact<{
  where: Store_Notices_Bool_Exp;
}>;


export type DeleteNoticesMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'store_notices_mutation_response', affected_rows: number } | null };

export type UpdatePasswordMutationVariables = Exact<{
  password: Scalars['String']['input'];
  link_token?: InputMaybe<Scalars['String']['input']>;
  current_password?: InputMaybe<Scalars['String']['input']>;
  totp?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
}>;


export type UpdatePasswordMutation = { __typename?: 'mutation_root', update_password: { __typename?: 'updated_password', session?: { __typename?: 'session_tokens', access_token: string, refresh_token: string, id_token: string } | null } };

export type AccountLinkQueryVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type AccountLinkQuery = { __typename?: 'query_root', account_link: { __typename?: 'account_link', purpose: string, email: string } };

export type PlansFigureSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PlansFigureSubscription = { __typename?: 'subscription_root', figure: { __typename?: 'pricing_plans_aggregate', aggregate?: { __typename?: 'pricing_plans_aggregate_fields', count: number, prices: number } | null } };

export type ChangePlansTogetherMutationVariables = Exact<{
  changes: Scalars['jsonb']['input'];
}>;


export type ChangePlansTogetherMutation = { __typename?: 'mutation_root', change_plans_together: Array<{ __typename?: 'pricing_plans', id: string }> };

export type PlanButton_PlanFragment = { __typename?: 'pricing_plans', id: string, name: string, category: string, button_url?: string | null, currency: string, period: string, highlight: boolean } & { ' $fragmentName'?: 'PlanButton_PlanFragment' };

export type PlanCard_PlanFragment = (
  { __typename?: 'pricing_plans', id: string, name: string, name_ar?: string | null, features: Array<string>, features_ar?: Array<string> | null, highlight: boolean, badge?: string | null, badge_ar?: string | null, logo?: string | null, logo_alt?: string | null, logo_alt_ar?: string | null }
  & { ' $fragmentRefs'?: { 'PlanPrice_PlanFragment': PlanPrice_PlanFragment;'PlanButton_PlanFragment': PlanButton_PlanFragment;'PlanTerms_PlanFragment': PlanTerms_PlanFragment } }
) & { ' $fragmentName'?: 'PlanCard_PlanFragment' };

export type CommonFeatures_PlanFragment = { __typename?: 'pricing_plans', id: string, features: Array<string>, features_ar?: Array<string> | null } & { ' $fragmentName'?: 'CommonFeatures_PlanFragment' };

export type PlanPrice_PlanFragment = { __typename?: 'pricing_plans', id: string, price: string, currency: string, period: string, period_ar?: string | null } & { ' $fragmentName'?: 'PlanPrice_PlanFragment' };

export type PlanPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanPricesQuery = { __typename?: 'query_root', pricing_plans: Array<{ __typename?: 'pricing_plans', name: string, category: string, period: string, currency: string, price: string, sort_order: number }> };

export type PlanTerms_PlanFragment = { __typename?: 'pricing_plans', id: string, price: string, currency: string, renewal_price?: string | null, setup_fee?: string | null, money_back_days?: number | null, support_minutes?: number | null } & { ' $fragmentName'?: 'PlanTerms_PlanFragment' };

export type CompareColumn_PlanFragment = (
  { __typename?: 'pricing_plans', id: string, name: string, name_ar?: string | null, features: Array<string>, features_ar?: Array<string> | null, highlight: boolean, badge?: string | null, badge_ar?: string | null }
  & { ' $fragmentRefs'?: { 'PlanButton_PlanFragment': PlanButton_PlanFragment } }
) & { ' $fragmentName'?: 'CompareColumn_PlanFragment' };

export type CategoryPlansQueryVariables = Exact<{
  category: Scalars['String']['input'];
}>;


export type CategoryPlansQuery = { __typename?: 'query_root', pricing_plans: Array<(
    { __typename?: 'pricing_plans', id: string, name: string, category: string, period: string, currency: string, price: string, sort_order: number }
    & { ' $fragmentRefs'?: { 'PlanCard_PlanFragment': PlanCard_PlanFragment;'CommonFeatures_PlanFragment': CommonFeatures_PlanFragment;'CompareColumn_PlanFragment': CompareColumn_PlanFragment } }
  )> };

export type PricingSectionQueryVariables = Exact<{
  names: Array<Scalars['String']['input']> | Scalars['String']['input'];
  categories: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type PricingSectionQuery = { __typename?: 'query_root', pricing_plans: Array<(
    { __typename?: 'pricing_plans', id: string, name: string, category: string, period: string, currency: string, price: string, sort_order: number }
    & { ' $fragmentRefs'?: { 'PlanCard_PlanFragment': PlanCard_PlanFragment;'CommonFeatures_PlanFragment': CommonFeatures_PlanFragment } }
  )> };

export type AllPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllPricesQuery = { __typename?: 'query_root', pricing_plans: Array<{ __typename?: 'pricing_plans', id: string, category: string, name: string, name_ar?: string | null, price: string, currency: string, period: string, period_ar?: string | null, renewal_price?: string | null, setup_fee?: string | null, money_back_days?: number | null, support_minutes?: number | null, features: Array<string>, features_ar?: Array<string> | null, highlight: boolean, badge?: string | null, badge_ar?: string | null, logo?: string | null, logo_alt?: string | null, logo_alt_ar?: string | null, button_url?: string | null, is_shown: boolean, shown_from?: string | null, shown_from_zone?: string | null, sort_order: number }> };

export type AddPricesMutationVariables = Exact<{
  objects: Array<Pricing_Plans_Insert_Input> | Pricing_Plans_Insert_Input;
}>;


export type AddPricesMutation = { __typename?: 'mutation_root', made?: { __typename?: 'pricing_plans_mutation_response', affected_rows: number } | null };

export type PlansListQueryVariables = Exact<{
  where: Pricing_Plans_Bool_Exp;
  order_by: Array<Pricing_Plans_Order_By> | Pricing_Plans_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type PlansListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'pricing_plans', id: string, category: string, name: string, name_ar?: string | null, price: string, currency: string, period: string, period_ar?: string | null, renewal_price?: string | null, setup_fee?: string | null, money_back_days?: number | null, support_minutes?: number | null, features: Array<string>, features_ar?: Array<string> | null, highlight: boolean, badge?: string | null, badge_ar?: string | null, logo?: string | null, logo_alt?: string | null, logo_alt_ar?: string | null, button_url?: string | null, is_shown: boolean, shown_from?: string | null, shown_from_zone?: string | null, sort_order: number, updated_at: string }>, total: { __typename?: 'pricing_plans_aggregate', aggregate?: { __typename?: 'pricing_plans_aggregate_fields', count: number, sets: number } | null } };

export type PlansChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PlansChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreatePlanMutationVariables = Exact<{
  object: Pricing_Plans_Insert_Input;
}>;


export type CreatePlanMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'pricing_plans', id: string } | null };

export type UpdatePlansMutationVariables = Exact<{
  where: Pricing_Plans_Bool_Exp;
  set: Pricing_Plans_Set_Input;
}>;


export type UpdatePlansMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'pricing_plans_mutation_response', affected_rows: number } | null };

export type DeletePlansMutationVariables = Exact<{
  where: Pricing_Plans_Bool_Exp;
}>;


export type DeletePlansMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'pricing_plans_mutation_response', affected_rows: number } | null };

export type MovePlansMutationVariables = Exact<{
  updates: Array<Pricing_Plans_Updates> | Pricing_Plans_Updates;
}>;


export type MovePlansMutation = { __typename?: 'mutation_root', moved?: Array<{ __typename?: 'pricing_plans_mutation_response', affected_rows: number } | null> | null };

export type SavePlanPricesMutationVariables = Exact<{
  updates: Array<Pricing_Plans_Updates> | Pricing_Plans_Updates;
  objects: Array<Pricing_Plans_Insert_Input> | Pricing_Plans_Insert_Input;
  gone: Pricing_Plans_Bool_Exp;
  hasUpdates: Scalars['Boolean']['input'];
  hasObjects: Scalars['Boolean']['input'];
  hasGone: Scalars['Boolean']['input'];
}>;


export type SavePlanPricesMutation = { __typename?: 'mutation_root', changed?: Array<{ __typename?: 'pricing_plans_mutation_response', affected_rows: number } | null> | null, made?: { __typename?: 'pricing_plans_mutation_response', affected_rows: number, returning: Array<{ __typename?: 'pricing_plans', id: string }> } | null, removed?: { __typename?: 'pricing_plans_mutation_response', affected_rows: number, returning: Array<{ __typename?: 'pricing_plans', id: string }> } | null };

export type TakenPriceIdsQueryVariables = Exact<{
  ids: Array<Scalars['uuid']['input']> | Scalars['uuid']['input'];
}>;


export type TakenPriceIdsQuery = { __typename?: 'query_root', pricing_plans: Array<{ __typename?: 'pricing_plans', id: string, category: string, name: string, period: string, currency: string }> };

export type SeoTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type SeoTextsQuery = { __typename?: 'query_root', seo_settings: Array<{ __typename?: 'seo_settings', key: string, value: string, value_ar?: string | null }> };

export type SeoSettingsFormQueryVariables = Exact<{ [key: string]: never; }>;


export type SeoSettingsFormQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'seo_settings', key: string, value: string, value_ar?: string | null, updated_at: string }> };

export type SeoSettingsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SeoSettingsChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'seo_settings', key: string, updated_at: string }> };

export type SaveSeoSettingsMutationVariables = Exact<{
  objects: Array<Seo_Settings_Insert_Input> | Seo_Settings_Insert_Input;
  where: Seo_Settings_Bool_Exp;
}>;


export type SaveSeoSettingsMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'seo_settings_mutation_response', affected_rows: number } | null };

export type SiteSettingsFormQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsFormQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'site_settings', key: string, value?: string | null, value_ar?: string | null, updated_at: string }> };

export type SiteSettingsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'site_settings', key: string, updated_at: string }> };

export type SaveSiteSettingsMutationVariables = Exact<{
  objects: Array<Site_Settings_Insert_Input> | Site_Settings_Insert_Input;
  where: Site_Settings_Bool_Exp;
}>;


export type SaveSiteSettingsMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'site_settings_mutation_response', affected_rows: number } | null };

export type RestorePiecesMutationVariables = Exact<{
  updates: Array<Site_Pieces_Updates> | Site_Pieces_Updates;
  objects: Array<Site_Pieces_Insert_Input> | Site_Pieces_Insert_Input;
  gone: Site_Pieces_Bool_Exp;
  hasUpdates: Scalars['Boolean']['input'];
  hasObjects: Scalars['Boolean']['input'];
  hasGone: Scalars['Boolean']['input'];
}>;


export type RestorePiecesMutation = { __typename?: 'mutation_root', changed?: Array<{ __typename?: 'site_pieces_mutation_response', affected_rows: number } | null> | null, made?: { __typename?: 'site_pieces_mutation_response', affected_rows: number, returning: Array<{ __typename?: 'site_pieces', id: string }> } | null, removed?: { __typename?: 'site_pieces_mutation_response', affected_rows: number, returning: Array<{ __typename?: 'site_pieces', id: string }> } | null };

export type PiecesListQueryVariables = Exact<{
  where: Site_Pieces_Bool_Exp;
  order_by: Array<Site_Pieces_Order_By> | Site_Pieces_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type PiecesListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'site_pieces', id: string, title: string, title_ar?: string | null, text?: string | null, text_ar?: string | null, value?: string | null, value_ar?: string | null, picture?: string | null, source?: string | null, source_ar?: string | null, source_date?: string | null, part: string, original?: string | null, sort_order: number, is_shown: boolean, updated_at: string }>, total: { __typename?: 'site_pieces_aggregate', aggregate?: { __typename?: 'site_pieces_aggregate_fields', count: number } | null } };

export type PiecesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PiecesChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreatePieceMutationVariables = Exact<{
  object: Site_Pieces_Insert_Input;
}>;


export type CreatePieceMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'site_pieces', id: string } | null };

export type UpdatePiecesMutationVariables = Exact<{
  where: Site_Pieces_Bool_Exp;
  set: Site_Pieces_Set_Input;
}>;


export type UpdatePiecesMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'site_pieces_mutation_response', affected_rows: number } | null };

export type DeletePiecesMutationVariables = Exact<{
  where: Site_Pieces_Bool_Exp;
}>;


export type DeletePiecesMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'site_pieces_mutation_response', affected_rows: number } | null };

export type MovePiecesMutationVariables = Exact<{
  updates: Array<Site_Pieces_Updates> | Site_Pieces_Updates;
}>;


export type MovePiecesMutation = { __typename?: 'mutation_root', moved?: Array<{ __typename?: 'site_pieces_mutation_response', affected_rows: number } | null> | null };

export type TaxRatesListQueryVariables = Exact<{
  where: Tax_Rates_Bool_Exp;
  order_by: Array<Tax_Rates_Order_By> | Tax_Rates_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type TaxRatesListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'tax_rates', id: string, currency: string, rate: string, mode: string, updated_at: string }>, total: { __typename?: 'tax_rates_aggregate', aggregate?: { __typename?: 'tax_rates_aggregate_fields', count: number } | null } };

export type TaxRatesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TaxRatesChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreateTaxRateMutationVariables = Exact<{
  object: Tax_Rates_Insert_Input;
}>;


export type CreateTaxRateMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'tax_rates', id: string } | null };

export type UpdateTaxRatesMutationVariables = Exact<{
  where: Tax_Rates_Bool_Exp;
  set: Tax_Rates_Set_Input;
}>;


export type UpdateTaxRatesMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'tax_rates_mutation_response', affected_rows: number } | null };

export type DeleteTaxRatesMutationVariables = Exact<{
  where: Tax_Rates_Bool_Exp;
}>;


export type DeleteTaxRatesMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'tax_rates_mutation_response', affected_rows: number } | null };

export type TestimonialsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestimonialsQuery = { __typename?: 'query_root', testimonials: Array<(
    { __typename?: 'testimonials', id: string }
    & { ' $fragmentRefs'?: { 'Testimonial_TestimonialFragment': Testimonial_TestimonialFragment } }
  )> };

export type RatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RatingsQuery = { __typename?: 'query_root', site_settings: Array<{ __typename?: 'site_settings', key: string, value?: string | null }> };

export type Testimonial_TestimonialFragment = { __typename?: 'testimonials', id: string, name: string, name_ar?: string | null, company?: string | null, company_ar?: string | null, quote: string, quote_ar?: string | null, picture?: string | null, picture_width?: number | null, picture_height?: number | null, picture_alt?: string | null, picture_alt_ar?: string | null } & { ' $fragmentName'?: 'Testimonial_TestimonialFragment' };

export type TestimonialsListQueryVariables = Exact<{
  where: Testimonials_Bool_Exp;
  order_by: Array<Testimonials_Order_By> | Testimonials_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type TestimonialsListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'testimonials', id: string, name: string, name_ar?: string | null, company?: string | null, company_ar?: string | null, quote: string, quote_ar?: string | null, picture?: string | null, picture_width?: number | null, picture_height?: number | null, picture_alt?: string | null, picture_alt_ar?: string | null, sort_order: number, updated_at: string }>, total: { __typename?: 'testimonials_aggregate', aggregate?: { __typename?: 'testimonials_aggregate_fields', count: number } | null } };

export type TestimonialsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TestimonialsChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreateTestimonialMutationVariables = Exact<{
  object: Testimonials_Insert_Input;
}>;


export type CreateTestimonialMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'testimonials', id: string } | null };

export type UpdateTestimonialsMutationVariables = Exact<{
  where: Testimonials_Bool_Exp;
  set: Testimonials_Set_Input;
}>;


export type UpdateTestimonialsMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'testimonials_mutation_response', affected_rows: number } | null };

export type DeleteTestimonialsMutationVariables = Exact<{
  where: Testimonials_Bool_Exp;
}>;


export type DeleteTestimonialsMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'testimonials_mutation_response', affected_rows: number } | null };

export type MoveTestimonialsMutationVariables = Exact<{
  updates: Array<Testimonials_Updates> | Testimonials_Updates;
}>;


export type MoveTestimonialsMutation = { __typename?: 'mutation_root', moved?: Array<{ __typename?: 'testimonials_mutation_response', affected_rows: number } | null> | null };

export type AllUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type AllUsersQuery = { __typename?: 'query_root', users: Array<{ __typename?: 'listed_user', user_id: string, email: string, role: string, enabled: boolean, last_sign_in_at?: string | null, second_factor: boolean, id: string }> };

export type UserRolesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UserRolesChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type UpdateUserRoleMutationVariables = Exact<{
  target_user_id: Scalars['uuid']['input'];
  new_role: Scalars['String']['input'];
}>;


export type UpdateUserRoleMutation = { __typename?: 'mutation_root', update_user_role: { __typename?: 'updated_user_role', user_id: string, role: string } };

export type SetUserEnabledMutationVariables = Exact<{
  target_user_id: Scalars['uuid']['input'];
  enabled: Scalars['Boolean']['input'];
}>;


export type SetUserEnabledMutation = { __typename?: 'mutation_root', set_user_enabled: { __typename?: 'changed_user_state', user_id: string, enabled: boolean } };

export type EndUserSessionsMutationVariables = Exact<{
  target_user_id: Scalars['uuid']['input'];
}>;


export type EndUserSessionsMutation = { __typename?: 'mutation_root', end_user_sessions: { __typename?: 'signed_out_user', user_id: string } };

export type ResetUserTotpMutationVariables = Exact<{
  target_user_id: Scalars['uuid']['input'];
}>;


export type ResetUserTotpMutation = { __typename?: 'mutation_root', reset_user_totp: { __typename?: 'reset_totp', user_id: string } };

export type UsersFigureSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UsersFigureSubscription = { __typename?: 'subscription_root', figure: { __typename?: 'user_roles_aggregate', aggregate?: { __typename?: 'user_roles_aggregate_fields', count: number } | null } };

export type OpenInvitationsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OpenInvitationsSubscription = { __typename?: 'subscription_root', invitations: Array<{ __typename?: 'invitations', id: string, email: string, role: string, locale: string, invited_at: string, expires_at: string, inviter?: { __typename?: 'people', user_id: string, email: string } | null }> };

export type InviteUserMutationVariables = Exact<{
  email: Scalars['String']['input'];
  role: Scalars['String']['input'];
  locale: Scalars['String']['input'];
}>;


export type InviteUserMutation = { __typename?: 'mutation_root', invite_user: { __typename?: 'sent_invitation', invitation_id: string, email: string, expires_at: string } };

export type RevokeInvitationMutationVariables = Exact<{
  invitation_id: Scalars['uuid']['input'];
}>;


export type RevokeInvitationMutation = { __typename?: 'mutation_root', revoke_invitation: { __typename?: 'revoked_invitation', invitation_id: string } };

export type WebhooksChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WebhooksChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'webhook_endpoints', id: string, updated_at: string, health?: { __typename?: 'webhook_health', endpoint_id: string, failing_since: string } | null }> };

export type CreateWebhookMutationVariables = Exact<{
  object: Webhook_Endpoints_Insert_Input;
}>;


export type CreateWebhookMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'webhook_endpoints', id: string, name: string, secret_made_at: string, secret_shown_at?: string | null } | null };

export type UpdateWebhookMutationVariables = Exact<{
  id: Scalars['uuid']['input'];
  set: Webhook_Endpoints_Set_Input;
}>;


export type UpdateWebhookMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'webhook_endpoints', id: string } | null };

export type DeleteWebhooksMutationVariables = Exact<{
  where: Webhook_Endpoints_Bool_Exp;
}>;


export type DeleteWebhooksMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'webhook_endpoints_mutation_response', affected_rows: number } | null };

export type WebhooksFigureSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WebhooksFigureSubscription = { __typename?: 'subscription_root', figure: { __typename?: 'webhook_endpoints_aggregate', aggregate?: { __typename?: 'webhook_endpoints_aggregate_fields', count: number } | null } };

export type ShowWebhookSecretMutationVariables = Exact<{
  endpoint_id: Scalars['uuid']['input'];
}>;


export type ShowWebhookSecretMutation = { __typename?: 'mutation_root', shown: { __typename?: 'webhook_secret', secret: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  endpoint_id: Scalars['uuid']['input'];
}>;


export type RotateWebhookSecretMutation = { __typename?: 'mutation_root', rotated: { __typename?: 'rotated_webhook_secret', secret: string, old_valid_until: string } };

export type TestWebhookMutationVariables = Exact<{
  endpoint_id: Scalars['uuid']['input'];
}>;


export type TestWebhookMutation = { __typename?: 'mutation_root', queued: { __typename?: 'queued_webhook_test', delivery_id: string } };

export type WebhookLogSubscriptionVariables = Exact<{
  endpoint_id: Scalars['uuid']['input'];
  where: Webhook_Deliveries_Bool_Exp;
}>;


export type WebhookLogSubscription = { __typename?: 'subscription_root', endpoint?: { __typename?: 'webhook_endpoints', id: string, name: string, is_enabled: boolean, deliveries: Array<{ __typename?: 'webhook_deliveries', id: string, kind: string, state: string, attempts_count: number, next_attempt_at: string, created_at: string, finished_at?: string | null, event: { __typename?: 'webhook_events', id: string, type: string, happened_at: string, data: unknown }, attempts: Array<{ __typename?: 'webhook_attempts', id: string, started_at: string, duration_ms: number, status?: number | null, problem?: string | null, response?: string | null }> }> } | null };

export type ReplayWebhookDeliveriesMutationVariables = Exact<{
  delivery_ids: Array<Scalars['uuid']['input']> | Scalars['uuid']['input'];
}>;


export type ReplayWebhookDeliveriesMutation = { __typename?: 'mutation_root', sent: { __typename?: 'replayed_webhook_deliveries', replayed: number } };

export type WebhooksListQueryVariables = Exact<{
  where: Webhook_Endpoints_Bool_Exp;
  order_by: Array<Webhook_Endpoints_Order_By> | Webhook_Endpoints_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type WebhooksListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'webhook_endpoints', id: string, name: string, url: string, events: Array<string>, is_enabled: boolean, disabled_reason?: string | null, secret_made_at: string, secret_shown_at?: string | null, created_at: string, updated_at: string, health?: { __typename?: 'webhook_health', endpoint_id: string, failing_since: string } | null }>, total: { __typename?: 'webhook_endpoints_aggregate', aggregate?: { __typename?: 'webhook_endpoints_aggregate_fields', count: number } | null } };

export type LastChangeQueryVariables = Exact<{
  where: History_Entries_Bool_Exp;
}>;


export type LastChangeQuery = { __typename?: 'query_root', entries: Array<{ __typename?: 'history_entries', id: string, happened_at: string, person?: { __typename?: 'people', user_id: string, email: string } | null }> };

export type SenderSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SenderSettingsQuery = { __typename?: 'query_root', settings: Array<{ __typename?: 'site_settings', key: string, value?: string | null }> };

export type SiteSettingsWrittenSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsWrittenSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type DeletionEntryQueryVariables = Exact<{
  table: Scalars['String']['input'];
  ids: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type DeletionEntryQuery = { __typename?: 'query_root', entries: Array<{ __typename?: 'history_entries', id: string }> };

export type UndoDeletionMutationVariables = Exact<{
  entry_id: Scalars['bigint']['input'];
}>;


export type UndoDeletionMutation = { __typename?: 'mutation_root', restored: Array<{ __typename?: 'history_entries', id: string }> };

export type ZoneOffsetQueryVariables = Exact<{
  zone: Scalars['String']['input'];
  at: Scalars['timestamptz']['input'];
}>;


export type ZoneOffsetQuery = { __typename?: 'query_root', offset: { __typename?: 'zone_offset', minutes?: number | null } };

export type BeginTotpMutationVariables = Exact<{
  enrolment_token?: InputMaybe<Scalars['String']['input']>;
}>;


export type BeginTotpMutation = { __typename?: 'mutation_root', begin_totp: { __typename?: 'totp_setup', pending: string, secret: string, uri: string, qr_svg: string } };

export type ConfirmTotpMutationVariables = Exact<{
  pending: Scalars['String']['input'];
  code: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  totp?: InputMaybe<Scalars['String']['input']>;
  enrolment_token?: InputMaybe<Scalars['String']['input']>;
}>;


export type ConfirmTotpMutation = { __typename?: 'mutation_root', confirm_totp: { __typename?: 'totp_state', is_enabled: boolean } };

export type SessionRoleQueryVariables = Exact<{
  user_id: Scalars['uuid']['input'];
}>;


export type SessionRoleQuery = { __typename?: 'query_root', user_roles_by_pk?: { __typename?: 'user_roles', user_id: string, role: string } | null };

export type TaxRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxRatesQuery = { __typename?: 'query_root', tax_rates: Array<{ __typename?: 'tax_rates', currency: string, rate: string, mode: string }> };

export type SitePiecesQueryVariables = Exact<{
  parts: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type SitePiecesQuery = { __typename?: 'query_root', site_pieces: Array<{ __typename?: 'site_pieces', id: string, part: string, original?: string | null, title: string, title_ar?: string | null, text?: string | null, text_ar?: string | null, picture?: string | null, value?: string | null, value_ar?: string | null, source?: string | null, source_ar?: string | null, source_date?: string | null }> };

export type PartnersListQueryVariables = Exact<{
  where: Footer_Links_Bool_Exp;
  order_by: Array<Footer_Links_Order_By> | Footer_Links_Order_By;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
}>;


export type PartnersListQuery = { __typename?: 'query_root', rows: Array<{ __typename?: 'footer_links', id: string, label: string, label_ar?: string | null, url: string, updated_at: string }>, total: { __typename?: 'footer_links_aggregate', aggregate?: { __typename?: 'footer_links_aggregate_fields', count: number } | null } };

export type PartnersChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PartnersChangedSubscription = { __typename?: 'subscription_root', changed: Array<{ __typename?: 'changes', number: string }> };

export type CreatePartnerMutationVariables = Exact<{
  object: Footer_Links_Insert_Input;
}>;


export type CreatePartnerMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'footer_links', id: string } | null };

export type UpdatePartnersMutationVariables = Exact<{
  where: Footer_Links_Bool_Exp;
  set: Footer_Links_Set_Input;
}>;


export type UpdatePartnersMutation = { __typename?: 'mutation_root', saved?: { __typename?: 'footer_links_mutation_response', affected_rows: number } | null };

export type DeletePartnersMutationVariables = Exact<{
  where: Footer_Links_Bool_Exp;
}>;


export type DeletePartnersMutation = { __typename?: 'mutation_root', removed?: { __typename?: 'footer_links_mutation_response', affected_rows: number } | null };

export const FooterLink_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FooterLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_ar"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<FooterLink_LinkFragment, unknown>;
export const NoticeSlide_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSlide_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"content_ar"}},{"kind":"Field","name":{"kind":"Name","value":"notice_date"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"link_url"}}]}}]} as unknown as DocumentNode<NoticeSlide_NoticeFragment, unknown>;
export const PlanPrice_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPrice_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"period_ar"}}]}}]} as unknown as DocumentNode<PlanPrice_PlanFragment, unknown>;
export const PlanButton_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanButton_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"button_url"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}}]}}]} as unknown as DocumentNode<PlanButton_PlanFragment, unknown>;
export const PlanTerms_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"renewal_price"}},{"kind":"Field","name":{"kind":"Name","value":"setup_fee"}},{"kind":"Field","name":{"kind":"Name","value":"money_back_days"}},{"kind":"Field","name":{"kind":"Name","value":"support_minutes"}}]}}]} as unknown as DocumentNode<PlanTerms_PlanFragment, unknown>;
export const PlanCard_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"badge_ar"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt_ar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPrice_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanButton_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms_plan"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPrice_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"period_ar"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanButton_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"button_url"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"renewal_price"}},{"kind":"Field","name":{"kind":"Name","value":"setup_fee"}},{"kind":"Field","name":{"kind":"Name","value":"money_back_days"}},{"kind":"Field","name":{"kind":"Name","value":"support_minutes"}}]}}]} as unknown as DocumentNode<PlanCard_PlanFragment, unknown>;
export const CommonFeatures_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommonFeatures_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}}]}}]} as unknown as DocumentNode<CommonFeatures_PlanFragment, unknown>;
export const CompareColumn_PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompareColumn_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"badge_ar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanButton_plan"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanButton_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"button_url"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}}]}}]} as unknown as DocumentNode<CompareColumn_PlanFragment, unknown>;
export const Testimonial_TestimonialFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Testimonial_testimonial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"company_ar"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"quote_ar"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"picture_width"}},{"kind":"Field","name":{"kind":"Name","value":"picture_height"}},{"kind":"Field","name":{"kind":"Name","value":"picture_alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture_alt_ar"}}]}}]} as unknown as DocumentNode<Testimonial_TestimonialFragment, unknown>;
export const BrandChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BrandChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"brand_color","block":false},{"kind":"StringValue","value":"brand_name","block":false},{"kind":"StringValue","value":"logo_square","block":false},{"kind":"StringValue","value":"logo_wide","block":false}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"value_ar"}}]}}]}}]} as unknown as DocumentNode<BrandChangesSubscription, BrandChangesSubscriptionVariables>;
export const OwnAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"account"},"name":{"kind":"Name","value":"own_account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"has_password"}},{"kind":"Field","name":{"kind":"Name","value":"has_totp"}},{"kind":"Field","name":{"kind":"Name","value":"is_totp_required"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_current"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"has_second_factor"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"signed_in_at"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_at"}}]}}]}}]}}]} as unknown as DocumentNode<OwnAccountQuery, OwnAccountQueryVariables>;
export const ChangeOwnAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOwnAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first_name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last_name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_own_account"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first_name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first_name"}}},{"kind":"Argument","name":{"kind":"Name","value":"last_name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last_name"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]}}]} as unknown as DocumentNode<ChangeOwnAccountMutation, ChangeOwnAccountMutationVariables>;
export const RequestEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"totp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request_email_change"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"totp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"totp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]} as unknown as DocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const EndOwnSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOwnSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"end_own_session"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"session_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndOwnSessionMutation, EndOwnSessionMutationVariables>;
export const EndOwnSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"end_own_sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndOwnSessionsMutation, EndOwnSessionsMutationVariables>;
export const RemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"totp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remove_totp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"totp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"totp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"is_enabled"}}]}}]}}]} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const SaveHeadScriptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHeadScripts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"totp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"save_head_scripts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"totp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"totp"}}},{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<SaveHeadScriptsMutation, SaveHeadScriptsMutationVariables>;
export const AnalyticsSettingsFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsSettingsForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"analytics_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<AnalyticsSettingsFormQuery, AnalyticsSettingsFormQueryVariables>;
export const AnalyticsSettingsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AnalyticsSettingsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"analytics_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<AnalyticsSettingsChangedSubscription, AnalyticsSettingsChangedSubscriptionVariables>;
export const SaveAnalyticsSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAnalyticsSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"analytics_settings_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"analytics_settings_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_analytics_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"analytics_settings_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"value"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<SaveAnalyticsSettingsMutation, SaveAnalyticsSettingsMutationVariables>;
export const ApiKeysChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ApiKeysChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"api_keys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_origins"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_addresses"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"last_used_at"}},{"kind":"Field","name":{"kind":"Name","value":"last_used_address"}},{"kind":"Field","name":{"kind":"Name","value":"revoked_at"}},{"kind":"Field","name":{"kind":"Name","value":"held_at"}}]}}]}}]} as unknown as DocumentNode<ApiKeysChangedSubscription, ApiKeysChangedSubscriptionVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expires_at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allowed_origins"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allowed_addresses"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create_api_key"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"expires_at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expires_at"}}},{"kind":"Argument","name":{"kind":"Name","value":"allowed_origins"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allowed_origins"}}},{"kind":"Argument","name":{"kind":"Name","value":"allowed_addresses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allowed_addresses"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const UpdateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expires_at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allowed_origins"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allowed_addresses"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_api_key"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"expires_at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expires_at"}}},{"kind":"Argument","name":{"kind":"Name","value":"allowed_origins"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allowed_origins"}}},{"kind":"Argument","name":{"kind":"Name","value":"allowed_addresses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allowed_addresses"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateApiKeyMutation, UpdateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revoke_api_key"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const ConfirmApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirm_api_key"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConfirmApiKeyMutation, ConfirmApiKeyMutationVariables>;
export const ApiKeysFigureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ApiKeysFigure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"figure"},"name":{"kind":"Name","value":"api_keys_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"revoked_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_is_null"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ApiKeysFigureSubscription, ApiKeysFigureSubscriptionVariables>;
export const ApiKeysListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeysList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"api_keys_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"api_keys_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"api_keys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_origins"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_addresses"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"last_used_at"}},{"kind":"Field","name":{"kind":"Name","value":"last_used_address"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"revoked_at"}},{"kind":"Field","name":{"kind":"Name","value":"held_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"api_keys_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ApiKeysListQuery, ApiKeysListQueryVariables>;
export const RequestRecoveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRecovery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"captcha_token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request_password_recovery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"captcha_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"captcha_token"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]} as unknown as DocumentNode<RequestRecoveryMutation, RequestRecoveryMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"captcha_token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"totp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sign_in"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"captcha_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"captcha_token"}}},{"kind":"Argument","name":{"kind":"Name","value":"totp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"totp"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access_token"}},{"kind":"Field","name":{"kind":"Name","value":"refresh_token"}},{"kind":"Field","name":{"kind":"Name","value":"id_token"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const CheckCaptchaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckCaptcha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"captcha_token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"check_captcha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"captcha_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"captcha_token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passed"}}]}}]}}]} as unknown as DocumentNode<CheckCaptchaMutation, CheckCaptchaMutationVariables>;
export const VisitorInfoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitor_info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<VisitorInfoQuery, VisitorInfoQueryVariables>;
export const BrandSettingsFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandSettingsForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"value_ar"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<BrandSettingsFormQuery, BrandSettingsFormQueryVariables>;
export const BrandSettingsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BrandSettingsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<BrandSettingsChangedSubscription, BrandSettingsChangedSubscriptionVariables>;
export const SaveBrandSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBrandSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_settings_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_settings_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"site_settings_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"value"},{"kind":"EnumValue","value":"value_ar"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<SaveBrandSettingsMutation, SaveBrandSettingsMutationVariables>;
export const ContactsFigureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContactsFigure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"figure"},"name":{"kind":"Name","value":"contacts_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"subscribed","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ContactsFigureSubscription, ContactsFigureSubscriptionVariables>;
export const ContactDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contact_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact_id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"dispatch"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"bounce"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"finished_at"}},{"kind":"Field","name":{"kind":"Name","value":"dispatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subject_ar"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"deliveries_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"contact_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact_id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ContactDeliveriesQuery, ContactDeliveriesQueryVariables>;
export const ContactStandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"contacts_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"state_reason"}},{"kind":"Field","name":{"kind":"Name","value":"state_note"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed_at"}},{"kind":"Field","name":{"kind":"Name","value":"consent_version"}},{"kind":"Field","name":{"kind":"Name","value":"consent_locale"}},{"kind":"Field","name":{"kind":"Name","value":"consent_source"}},{"kind":"Field","name":{"kind":"Name","value":"consent_requested_at"}},{"kind":"Field","name":{"kind":"Name","value":"consent_confirmed_at"}}]}}]}}]} as unknown as DocumentNode<ContactStandingQuery, ContactStandingQueryVariables>;
export const SetContactStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"set_contact_state"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SetContactStateMutation, SetContactStateMutationVariables>;
export const ExportContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"exported"},"name":{"kind":"Name","value":"export_contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<ExportContactQuery, ExportContactQueryVariables>;
export const ContactsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"contacts_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"contacts_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"external_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"state_reason"}},{"kind":"Field","name":{"kind":"Name","value":"state_note"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"consent_version"}},{"kind":"Field","name":{"kind":"Name","value":"consent_locale"}},{"kind":"Field","name":{"kind":"Name","value":"consent_source"}},{"kind":"Field","name":{"kind":"Name","value":"consent_requested_at"}},{"kind":"Field","name":{"kind":"Name","value":"consent_confirmed_at"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"contacts_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ContactsListQuery, ContactsListQueryVariables>;
export const ContactsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContactsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"contacts","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ContactsChangedSubscription, ContactsChangedSubscriptionVariables>;
export const CreateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"contacts_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_contacts_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateContactMutation, CreateContactMutationVariables>;
export const UpdateContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"contacts_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"contacts_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdateContactsMutation, UpdateContactsMutationVariables>;
export const DeleteContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"contacts_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeleteContactsMutation, DeleteContactsMutationVariables>;
export const KnownContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"known"},"name":{"kind":"Name","value":"contacts_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email_key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<KnownContactsQuery, KnownContactsQueryVariables>;
export const ImportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ImportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idempotency_key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total_bytes"}},{"kind":"Field","name":{"kind":"Name","value":"received_bytes"}},{"kind":"Field","name":{"kind":"Name","value":"rows_read"}},{"kind":"Field","name":{"kind":"Name","value":"created_count"}},{"kind":"Field","name":{"kind":"Name","value":"updated_count"}},{"kind":"Field","name":{"kind":"Name","value":"existing_count"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate_count"}},{"kind":"Field","name":{"kind":"Name","value":"invalid_count"}},{"kind":"Field","name":{"kind":"Name","value":"error_code"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}}]}}]}}]} as unknown as DocumentNode<ImportProgressSubscription, ImportProgressSubscriptionVariables>;
export const ImportHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ImportHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"file_name"}},{"kind":"Field","name":{"kind":"Name","value":"created_count"}},{"kind":"Field","name":{"kind":"Name","value":"updated_count"}},{"kind":"Field","name":{"kind":"Name","value":"existing_count"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate_count"}},{"kind":"Field","name":{"kind":"Name","value":"invalid_count"}},{"kind":"Field","name":{"kind":"Name","value":"warning_count"}},{"kind":"Field","name":{"kind":"Name","value":"removed_count"}},{"kind":"Field","name":{"kind":"Name","value":"error_code"}},{"kind":"Field","name":{"kind":"Name","value":"error_message"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ImportHistorySubscription, ImportHistorySubscriptionVariables>;
export const CancelImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel_import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"import_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CancelImportMutation, CancelImportMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undo_import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"import_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const AttentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Attention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"now"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"midnight"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week_ago"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plans"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notices"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"links"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testimonials"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"webhooks"},"name":{"kind":"Name","value":"webhook_endpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_or"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"disabled_reason"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"failing","block":false},{"kind":"StringValue","value":"gone","block":false}]}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"is_enabled"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"health"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"failing_since"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_is_null"},"value":{"kind":"BooleanValue","value":false}}]}}]}}]}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dispatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_or"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"problem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_is_null"},"value":{"kind":"BooleanValue","value":false}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"paused","block":false}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"failed_count"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_gt"},"value":{"kind":"IntValue","value":"0"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_gt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week_ago"}}}]}}]}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_nin"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"undone","block":false},{"kind":"StringValue","value":"cancelled","block":false}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subject_ar"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"failed_count"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"ending"},"name":{"kind":"Name","value":"store_notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"is_active"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"ends_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_gt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"now"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"_lte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"midnight"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"_or"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"starts_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_is_null"},"value":{"kind":"BooleanValue","value":true}}]}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"starts_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_lte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"now"}}}]}}]}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ends_at"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"content_ar"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"invitations"},"name":{"kind":"Name","value":"invitations_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"expires_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_gt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"now"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"plans"},"name":{"kind":"Name","value":"pricing_plans_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plans"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"category"},{"kind":"EnumValue","value":"name"}]}},{"kind":"Argument","name":{"kind":"Name","value":"distinct"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"notices"},"name":{"kind":"Name","value":"store_notices_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notices"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"links"},"name":{"kind":"Name","value":"footer_links_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"links"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"testimonials"},"name":{"kind":"Name","value":"testimonials_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testimonials"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sender_name","block":false},{"kind":"StringValue","value":"sender_email","block":false},{"kind":"StringValue","value":"postal_address","block":false}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<AttentionQuery, AttentionQueryVariables>;
export const AnythingChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AnythingChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<AnythingChangedSubscription, AnythingChangedSubscriptionVariables>;
export const DispatchProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DispatchProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<DispatchProblemsSubscription, DispatchProblemsSubscriptionVariables>;
export const WebhookHealthChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WebhookHealthChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"webhook_health"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"failing_since"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_is_null"},"value":{"kind":"BooleanValue","value":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint_id"}}]}}]}}]} as unknown as DocumentNode<WebhookHealthChangedSubscription, WebhookHealthChangedSubscriptionVariables>;
export const FirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"plans"},"name":{"kind":"Name","value":"pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"notices"},"name":{"kind":"Name","value":"store_notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"people"},"name":{"kind":"Name","value":"user_roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sender_name","block":false},{"kind":"StringValue","value":"sender_email","block":false},{"kind":"StringValue","value":"postal_address","block":false}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<FirstStepsQuery, FirstStepsQueryVariables>;
export const SubscriberTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscriberTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"totals"},"name":{"kind":"Name","value":"subscriber_totals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"day"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_gte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"day"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"subscribed_count"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"now"},"name":{"kind":"Name","value":"contacts_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"subscribed","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<SubscriberTotalsQuery, SubscriberTotalsQueryVariables>;
export const SubscribersChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SubscribersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"contacts_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"subscribed","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribersChangedSubscription, SubscribersChangedSubscriptionVariables>;
export const LastDispatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LastDispatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_nin"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"undone","block":false},{"kind":"StringValue","value":"scheduled","block":false}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subject_ar"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"recipients_count"}},{"kind":"Field","name":{"kind":"Name","value":"sent_count"}},{"kind":"Field","name":{"kind":"Name","value":"failed_count"}},{"kind":"Field","name":{"kind":"Name","value":"unknown_count"}},{"kind":"Field","name":{"kind":"Name","value":"skipped_count"}}]}}]}}]} as unknown as DocumentNode<LastDispatchSubscription, LastDispatchSubscriptionVariables>;
export const DomainOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain_extensions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sort_order"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"domain_prices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"currency"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"register_price"}},{"kind":"Field","name":{"kind":"Name","value":"transfer_price"}},{"kind":"Field","name":{"kind":"Name","value":"renew_price"}}]}}]}}]}}]} as unknown as DocumentNode<DomainOfferQuery, DomainOfferQueryVariables>;
export const DomainPricesListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainPricesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_prices_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_prices_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"domain_prices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"register_price"}},{"kind":"Field","name":{"kind":"Name","value":"transfer_price"}},{"kind":"Field","name":{"kind":"Name","value":"renew_price"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"domain_prices_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<DomainPricesListQuery, DomainPricesListQueryVariables>;
export const DomainPricesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DomainPricesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"domain_prices","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<DomainPricesChangedSubscription, DomainPricesChangedSubscriptionVariables>;
export const CreateDomainPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDomainPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_prices_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_domain_prices_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateDomainPriceMutation, CreateDomainPriceMutationVariables>;
export const UpdateDomainPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDomainPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_prices_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_prices_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_domain_prices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdateDomainPricesMutation, UpdateDomainPricesMutationVariables>;
export const DeleteDomainPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDomainPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_prices_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_domain_prices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeleteDomainPricesMutation, DeleteDomainPricesMutationVariables>;
export const DomainExtensionsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainExtensionsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_extensions_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_extensions_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"domain_extensions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"sort_order"}},{"kind":"Field","name":{"kind":"Name","value":"is_shown"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"domain_extensions_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<DomainExtensionsListQuery, DomainExtensionsListQueryVariables>;
export const DomainExtensionsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DomainExtensionsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"domain_extensions","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<DomainExtensionsChangedSubscription, DomainExtensionsChangedSubscriptionVariables>;
export const CreateDomainExtensionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDomainExtension"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_extensions_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_domain_extensions_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateDomainExtensionMutation, CreateDomainExtensionMutationVariables>;
export const UpdateDomainExtensionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDomainExtensions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_extensions_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_extensions_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_domain_extensions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdateDomainExtensionsMutation, UpdateDomainExtensionsMutationVariables>;
export const DeleteDomainExtensionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDomainExtensions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_extensions_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_domain_extensions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeleteDomainExtensionsMutation, DeleteDomainExtensionsMutationVariables>;
export const MoveDomainExtensionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveDomainExtensions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_extensions_updates"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"update_domain_extensions_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<MoveDomainExtensionsMutation, MoveDomainExtensionsMutationVariables>;
export const SaveDomainPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDomainPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_prices_updates"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_prices_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"domain_prices_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasUpdates"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasObjects"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasGone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"update_domain_prices_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasUpdates"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"insert_domain_prices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"domain_prices_extension_currency_unique"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[]}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasObjects"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}},{"kind":"Field","name":{"kind":"Name","value":"returning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_domain_prices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gone"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasGone"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}},{"kind":"Field","name":{"kind":"Name","value":"returning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SaveDomainPricesMutation, SaveDomainPricesMutationVariables>;
export const EmailChangeOfLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailChangeOfLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"change"},"name":{"kind":"Name","value":"email_change_of_link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"link_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<EmailChangeOfLinkQuery, EmailChangeOfLinkQueryVariables>;
export const ConfirmEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirm_email_change"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"link_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const LinksFigureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LinksFigure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"figure"},"name":{"kind":"Name","value":"footer_links_aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<LinksFigureSubscription, LinksFigureSubscriptionVariables>;
export const FooterLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FooterLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footer_links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sort_order"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FooterLink_link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FooterLink_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_ar"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<FooterLinksQuery, FooterLinksQueryVariables>;
export const LinksListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinksList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"footer_links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_ar"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"sort_order"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"footer_links_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<LinksListQuery, LinksListQueryVariables>;
export const LinksChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LinksChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"footer_links","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<LinksChangedSubscription, LinksChangedSubscriptionVariables>;
export const CreateLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_footer_links_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateLinkMutation, CreateLinkMutationVariables>;
export const UpdateLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_footer_links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdateLinksMutation, UpdateLinksMutationVariables>;
export const DeleteLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_footer_links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeleteLinksMutation, DeleteLinksMutationVariables>;
export const MoveLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_updates"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"update_footer_links_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<MoveLinksMutation, MoveLinksMutationVariables>;
export const HistoryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"history_entries_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"history_entries_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"history_entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happened_at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actor_role"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"table_name"}},{"kind":"Field","name":{"kind":"Name","value":"record_id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_ar"}},{"kind":"Field","name":{"kind":"Name","value":"changed_columns"}},{"kind":"Field","name":{"kind":"Name","value":"batch_id"}},{"kind":"Field","name":{"kind":"Name","value":"row_count"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"history_entries_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<HistoryListQuery, HistoryListQueryVariables>;
export const HistoryChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"HistoryChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<HistoryChangedSubscription, HistoryChangedSubscriptionVariables>;
export const HistoryEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"bigint"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"history_entries_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happened_at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actor_role"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"table_name"}},{"kind":"Field","name":{"kind":"Name","value":"record_id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_ar"}},{"kind":"Field","name":{"kind":"Name","value":"changed_columns"}},{"kind":"Field","name":{"kind":"Name","value":"batch_id"}},{"kind":"Field","name":{"kind":"Name","value":"row_count"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"pricing_plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domain_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"together"},"name":{"kind":"Name","value":"same_transaction_aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"same_transaction_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"operation"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"insert","block":false}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HistoryEntryQuery, HistoryEntryQueryVariables>;
export const HistoryPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<HistoryPeopleQuery, HistoryPeopleQueryVariables>;
export const RestoreEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"bigint"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"whole_transaction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"restored"},"name":{"kind":"Name","value":"restore_history_entry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"args"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"entry_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry_id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"whole_transaction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"whole_transaction"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreEntryMutation, RestoreEntryMutationVariables>;
export const LatestChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"history_entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"happened_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happened_at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actor_role"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"table_name"}},{"kind":"Field","name":{"kind":"Name","value":"record_id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_ar"}},{"kind":"Field","name":{"kind":"Name","value":"changed_columns"}},{"kind":"Field","name":{"kind":"Name","value":"batch_id"}},{"kind":"Field","name":{"kind":"Name","value":"row_count"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<LatestChangesQuery, LatestChangesQueryVariables>;
export const OpenHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OpenHold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"resumed_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_is_null"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"snapshot_at"}}]}}]}}]} as unknown as DocumentNode<OpenHoldSubscription, OpenHoldSubscriptionVariables>;
export const ResumeProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeProduct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resume_product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"was_held"}}]}}]}}]} as unknown as DocumentNode<ResumeProductMutation, ResumeProductMutationVariables>;
export const SuppressEmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuppressEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"emails"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppress_emails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"emails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"emails"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}}]}}]} as unknown as DocumentNode<SuppressEmailsMutation, SuppressEmailsMutationVariables>;
export const InvitationOfLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationOfLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"invitation"},"name":{"kind":"Name","value":"invitation_of_link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"link_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}}]}}]} as unknown as DocumentNode<InvitationOfLinkQuery, InvitationOfLinkQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first_name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last_name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accept_invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"link_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}}},{"kind":"Argument","name":{"kind":"Name","value":"first_name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first_name"}}},{"kind":"Argument","name":{"kind":"Name","value":"last_name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last_name"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const LegalTextFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalTextForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"legal_pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"title_ar"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"body_ar"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<LegalTextFormQuery, LegalTextFormQueryVariables>;
export const LegalTextsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LegalTextsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"legal_pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<LegalTextsChangedSubscription, LegalTextsChangedSubscriptionVariables>;
export const SaveLegalTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"legal_pages_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"legal_pages_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_legal_pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"legal_pages_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"title"},{"kind":"EnumValue","value":"title_ar"},{"kind":"EnumValue","value":"body"},{"kind":"EnumValue","value":"body_ar"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<SaveLegalTextMutation, SaveLegalTextMutationVariables>;
export const LegalPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legal_pages_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"title_ar"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"body_ar"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<LegalPageQuery, LegalPageQueryVariables>;
export const NewslettersFigureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NewslettersFigure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"figure"},"name":{"kind":"Name","value":"newsletters_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"dispatches"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"finished","block":false}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<NewslettersFigureSubscription, NewslettersFigureSubscriptionVariables>;
export const PreviewNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"template_name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"html_content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject_ar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"html_content_ar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preheader"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preheader_ar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"preview"},"name":{"kind":"Name","value":"preview_newsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"template_name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"template_name"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"html_content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"html_content"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject_ar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject_ar"}}},{"kind":"Argument","name":{"kind":"Name","value":"html_content_ar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"html_content_ar"}}},{"kind":"Argument","name":{"kind":"Name","value":"preheader"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preheader"}}},{"kind":"Argument","name":{"kind":"Name","value":"preheader_ar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preheader_ar"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"subject_ar"}},{"kind":"Field","name":{"kind":"Name","value":"preheader_ar"}},{"kind":"Field","name":{"kind":"Name","value":"html_ar"}},{"kind":"Field","name":{"kind":"Name","value":"text_ar"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"dropped_ar"}}]}}]}}]} as unknown as DocumentNode<PreviewNewsletterQuery, PreviewNewsletterQueryVariables>;
export const SendTestNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"template_name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"html_content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preheader"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"test"},"name":{"kind":"Name","value":"send_test_newsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"template_name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"template_name"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"html_content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"html_content"}}},{"kind":"Argument","name":{"kind":"Name","value":"preheader"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preheader"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]} as unknown as DocumentNode<SendTestNewsletterMutation, SendTestNewsletterMutationVariables>;
export const SendNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newsletter_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"html_content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject_ar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"html_content_ar"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scheduled_at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scheduled_at_zone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dispatch"},"name":{"kind":"Name","value":"send_newsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"newsletter_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newsletter_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"html_content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"html_content"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject_ar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject_ar"}}},{"kind":"Argument","name":{"kind":"Name","value":"html_content_ar"},"value":{"kind":"Variable","name":{"kind":"Name","value":"html_content_ar"}}},{"kind":"Argument","name":{"kind":"Name","value":"scheduled_at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scheduled_at"}}},{"kind":"Argument","name":{"kind":"Name","value":"scheduled_at_zone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scheduled_at_zone"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatch_id"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"undo_until"}}]}}]}}]} as unknown as DocumentNode<SendNewsletterMutation, SendNewsletterMutationVariables>;
export const UndoDispatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoDispatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undo_dispatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dispatch_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatch_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<UndoDispatchMutation, UndoDispatchMutationVariables>;
export const NewsletterRecipientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterRecipients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newsletter_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"audience"},"name":{"kind":"Name","value":"newsletter_recipients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"newsletter_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newsletter_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"arabic"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"bounced"}},{"kind":"Field","name":{"kind":"Name","value":"rate_limit"}},{"kind":"Field","name":{"kind":"Name","value":"missing_settings"}}]}}]}}]} as unknown as DocumentNode<NewsletterRecipientsQuery, NewsletterRecipientsQueryVariables>;
export const UndoWindowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UndoWindow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dispatch"},"name":{"kind":"Name","value":"dispatches_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"undo_until"}}]}}]}}]} as unknown as DocumentNode<UndoWindowQuery, UndoWindowQueryVariables>;
export const DispatchBeginsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DispatchBegins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dispatch"},"name":{"kind":"Name","value":"dispatches_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<DispatchBeginsSubscription, DispatchBeginsSubscriptionVariables>;
export const LatestDispatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LatestDispatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_id"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled_at"}},{"kind":"Field","name":{"kind":"Name","value":"recipients_count"}},{"kind":"Field","name":{"kind":"Name","value":"sent_count"}},{"kind":"Field","name":{"kind":"Name","value":"failed_count"}},{"kind":"Field","name":{"kind":"Name","value":"unknown_count"}},{"kind":"Field","name":{"kind":"Name","value":"skipped_count"}}]}}]}}]} as unknown as DocumentNode<LatestDispatchesSubscription, LatestDispatchesSubscriptionVariables>;
export const DispatchProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DispatchProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dispatch"},"name":{"kind":"Name","value":"dispatches_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subject_ar"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled_at"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled_at_zone"}},{"kind":"Field","name":{"kind":"Name","value":"undo_until"}},{"kind":"Field","name":{"kind":"Name","value":"recipients_count"}},{"kind":"Field","name":{"kind":"Name","value":"queued_count"}},{"kind":"Field","name":{"kind":"Name","value":"sending_count"}},{"kind":"Field","name":{"kind":"Name","value":"sent_count"}},{"kind":"Field","name":{"kind":"Name","value":"failed_count"}},{"kind":"Field","name":{"kind":"Name","value":"unknown_count"}},{"kind":"Field","name":{"kind":"Name","value":"skipped_count"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"started_at"}},{"kind":"Field","name":{"kind":"Name","value":"prepared_at"}},{"kind":"Field","name":{"kind":"Name","value":"finished_at"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<DispatchProgressSubscription, DispatchProgressSubscriptionVariables>;
export const DispatchRecipientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DispatchRecipients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"deliveries_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"held"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"deliveries_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"unknown_attempts"}},{"kind":"Field","name":{"kind":"Name","value":"next_attempt_at"}},{"kind":"Field","name":{"kind":"Name","value":"finished_at"}},{"kind":"Field","name":{"kind":"Name","value":"response"}},{"kind":"Field","name":{"kind":"Name","value":"bounce"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"deliveries_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"held"},"name":{"kind":"Name","value":"deliveries_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"held"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<DispatchRecipientsQuery, DispatchRecipientsQueryVariables>;
export const PauseDispatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseDispatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"pause_dispatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dispatch_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatch_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<PauseDispatchMutation, PauseDispatchMutationVariables>;
export const ResumeDispatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeDispatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"resume_dispatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dispatch_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatch_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ResumeDispatchMutation, ResumeDispatchMutationVariables>;
export const CancelDispatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelDispatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"cancel_dispatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dispatch_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatch_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CancelDispatchMutation, CancelDispatchMutationVariables>;
export const RetryDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"include_unknown"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"retry_deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dispatch_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"include_unknown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"include_unknown"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatch_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<RetryDeliveriesMutation, RetryDeliveriesMutationVariables>;
export const RescheduleDispatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleDispatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scheduled_at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scheduled_at_zone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"reschedule_dispatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dispatch_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"scheduled_at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scheduled_at"}}},{"kind":"Argument","name":{"kind":"Name","value":"scheduled_at_zone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scheduled_at_zone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatch_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<RescheduleDispatchMutation, RescheduleDispatchMutationVariables>;
export const DispatchTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DispatchTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dispatch"},"name":{"kind":"Name","value":"dispatches_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subject_ar"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"preheader_ar"}},{"kind":"Field","name":{"kind":"Name","value":"html_content"}},{"kind":"Field","name":{"kind":"Name","value":"html_content_ar"}},{"kind":"Field","name":{"kind":"Name","value":"template_name"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subject_ar"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"preheader_ar"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"content_ar"}},{"kind":"Field","name":{"kind":"Name","value":"template_name"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]}}]} as unknown as DocumentNode<DispatchTextsSubscription, DispatchTextsSubscriptionVariables>;
export const UpdateDispatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDispatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"update_dispatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dispatch_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dispatch_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatch_id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<UpdateDispatchMutation, UpdateDispatchMutationVariables>;
export const DispatchAheadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DispatchAhead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newsletter_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"newsletter_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newsletter_id"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"scheduled","block":false},{"kind":"StringValue","value":"waiting","block":false}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled_at"}}]}}]}}]} as unknown as DocumentNode<DispatchAheadQuery, DispatchAheadQueryVariables>;
export const SavedTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"newsletter"},"name":{"kind":"Name","value":"newsletters_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subject_ar"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"preheader_ar"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"content_ar"}},{"kind":"Field","name":{"kind":"Name","value":"template_name"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<SavedTextsQuery, SavedTextsQueryVariables>;
export const NewslettersListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewslettersList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"newsletters_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"newsletters_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"newsletters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subject_ar"}},{"kind":"Field","name":{"kind":"Name","value":"preheader"}},{"kind":"Field","name":{"kind":"Name","value":"preheader_ar"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"content_ar"}},{"kind":"Field","name":{"kind":"Name","value":"template_name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"dispatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_neq"},"value":{"kind":"StringValue","value":"undone","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_id"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter_version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled_at"}},{"kind":"Field","name":{"kind":"Name","value":"recipients_count"}},{"kind":"Field","name":{"kind":"Name","value":"sent_count"}},{"kind":"Field","name":{"kind":"Name","value":"failed_count"}},{"kind":"Field","name":{"kind":"Name","value":"unknown_count"}},{"kind":"Field","name":{"kind":"Name","value":"skipped_count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"newsletters_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<NewslettersListQuery, NewslettersListQueryVariables>;
export const NewslettersChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NewslettersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"newsletters","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<NewslettersChangedSubscription, NewslettersChangedSubscriptionVariables>;
export const CreateNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"newsletters_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_newsletters_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateNewsletterMutation, CreateNewsletterMutationVariables>;
export const UpdateNewslettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNewsletters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"newsletters_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"newsletters_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_newsletters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdateNewslettersMutation, UpdateNewslettersMutationVariables>;
export const DeleteNewslettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNewsletters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"newsletters_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_newsletters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeleteNewslettersMutation, DeleteNewslettersMutationVariables>;
export const LiveNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"live"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"store_notices_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"live"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"notices"},"name":{"kind":"Name","value":"store_notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"live"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"notice_date"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"content_ar"}},{"kind":"Field","name":{"kind":"Name","value":"notice_date"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"link_url"}}]}}]}}]} as unknown as DocumentNode<LiveNoticesQuery, LiveNoticesQueryVariables>;
export const LiveNoticesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveNoticesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"store_notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"updated_at"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<LiveNoticesChangedSubscription, LiveNoticesChangedSubscriptionVariables>;
export const NoticesFigureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NoticesFigure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"figure"},"name":{"kind":"Name","value":"store_notices_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"is_active"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<NoticesFigureSubscription, NoticesFigureSubscriptionVariables>;
export const NoticeBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"store_notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"is_active"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"BooleanValue","value":true}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"notice_date"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSlide_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSlide_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"content_ar"}},{"kind":"Field","name":{"kind":"Name","value":"notice_date"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"link_url"}}]}}]} as unknown as DocumentNode<NoticeBannerQuery, NoticeBannerQueryVariables>;
export const NoticesListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"store_notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"content_ar"}},{"kind":"Field","name":{"kind":"Name","value":"notice_date"}},{"kind":"Field","name":{"kind":"Name","value":"is_active"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"link_url"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at_zone"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at_zone"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"store_notices_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<NoticesListQuery, NoticesListQueryVariables>;
export const NoticesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NoticesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"store_notices","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<NoticesChangedSubscription, NoticesChangedSubscriptionVariables>;
export const CreateNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_store_notices_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateNoticeMutation, CreateNoticeMutationVariables>;
export const UpdateNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_store_notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdateNoticesMutation, UpdateNoticesMutationVariables>;
export const DeleteNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"store_notices_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_store_notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeleteNoticesMutation, DeleteNoticesMutationVariables>;
export const UpdatePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"current_password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"totp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_password"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"link_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"link_token"}}},{"kind":"Argument","name":{"kind":"Name","value":"current_password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"current_password"}}},{"kind":"Argument","name":{"kind":"Name","value":"totp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"totp"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access_token"}},{"kind":"Field","name":{"kind":"Name","value":"refresh_token"}},{"kind":"Field","name":{"kind":"Name","value":"id_token"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
export const AccountLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account_link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AccountLinkQuery, AccountLinkQueryVariables>;
export const PlansFigureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PlansFigure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"figure"},"name":{"kind":"Name","value":"pricing_plans_aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"category"},{"kind":"EnumValue","value":"name"}]}},{"kind":"Argument","name":{"kind":"Name","value":"distinct"},"value":{"kind":"BooleanValue","value":true}}]},{"kind":"Field","alias":{"kind":"Name","value":"prices"},"name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<PlansFigureSubscription, PlansFigureSubscriptionVariables>;
export const ChangePlansTogetherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlansTogether"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"jsonb"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_plans_together"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"args"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"plans"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangePlansTogetherMutation, ChangePlansTogetherMutationVariables>;
export const PlanPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sort_order"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"sort_order"}}]}}]}}]} as unknown as DocumentNode<PlanPricesQuery, PlanPricesQueryVariables>;
export const CategoryPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sort_order"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"sort_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommonFeatures_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompareColumn_plan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPrice_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"period_ar"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanButton_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"button_url"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"renewal_price"}},{"kind":"Field","name":{"kind":"Name","value":"setup_fee"}},{"kind":"Field","name":{"kind":"Name","value":"money_back_days"}},{"kind":"Field","name":{"kind":"Name","value":"support_minutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"badge_ar"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt_ar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPrice_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanButton_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms_plan"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommonFeatures_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompareColumn_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"badge_ar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanButton_plan"}}]}}]} as unknown as DocumentNode<CategoryPlansQuery, CategoryPlansQueryVariables>;
export const PricingSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricingSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"names"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categories"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"names"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categories"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sort_order"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"sort_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommonFeatures_plan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPrice_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"period_ar"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanButton_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"button_url"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"renewal_price"}},{"kind":"Field","name":{"kind":"Name","value":"setup_fee"}},{"kind":"Field","name":{"kind":"Name","value":"money_back_days"}},{"kind":"Field","name":{"kind":"Name","value":"support_minutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"badge_ar"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt_ar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPrice_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanButton_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms_plan"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommonFeatures_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}}]}}]} as unknown as DocumentNode<PricingSectionQuery, PricingSectionQueryVariables>;
export const AllPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sort_order"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"period_ar"}},{"kind":"Field","name":{"kind":"Name","value":"renewal_price"}},{"kind":"Field","name":{"kind":"Name","value":"setup_fee"}},{"kind":"Field","name":{"kind":"Name","value":"money_back_days"}},{"kind":"Field","name":{"kind":"Name","value":"support_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"badge_ar"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt_ar"}},{"kind":"Field","name":{"kind":"Name","value":"button_url"}},{"kind":"Field","name":{"kind":"Name","value":"is_shown"}},{"kind":"Field","name":{"kind":"Name","value":"shown_from"}},{"kind":"Field","name":{"kind":"Name","value":"shown_from_zone"}},{"kind":"Field","name":{"kind":"Name","value":"sort_order"}}]}}]}}]} as unknown as DocumentNode<AllPricesQuery, AllPricesQueryVariables>;
export const AddPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_insert_input"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"insert_pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"pricing_plans_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<AddPricesMutation, AddPricesMutationVariables>;
export const PlansListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"period_ar"}},{"kind":"Field","name":{"kind":"Name","value":"renewal_price"}},{"kind":"Field","name":{"kind":"Name","value":"setup_fee"}},{"kind":"Field","name":{"kind":"Name","value":"money_back_days"}},{"kind":"Field","name":{"kind":"Name","value":"support_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"features_ar"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"badge_ar"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt"}},{"kind":"Field","name":{"kind":"Name","value":"logo_alt_ar"}},{"kind":"Field","name":{"kind":"Name","value":"button_url"}},{"kind":"Field","name":{"kind":"Name","value":"is_shown"}},{"kind":"Field","name":{"kind":"Name","value":"shown_from"}},{"kind":"Field","name":{"kind":"Name","value":"shown_from_zone"}},{"kind":"Field","name":{"kind":"Name","value":"sort_order"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"pricing_plans_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","alias":{"kind":"Name","value":"sets"},"name":{"kind":"Name","value":"count"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"category"},{"kind":"EnumValue","value":"name"}]}},{"kind":"Argument","name":{"kind":"Name","value":"distinct"},"value":{"kind":"BooleanValue","value":true}}]}]}}]}}]}}]} as unknown as DocumentNode<PlansListQuery, PlansListQueryVariables>;
export const PlansChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PlansChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"pricing_plans","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PlansChangedSubscription, PlansChangedSubscriptionVariables>;
export const CreatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_pricing_plans_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreatePlanMutation, CreatePlanMutationVariables>;
export const UpdatePlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdatePlansMutation, UpdatePlansMutationVariables>;
export const DeletePlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeletePlansMutation, DeletePlansMutationVariables>;
export const MovePlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MovePlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_updates"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"update_pricing_plans_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<MovePlansMutation, MovePlansMutationVariables>;
export const SavePlanPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlanPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_updates"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"pricing_plans_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasUpdates"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasObjects"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasGone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"update_pricing_plans_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasUpdates"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"insert_pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"pricing_plans_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[]}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasObjects"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}},{"kind":"Field","name":{"kind":"Name","value":"returning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gone"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasGone"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}},{"kind":"Field","name":{"kind":"Name","value":"returning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SavePlanPricesMutation, SavePlanPricesMutationVariables>;
export const TakenPriceIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakenPriceIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pricing_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<TakenPriceIdsQuery, TakenPriceIdsQueryVariables>;
export const SeoTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeoTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seo_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"site_title","block":false},{"kind":"StringValue","value":"meta_description","block":false}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"value_ar"}}]}}]}}]} as unknown as DocumentNode<SeoTextsQuery, SeoTextsQueryVariables>;
export const SeoSettingsFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeoSettingsForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"seo_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"value_ar"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<SeoSettingsFormQuery, SeoSettingsFormQueryVariables>;
export const SeoSettingsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SeoSettingsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"seo_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<SeoSettingsChangedSubscription, SeoSettingsChangedSubscriptionVariables>;
export const SaveSeoSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSeoSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"seo_settings_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"seo_settings_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_seo_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"seo_settings_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"value"},{"kind":"EnumValue","value":"value_ar"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<SaveSeoSettingsMutation, SaveSeoSettingsMutationVariables>;
export const SiteSettingsFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettingsForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"value_ar"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsFormQuery, SiteSettingsFormQueryVariables>;
export const SiteSettingsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SiteSettingsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsChangedSubscription, SiteSettingsChangedSubscriptionVariables>;
export const SaveSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_settings_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_settings_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"site_settings_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"value"},{"kind":"EnumValue","value":"value_ar"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<SaveSiteSettingsMutation, SaveSiteSettingsMutationVariables>;
export const RestorePiecesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePieces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_updates"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"objects"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_insert_input"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasUpdates"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasObjects"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasGone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"update_site_pieces_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasUpdates"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"insert_site_pieces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"objects"}}},{"kind":"Argument","name":{"kind":"Name","value":"on_conflict"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"constraint"},"value":{"kind":"EnumValue","value":"site_pieces_pkey"}},{"kind":"ObjectField","name":{"kind":"Name","value":"update_columns"},"value":{"kind":"ListValue","values":[]}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasObjects"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}},{"kind":"Field","name":{"kind":"Name","value":"returning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_site_pieces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gone"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasGone"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}},{"kind":"Field","name":{"kind":"Name","value":"returning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestorePiecesMutation, RestorePiecesMutationVariables>;
export const PiecesListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PiecesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"site_pieces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"title_ar"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"text_ar"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"value_ar"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"source_ar"}},{"kind":"Field","name":{"kind":"Name","value":"source_date"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"original"}},{"kind":"Field","name":{"kind":"Name","value":"sort_order"}},{"kind":"Field","name":{"kind":"Name","value":"is_shown"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"site_pieces_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<PiecesListQuery, PiecesListQueryVariables>;
export const PiecesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PiecesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"site_pieces","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PiecesChangedSubscription, PiecesChangedSubscriptionVariables>;
export const CreatePieceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePiece"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_site_pieces_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreatePieceMutation, CreatePieceMutationVariables>;
export const UpdatePiecesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePieces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_site_pieces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdatePiecesMutation, UpdatePiecesMutationVariables>;
export const DeletePiecesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePieces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_site_pieces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeletePiecesMutation, DeletePiecesMutationVariables>;
export const MovePiecesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MovePieces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"site_pieces_updates"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"update_site_pieces_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<MovePiecesMutation, MovePiecesMutationVariables>;
export const TaxRatesListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxRatesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"tax_rates_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"tax_rates_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"tax_rates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"tax_rates_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<TaxRatesListQuery, TaxRatesListQueryVariables>;
export const TaxRatesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TaxRatesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"tax_rates","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<TaxRatesChangedSubscription, TaxRatesChangedSubscriptionVariables>;
export const CreateTaxRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTaxRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"tax_rates_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_tax_rates_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateTaxRateMutation, CreateTaxRateMutationVariables>;
export const UpdateTaxRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTaxRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"tax_rates_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"tax_rates_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_tax_rates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdateTaxRatesMutation, UpdateTaxRatesMutationVariables>;
export const DeleteTaxRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTaxRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"tax_rates_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_tax_rates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeleteTaxRatesMutation, DeleteTaxRatesMutationVariables>;
export const TestimonialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Testimonials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sort_order"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Testimonial_testimonial"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Testimonial_testimonial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"company_ar"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"quote_ar"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"picture_width"}},{"kind":"Field","name":{"kind":"Name","value":"picture_height"}},{"kind":"Field","name":{"kind":"Name","value":"picture_alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture_alt_ar"}}]}}]} as unknown as DocumentNode<TestimonialsQuery, TestimonialsQueryVariables>;
export const RatingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ratings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_like"},"value":{"kind":"StringValue","value":"rating%","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<RatingsQuery, RatingsQueryVariables>;
export const TestimonialsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestimonialsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"testimonials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name_ar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"company_ar"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}},{"kind":"Field","name":{"kind":"Name","value":"quote_ar"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"picture_width"}},{"kind":"Field","name":{"kind":"Name","value":"picture_height"}},{"kind":"Field","name":{"kind":"Name","value":"picture_alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture_alt_ar"}},{"kind":"Field","name":{"kind":"Name","value":"sort_order"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"testimonials_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<TestimonialsListQuery, TestimonialsListQueryVariables>;
export const TestimonialsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TestimonialsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"testimonials","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<TestimonialsChangedSubscription, TestimonialsChangedSubscriptionVariables>;
export const CreateTestimonialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_testimonials_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateTestimonialMutation, CreateTestimonialMutationVariables>;
export const UpdateTestimonialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTestimonials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_testimonials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdateTestimonialsMutation, UpdateTestimonialsMutationVariables>;
export const DeleteTestimonialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTestimonials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_testimonials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeleteTestimonialsMutation, DeleteTestimonialsMutationVariables>;
export const MoveTestimonialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveTestimonials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"testimonials_updates"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"update_testimonials_many"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<MoveTestimonialsMutation, MoveTestimonialsMutationVariables>;
export const AllUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"users"},"name":{"kind":"Name","value":"get_all_users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"last_sign_in_at"}},{"kind":"Field","name":{"kind":"Name","value":"second_factor"}}]}}]}}]} as unknown as DocumentNode<AllUsersQuery, AllUsersQueryVariables>;
export const UserRolesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UserRolesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"user_roles","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<UserRolesChangedSubscription, UserRolesChangedSubscriptionVariables>;
export const UpdateUserRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUserRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target_user_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"new_role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_user_role"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"target_user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target_user_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"new_role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"new_role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<UpdateUserRoleMutation, UpdateUserRoleMutationVariables>;
export const SetUserEnabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserEnabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target_user_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"set_user_enabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"target_user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target_user_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"enabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]} as unknown as DocumentNode<SetUserEnabledMutation, SetUserEnabledMutationVariables>;
export const EndUserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target_user_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"end_user_sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"target_user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target_user_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}}]}}]}}]} as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const ResetUserTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetUserTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"target_user_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reset_user_totp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"target_user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"target_user_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}}]}}]}}]} as unknown as DocumentNode<ResetUserTotpMutation, ResetUserTotpMutationVariables>;
export const UsersFigureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UsersFigure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"figure"},"name":{"kind":"Name","value":"user_roles_aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<UsersFigureSubscription, UsersFigureSubscriptionVariables>;
export const OpenInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OpenInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invited_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"invited_at"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<OpenInvitationsSubscription, OpenInvitationsSubscriptionVariables>;
export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite_user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const RevokeInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitation_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revoke_invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invitation_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitation_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation_id"}}]}}]}}]} as unknown as DocumentNode<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const WebhooksChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WebhooksChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"webhook_endpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint_id"}},{"kind":"Field","name":{"kind":"Name","value":"failing_since"}}]}}]}}]}}]} as unknown as DocumentNode<WebhooksChangedSubscription, WebhooksChangedSubscriptionVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"webhook_endpoints_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_webhook_endpoints_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"secret_made_at"}},{"kind":"Field","name":{"kind":"Name","value":"secret_shown_at"}}]}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"webhook_endpoints_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_webhook_endpoints_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"webhook_endpoints_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_webhook_endpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhooksMutation, DeleteWebhooksMutationVariables>;
export const WebhooksFigureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WebhooksFigure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"figure"},"name":{"kind":"Name","value":"webhook_endpoints_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"is_enabled"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<WebhooksFigureSubscription, WebhooksFigureSubscriptionVariables>;
export const ShowWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"shown"},"name":{"kind":"Name","value":"show_webhook_secret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<ShowWebhookSecretMutation, ShowWebhookSecretMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rotated"},"name":{"kind":"Name","value":"rotate_webhook_secret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"old_valid_until"}}]}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"queued"},"name":{"kind":"Name","value":"test_webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery_id"}}]}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const WebhookLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WebhookLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"webhook_deliveries_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"endpoint"},"name":{"kind":"Name","value":"webhook_endpoints_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"created_at"},"value":{"kind":"EnumValue","value":"desc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts_count"}},{"kind":"Field","name":{"kind":"Name","value":"next_attempt_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"finished_at"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"happened_at"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"started_at"}},{"kind":"Field","name":{"kind":"Name","value":"duration_ms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WebhookLogSubscription, WebhookLogSubscriptionVariables>;
export const ReplayWebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"delivery_ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"sent"},"name":{"kind":"Name","value":"replay_webhook_deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"delivery_ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"delivery_ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayed"}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveriesMutation, ReplayWebhookDeliveriesMutationVariables>;
export const WebhooksListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhooksList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"webhook_endpoints_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"webhook_endpoints_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"webhook_endpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"is_enabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabled_reason"}},{"kind":"Field","name":{"kind":"Name","value":"secret_made_at"}},{"kind":"Field","name":{"kind":"Name","value":"secret_shown_at"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint_id"}},{"kind":"Field","name":{"kind":"Name","value":"failing_since"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"webhook_endpoints_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<WebhooksListQuery, WebhooksListQueryVariables>;
export const LastChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"history_entries_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"history_entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happened_at"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<LastChangeQuery, LastChangeQueryVariables>;
export const SenderSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SenderSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"site_settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sender_name","block":false},{"kind":"StringValue","value":"sender_email","block":false},{"kind":"StringValue","value":"postal_address","block":false}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<SenderSettingsQuery, SenderSettingsQueryVariables>;
export const SiteSettingsWrittenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SiteSettingsWritten"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"site_settings","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsWrittenSubscription, SiteSettingsWrittenSubscriptionVariables>;
export const DeletionEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletionEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"table"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"history_entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"table"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"record_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"operation"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"delete","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletionEntryQuery, DeletionEntryQueryVariables>;
export const UndoDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"bigint"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"restored"},"name":{"kind":"Name","value":"restore_history_entry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"args"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"entry_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry_id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"whole_transaction"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UndoDeletionMutation, UndoDeletionMutationVariables>;
export const ZoneOffsetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ZoneOffset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"timestamptz"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"offset"},"name":{"kind":"Name","value":"zone_offset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zone"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]} as unknown as DocumentNode<ZoneOffsetQuery, ZoneOffsetQueryVariables>;
export const BeginTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enrolment_token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"begin_totp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"enrolment_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enrolment_token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"qr_svg"}}]}}]}}]} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const ConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"totp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enrolment_token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirm_totp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pending"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"totp"},"value":{"kind":"Variable","name":{"kind":"Name","value":"totp"}}},{"kind":"Argument","name":{"kind":"Name","value":"enrolment_token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enrolment_token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"is_enabled"}}]}}]}}]} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const SessionRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_roles_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SessionRoleQuery, SessionRoleQueryVariables>;
export const TaxRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tax_rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}}]} as unknown as DocumentNode<TaxRatesQuery, TaxRatesQueryVariables>;
export const SitePiecesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitePieces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site_pieces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"part"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parts"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sort_order"},"value":{"kind":"EnumValue","value":"asc"}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"EnumValue","value":"asc"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"original"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"title_ar"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"text_ar"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"value_ar"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"source_ar"}},{"kind":"Field","name":{"kind":"Name","value":"source_date"}}]}}]}}]} as unknown as DocumentNode<SitePiecesQuery, SitePiecesQueryVariables>;
export const PartnersListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnersList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_order_by"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"footer_links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order_by"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"label_ar"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"total"},"name":{"kind":"Name","value":"footer_links_aggregate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aggregate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<PartnersListQuery, PartnersListQueryVariables>;
export const PartnersChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PartnersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"table_name"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"footer_links","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"EnumValue","value":"desc"}}]}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PartnersChangedSubscription, PartnersChangedSubscriptionVariables>;
export const CreatePartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_insert_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"insert_footer_links_one"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"object"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreatePartnerMutation, CreatePartnerMutationVariables>;
export const UpdatePartnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePartners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_bool_exp"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"update_footer_links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<UpdatePartnersMutation, UpdatePartnersMutationVariables>;
export const DeletePartnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePartners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"footer_links_bool_exp"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"delete_footer_links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affected_rows"}}]}}]}}]} as unknown as DocumentNode<DeletePartnersMutation, DeletePartnersMutationVariables>;