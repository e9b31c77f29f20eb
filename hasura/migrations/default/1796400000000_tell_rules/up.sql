-- What each rule asks for, in a sentence that the API adds to a violation.
set local lock_timeout = '3s';

comment on constraint analytics_settings_identifier_form on public.analytics_settings is
  'value must be an identifier of at most 100 letters, digits, hyphens and underscores, except for the key additional_head_scripts';
comment on constraint analytics_settings_key_known on public.analytics_settings is
  'key must be one of ga_measurement_id, gtm_id, yandex_metrica_id, bing_webmaster_id, additional_head_scripts';
comment on constraint analytics_settings_value_length on public.analytics_settings is
  'value may have at most 100,000 characters';

comment on constraint api_keys_addresses_form on public.api_keys is
  'allowed_addresses must be a list of at most 50 texts of at most 300 characters, without blanks';
comment on constraint api_keys_name_form on public.api_keys is
  'name must have 1 to 100 characters, not all of them blank';
comment on constraint api_keys_origins_form on public.api_keys is
  'allowed_origins must be a list of at most 50 texts of at most 300 characters, without blanks';
comment on constraint api_keys_prefix_form on public.api_keys is 'prefix must be hfk_ and 12 hexadecimal digits';
comment on constraint api_keys_revoked_by_known on public.api_keys is
  'revoked_by may be set only together with revoked_at';
comment on constraint api_keys_role_known on public.api_keys is 'role must be one of reader, editor, mailing';

comment on constraint changes_operation_known on public.changes is 'operation must be one of insert, update, delete';

comment on constraint contacts_consent_locale_known on public.contacts is 'consent_locale must be one of en, ar';
comment on constraint contacts_consent_source_form on public.contacts is
  'consent_source must be a path of this site, of at most 200 lower-case letters, digits, hyphens and slashes';
comment on constraint contacts_consent_version_form on public.contacts is
  'consent_version must be a day such as 2026-11-24';
comment on constraint contacts_consent_whole on public.contacts is
  'consent_version, consent_locale, consent_source, consent_requested_at and consent_confirmed_at must be set all together or not at all';
comment on constraint contacts_email_domain_ascii on public.contacts is
  'the domain of email must be written in letters a to z, digits, hyphens and dots (xn--… for others)';
comment on constraint contacts_email_form on public.contacts is
  'email must be an email address such as salma@example.com';
comment on constraint contacts_email_length on public.contacts is 'email may have at most 254 characters';
comment on constraint contacts_external_id_form on public.contacts is
  'external_id must have 1 to 100 characters, not all of them blank, and no control characters';
comment on constraint contacts_locale_known on public.contacts is 'locale must be one of en, ar';
comment on constraint contacts_name_length on public.contacts is
  'first_name and last_name may have at most 100 characters each';
comment on constraint contacts_source_known on public.contacts is 'source must be one of manual, import, api, sign-up';
comment on constraint contacts_state_known on public.contacts is
  'state must be one of subscribed, unsubscribed, bounced';
comment on constraint contacts_state_note_length on public.contacts is 'state_note may have at most 500 characters';
comment on constraint contacts_state_note_plain on public.contacts is
  'state_note must be a single line without control characters';
comment on constraint contacts_state_reason_known on public.contacts is
  'state_reason must be one of own-link, administrator, complaint, import, hard-bounce, soft-bounces';
comment on constraint contacts_text_plain on public.contacts is
  'first_name, last_name and email must have no line breaks or control characters';
comment on constraint contacts_unsubscribed_at_fits on public.contacts is
  'unsubscribed_at must be set when state is unsubscribed, and only then';

comment on constraint deliveries_bounce_known on public.deliveries is 'bounce must be one of hard, soft, complaint';
comment on constraint deliveries_locale_known on public.deliveries is 'locale must be one of en, ar';
comment on constraint deliveries_reason_known on public.deliveries is
  'reason must be one of refused, attempts, address, unsubscribed, bounced, deleted, cancelled';
comment on constraint deliveries_response_length on public.deliveries is
  'response and bounce_detail may have at most 1,000 characters each';
comment on constraint deliveries_state_known on public.deliveries is
  'state must be one of queued, sending, sent, failed, unknown, skipped';

comment on constraint dispatches_preheader_length on public.dispatches is
  'preheader and preheader_ar may have at most 200 characters each';
comment on constraint dispatches_preheader_single_line on public.dispatches is
  'preheader and preheader_ar must be a single line';
comment on constraint dispatches_state_known on public.dispatches is
  'state must be one of scheduled, waiting, sending, paused, finished, cancelled, undone';
comment on constraint dispatches_subject_single_line on public.dispatches is
  'subject and subject_ar must be a single line';
comment on constraint dispatches_template_name_known on public.dispatches is
  'template_name must be one of Basic, Promotional, Minimalist, Modern';

comment on constraint domain_prices_currency_known on public.domain_prices is
  'currency must be one of AED, AUD, BHD, BRL, CAD, CNY, DJF, DZD, EGP, EUR, GBP, ILS, INR, IQD, JOD, JPY, KMF, KWD, LBP, LYD, MAD, MRU, MXN, OMR, QAR, SAR, SDG, SOS, SYP, TND, USD, YER';
comment on constraint domain_prices_extension_known on public.domain_prices is
  'extension must be one of .com, .net, .org, .io, .co, .us, .info, .biz';
comment on constraint domain_prices_price_exponent on public.domain_prices is
  'register_price, transfer_price and renew_price may have no more decimals than their currency: 2 for USD, 3 for KWD, 0 for JPY';
comment on constraint domain_prices_price_range on public.domain_prices is
  'register_price, transfer_price and renew_price must be at least 0 and below 1,000,000,000';

comment on constraint footer_links_category_known on public.footer_links is 'category must be one of Services, Company';
comment on constraint footer_links_external_id_form on public.footer_links is
  'external_id must have 1 to 100 characters, not all of them blank, and no control characters';
comment on constraint footer_links_label_length on public.footer_links is
  'label and label_ar may have at most 100 characters each';
comment on constraint footer_links_label_present on public.footer_links is 'label must not be empty or blank';
comment on constraint footer_links_url_form on public.footer_links is
  'url must be an absolute http or https address, a mailto: or tel: link, a path of this site such as /hosting, or an anchor such as #plans';

comment on constraint history_entries_operation_known on public.history_entries is
  'operation must be one of insert, update, delete';

comment on constraint holds_resumed_by_known on public.holds is 'resumed_by may be set only together with resumed_at';

comment on constraint imports_file_name_length on public.imports is 'file_name may have at most 255 characters';
comment on constraint imports_idempotency_key_length on public.imports is
  'idempotency_key must have 8 to 200 characters';
comment on constraint imports_mode_known on public.imports is 'mode must be one of skip, update, unsubscribe';
comment on constraint imports_source_known on public.imports is 'source must be one of file, api';
comment on constraint imports_state_known on public.imports is
  'state must be one of receiving, merging, done, failed, cancelled, undoing, undone';

comment on constraint invitations_email_form on public.invitations is
  'email must be in lower case and have 3 to 254 characters';
comment on constraint invitations_locale_known on public.invitations is 'locale must be one of en, ar';
comment on constraint invitations_role_known on public.invitations is 'role must be one of admin, user';

comment on constraint legal_pages_body_length on public.legal_pages is
  'body and body_ar may have at most 100,000 characters each';
comment on constraint legal_pages_body_present on public.legal_pages is 'body must not be empty or blank';
comment on constraint legal_pages_slug_known on public.legal_pages is 'slug must be one of privacy, terms, imprint';
comment on constraint legal_pages_title_length on public.legal_pages is
  'title and title_ar may have at most 200 characters each';
comment on constraint legal_pages_title_present on public.legal_pages is 'title must not be empty or blank';

comment on constraint newsletters_content_length on public.newsletters is
  'content and content_ar may have at most 500,000 characters each';
comment on constraint newsletters_content_present on public.newsletters is 'content must not be empty or blank';
comment on constraint newsletters_preheader_length on public.newsletters is
  'preheader and preheader_ar may have at most 200 characters each';
comment on constraint newsletters_preheader_single_line on public.newsletters is
  'preheader and preheader_ar must be a single line';
comment on constraint newsletters_status_known on public.newsletters is 'status must be one of draft, sent';
comment on constraint newsletters_subject_length on public.newsletters is
  'subject and subject_ar may have at most 255 characters each';
comment on constraint newsletters_subject_present on public.newsletters is 'subject must not be empty or blank';
comment on constraint newsletters_subject_single_line on public.newsletters is
  'subject and subject_ar must be a single line';
comment on constraint newsletters_template_name_known on public.newsletters is
  'template_name must be one of Basic, Promotional, Minimalist, Modern';

comment on constraint people_email_length on public.people is 'email may have at most 320 characters';
comment on constraint people_locale_known on public.people is 'locale must be one of en, ar';

comment on constraint pricing_plans_badge_length on public.pricing_plans is
  'badge and badge_ar may have at most 60 characters each';
comment on constraint pricing_plans_button_url_form on public.pricing_plans is
  'button_url must be an absolute http or https address, or a mailto: or tel: link';
comment on constraint pricing_plans_category_length on public.pricing_plans is
  'category may have at most 60 characters';
comment on constraint pricing_plans_category_present on public.pricing_plans is 'category must not be empty or blank';
comment on constraint pricing_plans_currency_known on public.pricing_plans is
  'currency must be one of AED, AUD, BHD, BRL, CAD, CNY, DJF, DZD, EGP, EUR, GBP, ILS, INR, IQD, JOD, JPY, KMF, KWD, LBP, LYD, MAD, MRU, MXN, OMR, QAR, SAR, SDG, SOS, SYP, TND, USD, YER';
comment on constraint pricing_plans_external_id_form on public.pricing_plans is
  'external_id must have 1 to 100 characters, not all of them blank, and no control characters';
comment on constraint pricing_plans_features_ar_form on public.pricing_plans is
  'features_ar must be a list of at most 50 texts, each not empty and of at most 200 characters';
comment on constraint pricing_plans_features_form on public.pricing_plans is
  'features must be a list of 1 to 50 texts, each not empty and of at most 200 characters';
comment on constraint pricing_plans_logo_alt_length on public.pricing_plans is
  'logo_alt and logo_alt_ar may have at most 200 characters each';
comment on constraint pricing_plans_logo_form on public.pricing_plans is
  'logo must be an absolute http or https address, a mailto: or tel: link, a path of this site such as /hosting, or an anchor such as #plans';
comment on constraint pricing_plans_money_back_days_range on public.pricing_plans is
  'money_back_days must be between 1 and 999';
comment on constraint pricing_plans_name_length on public.pricing_plans is
  'name and name_ar may have at most 100 characters each';
comment on constraint pricing_plans_name_present on public.pricing_plans is 'name must not be empty or blank';
comment on constraint pricing_plans_period_length on public.pricing_plans is
  'period and period_ar may have at most 30 characters each';
comment on constraint pricing_plans_period_present on public.pricing_plans is 'period must not be empty or blank';
comment on constraint pricing_plans_price_exponent on public.pricing_plans is
  'price may have no more decimals than its currency: 2 for USD, 3 for KWD, 0 for JPY';
comment on constraint pricing_plans_price_range on public.pricing_plans is
  'price must be at least 0 and below 1,000,000,000';
comment on constraint pricing_plans_renewal_price_exponent on public.pricing_plans is
  'renewal_price may have no more decimals than its currency: 2 for USD, 3 for KWD, 0 for JPY';
comment on constraint pricing_plans_renewal_price_range on public.pricing_plans is
  'renewal_price must be at least 0 and below 1,000,000,000';
comment on constraint pricing_plans_setup_fee_exponent on public.pricing_plans is
  'setup_fee may have no more decimals than its currency: 2 for USD, 3 for KWD, 0 for JPY';
comment on constraint pricing_plans_setup_fee_range on public.pricing_plans is
  'setup_fee must be at least 0 and below 1,000,000,000';
comment on constraint pricing_plans_support_minutes_range on public.pricing_plans is
  'support_minutes must be between 1 and 10080';

comment on constraint seo_settings_key_known on public.seo_settings is
  'key must be one of site_title, meta_description, keywords';
comment on constraint seo_settings_value_length on public.seo_settings is
  'value and value_ar may have at most 1,000 characters each';
comment on constraint seo_settings_value_present on public.seo_settings is 'value must not be empty or blank';

comment on constraint site_settings_address_form on public.site_settings is
  'value of portal_url, status_url and social_<network> must be empty or an absolute http or https address';
comment on constraint site_settings_email_form on public.site_settings is
  'value of support_email must be empty or an email address such as help@example.com';
comment on constraint site_settings_key_known on public.site_settings is
  'key must be one of brand_name, company_name, postal_address, support_email, support_phone, portal_url, sender_name, sender_email, reply_to, status_url, payment_apple_pay, payment_mada, payment_stc_pay, social_<network>, or rating_<site>, rating_<site>_count and rating_<site>_date of trustpilot, g2 and google';
comment on constraint site_settings_name_length on public.site_settings is
  'value and value_ar of brand_name and company_name may have at most 100 characters each';
comment on constraint site_settings_payment_form on public.site_settings is
  'value of payment_<way> must be empty or shown';
comment on constraint site_settings_phone_form on public.site_settings is
  'value of support_phone must be empty or a telephone number of 4 to 41 characters such as +44 20 7946-0000';
comment on constraint site_settings_portal_form on public.site_settings is
  'value of portal_url must be empty or a http or https address without user, query and anchor';
comment on constraint site_settings_rating_count_form on public.site_settings is
  'value of rating_<site>_count must be empty or a whole number from 1 to 999999999';
comment on constraint site_settings_rating_date_form on public.site_settings is
  'value of rating_<site>_date must be empty or a day such as 2026-10-01';
comment on constraint site_settings_rating_form on public.site_settings is
  'value of rating_<site> must be empty or a number from 0 to 5 with at most 2 decimals';
comment on constraint site_settings_sender_form on public.site_settings is
  'value of sender_email and reply_to must be empty or one email address such as news@example.com';
comment on constraint site_settings_sender_name_form on public.site_settings is
  'value and value_ar of sender_name may have at most 100 characters each, and no control characters, quotation marks, < > or @';
comment on constraint site_settings_value_length on public.site_settings is
  'value and value_ar may have at most 1,000 characters each';

comment on constraint store_notices_content_ar_length on public.store_notices is
  'content_ar may have at most 500 characters';
comment on constraint store_notices_content_length on public.store_notices is 'content may have at most 500 characters';
comment on constraint store_notices_content_present on public.store_notices is 'content must not be empty or blank';
comment on constraint store_notices_external_id_form on public.store_notices is
  'external_id must have 1 to 100 characters, not all of them blank, and no control characters';
comment on constraint store_notices_link_url_form on public.store_notices is
  'link_url must be an absolute http or https address, a mailto: or tel: link, a path of this site such as /hosting, or an anchor such as #plans';
comment on constraint store_notices_notice_date_range on public.store_notices is
  'notice_date must be between 1900-01-01 and 9999-12-31';
comment on constraint store_notices_period_order on public.store_notices is 'ends_at must be later than starts_at';
comment on constraint store_notices_severity_known on public.store_notices is
  'severity must be one of info, warning, critical';

comment on constraint subscriber_totals_count_not_negative on public.subscriber_totals is
  'subscribed_count must not be negative';

comment on constraint testimonials_company_length on public.testimonials is
  'company and company_ar may have at most 100 characters each';
comment on constraint testimonials_name_length on public.testimonials is
  'name and name_ar may have at most 100 characters each';
comment on constraint testimonials_name_present on public.testimonials is 'name must not be empty or blank';
comment on constraint testimonials_picture_alt_length on public.testimonials is
  'picture_alt and picture_alt_ar may have at most 200 characters each';
comment on constraint testimonials_picture_form on public.testimonials is
  'picture must be a path of this site such as /pictures/salma.jpg';
comment on constraint testimonials_picture_size_range on public.testimonials is
  'picture_width and picture_height must be between 1 and 4096';
comment on constraint testimonials_picture_whole on public.testimonials is
  'a picture needs picture_width, picture_height and picture_alt';
comment on constraint testimonials_quote_length on public.testimonials is
  'quote and quote_ar may have at most 600 characters each';
comment on constraint testimonials_quote_present on public.testimonials is 'quote must not be empty or blank';

comment on constraint user_roles_role_known on public.user_roles is 'role must be one of admin, user';

comment on constraint webhook_attempts_problem_known on public.webhook_attempts is
  'problem must be one of status, gone, redirect, timeout, connection, name, tls, address';
comment on constraint webhook_attempts_response_length on public.webhook_attempts is
  'response may have at most 1,000 characters';

comment on constraint webhook_deliveries_kind_known on public.webhook_deliveries is
  'kind must be one of event, replay, test';
comment on constraint webhook_deliveries_order_fits on public.webhook_deliveries is
  'record_key and position must be set for the kind event, and only then';
comment on constraint webhook_deliveries_state_known on public.webhook_deliveries is
  'state must be one of waiting, delivered, given_up';

comment on constraint webhook_endpoints_disabled_reason_known on public.webhook_endpoints is
  'disabled_reason must be one of person, gone, failing';
comment on constraint webhook_endpoints_events_known on public.webhook_endpoints is
  'events must be a list of one or more of notice.published, notice.ended, plan.changed, contact.subscribed, contact.unsubscribed, contact.bounced, contacts.imported, newsletter.sent';
comment on constraint webhook_endpoints_name_length on public.webhook_endpoints is
  'name may have at most 100 characters';
comment on constraint webhook_endpoints_name_present on public.webhook_endpoints is 'name must not be empty or blank';
comment on constraint webhook_endpoints_url_form on public.webhook_endpoints is
  'url must be an absolute https address without user and anchor; http is allowed for localhost alone';
comment on constraint webhook_endpoints_url_length on public.webhook_endpoints is
  'url may have at most 2,048 characters';
