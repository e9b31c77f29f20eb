/* eslint-disable */
import type * as types from './graphql.ts';

/** Row and inputs of each table, as the role site_admin has them. */
export type Tables = {
  analytics_settings: {
    row: Pick<types.Analytics_Settings, 'key' | 'updated_at' | 'value'>;
    where: types.Analytics_Settings_Bool_Exp;
    order: types.Analytics_Settings_Order_By;
    insert: types.Analytics_Settings_Insert_Input;
    patch: types.Analytics_Settings_Set_Input;
  };
  api_keys: {
    row: Pick<types.Api_Keys, 'allowed_addresses' | 'allowed_origins' | 'created_at' | 'created_by' | 'expires_at' | 'held_at' | 'id' | 'last_used_address' | 'last_used_at' | 'name' | 'prefix' | 'revoked_at' | 'revoked_by' | 'role'>;
    where: types.Api_Keys_Bool_Exp;
    order: types.Api_Keys_Order_By;
    insert: Partial<Pick<types.Api_Keys, 'allowed_addresses' | 'allowed_origins' | 'created_at' | 'created_by' | 'expires_at' | 'held_at' | 'id' | 'last_used_address' | 'last_used_at' | 'name' | 'prefix' | 'revoked_at' | 'revoked_by' | 'role'>>;
    patch: Partial<Pick<types.Api_Keys, 'allowed_addresses' | 'allowed_origins' | 'created_at' | 'created_by' | 'expires_at' | 'held_at' | 'id' | 'last_used_address' | 'last_used_at' | 'name' | 'prefix' | 'revoked_at' | 'revoked_by' | 'role'>>;
  };
  changes: {
    row: Pick<types.Changes, 'batch_id' | 'happened_at' | 'number' | 'operation' | 'record_id' | 'record_uuid' | 'row_count' | 'table_name'>;
    where: types.Changes_Bool_Exp;
    order: types.Changes_Order_By;
    insert: Partial<Pick<types.Changes, 'batch_id' | 'happened_at' | 'number' | 'operation' | 'record_id' | 'record_uuid' | 'row_count' | 'table_name'>>;
    patch: Partial<Pick<types.Changes, 'batch_id' | 'happened_at' | 'number' | 'operation' | 'record_id' | 'record_uuid' | 'row_count' | 'table_name'>>;
  };
  contacts: {
    row: Pick<types.Contacts, 'consent_confirmed_at' | 'consent_locale' | 'consent_requested_at' | 'consent_source' | 'consent_version' | 'created_at' | 'email' | 'email_key' | 'external_id' | 'first_name' | 'id' | 'import_id' | 'last_name' | 'locale' | 'search_key' | 'soft_bounces' | 'source' | 'state' | 'state_note' | 'state_reason' | 'unsubscribed_at' | 'updated_at'>;
    where: types.Contacts_Bool_Exp;
    order: types.Contacts_Order_By;
    insert: types.Contacts_Insert_Input;
    patch: types.Contacts_Set_Input;
  };
  deliveries: {
    row: Pick<types.Deliveries, 'attempts' | 'bounce' | 'bounce_detail' | 'bounced_at' | 'claimed_at' | 'claimed_by' | 'contact_id' | 'dispatch_id' | 'finished_at' | 'id' | 'locale' | 'message_token' | 'newsletter_id' | 'next_attempt_at' | 'reason' | 'response' | 'state' | 'unknown_attempts'>;
    where: types.Deliveries_Bool_Exp;
    order: types.Deliveries_Order_By;
    insert: Partial<Pick<types.Deliveries, 'attempts' | 'bounce' | 'bounce_detail' | 'bounced_at' | 'claimed_at' | 'claimed_by' | 'contact_id' | 'dispatch_id' | 'finished_at' | 'id' | 'locale' | 'message_token' | 'newsletter_id' | 'next_attempt_at' | 'reason' | 'response' | 'state' | 'unknown_attempts'>>;
    patch: Partial<Pick<types.Deliveries, 'attempts' | 'bounce' | 'bounce_detail' | 'bounced_at' | 'claimed_at' | 'claimed_by' | 'contact_id' | 'dispatch_id' | 'finished_at' | 'id' | 'locale' | 'message_token' | 'newsletter_id' | 'next_attempt_at' | 'reason' | 'response' | 'state' | 'unknown_attempts'>>;
  };
  dispatches: {
    row: Pick<types.Dispatches, 'actor' | 'actor_id' | 'created_at' | 'failed_count' | 'finished_at' | 'html_content' | 'html_content_ar' | 'id' | 'newsletter_id' | 'newsletter_version' | 'preheader' | 'preheader_ar' | 'prepared_at' | 'problem' | 'queued_count' | 'recipients_count' | 'scheduled_at' | 'scheduled_at_zone' | 'sending_count' | 'sent_count' | 'skipped_count' | 'started_at' | 'state' | 'subject' | 'subject_ar' | 'template_name' | 'undo_until' | 'unknown_count'>;
    where: types.Dispatches_Bool_Exp;
    order: types.Dispatches_Order_By;
    insert: Partial<Pick<types.Dispatches, 'actor' | 'actor_id' | 'created_at' | 'failed_count' | 'finished_at' | 'html_content' | 'html_content_ar' | 'id' | 'newsletter_id' | 'newsletter_version' | 'preheader' | 'preheader_ar' | 'prepared_at' | 'problem' | 'queued_count' | 'recipients_count' | 'scheduled_at' | 'scheduled_at_zone' | 'sending_count' | 'sent_count' | 'skipped_count' | 'started_at' | 'state' | 'subject' | 'subject_ar' | 'template_name' | 'undo_until' | 'unknown_count'>>;
    patch: Partial<Pick<types.Dispatches, 'actor' | 'actor_id' | 'created_at' | 'failed_count' | 'finished_at' | 'html_content' | 'html_content_ar' | 'id' | 'newsletter_id' | 'newsletter_version' | 'preheader' | 'preheader_ar' | 'prepared_at' | 'problem' | 'queued_count' | 'recipients_count' | 'scheduled_at' | 'scheduled_at_zone' | 'sending_count' | 'sent_count' | 'skipped_count' | 'started_at' | 'state' | 'subject' | 'subject_ar' | 'template_name' | 'undo_until' | 'unknown_count'>>;
  };
  domain_extensions: {
    row: Pick<types.Domain_Extensions, 'created_at' | 'extension' | 'id' | 'is_shown' | 'sort_order' | 'updated_at'>;
    where: types.Domain_Extensions_Bool_Exp;
    order: types.Domain_Extensions_Order_By;
    insert: types.Domain_Extensions_Insert_Input;
    patch: types.Domain_Extensions_Set_Input;
  };
  domain_prices: {
    row: Pick<types.Domain_Prices, 'created_at' | 'currency' | 'extension' | 'id' | 'register_price' | 'renew_price' | 'transfer_price' | 'updated_at'>;
    where: types.Domain_Prices_Bool_Exp;
    order: types.Domain_Prices_Order_By;
    insert: types.Domain_Prices_Insert_Input;
    patch: types.Domain_Prices_Set_Input;
  };
  footer_links: {
    row: Pick<types.Footer_Links, 'category' | 'created_at' | 'external_id' | 'id' | 'label' | 'label_ar' | 'sort_order' | 'updated_at' | 'url'>;
    where: types.Footer_Links_Bool_Exp;
    order: types.Footer_Links_Order_By;
    insert: types.Footer_Links_Insert_Input;
    patch: types.Footer_Links_Set_Input;
  };
  history_entries: {
    row: Pick<types.History_Entries, 'actor' | 'actor_id' | 'actor_role' | 'after' | 'batch_id' | 'before' | 'changed_columns' | 'happened_at' | 'id' | 'label' | 'label_ar' | 'operation' | 'record_id' | 'record_uuid' | 'row_count' | 'search_key' | 'table_name' | 'transaction_id'>;
    where: types.History_Entries_Bool_Exp;
    order: types.History_Entries_Order_By;
    insert: Partial<Pick<types.History_Entries, 'actor' | 'actor_id' | 'actor_role' | 'after' | 'batch_id' | 'before' | 'changed_columns' | 'happened_at' | 'id' | 'label' | 'label_ar' | 'operation' | 'record_id' | 'record_uuid' | 'row_count' | 'search_key' | 'table_name' | 'transaction_id'>>;
    patch: Partial<Pick<types.History_Entries, 'actor' | 'actor_id' | 'actor_role' | 'after' | 'batch_id' | 'before' | 'changed_columns' | 'happened_at' | 'id' | 'label' | 'label_ar' | 'operation' | 'record_id' | 'record_uuid' | 'row_count' | 'search_key' | 'table_name' | 'transaction_id'>>;
  };
  holds: {
    row: Pick<types.Holds, 'held_at' | 'id' | 'resumed_at' | 'resumed_by' | 'snapshot_at'>;
    where: types.Holds_Bool_Exp;
    order: types.Holds_Order_By;
    insert: Partial<Pick<types.Holds, 'held_at' | 'id' | 'resumed_at' | 'resumed_by' | 'snapshot_at'>>;
    patch: Partial<Pick<types.Holds, 'held_at' | 'id' | 'resumed_at' | 'resumed_by' | 'snapshot_at'>>;
  };
  hosting_kinds: {
    row: Pick<types.Hosting_Kinds, 'created_at' | 'former_slugs' | 'id' | 'is_shown' | 'menu' | 'name' | 'name_ar' | 'original' | 'picture' | 'slug' | 'sort_order' | 'summary' | 'summary_ar' | 'text' | 'text_ar' | 'updated_at'>;
    where: types.Hosting_Kinds_Bool_Exp;
    order: types.Hosting_Kinds_Order_By;
    insert: types.Hosting_Kinds_Insert_Input;
    patch: types.Hosting_Kinds_Set_Input;
  };
  imports: {
    row: Pick<types.Imports, 'actor' | 'actor_id' | 'created_at' | 'created_count' | 'duplicate_count' | 'error_code' | 'error_message' | 'existing_count' | 'file_name' | 'finished_at' | 'header' | 'id' | 'idempotency_key' | 'invalid_count' | 'mode' | 'received_bytes' | 'rejections' | 'removed_count' | 'rows_read' | 'source' | 'state' | 'total_bytes' | 'undone_by' | 'updated_count' | 'warning_count' | 'warnings'>;
    where: types.Imports_Bool_Exp;
    order: types.Imports_Order_By;
    insert: Partial<Pick<types.Imports, 'actor' | 'actor_id' | 'created_at' | 'created_count' | 'duplicate_count' | 'error_code' | 'error_message' | 'existing_count' | 'file_name' | 'finished_at' | 'header' | 'id' | 'idempotency_key' | 'invalid_count' | 'mode' | 'received_bytes' | 'rejections' | 'removed_count' | 'rows_read' | 'source' | 'state' | 'total_bytes' | 'undone_by' | 'updated_count' | 'warning_count' | 'warnings'>>;
    patch: Partial<Pick<types.Imports, 'actor' | 'actor_id' | 'created_at' | 'created_count' | 'duplicate_count' | 'error_code' | 'error_message' | 'existing_count' | 'file_name' | 'finished_at' | 'header' | 'id' | 'idempotency_key' | 'invalid_count' | 'mode' | 'received_bytes' | 'rejections' | 'removed_count' | 'rows_read' | 'source' | 'state' | 'total_bytes' | 'undone_by' | 'updated_count' | 'warning_count' | 'warnings'>>;
  };
  invitations: {
    row: Pick<types.Invitations, 'email' | 'expires_at' | 'id' | 'invited_at' | 'invited_by' | 'locale' | 'role'>;
    where: types.Invitations_Bool_Exp;
    order: types.Invitations_Order_By;
    insert: Partial<Pick<types.Invitations, 'email' | 'expires_at' | 'id' | 'invited_at' | 'invited_by' | 'locale' | 'role'>>;
    patch: Partial<Pick<types.Invitations, 'email' | 'expires_at' | 'id' | 'invited_at' | 'invited_by' | 'locale' | 'role'>>;
  };
  legal_pages: {
    row: Pick<types.Legal_Pages, 'body' | 'body_ar' | 'slug' | 'title' | 'title_ar' | 'updated_at'>;
    where: types.Legal_Pages_Bool_Exp;
    order: types.Legal_Pages_Order_By;
    insert: types.Legal_Pages_Insert_Input;
    patch: types.Legal_Pages_Set_Input;
  };
  news: {
    row: Pick<types.News, 'body' | 'body_ar' | 'changed_at' | 'id' | 'published_at' | 'slug' | 'summary' | 'summary_ar' | 'title' | 'title_ar'>;
    where: types.News_Bool_Exp;
    order: types.News_Order_By;
    insert: Partial<Pick<types.News, 'body' | 'body_ar' | 'changed_at' | 'id' | 'published_at' | 'slug' | 'summary' | 'summary_ar' | 'title' | 'title_ar'>>;
    patch: Partial<Pick<types.News, 'body' | 'body_ar' | 'changed_at' | 'id' | 'published_at' | 'slug' | 'summary' | 'summary_ar' | 'title' | 'title_ar'>>;
  };
  newsletters: {
    row: Pick<types.Newsletters, 'content' | 'content_ar' | 'created_at' | 'id' | 'preheader' | 'preheader_ar' | 'status' | 'subject' | 'subject_ar' | 'template_name' | 'updated_at'>;
    where: types.Newsletters_Bool_Exp;
    order: types.Newsletters_Order_By;
    insert: types.Newsletters_Insert_Input;
    patch: types.Newsletters_Set_Input;
  };
  people: {
    row: Pick<types.People, 'email' | 'locale' | 'updated_at' | 'user_id'>;
    where: types.People_Bool_Exp;
    order: types.People_Order_By;
    insert: Partial<Pick<types.People, 'email' | 'locale' | 'updated_at' | 'user_id'>>;
    patch: Partial<Pick<types.People, 'email' | 'locale' | 'updated_at' | 'user_id'>>;
  };
  pictures: {
    row: Pick<types.Pictures, 'created_at' | 'hash' | 'height' | 'id' | 'media_type' | 'name' | 'tone' | 'variant' | 'width'>;
    where: types.Pictures_Bool_Exp;
    order: types.Pictures_Order_By;
    insert: Partial<Pick<types.Pictures, 'created_at' | 'hash' | 'height' | 'id' | 'media_type' | 'name' | 'tone' | 'variant' | 'width'>>;
    patch: Partial<Pick<types.Pictures, 'created_at' | 'hash' | 'height' | 'id' | 'media_type' | 'name' | 'tone' | 'variant' | 'width'>>;
  };
  plan_offers: {
    row: Pick<types.Plan_Offers, 'code' | 'created_at' | 'currency' | 'ends_at' | 'ends_at_zone' | 'id' | 'plan_id' | 'price' | 'starts_at' | 'starts_at_zone' | 'updated_at' | 'words' | 'words_ar'>;
    where: types.Plan_Offers_Bool_Exp;
    order: types.Plan_Offers_Order_By;
    insert: types.Plan_Offers_Insert_Input;
    patch: types.Plan_Offers_Set_Input;
  };
  prices_in_force: {
    row: Pick<types.Prices_In_Force, 'code' | 'currency' | 'ends_at' | 'ends_at_zone' | 'lowest_before' | 'period' | 'plan_id' | 'price' | 'words' | 'words_ar'>;
    where: types.Prices_In_Force_Bool_Exp;
    order: types.Prices_In_Force_Order_By;
    insert: Partial<Pick<types.Prices_In_Force, 'code' | 'currency' | 'ends_at' | 'ends_at_zone' | 'lowest_before' | 'period' | 'plan_id' | 'price' | 'words' | 'words_ar'>>;
    patch: Partial<Pick<types.Prices_In_Force, 'code' | 'currency' | 'ends_at' | 'ends_at_zone' | 'lowest_before' | 'period' | 'plan_id' | 'price' | 'words' | 'words_ar'>>;
  };
  pricing_plans: {
    row: Pick<types.Pricing_Plans, 'badge' | 'badge_ar' | 'button_url' | 'category' | 'created_at' | 'currency' | 'external_id' | 'features' | 'features_ar' | 'highlight' | 'id' | 'is_shown' | 'logo' | 'logo_alt' | 'logo_alt_ar' | 'money_back_days' | 'name' | 'name_ar' | 'period' | 'period_ar' | 'price' | 'renewal_price' | 'setup_fee' | 'shown_from' | 'shown_from_zone' | 'sort_order' | 'support_minutes' | 'updated_at'>;
    where: types.Pricing_Plans_Bool_Exp;
    order: types.Pricing_Plans_Order_By;
    insert: types.Pricing_Plans_Insert_Input;
    patch: types.Pricing_Plans_Set_Input;
  };
  seo_settings: {
    row: Pick<types.Seo_Settings, 'key' | 'updated_at' | 'value' | 'value_ar'>;
    where: types.Seo_Settings_Bool_Exp;
    order: types.Seo_Settings_Order_By;
    insert: types.Seo_Settings_Insert_Input;
    patch: types.Seo_Settings_Set_Input;
  };
  site_pieces: {
    row: Pick<types.Site_Pieces, 'created_at' | 'id' | 'is_shown' | 'kind_id' | 'original' | 'part' | 'picture' | 'sort_order' | 'source' | 'source_ar' | 'source_date' | 'text' | 'text_ar' | 'title' | 'title_ar' | 'updated_at' | 'value' | 'value_ar'>;
    where: types.Site_Pieces_Bool_Exp;
    order: types.Site_Pieces_Order_By;
    insert: types.Site_Pieces_Insert_Input;
    patch: types.Site_Pieces_Set_Input;
  };
  site_settings: {
    row: Pick<types.Site_Settings, 'key' | 'updated_at' | 'value' | 'value_ar'>;
    where: types.Site_Settings_Bool_Exp;
    order: types.Site_Settings_Order_By;
    insert: types.Site_Settings_Insert_Input;
    patch: types.Site_Settings_Set_Input;
  };
  store_notices: {
    row: Pick<types.Store_Notices, 'content' | 'content_ar' | 'created_at' | 'ends_at' | 'ends_at_zone' | 'external_id' | 'id' | 'is_active' | 'link_url' | 'notice_date' | 'page_body' | 'page_body_ar' | 'page_from' | 'page_from_zone' | 'page_slug' | 'page_title' | 'page_title_ar' | 'severity' | 'starts_at' | 'starts_at_zone' | 'updated_at'>;
    where: types.Store_Notices_Bool_Exp;
    order: types.Store_Notices_Order_By;
    insert: types.Store_Notices_Insert_Input;
    patch: types.Store_Notices_Set_Input;
  };
  subscriber_totals: {
    row: Pick<types.Subscriber_Totals, 'counted_at' | 'day' | 'subscribed_count'>;
    where: types.Subscriber_Totals_Bool_Exp;
    order: types.Subscriber_Totals_Order_By;
    insert: Partial<Pick<types.Subscriber_Totals, 'counted_at' | 'day' | 'subscribed_count'>>;
    patch: Partial<Pick<types.Subscriber_Totals, 'counted_at' | 'day' | 'subscribed_count'>>;
  };
  tax_rates: {
    row: Pick<types.Tax_Rates, 'created_at' | 'currency' | 'id' | 'mode' | 'rate' | 'updated_at'>;
    where: types.Tax_Rates_Bool_Exp;
    order: types.Tax_Rates_Order_By;
    insert: types.Tax_Rates_Insert_Input;
    patch: types.Tax_Rates_Set_Input;
  };
  testimonials: {
    row: Pick<types.Testimonials, 'company' | 'company_ar' | 'created_at' | 'id' | 'name' | 'name_ar' | 'picture' | 'picture_alt' | 'picture_alt_ar' | 'picture_height' | 'picture_width' | 'quote' | 'quote_ar' | 'sort_order' | 'updated_at'>;
    where: types.Testimonials_Bool_Exp;
    order: types.Testimonials_Order_By;
    insert: types.Testimonials_Insert_Input;
    patch: types.Testimonials_Set_Input;
  };
  user_roles: {
    row: Pick<types.User_Roles, 'enabled' | 'role' | 'sessions_ended_at' | 'updated_at' | 'user_id'>;
    where: types.User_Roles_Bool_Exp;
    order: types.User_Roles_Order_By;
    insert: Partial<Pick<types.User_Roles, 'enabled' | 'role' | 'sessions_ended_at' | 'updated_at' | 'user_id'>>;
    patch: Partial<Pick<types.User_Roles, 'enabled' | 'role' | 'sessions_ended_at' | 'updated_at' | 'user_id'>>;
  };
  webhook_attempts: {
    row: Pick<types.Webhook_Attempts, 'delivery_id' | 'duration_ms' | 'id' | 'problem' | 'response' | 'started_at' | 'status'>;
    where: types.Webhook_Attempts_Bool_Exp;
    order: types.Webhook_Attempts_Order_By;
    insert: Partial<Pick<types.Webhook_Attempts, 'delivery_id' | 'duration_ms' | 'id' | 'problem' | 'response' | 'started_at' | 'status'>>;
    patch: Partial<Pick<types.Webhook_Attempts, 'delivery_id' | 'duration_ms' | 'id' | 'problem' | 'response' | 'started_at' | 'status'>>;
  };
  webhook_deliveries: {
    row: Pick<types.Webhook_Deliveries, 'attempts_count' | 'claimed_by' | 'claimed_until' | 'created_at' | 'endpoint_id' | 'event_id' | 'finished_at' | 'id' | 'kind' | 'next_attempt_at' | 'position' | 'record_key' | 'state'>;
    where: types.Webhook_Deliveries_Bool_Exp;
    order: types.Webhook_Deliveries_Order_By;
    insert: Partial<Pick<types.Webhook_Deliveries, 'attempts_count' | 'claimed_by' | 'claimed_until' | 'created_at' | 'endpoint_id' | 'event_id' | 'finished_at' | 'id' | 'kind' | 'next_attempt_at' | 'position' | 'record_key' | 'state'>>;
    patch: Partial<Pick<types.Webhook_Deliveries, 'attempts_count' | 'claimed_by' | 'claimed_until' | 'created_at' | 'endpoint_id' | 'event_id' | 'finished_at' | 'id' | 'kind' | 'next_attempt_at' | 'position' | 'record_key' | 'state'>>;
  };
  webhook_endpoints: {
    row: Pick<types.Webhook_Endpoints, 'created_at' | 'disabled_reason' | 'events' | 'id' | 'is_enabled' | 'name' | 'secret_made_at' | 'secret_shown_at' | 'updated_at' | 'url'>;
    where: types.Webhook_Endpoints_Bool_Exp;
    order: types.Webhook_Endpoints_Order_By;
    insert: types.Webhook_Endpoints_Insert_Input;
    patch: types.Webhook_Endpoints_Set_Input;
  };
  webhook_events: {
    row: Pick<types.Webhook_Events, 'created_at' | 'data' | 'happened_at' | 'id' | 'record_id' | 'table_name' | 'type'>;
    where: types.Webhook_Events_Bool_Exp;
    order: types.Webhook_Events_Order_By;
    insert: Partial<Pick<types.Webhook_Events, 'created_at' | 'data' | 'happened_at' | 'id' | 'record_id' | 'table_name' | 'type'>>;
    patch: Partial<Pick<types.Webhook_Events, 'created_at' | 'data' | 'happened_at' | 'id' | 'record_id' | 'table_name' | 'type'>>;
  };
  webhook_health: {
    row: Pick<types.Webhook_Health, 'endpoint_id' | 'failing_since'>;
    where: types.Webhook_Health_Bool_Exp;
    order: types.Webhook_Health_Order_By;
    insert: Partial<Pick<types.Webhook_Health, 'endpoint_id' | 'failing_since'>>;
    patch: Partial<Pick<types.Webhook_Health, 'endpoint_id' | 'failing_since'>>;
  };
};
