/* eslint-disable */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type Changes_Aggregate_Bool_Exp = {
  count?: InputMaybe<Changes_Aggregate_Bool_Exp_Count>;
};

export type Changes_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Changes_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Changes_Bool_Exp>;
  predicate: Int_Comparison_Exp;
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
  batch_id?: InputMaybe<String_Comparison_Exp>;
  domain_extension?: InputMaybe<Domain_Extensions_Bool_Exp>;
  domain_price?: InputMaybe<Domain_Prices_Bool_Exp>;
  footer_link?: InputMaybe<Footer_Links_Bool_Exp>;
  happened_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  hosting_kind?: InputMaybe<Hosting_Kinds_Bool_Exp>;
  legal_page?: InputMaybe<Legal_Pages_Bool_Exp>;
  number?: InputMaybe<Bigint_Comparison_Exp>;
  operation?: InputMaybe<String_Comparison_Exp>;
  plan_offer?: InputMaybe<Plan_Offers_Bool_Exp>;
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
  batch_id?: InputMaybe<Order_By>;
  domain_extension?: InputMaybe<Domain_Extensions_Order_By>;
  domain_price?: InputMaybe<Domain_Prices_Order_By>;
  footer_link?: InputMaybe<Footer_Links_Order_By>;
  happened_at?: InputMaybe<Order_By>;
  hosting_kind?: InputMaybe<Hosting_Kinds_Order_By>;
  legal_page?: InputMaybe<Legal_Pages_Order_By>;
  number?: InputMaybe<Order_By>;
  operation?: InputMaybe<Order_By>;
  plan_offer?: InputMaybe<Plan_Offers_Order_By>;
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

/** order by stddev() on columns of table "changes" */
export type Changes_Stddev_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** order by stddev_pop() on columns of table "changes" */
export type Changes_Stddev_Pop_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
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

/** order by sum() on columns of table "changes" */
export type Changes_Sum_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** order by var_pop() on columns of table "changes" */
export type Changes_Var_Pop_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** order by var_samp() on columns of table "changes" */
export type Changes_Var_Samp_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
};

/** order by variance() on columns of table "changes" */
export type Changes_Variance_Order_By = {
  number?: InputMaybe<Order_By>;
  row_count?: InputMaybe<Order_By>;
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
  /** False: it and its prices are hidden from visitors and their programs */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Lower ones stand first; an extension without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
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

export type Domain_Prices_Aggregate_Bool_Exp = {
  count?: InputMaybe<Domain_Prices_Aggregate_Bool_Exp_Count>;
};

export type Domain_Prices_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Domain_Prices_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Domain_Prices_Bool_Exp>;
  predicate: Int_Comparison_Exp;
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
  /** For the first year of a new domain; exact, with the decimals that were written, "5" or "5.00" */
  register_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For each further year, with the decimals that were written; null: not shown */
  renew_price?: InputMaybe<Scalars['numeric']['input']>;
  /** For a domain that moves here, with the decimals that were written; null: not shown */
  transfer_price?: InputMaybe<Scalars['numeric']['input']>;
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

/** order by stddev() on columns of table "domain_prices" */
export type Domain_Prices_Stddev_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** order by stddev_pop() on columns of table "domain_prices" */
export type Domain_Prices_Stddev_Pop_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
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

/** order by var_pop() on columns of table "domain_prices" */
export type Domain_Prices_Var_Pop_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** order by var_samp() on columns of table "domain_prices" */
export type Domain_Prices_Var_Samp_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
};

/** order by variance() on columns of table "domain_prices" */
export type Domain_Prices_Variance_Order_By = {
  register_price?: InputMaybe<Order_By>;
  renew_price?: InputMaybe<Order_By>;
  transfer_price?: InputMaybe<Order_By>;
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

/** Boolean expression to filter rows from the table "hosting_kinds". All fields are combined with a logical 'AND'. */
export type Hosting_Kinds_Bool_Exp = {
  _and?: InputMaybe<Array<Hosting_Kinds_Bool_Exp>>;
  _not?: InputMaybe<Hosting_Kinds_Bool_Exp>;
  _or?: InputMaybe<Array<Hosting_Kinds_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  former_slugs?: InputMaybe<String_Array_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_shown?: InputMaybe<Boolean_Comparison_Exp>;
  menu?: InputMaybe<String_Comparison_Exp>;
  name?: InputMaybe<String_Comparison_Exp>;
  name_ar?: InputMaybe<String_Comparison_Exp>;
  original?: InputMaybe<String_Comparison_Exp>;
  picture?: InputMaybe<String_Comparison_Exp>;
  pricing_plans?: InputMaybe<Pricing_Plans_Bool_Exp>;
  pricing_plans_aggregate?: InputMaybe<Pricing_Plans_Aggregate_Bool_Exp>;
  slug?: InputMaybe<String_Comparison_Exp>;
  sort_order?: InputMaybe<Int_Comparison_Exp>;
  specifications?: InputMaybe<Site_Pieces_Bool_Exp>;
  specifications_aggregate?: InputMaybe<Site_Pieces_Aggregate_Bool_Exp>;
  summary?: InputMaybe<String_Comparison_Exp>;
  summary_ar?: InputMaybe<String_Comparison_Exp>;
  text?: InputMaybe<String_Comparison_Exp>;
  text_ar?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "hosting_kinds" */
export type Hosting_Kinds_Constraint =
  /** unique or primary key constraint on columns "original" */
  | 'hosting_kinds_original_unique'
  /** unique or primary key constraint on columns "id" */
  | 'hosting_kinds_pkey'
  /** unique or primary key constraint on columns "slug" */
  | 'hosting_kinds_slug_unique';

/** input type for inc of table "hosting_kinds" */
export type Hosting_Kinds_Inc_Input = {
  /** Lower ones stand first; a kind without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
};

/** input type for inserting data into table "hosting_kinds" */
export type Hosting_Kinds_Insert_Input = {
  /** False: it and its plans are hidden from visitors and from programs that read */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** hosting: an entry of the Hosting menu | own: a service beside hosting, with an entry of its own in the header, as mail has | none: in no menu; only prices of hosting count for the lowest price of all hosting */
  menu?: InputMaybe<Scalars['String']['input']>;
  /** Its name in English */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its name in Arabic; null: the English name */
  name_ar?: InputMaybe<Scalars['String']['input']>;
  /** Picture of the set (plesk, cloud, vps, dedicated, mail, storage, chip, shield) or the file of an uploaded one; null: none */
  picture?: InputMaybe<Scalars['String']['input']>;
  pricing_plans?: InputMaybe<Pricing_Plans_Arr_Rel_Insert_Input>;
  /** Its name in addresses (/hosting/<slug>), in the event that opens its panel, and as the category of its plans */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first; a kind without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  specifications?: InputMaybe<Site_Pieces_Arr_Rel_Insert_Input>;
  /** A few words beneath its name in the menu, in English */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** A few words beneath its name in the menu, in Arabic; null: the English ones */
  summary_ar?: InputMaybe<Scalars['String']['input']>;
  /** What its page and its panel say of it in English, without markup; also the description for search engines */
  text?: InputMaybe<Scalars['String']['input']>;
  /** What its page and its panel say of it in Arabic; null: the English text */
  text_ar?: InputMaybe<Scalars['String']['input']>;
};

/** input type for inserting object relation for remote table "hosting_kinds" */
export type Hosting_Kinds_Obj_Rel_Insert_Input = {
  data: Hosting_Kinds_Insert_Input;
  /** upsert condition */
  on_conflict?: InputMaybe<Hosting_Kinds_On_Conflict>;
};

/** on_conflict condition type for table "hosting_kinds" */
export type Hosting_Kinds_On_Conflict = {
  constraint: Hosting_Kinds_Constraint;
  update_columns?: Array<Hosting_Kinds_Update_Column>;
  where?: InputMaybe<Hosting_Kinds_Bool_Exp>;
};

/** Ordering options when selecting data from "hosting_kinds". */
export type Hosting_Kinds_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  created_at?: InputMaybe<Order_By>;
  former_slugs?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  is_shown?: InputMaybe<Order_By>;
  menu?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  name_ar?: InputMaybe<Order_By>;
  original?: InputMaybe<Order_By>;
  picture?: InputMaybe<Order_By>;
  pricing_plans_aggregate?: InputMaybe<Pricing_Plans_Aggregate_Order_By>;
  slug?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  specifications_aggregate?: InputMaybe<Site_Pieces_Aggregate_Order_By>;
  summary?: InputMaybe<Order_By>;
  summary_ar?: InputMaybe<Order_By>;
  text?: InputMaybe<Order_By>;
  text_ar?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
};

/** primary key columns input for table: hosting_kinds */
export type Hosting_Kinds_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "hosting_kinds" */
export type Hosting_Kinds_Select_Column =
  /** column name */
  | 'created_at'
  /** column name */
  | 'former_slugs'
  /** column name */
  | 'id'
  /** column name */
  | 'is_shown'
  /** column name */
  | 'menu'
  /** column name */
  | 'name'
  /** column name */
  | 'name_ar'
  /** column name */
  | 'original'
  /** column name */
  | 'picture'
  /** column name */
  | 'slug'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'summary'
  /** column name */
  | 'summary_ar'
  /** column name */
  | 'text'
  /** column name */
  | 'text_ar'
  /** column name */
  | 'updated_at';

/** input type for set of table "hosting_kinds" */
export type Hosting_Kinds_Set_Input = {
  /** False: it and its plans are hidden from visitors and from programs that read */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** hosting: an entry of the Hosting menu | own: a service beside hosting, with an entry of its own in the header, as mail has | none: in no menu; only prices of hosting count for the lowest price of all hosting */
  menu?: InputMaybe<Scalars['String']['input']>;
  /** Its name in English */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its name in Arabic; null: the English name */
  name_ar?: InputMaybe<Scalars['String']['input']>;
  /** Picture of the set (plesk, cloud, vps, dedicated, mail, storage, chip, shield) or the file of an uploaded one; null: none */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** Its name in addresses (/hosting/<slug>), in the event that opens its panel, and as the category of its plans */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first; a kind without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** A few words beneath its name in the menu, in English */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** A few words beneath its name in the menu, in Arabic; null: the English ones */
  summary_ar?: InputMaybe<Scalars['String']['input']>;
  /** What its page and its panel say of it in English, without markup; also the description for search engines */
  text?: InputMaybe<Scalars['String']['input']>;
  /** What its page and its panel say of it in Arabic; null: the English text */
  text_ar?: InputMaybe<Scalars['String']['input']>;
};

/** Streaming cursor of the table "hosting_kinds" */
export type Hosting_Kinds_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Hosting_Kinds_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Hosting_Kinds_Stream_Cursor_Value_Input = {
  /** When it was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** Slugs that it had, the last one at the end, whose addresses lead to it; written by the database */
  former_slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** False: it and its plans are hidden from visitors and from programs that read */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** hosting: an entry of the Hosting menu | own: a service beside hosting, with an entry of its own in the header, as mail has | none: in no menu; only prices of hosting count for the lowest price of all hosting */
  menu?: InputMaybe<Scalars['String']['input']>;
  /** Its name in English */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its name in Arabic; null: the English name */
  name_ar?: InputMaybe<Scalars['String']['input']>;
  /** Which of the kinds that the product came with it is; null: it was added */
  original?: InputMaybe<Scalars['String']['input']>;
  /** Picture of the set (plesk, cloud, vps, dedicated, mail, storage, chip, shield) or the file of an uploaded one; null: none */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** Its name in addresses (/hosting/<slug>), in the event that opens its panel, and as the category of its plans */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Lower ones stand first; a kind without a number comes last */
  sort_order?: InputMaybe<Scalars['Int']['input']>;
  /** A few words beneath its name in the menu, in English */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** A few words beneath its name in the menu, in Arabic; null: the English ones */
  summary_ar?: InputMaybe<Scalars['String']['input']>;
  /** What its page and its panel say of it in English, without markup; also the description for search engines */
  text?: InputMaybe<Scalars['String']['input']>;
  /** What its page and its panel say of it in Arabic; null: the English text */
  text_ar?: InputMaybe<Scalars['String']['input']>;
  /** When it was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
};

/** update columns of table "hosting_kinds" */
export type Hosting_Kinds_Update_Column =
  /** column name */
  | 'is_shown'
  /** column name */
  | 'menu'
  /** column name */
  | 'name'
  /** column name */
  | 'name_ar'
  /** column name */
  | 'picture'
  /** column name */
  | 'slug'
  /** column name */
  | 'sort_order'
  /** column name */
  | 'summary'
  /** column name */
  | 'summary_ar'
  /** column name */
  | 'text'
  /** column name */
  | 'text_ar';

export type Hosting_Kinds_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: InputMaybe<Hosting_Kinds_Inc_Input>;
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Hosting_Kinds_Set_Input>;
  /** filter the rows which have to be updated */
  where: Hosting_Kinds_Bool_Exp;
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

/** Boolean expression to filter rows from the table "news". All fields are combined with a logical 'AND'. */
export type News_Bool_Exp = {
  _and?: InputMaybe<Array<News_Bool_Exp>>;
  _not?: InputMaybe<News_Bool_Exp>;
  _or?: InputMaybe<Array<News_Bool_Exp>>;
  body?: InputMaybe<String_Comparison_Exp>;
  body_ar?: InputMaybe<String_Comparison_Exp>;
  changed_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  published_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  slug?: InputMaybe<String_Comparison_Exp>;
  summary?: InputMaybe<String_Comparison_Exp>;
  summary_ar?: InputMaybe<String_Comparison_Exp>;
  title?: InputMaybe<String_Comparison_Exp>;
  title_ar?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "news". */
export type News_Order_By = {
  body?: InputMaybe<Order_By>;
  body_ar?: InputMaybe<Order_By>;
  changed_at?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  published_at?: InputMaybe<Order_By>;
  slug?: InputMaybe<Order_By>;
  summary?: InputMaybe<Order_By>;
  summary_ar?: InputMaybe<Order_By>;
  title?: InputMaybe<Order_By>;
  title_ar?: InputMaybe<Order_By>;
};

/** select columns of table "news" */
export type News_Select_Column =
  /** column name */
  | 'body'
  /** column name */
  | 'body_ar'
  /** column name */
  | 'changed_at'
  /** column name */
  | 'id'
  /** column name */
  | 'published_at'
  /** column name */
  | 'slug'
  /** column name */
  | 'summary'
  /** column name */
  | 'summary_ar'
  /** column name */
  | 'title'
  /** column name */
  | 'title_ar';

/** Streaming cursor of the table "news" */
export type News_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: News_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type News_Stream_Cursor_Value_Input = {
  /** The text in English, Markdown without HTML */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The text in Arabic, Markdown without HTML; null: the English one */
  body_ar?: InputMaybe<Scalars['String']['input']>;
  /** When the page was last changed, or published if that was later */
  changed_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** That of the notice */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** From when on the page may be read */
  published_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The last part of the address of the page, /news/<slug> */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** The text of the notice in English */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** The text of the notice in Arabic; null: the English one */
  summary_ar?: InputMaybe<Scalars['String']['input']>;
  /** The title in English */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The title in Arabic; null: the English one */
  title_ar?: InputMaybe<Scalars['String']['input']>;
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

/** Boolean expression to filter rows from the table "pictures". All fields are combined with a logical 'AND'. */
export type Pictures_Bool_Exp = {
  _and?: InputMaybe<Array<Pictures_Bool_Exp>>;
  _not?: InputMaybe<Pictures_Bool_Exp>;
  _or?: InputMaybe<Array<Pictures_Bool_Exp>>;
  hash?: InputMaybe<String_Comparison_Exp>;
  height?: InputMaybe<Int_Comparison_Exp>;
  media_type?: InputMaybe<String_Comparison_Exp>;
  tone?: InputMaybe<String_Comparison_Exp>;
  width?: InputMaybe<Int_Comparison_Exp>;
};

/** Ordering options when selecting data from "pictures". */
export type Pictures_Order_By = {
  hash?: InputMaybe<Order_By>;
  height?: InputMaybe<Order_By>;
  media_type?: InputMaybe<Order_By>;
  tone?: InputMaybe<Order_By>;
  width?: InputMaybe<Order_By>;
};

/** select columns of table "pictures" */
export type Pictures_Select_Column =
  /** column name */
  | 'hash'
  /** column name */
  | 'height'
  /** column name */
  | 'media_type'
  /** column name */
  | 'tone'
  /** column name */
  | 'width';

/** Streaming cursor of the table "pictures" */
export type Pictures_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Pictures_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Pictures_Stream_Cursor_Value_Input = {
  /** Name of the picture in its address, from its content; the same for all its variants */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** Height in pixels; of an SVG the height that it asks for */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** image/svg+xml | image/png | image/x-icon */
  media_type?: InputMaybe<Scalars['String']['input']>;
  /** dark | light: on a ground of that kind it can't be seen without a plate behind it; any: it can be seen on both */
  tone?: InputMaybe<Scalars['String']['input']>;
  /** Width in pixels; of an SVG the width that it asks for */
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type Plan_Offers_Aggregate_Bool_Exp = {
  count?: InputMaybe<Plan_Offers_Aggregate_Bool_Exp_Count>;
};

export type Plan_Offers_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Plan_Offers_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Plan_Offers_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "plan_offers" */
export type Plan_Offers_Aggregate_Order_By = {
  avg?: InputMaybe<Plan_Offers_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Plan_Offers_Max_Order_By>;
  min?: InputMaybe<Plan_Offers_Min_Order_By>;
  stddev?: InputMaybe<Plan_Offers_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Plan_Offers_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Plan_Offers_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Plan_Offers_Sum_Order_By>;
  var_pop?: InputMaybe<Plan_Offers_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Plan_Offers_Var_Samp_Order_By>;
  variance?: InputMaybe<Plan_Offers_Variance_Order_By>;
};

/** input type for inserting array relation for remote table "plan_offers" */
export type Plan_Offers_Arr_Rel_Insert_Input = {
  data: Array<Plan_Offers_Insert_Input>;
  /** upsert condition */
  on_conflict?: InputMaybe<Plan_Offers_On_Conflict>;
};

/** order by avg() on columns of table "plan_offers" */
export type Plan_Offers_Avg_Order_By = {
  price?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "plan_offers". All fields are combined with a logical 'AND'. */
export type Plan_Offers_Bool_Exp = {
  _and?: InputMaybe<Array<Plan_Offers_Bool_Exp>>;
  _not?: InputMaybe<Plan_Offers_Bool_Exp>;
  _or?: InputMaybe<Array<Plan_Offers_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  code?: InputMaybe<String_Comparison_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  currency?: InputMaybe<String_Comparison_Exp>;
  ends_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  ends_at_zone?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  plan?: InputMaybe<Pricing_Plans_Bool_Exp>;
  plan_id?: InputMaybe<Uuid_Comparison_Exp>;
  price?: InputMaybe<Numeric_Comparison_Exp>;
  starts_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  starts_at_zone?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  words?: InputMaybe<String_Comparison_Exp>;
  words_ar?: InputMaybe<String_Comparison_Exp>;
};

/** unique or primary key constraints on table "plan_offers" */
export type Plan_Offers_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'plan_offers_pkey';

/** input type for inc of table "plan_offers" */
export type Plan_Offers_Inc_Input = {
  /** Exact; its decimals are those of the currency by ISO 4217 */
  price?: InputMaybe<Scalars['numeric']['input']>;
};

/** input type for inserting data into table "plan_offers" */
export type Plan_Offers_Insert_Input = {
  /** Code that orders from the site take along to the portal; null: none */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The moment from which the price is no longer in force */
  ends_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told */
  ends_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  plan?: InputMaybe<Pricing_Plans_Obj_Rel_Insert_Input>;
  /** Which row of pricing_plans has the other price */
  plan_id?: InputMaybe<Scalars['uuid']['input']>;
  /** Exact; its decimals are those of the currency by ISO 4217 */
  price?: InputMaybe<Scalars['numeric']['input']>;
  /** The moment at which the price comes in force */
  starts_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** What the offer is called in English, such as Black Friday; null: no words */
  words?: InputMaybe<Scalars['String']['input']>;
  /** What the offer is called in Arabic; null: the English words */
  words_ar?: InputMaybe<Scalars['String']['input']>;
};

/** order by max() on columns of table "plan_offers" */
export type Plan_Offers_Max_Order_By = {
  code?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  ends_at?: InputMaybe<Order_By>;
  ends_at_zone?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  starts_at?: InputMaybe<Order_By>;
  starts_at_zone?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  words?: InputMaybe<Order_By>;
  words_ar?: InputMaybe<Order_By>;
};

/** order by min() on columns of table "plan_offers" */
export type Plan_Offers_Min_Order_By = {
  code?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  ends_at?: InputMaybe<Order_By>;
  ends_at_zone?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  starts_at?: InputMaybe<Order_By>;
  starts_at_zone?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  words?: InputMaybe<Order_By>;
  words_ar?: InputMaybe<Order_By>;
};

/** on_conflict condition type for table "plan_offers" */
export type Plan_Offers_On_Conflict = {
  constraint: Plan_Offers_Constraint;
  update_columns?: Array<Plan_Offers_Update_Column>;
  where?: InputMaybe<Plan_Offers_Bool_Exp>;
};

/** Ordering options when selecting data from "plan_offers". */
export type Plan_Offers_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  code?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  ends_at?: InputMaybe<Order_By>;
  ends_at_zone?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  plan?: InputMaybe<Pricing_Plans_Order_By>;
  plan_id?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  starts_at?: InputMaybe<Order_By>;
  starts_at_zone?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
  words?: InputMaybe<Order_By>;
  words_ar?: InputMaybe<Order_By>;
};

/** primary key columns input for table: plan_offers */
export type Plan_Offers_Pk_Columns_Input = {
  id: Scalars['uuid']['input'];
};

/** select columns of table "plan_offers" */
export type Plan_Offers_Select_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'created_at'
  /** column name */
  | 'currency'
  /** column name */
  | 'ends_at'
  /** column name */
  | 'ends_at_zone'
  /** column name */
  | 'id'
  /** column name */
  | 'plan_id'
  /** column name */
  | 'price'
  /** column name */
  | 'starts_at'
  /** column name */
  | 'starts_at_zone'
  /** column name */
  | 'updated_at'
  /** column name */
  | 'words'
  /** column name */
  | 'words_ar';

/** input type for set of table "plan_offers" */
export type Plan_Offers_Set_Input = {
  /** Code that orders from the site take along to the portal; null: none */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The moment from which the price is no longer in force */
  ends_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told */
  ends_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** Which row of pricing_plans has the other price */
  plan_id?: InputMaybe<Scalars['uuid']['input']>;
  /** Exact; its decimals are those of the currency by ISO 4217 */
  price?: InputMaybe<Scalars['numeric']['input']>;
  /** The moment at which the price comes in force */
  starts_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** What the offer is called in English, such as Black Friday; null: no words */
  words?: InputMaybe<Scalars['String']['input']>;
  /** What the offer is called in Arabic; null: the English words */
  words_ar?: InputMaybe<Scalars['String']['input']>;
};

/** order by stddev() on columns of table "plan_offers" */
export type Plan_Offers_Stddev_Order_By = {
  price?: InputMaybe<Order_By>;
};

/** order by stddev_pop() on columns of table "plan_offers" */
export type Plan_Offers_Stddev_Pop_Order_By = {
  price?: InputMaybe<Order_By>;
};

/** order by stddev_samp() on columns of table "plan_offers" */
export type Plan_Offers_Stddev_Samp_Order_By = {
  price?: InputMaybe<Order_By>;
};

/** Streaming cursor of the table "plan_offers" */
export type Plan_Offers_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Plan_Offers_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Plan_Offers_Stream_Cursor_Value_Input = {
  /** Code that orders from the site take along to the portal; null: none */
  code?: InputMaybe<Scalars['String']['input']>;
  /** When it was added */
  created_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The currency of that row; given by the database */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** The moment from which the price is no longer in force */
  ends_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which ends_at was chosen, such as Europe/Berlin; null: it was not told */
  ends_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** Given by the database */
  id?: InputMaybe<Scalars['uuid']['input']>;
  /** Which row of pricing_plans has the other price */
  plan_id?: InputMaybe<Scalars['uuid']['input']>;
  /** Exact; its decimals are those of the currency by ISO 4217 */
  price?: InputMaybe<Scalars['numeric']['input']>;
  /** The moment at which the price comes in force */
  starts_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** When it was last changed */
  updated_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** What the offer is called in English, such as Black Friday; null: no words */
  words?: InputMaybe<Scalars['String']['input']>;
  /** What the offer is called in Arabic; null: the English words */
  words_ar?: InputMaybe<Scalars['String']['input']>;
};

/** order by sum() on columns of table "plan_offers" */
export type Plan_Offers_Sum_Order_By = {
  price?: InputMaybe<Order_By>;
};

/** update columns of table "plan_offers" */
export type Plan_Offers_Update_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'ends_at'
  /** column name */
  | 'ends_at_zone'
  /** column name */
  | 'plan_id'
  /** column name */
  | 'price'
  /** column name */
  | 'starts_at'
  /** column name */
  | 'starts_at_zone'
  /** column name */
  | 'words'
  /** column name */
  | 'words_ar';

export type Plan_Offers_Updates = {
  /** increments the numeric columns with given value of the filtered values */
  _inc?: InputMaybe<Plan_Offers_Inc_Input>;
  /** sets the columns of the filtered rows to the given values */
  _set?: InputMaybe<Plan_Offers_Set_Input>;
  /** filter the rows which have to be updated */
  where: Plan_Offers_Bool_Exp;
};

/** order by var_pop() on columns of table "plan_offers" */
export type Plan_Offers_Var_Pop_Order_By = {
  price?: InputMaybe<Order_By>;
};

/** order by var_samp() on columns of table "plan_offers" */
export type Plan_Offers_Var_Samp_Order_By = {
  price?: InputMaybe<Order_By>;
};

/** order by variance() on columns of table "plan_offers" */
export type Plan_Offers_Variance_Order_By = {
  price?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "prices_in_force". All fields are combined with a logical 'AND'. */
export type Prices_In_Force_Bool_Exp = {
  _and?: InputMaybe<Array<Prices_In_Force_Bool_Exp>>;
  _not?: InputMaybe<Prices_In_Force_Bool_Exp>;
  _or?: InputMaybe<Array<Prices_In_Force_Bool_Exp>>;
  code?: InputMaybe<String_Comparison_Exp>;
  currency?: InputMaybe<String_Comparison_Exp>;
  ends_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  ends_at_zone?: InputMaybe<String_Comparison_Exp>;
  lowest_before?: InputMaybe<Numeric_Comparison_Exp>;
  period?: InputMaybe<String_Comparison_Exp>;
  plan_id?: InputMaybe<Uuid_Comparison_Exp>;
  price?: InputMaybe<Numeric_Comparison_Exp>;
  words?: InputMaybe<String_Comparison_Exp>;
  words_ar?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "prices_in_force". */
export type Prices_In_Force_Order_By = {
  code?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  ends_at?: InputMaybe<Order_By>;
  ends_at_zone?: InputMaybe<Order_By>;
  lowest_before?: InputMaybe<Order_By>;
  period?: InputMaybe<Order_By>;
  plan_id?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  words?: InputMaybe<Order_By>;
  words_ar?: InputMaybe<Order_By>;
};

/** select columns of table "prices_in_force" */
export type Prices_In_Force_Select_Column =
  /** column name */
  | 'code'
  /** column name */
  | 'currency'
  /** column name */
  | 'ends_at'
  /** column name */
  | 'ends_at_zone'
  /** column name */
  | 'lowest_before'
  /** column name */
  | 'period'
  /** column name */
  | 'plan_id'
  /** column name */
  | 'price'
  /** column name */
  | 'words'
  /** column name */
  | 'words_ar';

/** Streaming cursor of the table "prices_in_force" */
export type Prices_In_Force_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Prices_In_Force_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Prices_In_Force_Stream_Cursor_Value_Input = {
  /** Code of the offer, for orders; null: none */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The currency of the price */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** The moment at which the offer ends; null: without an offer */
  ends_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which the end was chosen; null: it was not told, or there is no offer */
  ends_at_zone?: InputMaybe<Scalars['String']['input']>;
  /** The lowest price in force of the 30 days before the offer began; null: without an offer, where it is not above the price, or where not all of these days are known */
  lowest_before?: InputMaybe<Scalars['numeric']['input']>;
  /** The period of the price */
  period?: InputMaybe<Scalars['String']['input']>;
  /** Which row of pricing_plans has the price */
  plan_id?: InputMaybe<Scalars['uuid']['input']>;
  /** What the plan costs now: the price of an offer, else the price of the plan. Exact */
  price?: InputMaybe<Scalars['numeric']['input']>;
  /** What the offer is called in English; null: no words */
  words?: InputMaybe<Scalars['String']['input']>;
  /** What the offer is called in Arabic; null: the English words */
  words_ar?: InputMaybe<Scalars['String']['input']>;
};

export type Pricing_Plans_Aggregate_Bool_Exp = {
  bool_and?: InputMaybe<Pricing_Plans_Aggregate_Bool_Exp_Bool_And>;
  bool_or?: InputMaybe<Pricing_Plans_Aggregate_Bool_Exp_Bool_Or>;
  count?: InputMaybe<Pricing_Plans_Aggregate_Bool_Exp_Count>;
};

export type Pricing_Plans_Aggregate_Bool_Exp_Bool_And = {
  arguments: Pricing_Plans_Select_Column_Pricing_Plans_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Pricing_Plans_Bool_Exp>;
  predicate: Boolean_Comparison_Exp;
};

export type Pricing_Plans_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Pricing_Plans_Select_Column_Pricing_Plans_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Pricing_Plans_Bool_Exp>;
  predicate: Boolean_Comparison_Exp;
};

export type Pricing_Plans_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Pricing_Plans_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Pricing_Plans_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "pricing_plans" */
export type Pricing_Plans_Aggregate_Order_By = {
  avg?: InputMaybe<Pricing_Plans_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Pricing_Plans_Max_Order_By>;
  min?: InputMaybe<Pricing_Plans_Min_Order_By>;
  stddev?: InputMaybe<Pricing_Plans_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Pricing_Plans_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Pricing_Plans_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Pricing_Plans_Sum_Order_By>;
  var_pop?: InputMaybe<Pricing_Plans_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Pricing_Plans_Var_Samp_Order_By>;
  variance?: InputMaybe<Pricing_Plans_Variance_Order_By>;
};

/** input type for inserting array relation for remote table "pricing_plans" */
export type Pricing_Plans_Arr_Rel_Insert_Input = {
  data: Array<Pricing_Plans_Insert_Input>;
  /** upsert condition */
  on_conflict?: InputMaybe<Pricing_Plans_On_Conflict>;
};

/** order by avg() on columns of table "pricing_plans" */
export type Pricing_Plans_Avg_Order_By = {
  money_back_days?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  renewal_price?: InputMaybe<Order_By>;
  setup_fee?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  support_minutes?: InputMaybe<Order_By>;
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
  hosting_kind?: InputMaybe<Hosting_Kinds_Bool_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  in_force?: InputMaybe<Prices_In_Force_Bool_Exp>;
  is_shown?: InputMaybe<Boolean_Comparison_Exp>;
  logo?: InputMaybe<String_Comparison_Exp>;
  logo_alt?: InputMaybe<String_Comparison_Exp>;
  logo_alt_ar?: InputMaybe<String_Comparison_Exp>;
  money_back_days?: InputMaybe<Int_Comparison_Exp>;
  name?: InputMaybe<String_Comparison_Exp>;
  name_ar?: InputMaybe<String_Comparison_Exp>;
  offers?: InputMaybe<Plan_Offers_Bool_Exp>;
  offers_aggregate?: InputMaybe<Plan_Offers_Aggregate_Bool_Exp>;
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
  /** unique or primary key constraint on columns "id", "currency" */
  | 'pricing_plans_id_currency_key'
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
  /** Slug of one of hosting_kinds: plesk, cloud, vps, dedicated, mail, or one that was added */
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
  hosting_kind?: InputMaybe<Hosting_Kinds_Obj_Rel_Insert_Input>;
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
  offers?: InputMaybe<Plan_Offers_Arr_Rel_Insert_Input>;
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

/** order by max() on columns of table "pricing_plans" */
export type Pricing_Plans_Max_Order_By = {
  badge?: InputMaybe<Order_By>;
  badge_ar?: InputMaybe<Order_By>;
  button_url?: InputMaybe<Order_By>;
  category?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  external_id?: InputMaybe<Order_By>;
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

/** order by min() on columns of table "pricing_plans" */
export type Pricing_Plans_Min_Order_By = {
  badge?: InputMaybe<Order_By>;
  badge_ar?: InputMaybe<Order_By>;
  button_url?: InputMaybe<Order_By>;
  category?: InputMaybe<Order_By>;
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  external_id?: InputMaybe<Order_By>;
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

/** input type for inserting object relation for remote table "pricing_plans" */
export type Pricing_Plans_Obj_Rel_Insert_Input = {
  data: Pricing_Plans_Insert_Input;
  /** upsert condition */
  on_conflict?: InputMaybe<Pricing_Plans_On_Conflict>;
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
  hosting_kind?: InputMaybe<Hosting_Kinds_Order_By>;
  id?: InputMaybe<Order_By>;
  in_force?: InputMaybe<Prices_In_Force_Order_By>;
  is_shown?: InputMaybe<Order_By>;
  logo?: InputMaybe<Order_By>;
  logo_alt?: InputMaybe<Order_By>;
  logo_alt_ar?: InputMaybe<Order_By>;
  money_back_days?: InputMaybe<Order_By>;
  name?: InputMaybe<Order_By>;
  name_ar?: InputMaybe<Order_By>;
  offers_aggregate?: InputMaybe<Plan_Offers_Aggregate_Order_By>;
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

export type Pricing_Plans_Select_Column_Pricing_Plans_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'highlight'
  /** column name */
  | 'is_shown';

export type Pricing_Plans_Select_Column_Pricing_Plans_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'highlight'
  /** column name */
  | 'is_shown';

/** input type for set of table "pricing_plans" */
export type Pricing_Plans_Set_Input = {
  /** A few words on the plan's card, in English */
  badge?: InputMaybe<Scalars['String']['input']>;
  /** The badge in Arabic; null: the English one */
  badge_ar?: InputMaybe<Scalars['String']['input']>;
  /** Where the plan is ordered; empty: in the client portal */
  button_url?: InputMaybe<Scalars['String']['input']>;
  /** Slug of one of hosting_kinds: plesk, cloud, vps, dedicated, mail, or one that was added */
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

/** order by stddev() on columns of table "pricing_plans" */
export type Pricing_Plans_Stddev_Order_By = {
  money_back_days?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  renewal_price?: InputMaybe<Order_By>;
  setup_fee?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  support_minutes?: InputMaybe<Order_By>;
};

/** order by stddev_pop() on columns of table "pricing_plans" */
export type Pricing_Plans_Stddev_Pop_Order_By = {
  money_back_days?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  renewal_price?: InputMaybe<Order_By>;
  setup_fee?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  support_minutes?: InputMaybe<Order_By>;
};

/** order by stddev_samp() on columns of table "pricing_plans" */
export type Pricing_Plans_Stddev_Samp_Order_By = {
  money_back_days?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  renewal_price?: InputMaybe<Order_By>;
  setup_fee?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  support_minutes?: InputMaybe<Order_By>;
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
  /** Slug of one of hosting_kinds: plesk, cloud, vps, dedicated, mail, or one that was added */
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

/** order by sum() on columns of table "pricing_plans" */
export type Pricing_Plans_Sum_Order_By = {
  money_back_days?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  renewal_price?: InputMaybe<Order_By>;
  setup_fee?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  support_minutes?: InputMaybe<Order_By>;
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

/** order by var_pop() on columns of table "pricing_plans" */
export type Pricing_Plans_Var_Pop_Order_By = {
  money_back_days?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  renewal_price?: InputMaybe<Order_By>;
  setup_fee?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  support_minutes?: InputMaybe<Order_By>;
};

/** order by var_samp() on columns of table "pricing_plans" */
export type Pricing_Plans_Var_Samp_Order_By = {
  money_back_days?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  renewal_price?: InputMaybe<Order_By>;
  setup_fee?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  support_minutes?: InputMaybe<Order_By>;
};

/** order by variance() on columns of table "pricing_plans" */
export type Pricing_Plans_Variance_Order_By = {
  money_back_days?: InputMaybe<Order_By>;
  price?: InputMaybe<Order_By>;
  renewal_price?: InputMaybe<Order_By>;
  setup_fee?: InputMaybe<Order_By>;
  sort_order?: InputMaybe<Order_By>;
  support_minutes?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "seo_settings". All fields are combined with a logical 'AND'. */
export type Seo_Settings_Bool_Exp = {
  _and?: InputMaybe<Array<Seo_Settings_Bool_Exp>>;
  _not?: InputMaybe<Seo_Settings_Bool_Exp>;
  _or?: InputMaybe<Array<Seo_Settings_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
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

/** on_conflict condition type for table "seo_settings" */
export type Seo_Settings_On_Conflict = {
  constraint: Seo_Settings_Constraint;
  update_columns?: Array<Seo_Settings_Update_Column>;
  where?: InputMaybe<Seo_Settings_Bool_Exp>;
};

/** Ordering options when selecting data from "seo_settings". */
export type Seo_Settings_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
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

export type Site_Pieces_Aggregate_Bool_Exp = {
  bool_and?: InputMaybe<Site_Pieces_Aggregate_Bool_Exp_Bool_And>;
  bool_or?: InputMaybe<Site_Pieces_Aggregate_Bool_Exp_Bool_Or>;
  count?: InputMaybe<Site_Pieces_Aggregate_Bool_Exp_Count>;
};

export type Site_Pieces_Aggregate_Bool_Exp_Bool_And = {
  arguments: Site_Pieces_Select_Column_Site_Pieces_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Site_Pieces_Bool_Exp>;
  predicate: Boolean_Comparison_Exp;
};

export type Site_Pieces_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Site_Pieces_Select_Column_Site_Pieces_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Site_Pieces_Bool_Exp>;
  predicate: Boolean_Comparison_Exp;
};

export type Site_Pieces_Aggregate_Bool_Exp_Count = {
  arguments?: InputMaybe<Array<Site_Pieces_Select_Column>>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<Site_Pieces_Bool_Exp>;
  predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "site_pieces" */
export type Site_Pieces_Aggregate_Order_By = {
  avg?: InputMaybe<Site_Pieces_Avg_Order_By>;
  count?: InputMaybe<Order_By>;
  max?: InputMaybe<Site_Pieces_Max_Order_By>;
  min?: InputMaybe<Site_Pieces_Min_Order_By>;
  stddev?: InputMaybe<Site_Pieces_Stddev_Order_By>;
  stddev_pop?: InputMaybe<Site_Pieces_Stddev_Pop_Order_By>;
  stddev_samp?: InputMaybe<Site_Pieces_Stddev_Samp_Order_By>;
  sum?: InputMaybe<Site_Pieces_Sum_Order_By>;
  var_pop?: InputMaybe<Site_Pieces_Var_Pop_Order_By>;
  var_samp?: InputMaybe<Site_Pieces_Var_Samp_Order_By>;
  variance?: InputMaybe<Site_Pieces_Variance_Order_By>;
};

/** input type for inserting array relation for remote table "site_pieces" */
export type Site_Pieces_Arr_Rel_Insert_Input = {
  data: Array<Site_Pieces_Insert_Input>;
  /** upsert condition */
  on_conflict?: InputMaybe<Site_Pieces_On_Conflict>;
};

/** order by avg() on columns of table "site_pieces" */
export type Site_Pieces_Avg_Order_By = {
  sort_order?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "site_pieces". All fields are combined with a logical 'AND'. */
export type Site_Pieces_Bool_Exp = {
  _and?: InputMaybe<Array<Site_Pieces_Bool_Exp>>;
  _not?: InputMaybe<Site_Pieces_Bool_Exp>;
  _or?: InputMaybe<Array<Site_Pieces_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_shown?: InputMaybe<Boolean_Comparison_Exp>;
  kind?: InputMaybe<Hosting_Kinds_Bool_Exp>;
  kind_id?: InputMaybe<Uuid_Comparison_Exp>;
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
  kind?: InputMaybe<Hosting_Kinds_Obj_Rel_Insert_Input>;
  /** Of the part specification: which of hosting_kinds it is about; it goes with the kind */
  kind_id?: InputMaybe<Scalars['uuid']['input']>;
  /** Which of the pieces that the product came with it is, unique within its part; null: it was added */
  original?: InputMaybe<Scalars['String']['input']>;
  /** Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading, uptime or specification */
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
  /** Its text in English, such as the answer, without markup; of a group of specifications one on each line. {uptime} is the guaranteed uptime */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Its text in Arabic; null: the English text */
  text_ar?: InputMaybe<Scalars['String']['input']>;
  /** Its title in English, such as the question, the name of a partner, what a figure counts or the name of a group of specifications */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Its title in Arabic; null: the English title */
  title_ar?: InputMaybe<Scalars['String']['input']>;
  /** What a figure says in English, such as 50K+; of the part uptime the guaranteed uptime in percent */
  value?: InputMaybe<Scalars['String']['input']>;
  /** What a figure says in Arabic; null: as in English */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** order by max() on columns of table "site_pieces" */
export type Site_Pieces_Max_Order_By = {
  created_at?: InputMaybe<Order_By>;
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

/** order by min() on columns of table "site_pieces" */
export type Site_Pieces_Min_Order_By = {
  created_at?: InputMaybe<Order_By>;
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
  id?: InputMaybe<Order_By>;
  is_shown?: InputMaybe<Order_By>;
  kind?: InputMaybe<Hosting_Kinds_Order_By>;
  kind_id?: InputMaybe<Order_By>;
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
  | 'kind_id'
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

export type Site_Pieces_Select_Column_Site_Pieces_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'is_shown';

export type Site_Pieces_Select_Column_Site_Pieces_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'is_shown';

/** input type for set of table "site_pieces" */
export type Site_Pieces_Set_Input = {
  /** False: visitors do not see it */
  is_shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the part specification: which of hosting_kinds it is about; it goes with the kind */
  kind_id?: InputMaybe<Scalars['uuid']['input']>;
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
  /** Its text in English, such as the answer, without markup; of a group of specifications one on each line. {uptime} is the guaranteed uptime */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Its text in Arabic; null: the English text */
  text_ar?: InputMaybe<Scalars['String']['input']>;
  /** Its title in English, such as the question, the name of a partner, what a figure counts or the name of a group of specifications */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Its title in Arabic; null: the English title */
  title_ar?: InputMaybe<Scalars['String']['input']>;
  /** What a figure says in English, such as 50K+; of the part uptime the guaranteed uptime in percent */
  value?: InputMaybe<Scalars['String']['input']>;
  /** What a figure says in Arabic; null: as in English */
  value_ar?: InputMaybe<Scalars['String']['input']>;
};

/** order by stddev() on columns of table "site_pieces" */
export type Site_Pieces_Stddev_Order_By = {
  sort_order?: InputMaybe<Order_By>;
};

/** order by stddev_pop() on columns of table "site_pieces" */
export type Site_Pieces_Stddev_Pop_Order_By = {
  sort_order?: InputMaybe<Order_By>;
};

/** order by stddev_samp() on columns of table "site_pieces" */
export type Site_Pieces_Stddev_Samp_Order_By = {
  sort_order?: InputMaybe<Order_By>;
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
  /** Of the part specification: which of hosting_kinds it is about; it goes with the kind */
  kind_id?: InputMaybe<Scalars['uuid']['input']>;
  /** Which of the pieces that the product came with it is, unique within its part; null: it was added */
  original?: InputMaybe<Scalars['String']['input']>;
  /** Which part of the site it belongs to: faq, feature, partner, about-figure, about-reason, about-value, heading, uptime or specification */
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
  /** Its text in English, such as the answer, without markup; of a group of specifications one on each line. {uptime} is the guaranteed uptime */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Its text in Arabic; null: the English text */
  text_ar?: InputMaybe<Scalars['String']['input']>;
  /** Its title in English, such as the question, the name of a partner, what a figure counts or the name of a group of specifications */
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

/** order by sum() on columns of table "site_pieces" */
export type Site_Pieces_Sum_Order_By = {
  sort_order?: InputMaybe<Order_By>;
};

/** update columns of table "site_pieces" */
export type Site_Pieces_Update_Column =
  /** column name */
  | 'is_shown'
  /** column name */
  | 'kind_id'
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

/** order by var_pop() on columns of table "site_pieces" */
export type Site_Pieces_Var_Pop_Order_By = {
  sort_order?: InputMaybe<Order_By>;
};

/** order by var_samp() on columns of table "site_pieces" */
export type Site_Pieces_Var_Samp_Order_By = {
  sort_order?: InputMaybe<Order_By>;
};

/** order by variance() on columns of table "site_pieces" */
export type Site_Pieces_Variance_Order_By = {
  sort_order?: InputMaybe<Order_By>;
};

/** Boolean expression to filter rows from the table "site_settings". All fields are combined with a logical 'AND'. */
export type Site_Settings_Bool_Exp = {
  _and?: InputMaybe<Array<Site_Settings_Bool_Exp>>;
  _not?: InputMaybe<Site_Settings_Bool_Exp>;
  _or?: InputMaybe<Array<Site_Settings_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  key?: InputMaybe<String_Comparison_Exp>;
  value?: InputMaybe<String_Comparison_Exp>;
  value_ar?: InputMaybe<String_Comparison_Exp>;
};

/** Ordering options when selecting data from "site_settings". */
export type Site_Settings_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  key?: InputMaybe<Order_By>;
  value?: InputMaybe<Order_By>;
  value_ar?: InputMaybe<Order_By>;
};

/** select columns of table "site_settings" */
export type Site_Settings_Select_Column =
  /** column name */
  | 'key'
  /** column name */
  | 'value'
  /** column name */
  | 'value_ar';

/** Streaming cursor of the table "site_settings" */
export type Site_Settings_Stream_Cursor_Input = {
  /** Stream column input with initial value */
  initial_value: Site_Settings_Stream_Cursor_Value_Input;
  /** cursor ordering */
  ordering?: InputMaybe<Cursor_Ordering>;
};

/** Initial value of the column from where the streaming should start */
export type Site_Settings_Stream_Cursor_Value_Input = {
  /** brand_name | company_name | postal_address | support_email | support_phone | portal_url | sender_name | sender_email | reply_to | status_url | payment_apple_pay | payment_mada | payment_stc_pay | logo_wide | logo_square | brand_color | announcements | social_<network> | rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The value, in English where it is a text */
  value?: InputMaybe<Scalars['String']['input']>;
  /** The value in Arabic; null: the one in value */
  value_ar?: InputMaybe<Scalars['String']['input']>;
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
  id?: InputMaybe<Uuid_Comparison_Exp>;
  is_active?: InputMaybe<Boolean_Comparison_Exp>;
  link_url?: InputMaybe<String_Comparison_Exp>;
  notice_date?: InputMaybe<Date_Comparison_Exp>;
  page_body?: InputMaybe<String_Comparison_Exp>;
  page_body_ar?: InputMaybe<String_Comparison_Exp>;
  page_from?: InputMaybe<Timestamptz_Comparison_Exp>;
  page_from_zone?: InputMaybe<String_Comparison_Exp>;
  page_slug?: InputMaybe<String_Comparison_Exp>;
  page_title?: InputMaybe<String_Comparison_Exp>;
  page_title_ar?: InputMaybe<String_Comparison_Exp>;
  severity?: InputMaybe<String_Comparison_Exp>;
  starts_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  starts_at_zone?: InputMaybe<String_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** unique or primary key constraints on table "store_notices" */
export type Store_Notices_Constraint =
  /** unique or primary key constraint on columns "external_id" */
  | 'store_notices_external_id_unique'
  /** unique or primary key constraint on columns "page_slug" */
  | 'store_notices_page_slug_unique'
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
  /** The text of its page in English, Markdown without HTML */
  page_body?: InputMaybe<Scalars['String']['input']>;
  /** The text of its page in Arabic, Markdown without HTML; null: the English one */
  page_body_ar?: InputMaybe<Scalars['String']['input']>;
  /** From when on its page may be read; null: at once */
  page_from?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which page_from was chosen, such as Europe/Berlin; null: it was not told */
  page_from_zone?: InputMaybe<Scalars['String']['input']>;
  /** The last part of the address of the notice's page, /news/<slug>; null: the notice has no page */
  page_slug?: InputMaybe<Scalars['String']['input']>;
  /** The title of its page in English */
  page_title?: InputMaybe<Scalars['String']['input']>;
  /** The title of its page in Arabic; null: the English one */
  page_title_ar?: InputMaybe<Scalars['String']['input']>;
  /** info | warning | critical; the latter two show on phones too */
  severity?: InputMaybe<Scalars['String']['input']>;
  /** Not shown before; null: from the beginning */
  starts_at?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which starts_at was chosen, such as Europe/Berlin; null: it was not told */
  starts_at_zone?: InputMaybe<Scalars['String']['input']>;
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
  id?: InputMaybe<Order_By>;
  is_active?: InputMaybe<Order_By>;
  link_url?: InputMaybe<Order_By>;
  notice_date?: InputMaybe<Order_By>;
  page_body?: InputMaybe<Order_By>;
  page_body_ar?: InputMaybe<Order_By>;
  page_from?: InputMaybe<Order_By>;
  page_from_zone?: InputMaybe<Order_By>;
  page_slug?: InputMaybe<Order_By>;
  page_title?: InputMaybe<Order_By>;
  page_title_ar?: InputMaybe<Order_By>;
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
  | 'page_body'
  /** column name */
  | 'page_body_ar'
  /** column name */
  | 'page_from'
  /** column name */
  | 'page_from_zone'
  /** column name */
  | 'page_slug'
  /** column name */
  | 'page_title'
  /** column name */
  | 'page_title_ar'
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
  /** The text of its page in English, Markdown without HTML */
  page_body?: InputMaybe<Scalars['String']['input']>;
  /** The text of its page in Arabic, Markdown without HTML; null: the English one */
  page_body_ar?: InputMaybe<Scalars['String']['input']>;
  /** From when on its page may be read; null: at once */
  page_from?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which page_from was chosen, such as Europe/Berlin; null: it was not told */
  page_from_zone?: InputMaybe<Scalars['String']['input']>;
  /** The last part of the address of the notice's page, /news/<slug>; null: the notice has no page */
  page_slug?: InputMaybe<Scalars['String']['input']>;
  /** The title of its page in English */
  page_title?: InputMaybe<Scalars['String']['input']>;
  /** The title of its page in Arabic; null: the English one */
  page_title_ar?: InputMaybe<Scalars['String']['input']>;
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
  /** The text of its page in English, Markdown without HTML */
  page_body?: InputMaybe<Scalars['String']['input']>;
  /** The text of its page in Arabic, Markdown without HTML; null: the English one */
  page_body_ar?: InputMaybe<Scalars['String']['input']>;
  /** From when on its page may be read; null: at once */
  page_from?: InputMaybe<Scalars['timestamptz']['input']>;
  /** The time zone in which page_from was chosen, such as Europe/Berlin; null: it was not told */
  page_from_zone?: InputMaybe<Scalars['String']['input']>;
  /** The last part of the address of the notice's page, /news/<slug>; null: the notice has no page */
  page_slug?: InputMaybe<Scalars['String']['input']>;
  /** The title of its page in English */
  page_title?: InputMaybe<Scalars['String']['input']>;
  /** The title of its page in Arabic; null: the English one */
  page_title_ar?: InputMaybe<Scalars['String']['input']>;
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
  | 'page_body'
  /** column name */
  | 'page_body_ar'
  /** column name */
  | 'page_from'
  /** column name */
  | 'page_from_zone'
  /** column name */
  | 'page_slug'
  /** column name */
  | 'page_title'
  /** column name */
  | 'page_title_ar'
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

/** Boolean expression to filter rows from the table "tax_rates". All fields are combined with a logical 'AND'. */
export type Tax_Rates_Bool_Exp = {
  _and?: InputMaybe<Array<Tax_Rates_Bool_Exp>>;
  _not?: InputMaybe<Tax_Rates_Bool_Exp>;
  _or?: InputMaybe<Array<Tax_Rates_Bool_Exp>>;
  changes?: InputMaybe<Changes_Bool_Exp>;
  changes_aggregate?: InputMaybe<Changes_Aggregate_Bool_Exp>;
  created_at?: InputMaybe<Timestamptz_Comparison_Exp>;
  currency?: InputMaybe<String_Comparison_Exp>;
  id?: InputMaybe<Uuid_Comparison_Exp>;
  mode?: InputMaybe<String_Comparison_Exp>;
  rate?: InputMaybe<Numeric_Comparison_Exp>;
  updated_at?: InputMaybe<Timestamptz_Comparison_Exp>;
};

/** Ordering options when selecting data from "tax_rates". */
export type Tax_Rates_Order_By = {
  changes_aggregate?: InputMaybe<Changes_Aggregate_Order_By>;
  created_at?: InputMaybe<Order_By>;
  currency?: InputMaybe<Order_By>;
  id?: InputMaybe<Order_By>;
  mode?: InputMaybe<Order_By>;
  rate?: InputMaybe<Order_By>;
  updated_at?: InputMaybe<Order_By>;
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

export type PlansQueryVariables = Exact<{
  category: Scalars['String']['input'];
  currency: Scalars['String']['input'];
}>;


export type PlansQuery = { __typename?: 'query_root', pricing_plans: Array<{ __typename?: 'pricing_plans', name: string, price: string, currency: string }> };

export type SaveNoticeMutationVariables = Exact<{
  notice: Store_Notices_Insert_Input;
}>;


export type SaveNoticeMutation = { __typename?: 'mutation_root', insert_store_notices_one?: { __typename?: 'store_notices', id: string, notice_date: string } | null };

export type NoticesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NoticesSubscription = { __typename?: 'subscription_root', store_notices: Array<{ __typename?: 'store_notices', external_id?: string | null, content: string }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const PlansDocument = new TypedDocumentString(`
    query Plans($category: String!, $currency: String!) {
  pricing_plans(
    where: {category: {_eq: $category}, currency: {_eq: $currency}, period: {_eq: "mo"}}
    order_by: {price: asc}
  ) {
    name
    price
    currency
  }
}
    `) as unknown as TypedDocumentString<PlansQuery, PlansQueryVariables>;
export const SaveNoticeDocument = new TypedDocumentString(`
    mutation SaveNotice($notice: store_notices_insert_input!) {
  insert_store_notices_one(
    object: $notice
    on_conflict: {constraint: store_notices_external_id_unique, update_columns: [content, notice_date]}
  ) {
    id
    notice_date
  }
}
    `) as unknown as TypedDocumentString<SaveNoticeMutation, SaveNoticeMutationVariables>;
export const NoticesDocument = new TypedDocumentString(`
    subscription Notices {
  store_notices(
    where: {external_id: {_is_null: false}}
    order_by: {notice_date: desc}
  ) {
    external_id
    content
  }
}
    `) as unknown as TypedDocumentString<NoticesSubscription, NoticesSubscriptionVariables>;