/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query OwnAccount {\n    account: own_account {\n      id\n      email\n      first_name\n      last_name\n      locale\n      has_password\n      has_totp\n      is_totp_required\n      sessions {\n        id\n        is_current\n        method\n        has_second_factor\n        browser\n        system\n        address\n        country\n        signed_in_at\n        last_seen_at\n      }\n    }\n  }\n": typeof types.OwnAccountDocument,
    "\n  mutation ChangeOwnAccount($first_name: String!, $last_name: String!, $locale: String!) {\n    change_own_account(first_name: $first_name, last_name: $last_name, locale: $locale) {\n      id\n      first_name\n      last_name\n      locale\n    }\n  }\n": typeof types.ChangeOwnAccountDocument,
    "\n  mutation RequestEmailChange($email: String!, $password: String!, $totp: String) {\n    request_email_change(email: $email, password: $password, totp: $totp) {\n      accepted\n    }\n  }\n": typeof types.RequestEmailChangeDocument,
    "\n  mutation EndOwnSession($session_id: String!) {\n    end_own_session(session_id: $session_id) {\n      id\n    }\n  }\n": typeof types.EndOwnSessionDocument,
    "\n  mutation EndOwnSessions {\n    end_own_sessions {\n      id\n    }\n  }\n": typeof types.EndOwnSessionsDocument,
    "\n  mutation RemoveTotp($password: String!, $totp: String) {\n    remove_totp(password: $password, totp: $totp) {\n      is_enabled\n    }\n  }\n": typeof types.RemoveTotpDocument,
    "\n  query AnalyticsSettingsForm {\n    rows: analytics_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      updated_at\n    }\n  }\n": typeof types.AnalyticsSettingsFormDocument,
    "\n  subscription AnalyticsSettingsChanged {\n    changed: analytics_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n": typeof types.AnalyticsSettingsChangedDocument,
    "\n  mutation SaveAnalyticsSettings(\n    $objects: [analytics_settings_insert_input!]!\n    $where: analytics_settings_bool_exp!\n  ) {\n    saved: insert_analytics_settings(\n      objects: $objects\n      on_conflict: { constraint: analytics_settings_pkey, update_columns: [value], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n": typeof types.SaveAnalyticsSettingsDocument,
    "\n  mutation SaveHeadScripts($password: String!, $totp: String, $value: String) {\n    save_head_scripts(password: $password, totp: $totp, value: $value) {\n      key\n    }\n  }\n": typeof types.SaveHeadScriptsDocument,
    "\n  subscription ApiKeysChanged {\n    changed: api_keys(order_by: { created_at: desc }, limit: 500) {\n      id\n      name\n      allowed_origins\n      allowed_addresses\n      expires_at\n      last_used_at\n      last_used_address\n      revoked_at\n      held_at\n    }\n  }\n": typeof types.ApiKeysChangedDocument,
    "\n  mutation CreateApiKey(\n    $name: String!\n    $role: String!\n    $expires_at: timestamptz\n    $allowed_origins: [String!]!\n    $allowed_addresses: [String!]!\n  ) {\n    create_api_key(\n      name: $name\n      role: $role\n      expires_at: $expires_at\n      allowed_origins: $allowed_origins\n      allowed_addresses: $allowed_addresses\n    ) {\n      id\n      key\n    }\n  }\n": typeof types.CreateApiKeyDocument,
    "\n  mutation UpdateApiKey(\n    $id: uuid!\n    $name: String\n    $expires_at: timestamptz\n    $allowed_origins: [String!]\n    $allowed_addresses: [String!]\n  ) {\n    update_api_key(\n      id: $id\n      name: $name\n      expires_at: $expires_at\n      allowed_origins: $allowed_origins\n      allowed_addresses: $allowed_addresses\n    ) {\n      id\n    }\n  }\n": typeof types.UpdateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: uuid!) {\n    revoke_api_key(id: $id) {\n      id\n    }\n  }\n": typeof types.RevokeApiKeyDocument,
    "\n  mutation ConfirmApiKey($id: uuid!) {\n    confirm_api_key(id: $id) {\n      id\n    }\n  }\n": typeof types.ConfirmApiKeyDocument,
    "\n  subscription ApiKeysFigure {\n    figure: api_keys_aggregate(where: { revoked_at: { _is_null: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.ApiKeysFigureDocument,
    "\n  query ApiKeysList(\n    $where: api_keys_bool_exp!\n    $order_by: [api_keys_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: api_keys(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      role\n      expires_at\n      allowed_origins\n      allowed_addresses\n      prefix\n      last_used_at\n      last_used_address\n      created_at\n      revoked_at\n      held_at\n    }\n    total: api_keys_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.ApiKeysListDocument,
    "\n  mutation RequestRecovery($email: String!, $captcha_token: String!, $locale: String) {\n    request_password_recovery(email: $email, captcha_token: $captcha_token, locale: $locale) {\n      accepted\n    }\n  }\n": typeof types.RequestRecoveryDocument,
    "\n  mutation SignIn(\n    $email: String!\n    $password: String!\n    $captcha_token: String!\n    $totp: String\n    $locale: String\n  ) {\n    sign_in(email: $email, password: $password, captcha_token: $captcha_token, totp: $totp, locale: $locale) {\n      access_token\n      refresh_token\n      id_token\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation CheckCaptcha($captcha_token: String!) {\n    check_captcha(captcha_token: $captcha_token) {\n      passed\n    }\n  }\n": typeof types.CheckCaptchaDocument,
    "\n  query VisitorInfo {\n    visitor_info {\n      ip\n      country\n    }\n  }\n": typeof types.VisitorInfoDocument,
    "\n  subscription ContactsFigure {\n    figure: contacts_aggregate(where: { state: { _eq: \"subscribed\" } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.ContactsFigureDocument,
    "\n  query ContactDeliveries($contact_id: uuid!) {\n    deliveries(\n      where: { contact_id: { _eq: $contact_id } }\n      order_by: [{ dispatch: { created_at: desc } }, { id: asc }]\n      limit: 10\n    ) {\n      id\n      state\n      reason\n      bounce\n      locale\n      finished_at\n      dispatch {\n        id\n        subject\n        subject_ar\n        created_at\n      }\n    }\n    total: deliveries_aggregate(where: { contact_id: { _eq: $contact_id } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.ContactDeliveriesDocument,
    "\n  query ContactStanding($contact_id: uuid!) {\n    contact: contacts_by_pk(id: $contact_id) {\n      id\n      email\n      state\n      state_reason\n      state_note\n      unsubscribed_at\n      consent_version\n      consent_locale\n      consent_source\n      consent_requested_at\n      consent_confirmed_at\n    }\n  }\n": typeof types.ContactStandingDocument,
    "\n  mutation SetContactState($contact_id: uuid!, $state: String!, $reason: String) {\n    changed: set_contact_state(contact_id: $contact_id, state: $state, reason: $reason) {\n      contact_id\n      state\n    }\n  }\n": typeof types.SetContactStateDocument,
    "\n  query ExportContact($contact_id: uuid!) {\n    exported: export_contact(contact_id: $contact_id) {\n      data\n    }\n  }\n": typeof types.ExportContactDocument,
    "\n  query ContactsList(\n    $where: contacts_bool_exp!\n    $order_by: [contacts_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: contacts(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      email\n      first_name\n      last_name\n      locale\n      state\n      source\n      consent_version\n      consent_locale\n      consent_source\n      consent_requested_at\n      consent_confirmed_at\n      unsubscribed_at\n      created_at\n      updated_at\n    }\n    total: contacts_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.ContactsListDocument,
    "\n  subscription ContactsChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"contacts\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": typeof types.ContactsChangedDocument,
    "\n  mutation CreateContact($object: contacts_insert_input!) {\n    saved: insert_contacts_one(object: $object) {\n      id\n    }\n  }\n": typeof types.CreateContactDocument,
    "\n  mutation UpdateContacts($where: contacts_bool_exp!, $set: contacts_set_input!) {\n    saved: update_contacts(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": typeof types.UpdateContactsDocument,
    "\n  mutation DeleteContacts($where: contacts_bool_exp!) {\n    removed: delete_contacts(where: $where) {\n      affected_rows\n    }\n  }\n": typeof types.DeleteContactsDocument,
    "\n  query KnownContacts($keys: [String!]!) {\n    known: contacts_aggregate(where: { email_key: { _in: $keys } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.KnownContactsDocument,
    "\n  subscription ImportProgress($key: String!) {\n    imports(where: { idempotency_key: { _eq: $key } }) {\n      id\n      state\n      total_bytes\n      received_bytes\n      rows_read\n      created_count\n      updated_count\n      existing_count\n      duplicate_count\n      invalid_count\n      error_code\n      error_message\n    }\n  }\n": typeof types.ImportProgressDocument,
    "\n  subscription ImportHistory {\n    imports(order_by: [{ created_at: desc }, { id: asc }], limit: 10) {\n      id\n      state\n      source\n      file_name\n      created_count\n      updated_count\n      existing_count\n      duplicate_count\n      invalid_count\n      warning_count\n      removed_count\n      error_code\n      error_message\n      created_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n": typeof types.ImportHistoryDocument,
    "\n  mutation CancelImport($id: uuid!) {\n    cancel_import(import_id: $id) {\n      import_id\n      state\n    }\n  }\n": typeof types.CancelImportDocument,
    "\n  mutation UndoImport($id: uuid!) {\n    undo_import(import_id: $id) {\n      import_id\n      state\n      removed\n    }\n  }\n": typeof types.UndoImportDocument,
    "\n    query DomainPrices {\n      domain_prices(order_by: [{ extension: asc }, { currency: asc }]) {\n        id\n        extension\n        currency\n        register_price\n        transfer_price\n        renew_price\n      }\n    }\n  ": typeof types.DomainPricesDocument,
    "\n  query DomainPricesList(\n    $where: domain_prices_bool_exp!\n    $order_by: [domain_prices_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: domain_prices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      extension\n      currency\n      register_price\n      transfer_price\n      renew_price\n      updated_at\n    }\n    total: domain_prices_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.DomainPricesListDocument,
    "\n  subscription DomainPricesChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"domain_prices\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": typeof types.DomainPricesChangedDocument,
    "\n  mutation CreateDomainPrice($object: domain_prices_insert_input!) {\n    saved: insert_domain_prices_one(object: $object) {\n      id\n    }\n  }\n": typeof types.CreateDomainPriceDocument,
    "\n  mutation UpdateDomainPrices($where: domain_prices_bool_exp!, $set: domain_prices_set_input!) {\n    saved: update_domain_prices(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": typeof types.UpdateDomainPricesDocument,
    "\n  mutation DeleteDomainPrices($where: domain_prices_bool_exp!) {\n    removed: delete_domain_prices(where: $where) {\n      affected_rows\n    }\n  }\n": typeof types.DeleteDomainPricesDocument,
    "\n  query EmailChangeOfLink($link_token: String!) {\n    change: email_change_of_link(link_token: $link_token) {\n      email\n    }\n  }\n": typeof types.EmailChangeOfLinkDocument,
    "\n  mutation ConfirmEmailChange($link_token: String!) {\n    confirm_email_change(link_token: $link_token) {\n      email\n    }\n  }\n": typeof types.ConfirmEmailChangeDocument,
    "\n  subscription LinksFigure {\n    figure: footer_links_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.LinksFigureDocument,
    "\n    query FooterLinks {\n      footer_links(order_by: [{ category: asc }, { sort_order: asc }, { id: asc }]) {\n        id\n        category\n        ...FooterLink_link\n      }\n    }\n  ": typeof types.FooterLinksDocument,
    "\n    fragment FooterLink_link on footer_links {\n      id\n      label\n      label_ar\n      url\n    }\n  ": typeof types.FooterLink_LinkFragmentDoc,
    "\n  query LinksList(\n    $where: footer_links_bool_exp!\n    $order_by: [footer_links_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: footer_links(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      label\n      label_ar\n      url\n      category\n      sort_order\n      updated_at\n    }\n    total: footer_links_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.LinksListDocument,
    "\n  subscription LinksChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"footer_links\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": typeof types.LinksChangedDocument,
    "\n  mutation CreateLink($object: footer_links_insert_input!) {\n    saved: insert_footer_links_one(object: $object) {\n      id\n    }\n  }\n": typeof types.CreateLinkDocument,
    "\n  mutation UpdateLinks($where: footer_links_bool_exp!, $set: footer_links_set_input!) {\n    saved: update_footer_links(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": typeof types.UpdateLinksDocument,
    "\n  mutation DeleteLinks($where: footer_links_bool_exp!) {\n    removed: delete_footer_links(where: $where) {\n      affected_rows\n    }\n  }\n": typeof types.DeleteLinksDocument,
    "\n  mutation MoveLinks($updates: [footer_links_updates!]!) {\n    moved: update_footer_links_many(updates: $updates) {\n      affected_rows\n    }\n  }\n": typeof types.MoveLinksDocument,
    "\n  query HistoryList(\n    $where: history_entries_bool_exp!\n    $order_by: [history_entries_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: history_entries(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      happened_at\n      actor\n      actor_role\n      operation\n      table_name\n      record_id\n      label\n      changed_columns\n      batch_id\n      row_count\n      person {\n        user_id\n        email\n      }\n    }\n    total: history_entries_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.HistoryListDocument,
    "\n  subscription HistoryChanged {\n    changed: changes(order_by: [{ number: desc }], limit: 1) {\n      number\n    }\n  }\n": typeof types.HistoryChangedDocument,
    "\n  query HistoryEntry($id: bigint!) {\n    entry: history_entries_by_pk(id: $id) {\n      id\n      happened_at\n      actor\n      actor_role\n      operation\n      table_name\n      record_id\n      label\n      changed_columns\n      batch_id\n      row_count\n      before\n      after\n      person {\n        user_id\n        email\n      }\n      together: same_transaction_aggregate {\n        aggregate {\n          count\n        }\n      }\n      added: same_transaction_aggregate(where: { operation: { _eq: \"insert\" } }) {\n        aggregate {\n          count\n        }\n      }\n    }\n  }\n": typeof types.HistoryEntryDocument,
    "\n  query HistoryPeople {\n    people(order_by: [{ email: asc }], limit: 500) {\n      user_id\n      email\n    }\n  }\n": typeof types.HistoryPeopleDocument,
    "\n  mutation RestoreEntry($entry_id: bigint!, $whole_transaction: Boolean!) {\n    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: $whole_transaction }) {\n      id\n    }\n  }\n": typeof types.RestoreEntryDocument,
    "\n  subscription OpenHold {\n    holds(where: { resumed_at: { _is_null: true } }) {\n      id\n      snapshot_at\n    }\n  }\n": typeof types.OpenHoldDocument,
    "\n  mutation ResumeProduct {\n    resume_product {\n      was_held\n    }\n  }\n": typeof types.ResumeProductDocument,
    "\n  mutation SuppressEmails($emails: [String!]!, $state: String!) {\n    suppress_emails(emails: $emails, state: $state) {\n      suppressed\n      refused\n    }\n  }\n": typeof types.SuppressEmailsDocument,
    "\n  query InvitationOfLink($link_token: String!) {\n    invitation: invitation_of_link(link_token: $link_token) {\n      email\n      role\n      expires_at\n    }\n  }\n": typeof types.InvitationOfLinkDocument,
    "\n  mutation AcceptInvitation(\n    $link_token: String!\n    $first_name: String!\n    $last_name: String!\n    $password: String!\n  ) {\n    accept_invitation(\n      link_token: $link_token\n      first_name: $first_name\n      last_name: $last_name\n      password: $password\n    ) {\n      email\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query LegalTextForm($slug: String!) {\n    rows: legal_pages(where: { slug: { _eq: $slug } }) {\n      id: slug\n      title\n      title_ar\n      body\n      body_ar\n      updated_at\n    }\n  }\n": typeof types.LegalTextFormDocument,
    "\n  subscription LegalTextsChanged {\n    changed: legal_pages(order_by: [{ slug: asc }]) {\n      slug\n      updated_at\n    }\n  }\n": typeof types.LegalTextsChangedDocument,
    "\n  mutation SaveLegalText($objects: [legal_pages_insert_input!]!, $where: legal_pages_bool_exp!) {\n    saved: insert_legal_pages(\n      objects: $objects\n      on_conflict: {\n        constraint: legal_pages_pkey\n        update_columns: [title, title_ar, body, body_ar]\n        where: $where\n      }\n    ) {\n      affected_rows\n    }\n  }\n": typeof types.SaveLegalTextDocument,
    "\n    query LegalPage($slug: String!) {\n      legal_pages_by_pk(slug: $slug) {\n        slug\n        title\n        title_ar\n        body\n        body_ar\n        updated_at\n      }\n    }\n  ": typeof types.LegalPageDocument,
    "\n  mutation SendNewsletter(\n    $newsletter_id: uuid!\n    $subject: String!\n    $html_content: String!\n    $subject_ar: String\n    $html_content_ar: String\n    $scheduled_at: timestamptz\n  ) {\n    dispatch: send_newsletter(\n      newsletter_id: $newsletter_id\n      subject: $subject\n      html_content: $html_content\n      subject_ar: $subject_ar\n      html_content_ar: $html_content_ar\n      scheduled_at: $scheduled_at\n    ) {\n      dispatch_id\n      recipients\n      state\n      undo_until\n    }\n  }\n": typeof types.SendNewsletterDocument,
    "\n  mutation UndoDispatch($dispatch_id: uuid!) {\n    undo_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n": typeof types.UndoDispatchDocument,
    "\n  query NewsletterRecipients($newsletter_id: uuid!) {\n    audience: newsletter_recipients(newsletter_id: $newsletter_id) {\n      recipients\n      arabic\n      unsubscribed\n      bounced\n      rate_limit\n      missing_settings\n    }\n  }\n": typeof types.NewsletterRecipientsDocument,
    "\n  subscription LatestDispatches {\n    dispatches(order_by: [{ created_at: desc }, { id: asc }], limit: 50) {\n      id\n      newsletter_id\n      state\n      scheduled_at\n      recipients_count\n      sent_count\n      failed_count\n      unknown_count\n      skipped_count\n    }\n  }\n": typeof types.LatestDispatchesDocument,
    "\n  query UndoWindow($dispatch_id: uuid!) {\n    dispatch: dispatches_by_pk(id: $dispatch_id) {\n      id\n      state\n      created_at\n      undo_until\n    }\n  }\n": typeof types.UndoWindowDocument,
    "\n  subscription DispatchBegins($dispatch_id: uuid!) {\n    dispatch: dispatches_by_pk(id: $dispatch_id) {\n      id\n      state\n      newsletter {\n        id\n        status\n      }\n    }\n  }\n": typeof types.DispatchBeginsDocument,
    "\n  subscription NewslettersFigure {\n    figure: newsletters_aggregate(where: { status: { _eq: \"sent\" } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.NewslettersFigureDocument,
    "\n  query PreviewNewsletter(\n    $template_name: String!\n    $subject: String!\n    $html_content: String!\n    $subject_ar: String\n    $html_content_ar: String\n    $preheader: String\n    $preheader_ar: String\n  ) {\n    preview: preview_newsletter(\n      template_name: $template_name\n      subject: $subject\n      html_content: $html_content\n      subject_ar: $subject_ar\n      html_content_ar: $html_content_ar\n      preheader: $preheader\n      preheader_ar: $preheader_ar\n    ) {\n      subject\n      preheader\n      html\n      text\n      subject_ar\n      preheader_ar\n      html_ar\n      text_ar\n    }\n  }\n": typeof types.PreviewNewsletterDocument,
    "\n  mutation SendTestNewsletter(\n    $email: String!\n    $locale: String!\n    $template_name: String!\n    $subject: String!\n    $html_content: String!\n    $preheader: String\n  ) {\n    test: send_test_newsletter(\n      email: $email\n      locale: $locale\n      template_name: $template_name\n      subject: $subject\n      html_content: $html_content\n      preheader: $preheader\n    ) {\n      response\n    }\n  }\n": typeof types.SendTestNewsletterDocument,
    "\n  subscription DispatchProgress($id: uuid!) {\n    dispatch: dispatches_by_pk(id: $id) {\n      id\n      newsletter_id\n      state\n      subject\n      subject_ar\n      scheduled_at\n      undo_until\n      recipients_count\n      queued_count\n      sending_count\n      sent_count\n      failed_count\n      unknown_count\n      skipped_count\n      problem\n      created_at\n      started_at\n      prepared_at\n      finished_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n": typeof types.DispatchProgressDocument,
    "\n  query DispatchRecipients($where: deliveries_bool_exp!, $limit: Int!, $offset: Int!) {\n    deliveries(where: $where, order_by: [{ state: asc }, { id: asc }], limit: $limit, offset: $offset) {\n      id\n      state\n      reason\n      locale\n      attempts\n      unknown_attempts\n      next_attempt_at\n      finished_at\n      response\n      bounce\n      contact {\n        id\n        email\n      }\n    }\n    total: deliveries_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.DispatchRecipientsDocument,
    "\n  mutation PauseDispatch($dispatch_id: uuid!) {\n    changed: pause_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n": typeof types.PauseDispatchDocument,
    "\n  mutation ResumeDispatch($dispatch_id: uuid!) {\n    changed: resume_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n": typeof types.ResumeDispatchDocument,
    "\n  mutation CancelDispatch($dispatch_id: uuid!) {\n    changed: cancel_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n": typeof types.CancelDispatchDocument,
    "\n  mutation RetryDeliveries($dispatch_id: uuid!, $include_unknown: Boolean) {\n    changed: retry_deliveries(dispatch_id: $dispatch_id, include_unknown: $include_unknown) {\n      dispatch_id\n      state\n    }\n  }\n": typeof types.RetryDeliveriesDocument,
    "\n  mutation RescheduleDispatch($dispatch_id: uuid!, $scheduled_at: timestamptz!) {\n    changed: reschedule_dispatch(dispatch_id: $dispatch_id, scheduled_at: $scheduled_at) {\n      dispatch_id\n      state\n    }\n  }\n": typeof types.RescheduleDispatchDocument,
    "\n  query NewslettersList(\n    $where: newsletters_bool_exp!\n    $order_by: [newsletters_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: newsletters(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      subject\n      subject_ar\n      preheader\n      preheader_ar\n      content\n      content_ar\n      template_name\n      status\n      created_at\n      updated_at\n      dispatches(where: { state: { _neq: \"undone\" } }, limit: 1) {\n        id\n        newsletter_id\n        state\n        scheduled_at\n        recipients_count\n        sent_count\n        failed_count\n        unknown_count\n        skipped_count\n      }\n    }\n    total: newsletters_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.NewslettersListDocument,
    "\n  subscription NewslettersChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"newsletters\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": typeof types.NewslettersChangedDocument,
    "\n  mutation CreateNewsletter($object: newsletters_insert_input!) {\n    saved: insert_newsletters_one(object: $object) {\n      id\n    }\n  }\n": typeof types.CreateNewsletterDocument,
    "\n  mutation UpdateNewsletters($where: newsletters_bool_exp!, $set: newsletters_set_input!) {\n    saved: update_newsletters(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": typeof types.UpdateNewslettersDocument,
    "\n  mutation DeleteNewsletters($where: newsletters_bool_exp!) {\n    removed: delete_newsletters(where: $where) {\n      affected_rows\n    }\n  }\n": typeof types.DeleteNewslettersDocument,
    "\n  subscription NoticesFigure {\n    figure: store_notices_aggregate(where: { is_active: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.NoticesFigureDocument,
    "\n    query NoticeBanner {\n      store_notices(\n        where: { is_active: { _eq: true } }\n        order_by: [{ notice_date: desc }, { created_at: desc }]\n      ) {\n        id\n        severity\n        ...NoticeSlide_notice\n      }\n    }\n  ": typeof types.NoticeBannerDocument,
    "\n    subscription NoticeBannerUpdates {\n      store_notices(\n        where: { is_active: { _eq: true } }\n        order_by: [{ notice_date: desc }, { created_at: desc }]\n      ) {\n        id\n        severity\n        ...NoticeSlide_notice\n      }\n    }\n  ": typeof types.NoticeBannerUpdatesDocument,
    "\n    fragment NoticeSlide_notice on store_notices {\n      id\n      content\n      content_ar\n      notice_date\n      severity\n      link_url\n    }\n  ": typeof types.NoticeSlide_NoticeFragmentDoc,
    "\n  query NoticesList(\n    $where: store_notices_bool_exp!\n    $order_by: [store_notices_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: store_notices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      content\n      content_ar\n      notice_date\n      is_active\n      severity\n      link_url\n      starts_at\n      ends_at\n      updated_at\n    }\n    total: store_notices_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.NoticesListDocument,
    "\n  subscription NoticesChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"store_notices\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": typeof types.NoticesChangedDocument,
    "\n  mutation CreateNotice($object: store_notices_insert_input!) {\n    saved: insert_store_notices_one(object: $object) {\n      id\n    }\n  }\n": typeof types.CreateNoticeDocument,
    "\n  mutation UpdateNotices($where: store_notices_bool_exp!, $set: store_notices_set_input!) {\n    saved: update_store_notices(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": typeof types.UpdateNoticesDocument,
    "\n  mutation DeleteNotices($where: store_notices_bool_exp!) {\n    removed: delete_store_notices(where: $where) {\n      affected_rows\n    }\n  }\n": typeof types.DeleteNoticesDocument,
    "\n  mutation UpdatePassword(\n    $password: String!\n    $link_token: String\n    $current_password: String\n    $totp: String\n    $locale: String\n  ) {\n    update_password(\n      password: $password\n      link_token: $link_token\n      current_password: $current_password\n      totp: $totp\n      locale: $locale\n    ) {\n      session {\n        access_token\n        refresh_token\n        id_token\n      }\n    }\n  }\n": typeof types.UpdatePasswordDocument,
    "\n  query AccountLink($token: String!) {\n    account_link(token: $token) {\n      purpose\n      email\n    }\n  }\n": typeof types.AccountLinkDocument,
    "\n  subscription PlansFigure {\n    figure: pricing_plans_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.PlansFigureDocument,
    "\n    fragment CompareColumn_plan on pricing_plans {\n      id\n      name\n      name_ar\n      features\n      features_ar\n      price\n      currency\n      period\n      category\n      sort_order\n    }\n  ": typeof types.CompareColumn_PlanFragmentDoc,
    "\n    fragment PlanButton_plan on pricing_plans {\n      id\n      name\n      category\n      button_url\n      currency\n      period\n      highlight\n    }\n  ": typeof types.PlanButton_PlanFragmentDoc,
    "\n    fragment PlanCard_plan on pricing_plans {\n      id\n      name\n      name_ar\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      ...PlanPrice_plan\n      ...PlanButton_plan\n      ...PlanTerms_plan\n    }\n  ": typeof types.PlanCard_PlanFragmentDoc,
    "\n    fragment CommonFeatures_plan on pricing_plans {\n      id\n      features\n      features_ar\n    }\n  ": typeof types.CommonFeatures_PlanFragmentDoc,
    "\n    fragment PlanPrice_plan on pricing_plans {\n      id\n      price\n      currency\n      period\n      period_ar\n    }\n  ": typeof types.PlanPrice_PlanFragmentDoc,
    "\n    query PlanPrices {\n      pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n      }\n    }\n  ": typeof types.PlanPricesDocument,
    "\n    fragment PlanTerms_plan on pricing_plans {\n      id\n      price\n      currency\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n    }\n  ": typeof types.PlanTerms_PlanFragmentDoc,
    "\n    query PricingSection($names: [String!]!, $categories: [String!]!) {\n      pricing_plans(\n        where: { name: { _in: $names }, category: { _in: $categories } }\n        order_by: [{ sort_order: asc }, { id: asc }]\n      ) {\n        id\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n        ...PlanCard_plan\n        ...CommonFeatures_plan\n      }\n    }\n  ": typeof types.PricingSectionDocument,
    "\n    query CategoryPlans($category: String!) {\n      pricing_plans(where: { category: { _eq: $category } }, order_by: [{ sort_order: asc }, { id: asc }]) {\n        id\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n        ...PlanCard_plan\n        ...CommonFeatures_plan\n        ...CompareColumn_plan\n      }\n    }\n  ": typeof types.CategoryPlansDocument,
    "\n  query AllPrices {\n    pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {\n      id\n      category\n      name\n      name_ar\n      price\n      currency\n      period\n      period_ar\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      button_url\n      sort_order\n    }\n  }\n": typeof types.AllPricesDocument,
    "\n  mutation AddPrices($objects: [pricing_plans_insert_input!]!) {\n    made: insert_pricing_plans(\n      objects: $objects\n      on_conflict: { constraint: pricing_plans_pkey, update_columns: [] }\n    ) {\n      affected_rows\n    }\n  }\n": typeof types.AddPricesDocument,
    "\n  query PlansList(\n    $where: pricing_plans_bool_exp!\n    $order_by: [pricing_plans_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: pricing_plans(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      category\n      name\n      name_ar\n      price\n      currency\n      period\n      period_ar\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      button_url\n      sort_order\n      updated_at\n    }\n    total: pricing_plans_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.PlansListDocument,
    "\n  subscription PlansChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"pricing_plans\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": typeof types.PlansChangedDocument,
    "\n  mutation CreatePlan($object: pricing_plans_insert_input!) {\n    saved: insert_pricing_plans_one(object: $object) {\n      id\n    }\n  }\n": typeof types.CreatePlanDocument,
    "\n  mutation UpdatePlans($where: pricing_plans_bool_exp!, $set: pricing_plans_set_input!) {\n    saved: update_pricing_plans(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": typeof types.UpdatePlansDocument,
    "\n  mutation DeletePlans($where: pricing_plans_bool_exp!) {\n    removed: delete_pricing_plans(where: $where) {\n      affected_rows\n    }\n  }\n": typeof types.DeletePlansDocument,
    "\n  mutation MovePlans($updates: [pricing_plans_updates!]!) {\n    moved: update_pricing_plans_many(updates: $updates) {\n      affected_rows\n    }\n  }\n": typeof types.MovePlansDocument,
    "\n  query SeoSettingsForm {\n    rows: seo_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      value_ar\n      updated_at\n    }\n  }\n": typeof types.SeoSettingsFormDocument,
    "\n  subscription SeoSettingsChanged {\n    changed: seo_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n": typeof types.SeoSettingsChangedDocument,
    "\n  mutation SaveSeoSettings($objects: [seo_settings_insert_input!]!, $where: seo_settings_bool_exp!) {\n    saved: insert_seo_settings(\n      objects: $objects\n      on_conflict: { constraint: seo_settings_pkey, update_columns: [value, value_ar], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n": typeof types.SaveSeoSettingsDocument,
    "\n    query SeoTexts {\n      seo_settings(where: { key: { _in: [\"site_title\", \"meta_description\"] } }) {\n        key\n        value\n        value_ar\n      }\n    }\n  ": typeof types.SeoTextsDocument,
    "\n  query SiteSettingsForm {\n    rows: site_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      value_ar\n      updated_at\n    }\n  }\n": typeof types.SiteSettingsFormDocument,
    "\n  subscription SiteSettingsChanged {\n    changed: site_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n": typeof types.SiteSettingsChangedDocument,
    "\n  mutation SaveSiteSettings($objects: [site_settings_insert_input!]!, $where: site_settings_bool_exp!) {\n    saved: insert_site_settings(\n      objects: $objects\n      on_conflict: { constraint: site_settings_pkey, update_columns: [value, value_ar], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n": typeof types.SaveSiteSettingsDocument,
    "\n    query Testimonials {\n      testimonials(order_by: [{ sort_order: asc }, { id: asc }], limit: 6) {\n        id\n        ...Testimonial_testimonial\n      }\n    }\n  ": typeof types.TestimonialsDocument,
    "\n    query Ratings {\n      site_settings(where: { key: { _like: \"rating%\" } }, order_by: [{ key: asc }]) {\n        key\n        value\n      }\n    }\n  ": typeof types.RatingsDocument,
    "\n    fragment Testimonial_testimonial on testimonials {\n      id\n      name\n      name_ar\n      company\n      company_ar\n      quote\n      quote_ar\n      picture\n      picture_width\n      picture_height\n      picture_alt\n      picture_alt_ar\n    }\n  ": typeof types.Testimonial_TestimonialFragmentDoc,
    "\n  query TestimonialsList(\n    $where: testimonials_bool_exp!\n    $order_by: [testimonials_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: testimonials(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      name_ar\n      company\n      company_ar\n      quote\n      quote_ar\n      picture\n      picture_width\n      picture_height\n      picture_alt\n      picture_alt_ar\n      sort_order\n      updated_at\n    }\n    total: testimonials_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.TestimonialsListDocument,
    "\n  subscription TestimonialsChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"testimonials\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": typeof types.TestimonialsChangedDocument,
    "\n  mutation CreateTestimonial($object: testimonials_insert_input!) {\n    saved: insert_testimonials_one(object: $object) {\n      id\n    }\n  }\n": typeof types.CreateTestimonialDocument,
    "\n  mutation UpdateTestimonials($where: testimonials_bool_exp!, $set: testimonials_set_input!) {\n    saved: update_testimonials(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": typeof types.UpdateTestimonialsDocument,
    "\n  mutation DeleteTestimonials($where: testimonials_bool_exp!) {\n    removed: delete_testimonials(where: $where) {\n      affected_rows\n    }\n  }\n": typeof types.DeleteTestimonialsDocument,
    "\n  mutation MoveTestimonials($updates: [testimonials_updates!]!) {\n    moved: update_testimonials_many(updates: $updates) {\n      affected_rows\n    }\n  }\n": typeof types.MoveTestimonialsDocument,
    "\n  query AllUsers {\n    users: get_all_users {\n      id: user_id\n      user_id\n      email\n      role\n      enabled\n      last_sign_in_at\n      second_factor\n    }\n  }\n": typeof types.AllUsersDocument,
    "\n  subscription UserRolesChanged {\n    changed: changes(where: { table_name: { _eq: \"user_roles\" } }, order_by: [{ number: desc }], limit: 1) {\n      number\n    }\n  }\n": typeof types.UserRolesChangedDocument,
    "\n  mutation UpdateUserRole($target_user_id: uuid!, $new_role: String!) {\n    update_user_role(target_user_id: $target_user_id, new_role: $new_role) {\n      user_id\n      role\n    }\n  }\n": typeof types.UpdateUserRoleDocument,
    "\n  mutation SetUserEnabled($target_user_id: uuid!, $enabled: Boolean!) {\n    set_user_enabled(target_user_id: $target_user_id, enabled: $enabled) {\n      user_id\n      enabled\n    }\n  }\n": typeof types.SetUserEnabledDocument,
    "\n  mutation EndUserSessions($target_user_id: uuid!) {\n    end_user_sessions(target_user_id: $target_user_id) {\n      user_id\n    }\n  }\n": typeof types.EndUserSessionsDocument,
    "\n  mutation ResetUserTotp($target_user_id: uuid!) {\n    reset_user_totp(target_user_id: $target_user_id) {\n      user_id\n    }\n  }\n": typeof types.ResetUserTotpDocument,
    "\n  subscription UsersFigure {\n    figure: user_roles_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.UsersFigureDocument,
    "\n  subscription OpenInvitations {\n    invitations(order_by: { invited_at: desc }, limit: 500) {\n      id\n      email\n      role\n      locale\n      invited_at\n      expires_at\n      inviter {\n        user_id\n        email\n      }\n    }\n  }\n": typeof types.OpenInvitationsDocument,
    "\n  mutation InviteUser($email: String!, $role: String!, $locale: String!) {\n    invite_user(email: $email, role: $role, locale: $locale) {\n      invitation_id\n      email\n      expires_at\n    }\n  }\n": typeof types.InviteUserDocument,
    "\n  mutation RevokeInvitation($invitation_id: uuid!) {\n    revoke_invitation(invitation_id: $invitation_id) {\n      invitation_id\n    }\n  }\n": typeof types.RevokeInvitationDocument,
    "\n  subscription WebhooksChanged {\n    changed: webhook_endpoints(order_by: [{ id: asc }]) {\n      id\n      updated_at\n      health {\n        endpoint_id\n        failing_since\n      }\n    }\n  }\n": typeof types.WebhooksChangedDocument,
    "\n  mutation CreateWebhook($object: webhook_endpoints_insert_input!) {\n    saved: insert_webhook_endpoints_one(object: $object) {\n      id\n      name\n      secret_made_at\n      secret_shown_at\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: uuid!, $set: webhook_endpoints_set_input!) {\n    saved: update_webhook_endpoints_by_pk(pk_columns: { id: $id }, _set: $set) {\n      id\n    }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhooks($where: webhook_endpoints_bool_exp!) {\n    removed: delete_webhook_endpoints(where: $where) {\n      affected_rows\n    }\n  }\n": typeof types.DeleteWebhooksDocument,
    "\n  subscription WebhooksFigure {\n    figure: webhook_endpoints_aggregate(where: { is_enabled: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.WebhooksFigureDocument,
    "\n  mutation ShowWebhookSecret($endpoint_id: uuid!) {\n    shown: show_webhook_secret(endpoint_id: $endpoint_id) {\n      secret\n    }\n  }\n": typeof types.ShowWebhookSecretDocument,
    "\n  mutation RotateWebhookSecret($endpoint_id: uuid!) {\n    rotated: rotate_webhook_secret(endpoint_id: $endpoint_id) {\n      secret\n      old_valid_until\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhook($endpoint_id: uuid!) {\n    queued: test_webhook(endpoint_id: $endpoint_id) {\n      delivery_id\n    }\n  }\n": typeof types.TestWebhookDocument,
    "\n  subscription WebhookLog($endpoint_id: uuid!, $where: webhook_deliveries_bool_exp!) {\n    endpoint: webhook_endpoints_by_pk(id: $endpoint_id) {\n      id\n      name\n      is_enabled\n      deliveries(where: $where, order_by: [{ created_at: desc }, { id: asc }], limit: 50) {\n        id\n        kind\n        state\n        attempts_count\n        next_attempt_at\n        created_at\n        finished_at\n        event {\n          id\n          type\n          happened_at\n          data\n        }\n        attempts(order_by: [{ id: asc }], limit: 20) {\n          id\n          started_at\n          duration_ms\n          status\n          problem\n          response\n        }\n      }\n    }\n  }\n": typeof types.WebhookLogDocument,
    "\n  mutation ReplayWebhookDeliveries($delivery_ids: [uuid!]!) {\n    sent: replay_webhook_deliveries(delivery_ids: $delivery_ids) {\n      replayed\n    }\n  }\n": typeof types.ReplayWebhookDeliveriesDocument,
    "\n  query WebhooksList(\n    $where: webhook_endpoints_bool_exp!\n    $order_by: [webhook_endpoints_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: webhook_endpoints(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      url\n      events\n      is_enabled\n      disabled_reason\n      secret_made_at\n      secret_shown_at\n      created_at\n      updated_at\n      health {\n        endpoint_id\n        failing_since\n      }\n    }\n    total: webhook_endpoints_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.WebhooksListDocument,
    "\n  query LastChange($where: history_entries_bool_exp!) {\n    entries: history_entries(where: $where, order_by: [{ id: desc }], limit: 1) {\n      id\n      happened_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n": typeof types.LastChangeDocument,
    "\n  query DeletionEntry($table: String!, $ids: [String!]!) {\n    entries: history_entries(\n      where: { table_name: { _eq: $table }, record_id: { _in: $ids }, operation: { _eq: \"delete\" } }\n      order_by: [{ id: desc }]\n      limit: 1\n    ) {\n      id\n    }\n  }\n": typeof types.DeletionEntryDocument,
    "\n  mutation UndoDeletion($entry_id: bigint!) {\n    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: true }) {\n      id\n    }\n  }\n": typeof types.UndoDeletionDocument,
    "\n  mutation BeginTotp($enrolment_token: String) {\n    begin_totp(enrolment_token: $enrolment_token) {\n      pending\n      secret\n      uri\n      qr_svg\n    }\n  }\n": typeof types.BeginTotpDocument,
    "\n  mutation ConfirmTotp(\n    $pending: String!\n    $code: String!\n    $password: String\n    $totp: String\n    $enrolment_token: String\n  ) {\n    confirm_totp(\n      pending: $pending\n      code: $code\n      password: $password\n      totp: $totp\n      enrolment_token: $enrolment_token\n    ) {\n      is_enabled\n    }\n  }\n": typeof types.ConfirmTotpDocument,
    "\n  query SessionRole($user_id: uuid!) {\n    user_roles_by_pk(user_id: $user_id) {\n      user_id\n      role\n    }\n  }\n": typeof types.SessionRoleDocument,
    "\n  query PartnersList(\n    $where: footer_links_bool_exp!\n    $order_by: [footer_links_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: footer_links(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      label\n      label_ar\n      url\n      updated_at\n    }\n    total: footer_links_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": typeof types.PartnersListDocument,
    "\n  subscription PartnersChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"footer_links\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": typeof types.PartnersChangedDocument,
    "\n  mutation CreatePartner($object: footer_links_insert_input!) {\n    saved: insert_footer_links_one(object: $object) {\n      id\n    }\n  }\n": typeof types.CreatePartnerDocument,
    "\n  mutation UpdatePartners($where: footer_links_bool_exp!, $set: footer_links_set_input!) {\n    saved: update_footer_links(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": typeof types.UpdatePartnersDocument,
    "\n  mutation DeletePartners($where: footer_links_bool_exp!) {\n    removed: delete_footer_links(where: $where) {\n      affected_rows\n    }\n  }\n": typeof types.DeletePartnersDocument,
};
const documents: Documents = {
    "\n  query OwnAccount {\n    account: own_account {\n      id\n      email\n      first_name\n      last_name\n      locale\n      has_password\n      has_totp\n      is_totp_required\n      sessions {\n        id\n        is_current\n        method\n        has_second_factor\n        browser\n        system\n        address\n        country\n        signed_in_at\n        last_seen_at\n      }\n    }\n  }\n": types.OwnAccountDocument,
    "\n  mutation ChangeOwnAccount($first_name: String!, $last_name: String!, $locale: String!) {\n    change_own_account(first_name: $first_name, last_name: $last_name, locale: $locale) {\n      id\n      first_name\n      last_name\n      locale\n    }\n  }\n": types.ChangeOwnAccountDocument,
    "\n  mutation RequestEmailChange($email: String!, $password: String!, $totp: String) {\n    request_email_change(email: $email, password: $password, totp: $totp) {\n      accepted\n    }\n  }\n": types.RequestEmailChangeDocument,
    "\n  mutation EndOwnSession($session_id: String!) {\n    end_own_session(session_id: $session_id) {\n      id\n    }\n  }\n": types.EndOwnSessionDocument,
    "\n  mutation EndOwnSessions {\n    end_own_sessions {\n      id\n    }\n  }\n": types.EndOwnSessionsDocument,
    "\n  mutation RemoveTotp($password: String!, $totp: String) {\n    remove_totp(password: $password, totp: $totp) {\n      is_enabled\n    }\n  }\n": types.RemoveTotpDocument,
    "\n  query AnalyticsSettingsForm {\n    rows: analytics_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      updated_at\n    }\n  }\n": types.AnalyticsSettingsFormDocument,
    "\n  subscription AnalyticsSettingsChanged {\n    changed: analytics_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n": types.AnalyticsSettingsChangedDocument,
    "\n  mutation SaveAnalyticsSettings(\n    $objects: [analytics_settings_insert_input!]!\n    $where: analytics_settings_bool_exp!\n  ) {\n    saved: insert_analytics_settings(\n      objects: $objects\n      on_conflict: { constraint: analytics_settings_pkey, update_columns: [value], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n": types.SaveAnalyticsSettingsDocument,
    "\n  mutation SaveHeadScripts($password: String!, $totp: String, $value: String) {\n    save_head_scripts(password: $password, totp: $totp, value: $value) {\n      key\n    }\n  }\n": types.SaveHeadScriptsDocument,
    "\n  subscription ApiKeysChanged {\n    changed: api_keys(order_by: { created_at: desc }, limit: 500) {\n      id\n      name\n      allowed_origins\n      allowed_addresses\n      expires_at\n      last_used_at\n      last_used_address\n      revoked_at\n      held_at\n    }\n  }\n": types.ApiKeysChangedDocument,
    "\n  mutation CreateApiKey(\n    $name: String!\n    $role: String!\n    $expires_at: timestamptz\n    $allowed_origins: [String!]!\n    $allowed_addresses: [String!]!\n  ) {\n    create_api_key(\n      name: $name\n      role: $role\n      expires_at: $expires_at\n      allowed_origins: $allowed_origins\n      allowed_addresses: $allowed_addresses\n    ) {\n      id\n      key\n    }\n  }\n": types.CreateApiKeyDocument,
    "\n  mutation UpdateApiKey(\n    $id: uuid!\n    $name: String\n    $expires_at: timestamptz\n    $allowed_origins: [String!]\n    $allowed_addresses: [String!]\n  ) {\n    update_api_key(\n      id: $id\n      name: $name\n      expires_at: $expires_at\n      allowed_origins: $allowed_origins\n      allowed_addresses: $allowed_addresses\n    ) {\n      id\n    }\n  }\n": types.UpdateApiKeyDocument,
    "\n  mutation RevokeApiKey($id: uuid!) {\n    revoke_api_key(id: $id) {\n      id\n    }\n  }\n": types.RevokeApiKeyDocument,
    "\n  mutation ConfirmApiKey($id: uuid!) {\n    confirm_api_key(id: $id) {\n      id\n    }\n  }\n": types.ConfirmApiKeyDocument,
    "\n  subscription ApiKeysFigure {\n    figure: api_keys_aggregate(where: { revoked_at: { _is_null: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.ApiKeysFigureDocument,
    "\n  query ApiKeysList(\n    $where: api_keys_bool_exp!\n    $order_by: [api_keys_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: api_keys(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      role\n      expires_at\n      allowed_origins\n      allowed_addresses\n      prefix\n      last_used_at\n      last_used_address\n      created_at\n      revoked_at\n      held_at\n    }\n    total: api_keys_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.ApiKeysListDocument,
    "\n  mutation RequestRecovery($email: String!, $captcha_token: String!, $locale: String) {\n    request_password_recovery(email: $email, captcha_token: $captcha_token, locale: $locale) {\n      accepted\n    }\n  }\n": types.RequestRecoveryDocument,
    "\n  mutation SignIn(\n    $email: String!\n    $password: String!\n    $captcha_token: String!\n    $totp: String\n    $locale: String\n  ) {\n    sign_in(email: $email, password: $password, captcha_token: $captcha_token, totp: $totp, locale: $locale) {\n      access_token\n      refresh_token\n      id_token\n    }\n  }\n": types.SignInDocument,
    "\n  mutation CheckCaptcha($captcha_token: String!) {\n    check_captcha(captcha_token: $captcha_token) {\n      passed\n    }\n  }\n": types.CheckCaptchaDocument,
    "\n  query VisitorInfo {\n    visitor_info {\n      ip\n      country\n    }\n  }\n": types.VisitorInfoDocument,
    "\n  subscription ContactsFigure {\n    figure: contacts_aggregate(where: { state: { _eq: \"subscribed\" } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.ContactsFigureDocument,
    "\n  query ContactDeliveries($contact_id: uuid!) {\n    deliveries(\n      where: { contact_id: { _eq: $contact_id } }\n      order_by: [{ dispatch: { created_at: desc } }, { id: asc }]\n      limit: 10\n    ) {\n      id\n      state\n      reason\n      bounce\n      locale\n      finished_at\n      dispatch {\n        id\n        subject\n        subject_ar\n        created_at\n      }\n    }\n    total: deliveries_aggregate(where: { contact_id: { _eq: $contact_id } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.ContactDeliveriesDocument,
    "\n  query ContactStanding($contact_id: uuid!) {\n    contact: contacts_by_pk(id: $contact_id) {\n      id\n      email\n      state\n      state_reason\n      state_note\n      unsubscribed_at\n      consent_version\n      consent_locale\n      consent_source\n      consent_requested_at\n      consent_confirmed_at\n    }\n  }\n": types.ContactStandingDocument,
    "\n  mutation SetContactState($contact_id: uuid!, $state: String!, $reason: String) {\n    changed: set_contact_state(contact_id: $contact_id, state: $state, reason: $reason) {\n      contact_id\n      state\n    }\n  }\n": types.SetContactStateDocument,
    "\n  query ExportContact($contact_id: uuid!) {\n    exported: export_contact(contact_id: $contact_id) {\n      data\n    }\n  }\n": types.ExportContactDocument,
    "\n  query ContactsList(\n    $where: contacts_bool_exp!\n    $order_by: [contacts_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: contacts(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      email\n      first_name\n      last_name\n      locale\n      state\n      source\n      consent_version\n      consent_locale\n      consent_source\n      consent_requested_at\n      consent_confirmed_at\n      unsubscribed_at\n      created_at\n      updated_at\n    }\n    total: contacts_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.ContactsListDocument,
    "\n  subscription ContactsChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"contacts\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": types.ContactsChangedDocument,
    "\n  mutation CreateContact($object: contacts_insert_input!) {\n    saved: insert_contacts_one(object: $object) {\n      id\n    }\n  }\n": types.CreateContactDocument,
    "\n  mutation UpdateContacts($where: contacts_bool_exp!, $set: contacts_set_input!) {\n    saved: update_contacts(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": types.UpdateContactsDocument,
    "\n  mutation DeleteContacts($where: contacts_bool_exp!) {\n    removed: delete_contacts(where: $where) {\n      affected_rows\n    }\n  }\n": types.DeleteContactsDocument,
    "\n  query KnownContacts($keys: [String!]!) {\n    known: contacts_aggregate(where: { email_key: { _in: $keys } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.KnownContactsDocument,
    "\n  subscription ImportProgress($key: String!) {\n    imports(where: { idempotency_key: { _eq: $key } }) {\n      id\n      state\n      total_bytes\n      received_bytes\n      rows_read\n      created_count\n      updated_count\n      existing_count\n      duplicate_count\n      invalid_count\n      error_code\n      error_message\n    }\n  }\n": types.ImportProgressDocument,
    "\n  subscription ImportHistory {\n    imports(order_by: [{ created_at: desc }, { id: asc }], limit: 10) {\n      id\n      state\n      source\n      file_name\n      created_count\n      updated_count\n      existing_count\n      duplicate_count\n      invalid_count\n      warning_count\n      removed_count\n      error_code\n      error_message\n      created_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n": types.ImportHistoryDocument,
    "\n  mutation CancelImport($id: uuid!) {\n    cancel_import(import_id: $id) {\n      import_id\n      state\n    }\n  }\n": types.CancelImportDocument,
    "\n  mutation UndoImport($id: uuid!) {\n    undo_import(import_id: $id) {\n      import_id\n      state\n      removed\n    }\n  }\n": types.UndoImportDocument,
    "\n    query DomainPrices {\n      domain_prices(order_by: [{ extension: asc }, { currency: asc }]) {\n        id\n        extension\n        currency\n        register_price\n        transfer_price\n        renew_price\n      }\n    }\n  ": types.DomainPricesDocument,
    "\n  query DomainPricesList(\n    $where: domain_prices_bool_exp!\n    $order_by: [domain_prices_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: domain_prices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      extension\n      currency\n      register_price\n      transfer_price\n      renew_price\n      updated_at\n    }\n    total: domain_prices_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.DomainPricesListDocument,
    "\n  subscription DomainPricesChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"domain_prices\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": types.DomainPricesChangedDocument,
    "\n  mutation CreateDomainPrice($object: domain_prices_insert_input!) {\n    saved: insert_domain_prices_one(object: $object) {\n      id\n    }\n  }\n": types.CreateDomainPriceDocument,
    "\n  mutation UpdateDomainPrices($where: domain_prices_bool_exp!, $set: domain_prices_set_input!) {\n    saved: update_domain_prices(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": types.UpdateDomainPricesDocument,
    "\n  mutation DeleteDomainPrices($where: domain_prices_bool_exp!) {\n    removed: delete_domain_prices(where: $where) {\n      affected_rows\n    }\n  }\n": types.DeleteDomainPricesDocument,
    "\n  query EmailChangeOfLink($link_token: String!) {\n    change: email_change_of_link(link_token: $link_token) {\n      email\n    }\n  }\n": types.EmailChangeOfLinkDocument,
    "\n  mutation ConfirmEmailChange($link_token: String!) {\n    confirm_email_change(link_token: $link_token) {\n      email\n    }\n  }\n": types.ConfirmEmailChangeDocument,
    "\n  subscription LinksFigure {\n    figure: footer_links_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.LinksFigureDocument,
    "\n    query FooterLinks {\n      footer_links(order_by: [{ category: asc }, { sort_order: asc }, { id: asc }]) {\n        id\n        category\n        ...FooterLink_link\n      }\n    }\n  ": types.FooterLinksDocument,
    "\n    fragment FooterLink_link on footer_links {\n      id\n      label\n      label_ar\n      url\n    }\n  ": types.FooterLink_LinkFragmentDoc,
    "\n  query LinksList(\n    $where: footer_links_bool_exp!\n    $order_by: [footer_links_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: footer_links(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      label\n      label_ar\n      url\n      category\n      sort_order\n      updated_at\n    }\n    total: footer_links_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.LinksListDocument,
    "\n  subscription LinksChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"footer_links\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": types.LinksChangedDocument,
    "\n  mutation CreateLink($object: footer_links_insert_input!) {\n    saved: insert_footer_links_one(object: $object) {\n      id\n    }\n  }\n": types.CreateLinkDocument,
    "\n  mutation UpdateLinks($where: footer_links_bool_exp!, $set: footer_links_set_input!) {\n    saved: update_footer_links(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": types.UpdateLinksDocument,
    "\n  mutation DeleteLinks($where: footer_links_bool_exp!) {\n    removed: delete_footer_links(where: $where) {\n      affected_rows\n    }\n  }\n": types.DeleteLinksDocument,
    "\n  mutation MoveLinks($updates: [footer_links_updates!]!) {\n    moved: update_footer_links_many(updates: $updates) {\n      affected_rows\n    }\n  }\n": types.MoveLinksDocument,
    "\n  query HistoryList(\n    $where: history_entries_bool_exp!\n    $order_by: [history_entries_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: history_entries(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      happened_at\n      actor\n      actor_role\n      operation\n      table_name\n      record_id\n      label\n      changed_columns\n      batch_id\n      row_count\n      person {\n        user_id\n        email\n      }\n    }\n    total: history_entries_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.HistoryListDocument,
    "\n  subscription HistoryChanged {\n    changed: changes(order_by: [{ number: desc }], limit: 1) {\n      number\n    }\n  }\n": types.HistoryChangedDocument,
    "\n  query HistoryEntry($id: bigint!) {\n    entry: history_entries_by_pk(id: $id) {\n      id\n      happened_at\n      actor\n      actor_role\n      operation\n      table_name\n      record_id\n      label\n      changed_columns\n      batch_id\n      row_count\n      before\n      after\n      person {\n        user_id\n        email\n      }\n      together: same_transaction_aggregate {\n        aggregate {\n          count\n        }\n      }\n      added: same_transaction_aggregate(where: { operation: { _eq: \"insert\" } }) {\n        aggregate {\n          count\n        }\n      }\n    }\n  }\n": types.HistoryEntryDocument,
    "\n  query HistoryPeople {\n    people(order_by: [{ email: asc }], limit: 500) {\n      user_id\n      email\n    }\n  }\n": types.HistoryPeopleDocument,
    "\n  mutation RestoreEntry($entry_id: bigint!, $whole_transaction: Boolean!) {\n    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: $whole_transaction }) {\n      id\n    }\n  }\n": types.RestoreEntryDocument,
    "\n  subscription OpenHold {\n    holds(where: { resumed_at: { _is_null: true } }) {\n      id\n      snapshot_at\n    }\n  }\n": types.OpenHoldDocument,
    "\n  mutation ResumeProduct {\n    resume_product {\n      was_held\n    }\n  }\n": types.ResumeProductDocument,
    "\n  mutation SuppressEmails($emails: [String!]!, $state: String!) {\n    suppress_emails(emails: $emails, state: $state) {\n      suppressed\n      refused\n    }\n  }\n": types.SuppressEmailsDocument,
    "\n  query InvitationOfLink($link_token: String!) {\n    invitation: invitation_of_link(link_token: $link_token) {\n      email\n      role\n      expires_at\n    }\n  }\n": types.InvitationOfLinkDocument,
    "\n  mutation AcceptInvitation(\n    $link_token: String!\n    $first_name: String!\n    $last_name: String!\n    $password: String!\n  ) {\n    accept_invitation(\n      link_token: $link_token\n      first_name: $first_name\n      last_name: $last_name\n      password: $password\n    ) {\n      email\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  query LegalTextForm($slug: String!) {\n    rows: legal_pages(where: { slug: { _eq: $slug } }) {\n      id: slug\n      title\n      title_ar\n      body\n      body_ar\n      updated_at\n    }\n  }\n": types.LegalTextFormDocument,
    "\n  subscription LegalTextsChanged {\n    changed: legal_pages(order_by: [{ slug: asc }]) {\n      slug\n      updated_at\n    }\n  }\n": types.LegalTextsChangedDocument,
    "\n  mutation SaveLegalText($objects: [legal_pages_insert_input!]!, $where: legal_pages_bool_exp!) {\n    saved: insert_legal_pages(\n      objects: $objects\n      on_conflict: {\n        constraint: legal_pages_pkey\n        update_columns: [title, title_ar, body, body_ar]\n        where: $where\n      }\n    ) {\n      affected_rows\n    }\n  }\n": types.SaveLegalTextDocument,
    "\n    query LegalPage($slug: String!) {\n      legal_pages_by_pk(slug: $slug) {\n        slug\n        title\n        title_ar\n        body\n        body_ar\n        updated_at\n      }\n    }\n  ": types.LegalPageDocument,
    "\n  mutation SendNewsletter(\n    $newsletter_id: uuid!\n    $subject: String!\n    $html_content: String!\n    $subject_ar: String\n    $html_content_ar: String\n    $scheduled_at: timestamptz\n  ) {\n    dispatch: send_newsletter(\n      newsletter_id: $newsletter_id\n      subject: $subject\n      html_content: $html_content\n      subject_ar: $subject_ar\n      html_content_ar: $html_content_ar\n      scheduled_at: $scheduled_at\n    ) {\n      dispatch_id\n      recipients\n      state\n      undo_until\n    }\n  }\n": types.SendNewsletterDocument,
    "\n  mutation UndoDispatch($dispatch_id: uuid!) {\n    undo_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n": types.UndoDispatchDocument,
    "\n  query NewsletterRecipients($newsletter_id: uuid!) {\n    audience: newsletter_recipients(newsletter_id: $newsletter_id) {\n      recipients\n      arabic\n      unsubscribed\n      bounced\n      rate_limit\n      missing_settings\n    }\n  }\n": types.NewsletterRecipientsDocument,
    "\n  subscription LatestDispatches {\n    dispatches(order_by: [{ created_at: desc }, { id: asc }], limit: 50) {\n      id\n      newsletter_id\n      state\n      scheduled_at\n      recipients_count\n      sent_count\n      failed_count\n      unknown_count\n      skipped_count\n    }\n  }\n": types.LatestDispatchesDocument,
    "\n  query UndoWindow($dispatch_id: uuid!) {\n    dispatch: dispatches_by_pk(id: $dispatch_id) {\n      id\n      state\n      created_at\n      undo_until\n    }\n  }\n": types.UndoWindowDocument,
    "\n  subscription DispatchBegins($dispatch_id: uuid!) {\n    dispatch: dispatches_by_pk(id: $dispatch_id) {\n      id\n      state\n      newsletter {\n        id\n        status\n      }\n    }\n  }\n": types.DispatchBeginsDocument,
    "\n  subscription NewslettersFigure {\n    figure: newsletters_aggregate(where: { status: { _eq: \"sent\" } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.NewslettersFigureDocument,
    "\n  query PreviewNewsletter(\n    $template_name: String!\n    $subject: String!\n    $html_content: String!\n    $subject_ar: String\n    $html_content_ar: String\n    $preheader: String\n    $preheader_ar: String\n  ) {\n    preview: preview_newsletter(\n      template_name: $template_name\n      subject: $subject\n      html_content: $html_content\n      subject_ar: $subject_ar\n      html_content_ar: $html_content_ar\n      preheader: $preheader\n      preheader_ar: $preheader_ar\n    ) {\n      subject\n      preheader\n      html\n      text\n      subject_ar\n      preheader_ar\n      html_ar\n      text_ar\n    }\n  }\n": types.PreviewNewsletterDocument,
    "\n  mutation SendTestNewsletter(\n    $email: String!\n    $locale: String!\n    $template_name: String!\n    $subject: String!\n    $html_content: String!\n    $preheader: String\n  ) {\n    test: send_test_newsletter(\n      email: $email\n      locale: $locale\n      template_name: $template_name\n      subject: $subject\n      html_content: $html_content\n      preheader: $preheader\n    ) {\n      response\n    }\n  }\n": types.SendTestNewsletterDocument,
    "\n  subscription DispatchProgress($id: uuid!) {\n    dispatch: dispatches_by_pk(id: $id) {\n      id\n      newsletter_id\n      state\n      subject\n      subject_ar\n      scheduled_at\n      undo_until\n      recipients_count\n      queued_count\n      sending_count\n      sent_count\n      failed_count\n      unknown_count\n      skipped_count\n      problem\n      created_at\n      started_at\n      prepared_at\n      finished_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n": types.DispatchProgressDocument,
    "\n  query DispatchRecipients($where: deliveries_bool_exp!, $limit: Int!, $offset: Int!) {\n    deliveries(where: $where, order_by: [{ state: asc }, { id: asc }], limit: $limit, offset: $offset) {\n      id\n      state\n      reason\n      locale\n      attempts\n      unknown_attempts\n      next_attempt_at\n      finished_at\n      response\n      bounce\n      contact {\n        id\n        email\n      }\n    }\n    total: deliveries_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.DispatchRecipientsDocument,
    "\n  mutation PauseDispatch($dispatch_id: uuid!) {\n    changed: pause_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n": types.PauseDispatchDocument,
    "\n  mutation ResumeDispatch($dispatch_id: uuid!) {\n    changed: resume_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n": types.ResumeDispatchDocument,
    "\n  mutation CancelDispatch($dispatch_id: uuid!) {\n    changed: cancel_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n": types.CancelDispatchDocument,
    "\n  mutation RetryDeliveries($dispatch_id: uuid!, $include_unknown: Boolean) {\n    changed: retry_deliveries(dispatch_id: $dispatch_id, include_unknown: $include_unknown) {\n      dispatch_id\n      state\n    }\n  }\n": types.RetryDeliveriesDocument,
    "\n  mutation RescheduleDispatch($dispatch_id: uuid!, $scheduled_at: timestamptz!) {\n    changed: reschedule_dispatch(dispatch_id: $dispatch_id, scheduled_at: $scheduled_at) {\n      dispatch_id\n      state\n    }\n  }\n": types.RescheduleDispatchDocument,
    "\n  query NewslettersList(\n    $where: newsletters_bool_exp!\n    $order_by: [newsletters_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: newsletters(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      subject\n      subject_ar\n      preheader\n      preheader_ar\n      content\n      content_ar\n      template_name\n      status\n      created_at\n      updated_at\n      dispatches(where: { state: { _neq: \"undone\" } }, limit: 1) {\n        id\n        newsletter_id\n        state\n        scheduled_at\n        recipients_count\n        sent_count\n        failed_count\n        unknown_count\n        skipped_count\n      }\n    }\n    total: newsletters_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.NewslettersListDocument,
    "\n  subscription NewslettersChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"newsletters\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": types.NewslettersChangedDocument,
    "\n  mutation CreateNewsletter($object: newsletters_insert_input!) {\n    saved: insert_newsletters_one(object: $object) {\n      id\n    }\n  }\n": types.CreateNewsletterDocument,
    "\n  mutation UpdateNewsletters($where: newsletters_bool_exp!, $set: newsletters_set_input!) {\n    saved: update_newsletters(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": types.UpdateNewslettersDocument,
    "\n  mutation DeleteNewsletters($where: newsletters_bool_exp!) {\n    removed: delete_newsletters(where: $where) {\n      affected_rows\n    }\n  }\n": types.DeleteNewslettersDocument,
    "\n  subscription NoticesFigure {\n    figure: store_notices_aggregate(where: { is_active: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.NoticesFigureDocument,
    "\n    query NoticeBanner {\n      store_notices(\n        where: { is_active: { _eq: true } }\n        order_by: [{ notice_date: desc }, { created_at: desc }]\n      ) {\n        id\n        severity\n        ...NoticeSlide_notice\n      }\n    }\n  ": types.NoticeBannerDocument,
    "\n    subscription NoticeBannerUpdates {\n      store_notices(\n        where: { is_active: { _eq: true } }\n        order_by: [{ notice_date: desc }, { created_at: desc }]\n      ) {\n        id\n        severity\n        ...NoticeSlide_notice\n      }\n    }\n  ": types.NoticeBannerUpdatesDocument,
    "\n    fragment NoticeSlide_notice on store_notices {\n      id\n      content\n      content_ar\n      notice_date\n      severity\n      link_url\n    }\n  ": types.NoticeSlide_NoticeFragmentDoc,
    "\n  query NoticesList(\n    $where: store_notices_bool_exp!\n    $order_by: [store_notices_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: store_notices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      content\n      content_ar\n      notice_date\n      is_active\n      severity\n      link_url\n      starts_at\n      ends_at\n      updated_at\n    }\n    total: store_notices_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.NoticesListDocument,
    "\n  subscription NoticesChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"store_notices\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": types.NoticesChangedDocument,
    "\n  mutation CreateNotice($object: store_notices_insert_input!) {\n    saved: insert_store_notices_one(object: $object) {\n      id\n    }\n  }\n": types.CreateNoticeDocument,
    "\n  mutation UpdateNotices($where: store_notices_bool_exp!, $set: store_notices_set_input!) {\n    saved: update_store_notices(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": types.UpdateNoticesDocument,
    "\n  mutation DeleteNotices($where: store_notices_bool_exp!) {\n    removed: delete_store_notices(where: $where) {\n      affected_rows\n    }\n  }\n": types.DeleteNoticesDocument,
    "\n  mutation UpdatePassword(\n    $password: String!\n    $link_token: String\n    $current_password: String\n    $totp: String\n    $locale: String\n  ) {\n    update_password(\n      password: $password\n      link_token: $link_token\n      current_password: $current_password\n      totp: $totp\n      locale: $locale\n    ) {\n      session {\n        access_token\n        refresh_token\n        id_token\n      }\n    }\n  }\n": types.UpdatePasswordDocument,
    "\n  query AccountLink($token: String!) {\n    account_link(token: $token) {\n      purpose\n      email\n    }\n  }\n": types.AccountLinkDocument,
    "\n  subscription PlansFigure {\n    figure: pricing_plans_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.PlansFigureDocument,
    "\n    fragment CompareColumn_plan on pricing_plans {\n      id\n      name\n      name_ar\n      features\n      features_ar\n      price\n      currency\n      period\n      category\n      sort_order\n    }\n  ": types.CompareColumn_PlanFragmentDoc,
    "\n    fragment PlanButton_plan on pricing_plans {\n      id\n      name\n      category\n      button_url\n      currency\n      period\n      highlight\n    }\n  ": types.PlanButton_PlanFragmentDoc,
    "\n    fragment PlanCard_plan on pricing_plans {\n      id\n      name\n      name_ar\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      ...PlanPrice_plan\n      ...PlanButton_plan\n      ...PlanTerms_plan\n    }\n  ": types.PlanCard_PlanFragmentDoc,
    "\n    fragment CommonFeatures_plan on pricing_plans {\n      id\n      features\n      features_ar\n    }\n  ": types.CommonFeatures_PlanFragmentDoc,
    "\n    fragment PlanPrice_plan on pricing_plans {\n      id\n      price\n      currency\n      period\n      period_ar\n    }\n  ": types.PlanPrice_PlanFragmentDoc,
    "\n    query PlanPrices {\n      pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n      }\n    }\n  ": types.PlanPricesDocument,
    "\n    fragment PlanTerms_plan on pricing_plans {\n      id\n      price\n      currency\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n    }\n  ": types.PlanTerms_PlanFragmentDoc,
    "\n    query PricingSection($names: [String!]!, $categories: [String!]!) {\n      pricing_plans(\n        where: { name: { _in: $names }, category: { _in: $categories } }\n        order_by: [{ sort_order: asc }, { id: asc }]\n      ) {\n        id\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n        ...PlanCard_plan\n        ...CommonFeatures_plan\n      }\n    }\n  ": types.PricingSectionDocument,
    "\n    query CategoryPlans($category: String!) {\n      pricing_plans(where: { category: { _eq: $category } }, order_by: [{ sort_order: asc }, { id: asc }]) {\n        id\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n        ...PlanCard_plan\n        ...CommonFeatures_plan\n        ...CompareColumn_plan\n      }\n    }\n  ": types.CategoryPlansDocument,
    "\n  query AllPrices {\n    pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {\n      id\n      category\n      name\n      name_ar\n      price\n      currency\n      period\n      period_ar\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      button_url\n      sort_order\n    }\n  }\n": types.AllPricesDocument,
    "\n  mutation AddPrices($objects: [pricing_plans_insert_input!]!) {\n    made: insert_pricing_plans(\n      objects: $objects\n      on_conflict: { constraint: pricing_plans_pkey, update_columns: [] }\n    ) {\n      affected_rows\n    }\n  }\n": types.AddPricesDocument,
    "\n  query PlansList(\n    $where: pricing_plans_bool_exp!\n    $order_by: [pricing_plans_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: pricing_plans(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      category\n      name\n      name_ar\n      price\n      currency\n      period\n      period_ar\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      button_url\n      sort_order\n      updated_at\n    }\n    total: pricing_plans_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.PlansListDocument,
    "\n  subscription PlansChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"pricing_plans\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": types.PlansChangedDocument,
    "\n  mutation CreatePlan($object: pricing_plans_insert_input!) {\n    saved: insert_pricing_plans_one(object: $object) {\n      id\n    }\n  }\n": types.CreatePlanDocument,
    "\n  mutation UpdatePlans($where: pricing_plans_bool_exp!, $set: pricing_plans_set_input!) {\n    saved: update_pricing_plans(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": types.UpdatePlansDocument,
    "\n  mutation DeletePlans($where: pricing_plans_bool_exp!) {\n    removed: delete_pricing_plans(where: $where) {\n      affected_rows\n    }\n  }\n": types.DeletePlansDocument,
    "\n  mutation MovePlans($updates: [pricing_plans_updates!]!) {\n    moved: update_pricing_plans_many(updates: $updates) {\n      affected_rows\n    }\n  }\n": types.MovePlansDocument,
    "\n  query SeoSettingsForm {\n    rows: seo_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      value_ar\n      updated_at\n    }\n  }\n": types.SeoSettingsFormDocument,
    "\n  subscription SeoSettingsChanged {\n    changed: seo_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n": types.SeoSettingsChangedDocument,
    "\n  mutation SaveSeoSettings($objects: [seo_settings_insert_input!]!, $where: seo_settings_bool_exp!) {\n    saved: insert_seo_settings(\n      objects: $objects\n      on_conflict: { constraint: seo_settings_pkey, update_columns: [value, value_ar], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n": types.SaveSeoSettingsDocument,
    "\n    query SeoTexts {\n      seo_settings(where: { key: { _in: [\"site_title\", \"meta_description\"] } }) {\n        key\n        value\n        value_ar\n      }\n    }\n  ": types.SeoTextsDocument,
    "\n  query SiteSettingsForm {\n    rows: site_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      value_ar\n      updated_at\n    }\n  }\n": types.SiteSettingsFormDocument,
    "\n  subscription SiteSettingsChanged {\n    changed: site_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n": types.SiteSettingsChangedDocument,
    "\n  mutation SaveSiteSettings($objects: [site_settings_insert_input!]!, $where: site_settings_bool_exp!) {\n    saved: insert_site_settings(\n      objects: $objects\n      on_conflict: { constraint: site_settings_pkey, update_columns: [value, value_ar], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n": types.SaveSiteSettingsDocument,
    "\n    query Testimonials {\n      testimonials(order_by: [{ sort_order: asc }, { id: asc }], limit: 6) {\n        id\n        ...Testimonial_testimonial\n      }\n    }\n  ": types.TestimonialsDocument,
    "\n    query Ratings {\n      site_settings(where: { key: { _like: \"rating%\" } }, order_by: [{ key: asc }]) {\n        key\n        value\n      }\n    }\n  ": types.RatingsDocument,
    "\n    fragment Testimonial_testimonial on testimonials {\n      id\n      name\n      name_ar\n      company\n      company_ar\n      quote\n      quote_ar\n      picture\n      picture_width\n      picture_height\n      picture_alt\n      picture_alt_ar\n    }\n  ": types.Testimonial_TestimonialFragmentDoc,
    "\n  query TestimonialsList(\n    $where: testimonials_bool_exp!\n    $order_by: [testimonials_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: testimonials(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      name_ar\n      company\n      company_ar\n      quote\n      quote_ar\n      picture\n      picture_width\n      picture_height\n      picture_alt\n      picture_alt_ar\n      sort_order\n      updated_at\n    }\n    total: testimonials_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.TestimonialsListDocument,
    "\n  subscription TestimonialsChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"testimonials\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": types.TestimonialsChangedDocument,
    "\n  mutation CreateTestimonial($object: testimonials_insert_input!) {\n    saved: insert_testimonials_one(object: $object) {\n      id\n    }\n  }\n": types.CreateTestimonialDocument,
    "\n  mutation UpdateTestimonials($where: testimonials_bool_exp!, $set: testimonials_set_input!) {\n    saved: update_testimonials(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": types.UpdateTestimonialsDocument,
    "\n  mutation DeleteTestimonials($where: testimonials_bool_exp!) {\n    removed: delete_testimonials(where: $where) {\n      affected_rows\n    }\n  }\n": types.DeleteTestimonialsDocument,
    "\n  mutation MoveTestimonials($updates: [testimonials_updates!]!) {\n    moved: update_testimonials_many(updates: $updates) {\n      affected_rows\n    }\n  }\n": types.MoveTestimonialsDocument,
    "\n  query AllUsers {\n    users: get_all_users {\n      id: user_id\n      user_id\n      email\n      role\n      enabled\n      last_sign_in_at\n      second_factor\n    }\n  }\n": types.AllUsersDocument,
    "\n  subscription UserRolesChanged {\n    changed: changes(where: { table_name: { _eq: \"user_roles\" } }, order_by: [{ number: desc }], limit: 1) {\n      number\n    }\n  }\n": types.UserRolesChangedDocument,
    "\n  mutation UpdateUserRole($target_user_id: uuid!, $new_role: String!) {\n    update_user_role(target_user_id: $target_user_id, new_role: $new_role) {\n      user_id\n      role\n    }\n  }\n": types.UpdateUserRoleDocument,
    "\n  mutation SetUserEnabled($target_user_id: uuid!, $enabled: Boolean!) {\n    set_user_enabled(target_user_id: $target_user_id, enabled: $enabled) {\n      user_id\n      enabled\n    }\n  }\n": types.SetUserEnabledDocument,
    "\n  mutation EndUserSessions($target_user_id: uuid!) {\n    end_user_sessions(target_user_id: $target_user_id) {\n      user_id\n    }\n  }\n": types.EndUserSessionsDocument,
    "\n  mutation ResetUserTotp($target_user_id: uuid!) {\n    reset_user_totp(target_user_id: $target_user_id) {\n      user_id\n    }\n  }\n": types.ResetUserTotpDocument,
    "\n  subscription UsersFigure {\n    figure: user_roles_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.UsersFigureDocument,
    "\n  subscription OpenInvitations {\n    invitations(order_by: { invited_at: desc }, limit: 500) {\n      id\n      email\n      role\n      locale\n      invited_at\n      expires_at\n      inviter {\n        user_id\n        email\n      }\n    }\n  }\n": types.OpenInvitationsDocument,
    "\n  mutation InviteUser($email: String!, $role: String!, $locale: String!) {\n    invite_user(email: $email, role: $role, locale: $locale) {\n      invitation_id\n      email\n      expires_at\n    }\n  }\n": types.InviteUserDocument,
    "\n  mutation RevokeInvitation($invitation_id: uuid!) {\n    revoke_invitation(invitation_id: $invitation_id) {\n      invitation_id\n    }\n  }\n": types.RevokeInvitationDocument,
    "\n  subscription WebhooksChanged {\n    changed: webhook_endpoints(order_by: [{ id: asc }]) {\n      id\n      updated_at\n      health {\n        endpoint_id\n        failing_since\n      }\n    }\n  }\n": types.WebhooksChangedDocument,
    "\n  mutation CreateWebhook($object: webhook_endpoints_insert_input!) {\n    saved: insert_webhook_endpoints_one(object: $object) {\n      id\n      name\n      secret_made_at\n      secret_shown_at\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($id: uuid!, $set: webhook_endpoints_set_input!) {\n    saved: update_webhook_endpoints_by_pk(pk_columns: { id: $id }, _set: $set) {\n      id\n    }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhooks($where: webhook_endpoints_bool_exp!) {\n    removed: delete_webhook_endpoints(where: $where) {\n      affected_rows\n    }\n  }\n": types.DeleteWebhooksDocument,
    "\n  subscription WebhooksFigure {\n    figure: webhook_endpoints_aggregate(where: { is_enabled: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.WebhooksFigureDocument,
    "\n  mutation ShowWebhookSecret($endpoint_id: uuid!) {\n    shown: show_webhook_secret(endpoint_id: $endpoint_id) {\n      secret\n    }\n  }\n": types.ShowWebhookSecretDocument,
    "\n  mutation RotateWebhookSecret($endpoint_id: uuid!) {\n    rotated: rotate_webhook_secret(endpoint_id: $endpoint_id) {\n      secret\n      old_valid_until\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation TestWebhook($endpoint_id: uuid!) {\n    queued: test_webhook(endpoint_id: $endpoint_id) {\n      delivery_id\n    }\n  }\n": types.TestWebhookDocument,
    "\n  subscription WebhookLog($endpoint_id: uuid!, $where: webhook_deliveries_bool_exp!) {\n    endpoint: webhook_endpoints_by_pk(id: $endpoint_id) {\n      id\n      name\n      is_enabled\n      deliveries(where: $where, order_by: [{ created_at: desc }, { id: asc }], limit: 50) {\n        id\n        kind\n        state\n        attempts_count\n        next_attempt_at\n        created_at\n        finished_at\n        event {\n          id\n          type\n          happened_at\n          data\n        }\n        attempts(order_by: [{ id: asc }], limit: 20) {\n          id\n          started_at\n          duration_ms\n          status\n          problem\n          response\n        }\n      }\n    }\n  }\n": types.WebhookLogDocument,
    "\n  mutation ReplayWebhookDeliveries($delivery_ids: [uuid!]!) {\n    sent: replay_webhook_deliveries(delivery_ids: $delivery_ids) {\n      replayed\n    }\n  }\n": types.ReplayWebhookDeliveriesDocument,
    "\n  query WebhooksList(\n    $where: webhook_endpoints_bool_exp!\n    $order_by: [webhook_endpoints_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: webhook_endpoints(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      url\n      events\n      is_enabled\n      disabled_reason\n      secret_made_at\n      secret_shown_at\n      created_at\n      updated_at\n      health {\n        endpoint_id\n        failing_since\n      }\n    }\n    total: webhook_endpoints_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.WebhooksListDocument,
    "\n  query LastChange($where: history_entries_bool_exp!) {\n    entries: history_entries(where: $where, order_by: [{ id: desc }], limit: 1) {\n      id\n      happened_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n": types.LastChangeDocument,
    "\n  query DeletionEntry($table: String!, $ids: [String!]!) {\n    entries: history_entries(\n      where: { table_name: { _eq: $table }, record_id: { _in: $ids }, operation: { _eq: \"delete\" } }\n      order_by: [{ id: desc }]\n      limit: 1\n    ) {\n      id\n    }\n  }\n": types.DeletionEntryDocument,
    "\n  mutation UndoDeletion($entry_id: bigint!) {\n    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: true }) {\n      id\n    }\n  }\n": types.UndoDeletionDocument,
    "\n  mutation BeginTotp($enrolment_token: String) {\n    begin_totp(enrolment_token: $enrolment_token) {\n      pending\n      secret\n      uri\n      qr_svg\n    }\n  }\n": types.BeginTotpDocument,
    "\n  mutation ConfirmTotp(\n    $pending: String!\n    $code: String!\n    $password: String\n    $totp: String\n    $enrolment_token: String\n  ) {\n    confirm_totp(\n      pending: $pending\n      code: $code\n      password: $password\n      totp: $totp\n      enrolment_token: $enrolment_token\n    ) {\n      is_enabled\n    }\n  }\n": types.ConfirmTotpDocument,
    "\n  query SessionRole($user_id: uuid!) {\n    user_roles_by_pk(user_id: $user_id) {\n      user_id\n      role\n    }\n  }\n": types.SessionRoleDocument,
    "\n  query PartnersList(\n    $where: footer_links_bool_exp!\n    $order_by: [footer_links_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: footer_links(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      label\n      label_ar\n      url\n      updated_at\n    }\n    total: footer_links_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n": types.PartnersListDocument,
    "\n  subscription PartnersChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"footer_links\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n": types.PartnersChangedDocument,
    "\n  mutation CreatePartner($object: footer_links_insert_input!) {\n    saved: insert_footer_links_one(object: $object) {\n      id\n    }\n  }\n": types.CreatePartnerDocument,
    "\n  mutation UpdatePartners($where: footer_links_bool_exp!, $set: footer_links_set_input!) {\n    saved: update_footer_links(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n": types.UpdatePartnersDocument,
    "\n  mutation DeletePartners($where: footer_links_bool_exp!) {\n    removed: delete_footer_links(where: $where) {\n      affected_rows\n    }\n  }\n": types.DeletePartnersDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnAccount {\n    account: own_account {\n      id\n      email\n      first_name\n      last_name\n      locale\n      has_password\n      has_totp\n      is_totp_required\n      sessions {\n        id\n        is_current\n        method\n        has_second_factor\n        browser\n        system\n        address\n        country\n        signed_in_at\n        last_seen_at\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnAccount {\n    account: own_account {\n      id\n      email\n      first_name\n      last_name\n      locale\n      has_password\n      has_totp\n      is_totp_required\n      sessions {\n        id\n        is_current\n        method\n        has_second_factor\n        browser\n        system\n        address\n        country\n        signed_in_at\n        last_seen_at\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOwnAccount($first_name: String!, $last_name: String!, $locale: String!) {\n    change_own_account(first_name: $first_name, last_name: $last_name, locale: $locale) {\n      id\n      first_name\n      last_name\n      locale\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeOwnAccount($first_name: String!, $last_name: String!, $locale: String!) {\n    change_own_account(first_name: $first_name, last_name: $last_name, locale: $locale) {\n      id\n      first_name\n      last_name\n      locale\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailChange($email: String!, $password: String!, $totp: String) {\n    request_email_change(email: $email, password: $password, totp: $totp) {\n      accepted\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailChange($email: String!, $password: String!, $totp: String) {\n    request_email_change(email: $email, password: $password, totp: $totp) {\n      accepted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOwnSession($session_id: String!) {\n    end_own_session(session_id: $session_id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation EndOwnSession($session_id: String!) {\n    end_own_session(session_id: $session_id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOwnSessions {\n    end_own_sessions {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation EndOwnSessions {\n    end_own_sessions {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTotp($password: String!, $totp: String) {\n    remove_totp(password: $password, totp: $totp) {\n      is_enabled\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveTotp($password: String!, $totp: String) {\n    remove_totp(password: $password, totp: $totp) {\n      is_enabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalyticsSettingsForm {\n    rows: analytics_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      updated_at\n    }\n  }\n"): (typeof documents)["\n  query AnalyticsSettingsForm {\n    rows: analytics_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      updated_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AnalyticsSettingsChanged {\n    changed: analytics_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n"): (typeof documents)["\n  subscription AnalyticsSettingsChanged {\n    changed: analytics_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAnalyticsSettings(\n    $objects: [analytics_settings_insert_input!]!\n    $where: analytics_settings_bool_exp!\n  ) {\n    saved: insert_analytics_settings(\n      objects: $objects\n      on_conflict: { constraint: analytics_settings_pkey, update_columns: [value], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation SaveAnalyticsSettings(\n    $objects: [analytics_settings_insert_input!]!\n    $where: analytics_settings_bool_exp!\n  ) {\n    saved: insert_analytics_settings(\n      objects: $objects\n      on_conflict: { constraint: analytics_settings_pkey, update_columns: [value], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveHeadScripts($password: String!, $totp: String, $value: String) {\n    save_head_scripts(password: $password, totp: $totp, value: $value) {\n      key\n    }\n  }\n"): (typeof documents)["\n  mutation SaveHeadScripts($password: String!, $totp: String, $value: String) {\n    save_head_scripts(password: $password, totp: $totp, value: $value) {\n      key\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApiKeysChanged {\n    changed: api_keys(order_by: { created_at: desc }, limit: 500) {\n      id\n      name\n      allowed_origins\n      allowed_addresses\n      expires_at\n      last_used_at\n      last_used_address\n      revoked_at\n      held_at\n    }\n  }\n"): (typeof documents)["\n  subscription ApiKeysChanged {\n    changed: api_keys(order_by: { created_at: desc }, limit: 500) {\n      id\n      name\n      allowed_origins\n      allowed_addresses\n      expires_at\n      last_used_at\n      last_used_address\n      revoked_at\n      held_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiKey(\n    $name: String!\n    $role: String!\n    $expires_at: timestamptz\n    $allowed_origins: [String!]!\n    $allowed_addresses: [String!]!\n  ) {\n    create_api_key(\n      name: $name\n      role: $role\n      expires_at: $expires_at\n      allowed_origins: $allowed_origins\n      allowed_addresses: $allowed_addresses\n    ) {\n      id\n      key\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiKey(\n    $name: String!\n    $role: String!\n    $expires_at: timestamptz\n    $allowed_origins: [String!]!\n    $allowed_addresses: [String!]!\n  ) {\n    create_api_key(\n      name: $name\n      role: $role\n      expires_at: $expires_at\n      allowed_origins: $allowed_origins\n      allowed_addresses: $allowed_addresses\n    ) {\n      id\n      key\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateApiKey(\n    $id: uuid!\n    $name: String\n    $expires_at: timestamptz\n    $allowed_origins: [String!]\n    $allowed_addresses: [String!]\n  ) {\n    update_api_key(\n      id: $id\n      name: $name\n      expires_at: $expires_at\n      allowed_origins: $allowed_origins\n      allowed_addresses: $allowed_addresses\n    ) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateApiKey(\n    $id: uuid!\n    $name: String\n    $expires_at: timestamptz\n    $allowed_origins: [String!]\n    $allowed_addresses: [String!]\n  ) {\n    update_api_key(\n      id: $id\n      name: $name\n      expires_at: $expires_at\n      allowed_origins: $allowed_origins\n      allowed_addresses: $allowed_addresses\n    ) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($id: uuid!) {\n    revoke_api_key(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeApiKey($id: uuid!) {\n    revoke_api_key(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmApiKey($id: uuid!) {\n    confirm_api_key(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmApiKey($id: uuid!) {\n    confirm_api_key(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ApiKeysFigure {\n    figure: api_keys_aggregate(where: { revoked_at: { _is_null: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ApiKeysFigure {\n    figure: api_keys_aggregate(where: { revoked_at: { _is_null: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeysList(\n    $where: api_keys_bool_exp!\n    $order_by: [api_keys_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: api_keys(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      role\n      expires_at\n      allowed_origins\n      allowed_addresses\n      prefix\n      last_used_at\n      last_used_address\n      created_at\n      revoked_at\n      held_at\n    }\n    total: api_keys_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApiKeysList(\n    $where: api_keys_bool_exp!\n    $order_by: [api_keys_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: api_keys(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      role\n      expires_at\n      allowed_origins\n      allowed_addresses\n      prefix\n      last_used_at\n      last_used_address\n      created_at\n      revoked_at\n      held_at\n    }\n    total: api_keys_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestRecovery($email: String!, $captcha_token: String!, $locale: String) {\n    request_password_recovery(email: $email, captcha_token: $captcha_token, locale: $locale) {\n      accepted\n    }\n  }\n"): (typeof documents)["\n  mutation RequestRecovery($email: String!, $captcha_token: String!, $locale: String) {\n    request_password_recovery(email: $email, captcha_token: $captcha_token, locale: $locale) {\n      accepted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn(\n    $email: String!\n    $password: String!\n    $captcha_token: String!\n    $totp: String\n    $locale: String\n  ) {\n    sign_in(email: $email, password: $password, captcha_token: $captcha_token, totp: $totp, locale: $locale) {\n      access_token\n      refresh_token\n      id_token\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn(\n    $email: String!\n    $password: String!\n    $captcha_token: String!\n    $totp: String\n    $locale: String\n  ) {\n    sign_in(email: $email, password: $password, captcha_token: $captcha_token, totp: $totp, locale: $locale) {\n      access_token\n      refresh_token\n      id_token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckCaptcha($captcha_token: String!) {\n    check_captcha(captcha_token: $captcha_token) {\n      passed\n    }\n  }\n"): (typeof documents)["\n  mutation CheckCaptcha($captcha_token: String!) {\n    check_captcha(captcha_token: $captcha_token) {\n      passed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VisitorInfo {\n    visitor_info {\n      ip\n      country\n    }\n  }\n"): (typeof documents)["\n  query VisitorInfo {\n    visitor_info {\n      ip\n      country\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ContactsFigure {\n    figure: contacts_aggregate(where: { state: { _eq: \"subscribed\" } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ContactsFigure {\n    figure: contacts_aggregate(where: { state: { _eq: \"subscribed\" } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactDeliveries($contact_id: uuid!) {\n    deliveries(\n      where: { contact_id: { _eq: $contact_id } }\n      order_by: [{ dispatch: { created_at: desc } }, { id: asc }]\n      limit: 10\n    ) {\n      id\n      state\n      reason\n      bounce\n      locale\n      finished_at\n      dispatch {\n        id\n        subject\n        subject_ar\n        created_at\n      }\n    }\n    total: deliveries_aggregate(where: { contact_id: { _eq: $contact_id } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContactDeliveries($contact_id: uuid!) {\n    deliveries(\n      where: { contact_id: { _eq: $contact_id } }\n      order_by: [{ dispatch: { created_at: desc } }, { id: asc }]\n      limit: 10\n    ) {\n      id\n      state\n      reason\n      bounce\n      locale\n      finished_at\n      dispatch {\n        id\n        subject\n        subject_ar\n        created_at\n      }\n    }\n    total: deliveries_aggregate(where: { contact_id: { _eq: $contact_id } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactStanding($contact_id: uuid!) {\n    contact: contacts_by_pk(id: $contact_id) {\n      id\n      email\n      state\n      state_reason\n      state_note\n      unsubscribed_at\n      consent_version\n      consent_locale\n      consent_source\n      consent_requested_at\n      consent_confirmed_at\n    }\n  }\n"): (typeof documents)["\n  query ContactStanding($contact_id: uuid!) {\n    contact: contacts_by_pk(id: $contact_id) {\n      id\n      email\n      state\n      state_reason\n      state_note\n      unsubscribed_at\n      consent_version\n      consent_locale\n      consent_source\n      consent_requested_at\n      consent_confirmed_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetContactState($contact_id: uuid!, $state: String!, $reason: String) {\n    changed: set_contact_state(contact_id: $contact_id, state: $state, reason: $reason) {\n      contact_id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation SetContactState($contact_id: uuid!, $state: String!, $reason: String) {\n    changed: set_contact_state(contact_id: $contact_id, state: $state, reason: $reason) {\n      contact_id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportContact($contact_id: uuid!) {\n    exported: export_contact(contact_id: $contact_id) {\n      data\n    }\n  }\n"): (typeof documents)["\n  query ExportContact($contact_id: uuid!) {\n    exported: export_contact(contact_id: $contact_id) {\n      data\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactsList(\n    $where: contacts_bool_exp!\n    $order_by: [contacts_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: contacts(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      email\n      first_name\n      last_name\n      locale\n      state\n      source\n      consent_version\n      consent_locale\n      consent_source\n      consent_requested_at\n      consent_confirmed_at\n      unsubscribed_at\n      created_at\n      updated_at\n    }\n    total: contacts_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContactsList(\n    $where: contacts_bool_exp!\n    $order_by: [contacts_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: contacts(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      email\n      first_name\n      last_name\n      locale\n      state\n      source\n      consent_version\n      consent_locale\n      consent_source\n      consent_requested_at\n      consent_confirmed_at\n      unsubscribed_at\n      created_at\n      updated_at\n    }\n    total: contacts_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ContactsChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"contacts\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription ContactsChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"contacts\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateContact($object: contacts_insert_input!) {\n    saved: insert_contacts_one(object: $object) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateContact($object: contacts_insert_input!) {\n    saved: insert_contacts_one(object: $object) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateContacts($where: contacts_bool_exp!, $set: contacts_set_input!) {\n    saved: update_contacts(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateContacts($where: contacts_bool_exp!, $set: contacts_set_input!) {\n    saved: update_contacts(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteContacts($where: contacts_bool_exp!) {\n    removed: delete_contacts(where: $where) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteContacts($where: contacts_bool_exp!) {\n    removed: delete_contacts(where: $where) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KnownContacts($keys: [String!]!) {\n    known: contacts_aggregate(where: { email_key: { _in: $keys } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query KnownContacts($keys: [String!]!) {\n    known: contacts_aggregate(where: { email_key: { _in: $keys } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ImportProgress($key: String!) {\n    imports(where: { idempotency_key: { _eq: $key } }) {\n      id\n      state\n      total_bytes\n      received_bytes\n      rows_read\n      created_count\n      updated_count\n      existing_count\n      duplicate_count\n      invalid_count\n      error_code\n      error_message\n    }\n  }\n"): (typeof documents)["\n  subscription ImportProgress($key: String!) {\n    imports(where: { idempotency_key: { _eq: $key } }) {\n      id\n      state\n      total_bytes\n      received_bytes\n      rows_read\n      created_count\n      updated_count\n      existing_count\n      duplicate_count\n      invalid_count\n      error_code\n      error_message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ImportHistory {\n    imports(order_by: [{ created_at: desc }, { id: asc }], limit: 10) {\n      id\n      state\n      source\n      file_name\n      created_count\n      updated_count\n      existing_count\n      duplicate_count\n      invalid_count\n      warning_count\n      removed_count\n      error_code\n      error_message\n      created_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ImportHistory {\n    imports(order_by: [{ created_at: desc }, { id: asc }], limit: 10) {\n      id\n      state\n      source\n      file_name\n      created_count\n      updated_count\n      existing_count\n      duplicate_count\n      invalid_count\n      warning_count\n      removed_count\n      error_code\n      error_message\n      created_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelImport($id: uuid!) {\n    cancel_import(import_id: $id) {\n      import_id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation CancelImport($id: uuid!) {\n    cancel_import(import_id: $id) {\n      import_id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoImport($id: uuid!) {\n    undo_import(import_id: $id) {\n      import_id\n      state\n      removed\n    }\n  }\n"): (typeof documents)["\n  mutation UndoImport($id: uuid!) {\n    undo_import(import_id: $id) {\n      import_id\n      state\n      removed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query DomainPrices {\n      domain_prices(order_by: [{ extension: asc }, { currency: asc }]) {\n        id\n        extension\n        currency\n        register_price\n        transfer_price\n        renew_price\n      }\n    }\n  "): (typeof documents)["\n    query DomainPrices {\n      domain_prices(order_by: [{ extension: asc }, { currency: asc }]) {\n        id\n        extension\n        currency\n        register_price\n        transfer_price\n        renew_price\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DomainPricesList(\n    $where: domain_prices_bool_exp!\n    $order_by: [domain_prices_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: domain_prices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      extension\n      currency\n      register_price\n      transfer_price\n      renew_price\n      updated_at\n    }\n    total: domain_prices_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query DomainPricesList(\n    $where: domain_prices_bool_exp!\n    $order_by: [domain_prices_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: domain_prices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      extension\n      currency\n      register_price\n      transfer_price\n      renew_price\n      updated_at\n    }\n    total: domain_prices_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DomainPricesChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"domain_prices\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription DomainPricesChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"domain_prices\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateDomainPrice($object: domain_prices_insert_input!) {\n    saved: insert_domain_prices_one(object: $object) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateDomainPrice($object: domain_prices_insert_input!) {\n    saved: insert_domain_prices_one(object: $object) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDomainPrices($where: domain_prices_bool_exp!, $set: domain_prices_set_input!) {\n    saved: update_domain_prices(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDomainPrices($where: domain_prices_bool_exp!, $set: domain_prices_set_input!) {\n    saved: update_domain_prices(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDomainPrices($where: domain_prices_bool_exp!) {\n    removed: delete_domain_prices(where: $where) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteDomainPrices($where: domain_prices_bool_exp!) {\n    removed: delete_domain_prices(where: $where) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmailChangeOfLink($link_token: String!) {\n    change: email_change_of_link(link_token: $link_token) {\n      email\n    }\n  }\n"): (typeof documents)["\n  query EmailChangeOfLink($link_token: String!) {\n    change: email_change_of_link(link_token: $link_token) {\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmailChange($link_token: String!) {\n    confirm_email_change(link_token: $link_token) {\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmailChange($link_token: String!) {\n    confirm_email_change(link_token: $link_token) {\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LinksFigure {\n    figure: footer_links_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription LinksFigure {\n    figure: footer_links_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query FooterLinks {\n      footer_links(order_by: [{ category: asc }, { sort_order: asc }, { id: asc }]) {\n        id\n        category\n        ...FooterLink_link\n      }\n    }\n  "): (typeof documents)["\n    query FooterLinks {\n      footer_links(order_by: [{ category: asc }, { sort_order: asc }, { id: asc }]) {\n        id\n        category\n        ...FooterLink_link\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment FooterLink_link on footer_links {\n      id\n      label\n      label_ar\n      url\n    }\n  "): (typeof documents)["\n    fragment FooterLink_link on footer_links {\n      id\n      label\n      label_ar\n      url\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinksList(\n    $where: footer_links_bool_exp!\n    $order_by: [footer_links_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: footer_links(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      label\n      label_ar\n      url\n      category\n      sort_order\n      updated_at\n    }\n    total: footer_links_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query LinksList(\n    $where: footer_links_bool_exp!\n    $order_by: [footer_links_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: footer_links(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      label\n      label_ar\n      url\n      category\n      sort_order\n      updated_at\n    }\n    total: footer_links_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LinksChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"footer_links\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription LinksChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"footer_links\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLink($object: footer_links_insert_input!) {\n    saved: insert_footer_links_one(object: $object) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateLink($object: footer_links_insert_input!) {\n    saved: insert_footer_links_one(object: $object) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLinks($where: footer_links_bool_exp!, $set: footer_links_set_input!) {\n    saved: update_footer_links(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLinks($where: footer_links_bool_exp!, $set: footer_links_set_input!) {\n    saved: update_footer_links(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLinks($where: footer_links_bool_exp!) {\n    removed: delete_footer_links(where: $where) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLinks($where: footer_links_bool_exp!) {\n    removed: delete_footer_links(where: $where) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveLinks($updates: [footer_links_updates!]!) {\n    moved: update_footer_links_many(updates: $updates) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation MoveLinks($updates: [footer_links_updates!]!) {\n    moved: update_footer_links_many(updates: $updates) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryList(\n    $where: history_entries_bool_exp!\n    $order_by: [history_entries_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: history_entries(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      happened_at\n      actor\n      actor_role\n      operation\n      table_name\n      record_id\n      label\n      changed_columns\n      batch_id\n      row_count\n      person {\n        user_id\n        email\n      }\n    }\n    total: history_entries_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryList(\n    $where: history_entries_bool_exp!\n    $order_by: [history_entries_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: history_entries(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      happened_at\n      actor\n      actor_role\n      operation\n      table_name\n      record_id\n      label\n      changed_columns\n      batch_id\n      row_count\n      person {\n        user_id\n        email\n      }\n    }\n    total: history_entries_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription HistoryChanged {\n    changed: changes(order_by: [{ number: desc }], limit: 1) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription HistoryChanged {\n    changed: changes(order_by: [{ number: desc }], limit: 1) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryEntry($id: bigint!) {\n    entry: history_entries_by_pk(id: $id) {\n      id\n      happened_at\n      actor\n      actor_role\n      operation\n      table_name\n      record_id\n      label\n      changed_columns\n      batch_id\n      row_count\n      before\n      after\n      person {\n        user_id\n        email\n      }\n      together: same_transaction_aggregate {\n        aggregate {\n          count\n        }\n      }\n      added: same_transaction_aggregate(where: { operation: { _eq: \"insert\" } }) {\n        aggregate {\n          count\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HistoryEntry($id: bigint!) {\n    entry: history_entries_by_pk(id: $id) {\n      id\n      happened_at\n      actor\n      actor_role\n      operation\n      table_name\n      record_id\n      label\n      changed_columns\n      batch_id\n      row_count\n      before\n      after\n      person {\n        user_id\n        email\n      }\n      together: same_transaction_aggregate {\n        aggregate {\n          count\n        }\n      }\n      added: same_transaction_aggregate(where: { operation: { _eq: \"insert\" } }) {\n        aggregate {\n          count\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistoryPeople {\n    people(order_by: [{ email: asc }], limit: 500) {\n      user_id\n      email\n    }\n  }\n"): (typeof documents)["\n  query HistoryPeople {\n    people(order_by: [{ email: asc }], limit: 500) {\n      user_id\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreEntry($entry_id: bigint!, $whole_transaction: Boolean!) {\n    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: $whole_transaction }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreEntry($entry_id: bigint!, $whole_transaction: Boolean!) {\n    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: $whole_transaction }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OpenHold {\n    holds(where: { resumed_at: { _is_null: true } }) {\n      id\n      snapshot_at\n    }\n  }\n"): (typeof documents)["\n  subscription OpenHold {\n    holds(where: { resumed_at: { _is_null: true } }) {\n      id\n      snapshot_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeProduct {\n    resume_product {\n      was_held\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeProduct {\n    resume_product {\n      was_held\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuppressEmails($emails: [String!]!, $state: String!) {\n    suppress_emails(emails: $emails, state: $state) {\n      suppressed\n      refused\n    }\n  }\n"): (typeof documents)["\n  mutation SuppressEmails($emails: [String!]!, $state: String!) {\n    suppress_emails(emails: $emails, state: $state) {\n      suppressed\n      refused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationOfLink($link_token: String!) {\n    invitation: invitation_of_link(link_token: $link_token) {\n      email\n      role\n      expires_at\n    }\n  }\n"): (typeof documents)["\n  query InvitationOfLink($link_token: String!) {\n    invitation: invitation_of_link(link_token: $link_token) {\n      email\n      role\n      expires_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation(\n    $link_token: String!\n    $first_name: String!\n    $last_name: String!\n    $password: String!\n  ) {\n    accept_invitation(\n      link_token: $link_token\n      first_name: $first_name\n      last_name: $last_name\n      password: $password\n    ) {\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation(\n    $link_token: String!\n    $first_name: String!\n    $last_name: String!\n    $password: String!\n  ) {\n    accept_invitation(\n      link_token: $link_token\n      first_name: $first_name\n      last_name: $last_name\n      password: $password\n    ) {\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LegalTextForm($slug: String!) {\n    rows: legal_pages(where: { slug: { _eq: $slug } }) {\n      id: slug\n      title\n      title_ar\n      body\n      body_ar\n      updated_at\n    }\n  }\n"): (typeof documents)["\n  query LegalTextForm($slug: String!) {\n    rows: legal_pages(where: { slug: { _eq: $slug } }) {\n      id: slug\n      title\n      title_ar\n      body\n      body_ar\n      updated_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LegalTextsChanged {\n    changed: legal_pages(order_by: [{ slug: asc }]) {\n      slug\n      updated_at\n    }\n  }\n"): (typeof documents)["\n  subscription LegalTextsChanged {\n    changed: legal_pages(order_by: [{ slug: asc }]) {\n      slug\n      updated_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveLegalText($objects: [legal_pages_insert_input!]!, $where: legal_pages_bool_exp!) {\n    saved: insert_legal_pages(\n      objects: $objects\n      on_conflict: {\n        constraint: legal_pages_pkey\n        update_columns: [title, title_ar, body, body_ar]\n        where: $where\n      }\n    ) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation SaveLegalText($objects: [legal_pages_insert_input!]!, $where: legal_pages_bool_exp!) {\n    saved: insert_legal_pages(\n      objects: $objects\n      on_conflict: {\n        constraint: legal_pages_pkey\n        update_columns: [title, title_ar, body, body_ar]\n        where: $where\n      }\n    ) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query LegalPage($slug: String!) {\n      legal_pages_by_pk(slug: $slug) {\n        slug\n        title\n        title_ar\n        body\n        body_ar\n        updated_at\n      }\n    }\n  "): (typeof documents)["\n    query LegalPage($slug: String!) {\n      legal_pages_by_pk(slug: $slug) {\n        slug\n        title\n        title_ar\n        body\n        body_ar\n        updated_at\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendNewsletter(\n    $newsletter_id: uuid!\n    $subject: String!\n    $html_content: String!\n    $subject_ar: String\n    $html_content_ar: String\n    $scheduled_at: timestamptz\n  ) {\n    dispatch: send_newsletter(\n      newsletter_id: $newsletter_id\n      subject: $subject\n      html_content: $html_content\n      subject_ar: $subject_ar\n      html_content_ar: $html_content_ar\n      scheduled_at: $scheduled_at\n    ) {\n      dispatch_id\n      recipients\n      state\n      undo_until\n    }\n  }\n"): (typeof documents)["\n  mutation SendNewsletter(\n    $newsletter_id: uuid!\n    $subject: String!\n    $html_content: String!\n    $subject_ar: String\n    $html_content_ar: String\n    $scheduled_at: timestamptz\n  ) {\n    dispatch: send_newsletter(\n      newsletter_id: $newsletter_id\n      subject: $subject\n      html_content: $html_content\n      subject_ar: $subject_ar\n      html_content_ar: $html_content_ar\n      scheduled_at: $scheduled_at\n    ) {\n      dispatch_id\n      recipients\n      state\n      undo_until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoDispatch($dispatch_id: uuid!) {\n    undo_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation UndoDispatch($dispatch_id: uuid!) {\n    undo_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsletterRecipients($newsletter_id: uuid!) {\n    audience: newsletter_recipients(newsletter_id: $newsletter_id) {\n      recipients\n      arabic\n      unsubscribed\n      bounced\n      rate_limit\n      missing_settings\n    }\n  }\n"): (typeof documents)["\n  query NewsletterRecipients($newsletter_id: uuid!) {\n    audience: newsletter_recipients(newsletter_id: $newsletter_id) {\n      recipients\n      arabic\n      unsubscribed\n      bounced\n      rate_limit\n      missing_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LatestDispatches {\n    dispatches(order_by: [{ created_at: desc }, { id: asc }], limit: 50) {\n      id\n      newsletter_id\n      state\n      scheduled_at\n      recipients_count\n      sent_count\n      failed_count\n      unknown_count\n      skipped_count\n    }\n  }\n"): (typeof documents)["\n  subscription LatestDispatches {\n    dispatches(order_by: [{ created_at: desc }, { id: asc }], limit: 50) {\n      id\n      newsletter_id\n      state\n      scheduled_at\n      recipients_count\n      sent_count\n      failed_count\n      unknown_count\n      skipped_count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UndoWindow($dispatch_id: uuid!) {\n    dispatch: dispatches_by_pk(id: $dispatch_id) {\n      id\n      state\n      created_at\n      undo_until\n    }\n  }\n"): (typeof documents)["\n  query UndoWindow($dispatch_id: uuid!) {\n    dispatch: dispatches_by_pk(id: $dispatch_id) {\n      id\n      state\n      created_at\n      undo_until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DispatchBegins($dispatch_id: uuid!) {\n    dispatch: dispatches_by_pk(id: $dispatch_id) {\n      id\n      state\n      newsletter {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription DispatchBegins($dispatch_id: uuid!) {\n    dispatch: dispatches_by_pk(id: $dispatch_id) {\n      id\n      state\n      newsletter {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NewslettersFigure {\n    figure: newsletters_aggregate(where: { status: { _eq: \"sent\" } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription NewslettersFigure {\n    figure: newsletters_aggregate(where: { status: { _eq: \"sent\" } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewNewsletter(\n    $template_name: String!\n    $subject: String!\n    $html_content: String!\n    $subject_ar: String\n    $html_content_ar: String\n    $preheader: String\n    $preheader_ar: String\n  ) {\n    preview: preview_newsletter(\n      template_name: $template_name\n      subject: $subject\n      html_content: $html_content\n      subject_ar: $subject_ar\n      html_content_ar: $html_content_ar\n      preheader: $preheader\n      preheader_ar: $preheader_ar\n    ) {\n      subject\n      preheader\n      html\n      text\n      subject_ar\n      preheader_ar\n      html_ar\n      text_ar\n    }\n  }\n"): (typeof documents)["\n  query PreviewNewsletter(\n    $template_name: String!\n    $subject: String!\n    $html_content: String!\n    $subject_ar: String\n    $html_content_ar: String\n    $preheader: String\n    $preheader_ar: String\n  ) {\n    preview: preview_newsletter(\n      template_name: $template_name\n      subject: $subject\n      html_content: $html_content\n      subject_ar: $subject_ar\n      html_content_ar: $html_content_ar\n      preheader: $preheader\n      preheader_ar: $preheader_ar\n    ) {\n      subject\n      preheader\n      html\n      text\n      subject_ar\n      preheader_ar\n      html_ar\n      text_ar\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestNewsletter(\n    $email: String!\n    $locale: String!\n    $template_name: String!\n    $subject: String!\n    $html_content: String!\n    $preheader: String\n  ) {\n    test: send_test_newsletter(\n      email: $email\n      locale: $locale\n      template_name: $template_name\n      subject: $subject\n      html_content: $html_content\n      preheader: $preheader\n    ) {\n      response\n    }\n  }\n"): (typeof documents)["\n  mutation SendTestNewsletter(\n    $email: String!\n    $locale: String!\n    $template_name: String!\n    $subject: String!\n    $html_content: String!\n    $preheader: String\n  ) {\n    test: send_test_newsletter(\n      email: $email\n      locale: $locale\n      template_name: $template_name\n      subject: $subject\n      html_content: $html_content\n      preheader: $preheader\n    ) {\n      response\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DispatchProgress($id: uuid!) {\n    dispatch: dispatches_by_pk(id: $id) {\n      id\n      newsletter_id\n      state\n      subject\n      subject_ar\n      scheduled_at\n      undo_until\n      recipients_count\n      queued_count\n      sending_count\n      sent_count\n      failed_count\n      unknown_count\n      skipped_count\n      problem\n      created_at\n      started_at\n      prepared_at\n      finished_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription DispatchProgress($id: uuid!) {\n    dispatch: dispatches_by_pk(id: $id) {\n      id\n      newsletter_id\n      state\n      subject\n      subject_ar\n      scheduled_at\n      undo_until\n      recipients_count\n      queued_count\n      sending_count\n      sent_count\n      failed_count\n      unknown_count\n      skipped_count\n      problem\n      created_at\n      started_at\n      prepared_at\n      finished_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DispatchRecipients($where: deliveries_bool_exp!, $limit: Int!, $offset: Int!) {\n    deliveries(where: $where, order_by: [{ state: asc }, { id: asc }], limit: $limit, offset: $offset) {\n      id\n      state\n      reason\n      locale\n      attempts\n      unknown_attempts\n      next_attempt_at\n      finished_at\n      response\n      bounce\n      contact {\n        id\n        email\n      }\n    }\n    total: deliveries_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query DispatchRecipients($where: deliveries_bool_exp!, $limit: Int!, $offset: Int!) {\n    deliveries(where: $where, order_by: [{ state: asc }, { id: asc }], limit: $limit, offset: $offset) {\n      id\n      state\n      reason\n      locale\n      attempts\n      unknown_attempts\n      next_attempt_at\n      finished_at\n      response\n      bounce\n      contact {\n        id\n        email\n      }\n    }\n    total: deliveries_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseDispatch($dispatch_id: uuid!) {\n    changed: pause_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation PauseDispatch($dispatch_id: uuid!) {\n    changed: pause_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeDispatch($dispatch_id: uuid!) {\n    changed: resume_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeDispatch($dispatch_id: uuid!) {\n    changed: resume_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelDispatch($dispatch_id: uuid!) {\n    changed: cancel_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation CancelDispatch($dispatch_id: uuid!) {\n    changed: cancel_dispatch(dispatch_id: $dispatch_id) {\n      dispatch_id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryDeliveries($dispatch_id: uuid!, $include_unknown: Boolean) {\n    changed: retry_deliveries(dispatch_id: $dispatch_id, include_unknown: $include_unknown) {\n      dispatch_id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation RetryDeliveries($dispatch_id: uuid!, $include_unknown: Boolean) {\n    changed: retry_deliveries(dispatch_id: $dispatch_id, include_unknown: $include_unknown) {\n      dispatch_id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RescheduleDispatch($dispatch_id: uuid!, $scheduled_at: timestamptz!) {\n    changed: reschedule_dispatch(dispatch_id: $dispatch_id, scheduled_at: $scheduled_at) {\n      dispatch_id\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation RescheduleDispatch($dispatch_id: uuid!, $scheduled_at: timestamptz!) {\n    changed: reschedule_dispatch(dispatch_id: $dispatch_id, scheduled_at: $scheduled_at) {\n      dispatch_id\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewslettersList(\n    $where: newsletters_bool_exp!\n    $order_by: [newsletters_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: newsletters(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      subject\n      subject_ar\n      preheader\n      preheader_ar\n      content\n      content_ar\n      template_name\n      status\n      created_at\n      updated_at\n      dispatches(where: { state: { _neq: \"undone\" } }, limit: 1) {\n        id\n        newsletter_id\n        state\n        scheduled_at\n        recipients_count\n        sent_count\n        failed_count\n        unknown_count\n        skipped_count\n      }\n    }\n    total: newsletters_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query NewslettersList(\n    $where: newsletters_bool_exp!\n    $order_by: [newsletters_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: newsletters(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      subject\n      subject_ar\n      preheader\n      preheader_ar\n      content\n      content_ar\n      template_name\n      status\n      created_at\n      updated_at\n      dispatches(where: { state: { _neq: \"undone\" } }, limit: 1) {\n        id\n        newsletter_id\n        state\n        scheduled_at\n        recipients_count\n        sent_count\n        failed_count\n        unknown_count\n        skipped_count\n      }\n    }\n    total: newsletters_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NewslettersChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"newsletters\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription NewslettersChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"newsletters\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateNewsletter($object: newsletters_insert_input!) {\n    saved: insert_newsletters_one(object: $object) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateNewsletter($object: newsletters_insert_input!) {\n    saved: insert_newsletters_one(object: $object) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNewsletters($where: newsletters_bool_exp!, $set: newsletters_set_input!) {\n    saved: update_newsletters(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateNewsletters($where: newsletters_bool_exp!, $set: newsletters_set_input!) {\n    saved: update_newsletters(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNewsletters($where: newsletters_bool_exp!) {\n    removed: delete_newsletters(where: $where) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteNewsletters($where: newsletters_bool_exp!) {\n    removed: delete_newsletters(where: $where) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NoticesFigure {\n    figure: store_notices_aggregate(where: { is_active: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription NoticesFigure {\n    figure: store_notices_aggregate(where: { is_active: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query NoticeBanner {\n      store_notices(\n        where: { is_active: { _eq: true } }\n        order_by: [{ notice_date: desc }, { created_at: desc }]\n      ) {\n        id\n        severity\n        ...NoticeSlide_notice\n      }\n    }\n  "): (typeof documents)["\n    query NoticeBanner {\n      store_notices(\n        where: { is_active: { _eq: true } }\n        order_by: [{ notice_date: desc }, { created_at: desc }]\n      ) {\n        id\n        severity\n        ...NoticeSlide_notice\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    subscription NoticeBannerUpdates {\n      store_notices(\n        where: { is_active: { _eq: true } }\n        order_by: [{ notice_date: desc }, { created_at: desc }]\n      ) {\n        id\n        severity\n        ...NoticeSlide_notice\n      }\n    }\n  "): (typeof documents)["\n    subscription NoticeBannerUpdates {\n      store_notices(\n        where: { is_active: { _eq: true } }\n        order_by: [{ notice_date: desc }, { created_at: desc }]\n      ) {\n        id\n        severity\n        ...NoticeSlide_notice\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment NoticeSlide_notice on store_notices {\n      id\n      content\n      content_ar\n      notice_date\n      severity\n      link_url\n    }\n  "): (typeof documents)["\n    fragment NoticeSlide_notice on store_notices {\n      id\n      content\n      content_ar\n      notice_date\n      severity\n      link_url\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoticesList(\n    $where: store_notices_bool_exp!\n    $order_by: [store_notices_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: store_notices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      content\n      content_ar\n      notice_date\n      is_active\n      severity\n      link_url\n      starts_at\n      ends_at\n      updated_at\n    }\n    total: store_notices_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query NoticesList(\n    $where: store_notices_bool_exp!\n    $order_by: [store_notices_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: store_notices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      content\n      content_ar\n      notice_date\n      is_active\n      severity\n      link_url\n      starts_at\n      ends_at\n      updated_at\n    }\n    total: store_notices_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NoticesChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"store_notices\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription NoticesChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"store_notices\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateNotice($object: store_notices_insert_input!) {\n    saved: insert_store_notices_one(object: $object) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateNotice($object: store_notices_insert_input!) {\n    saved: insert_store_notices_one(object: $object) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNotices($where: store_notices_bool_exp!, $set: store_notices_set_input!) {\n    saved: update_store_notices(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateNotices($where: store_notices_bool_exp!, $set: store_notices_set_input!) {\n    saved: update_store_notices(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNotices($where: store_notices_bool_exp!) {\n    removed: delete_store_notices(where: $where) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteNotices($where: store_notices_bool_exp!) {\n    removed: delete_store_notices(where: $where) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePassword(\n    $password: String!\n    $link_token: String\n    $current_password: String\n    $totp: String\n    $locale: String\n  ) {\n    update_password(\n      password: $password\n      link_token: $link_token\n      current_password: $current_password\n      totp: $totp\n      locale: $locale\n    ) {\n      session {\n        access_token\n        refresh_token\n        id_token\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePassword(\n    $password: String!\n    $link_token: String\n    $current_password: String\n    $totp: String\n    $locale: String\n  ) {\n    update_password(\n      password: $password\n      link_token: $link_token\n      current_password: $current_password\n      totp: $totp\n      locale: $locale\n    ) {\n      session {\n        access_token\n        refresh_token\n        id_token\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountLink($token: String!) {\n    account_link(token: $token) {\n      purpose\n      email\n    }\n  }\n"): (typeof documents)["\n  query AccountLink($token: String!) {\n    account_link(token: $token) {\n      purpose\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PlansFigure {\n    figure: pricing_plans_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription PlansFigure {\n    figure: pricing_plans_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment CompareColumn_plan on pricing_plans {\n      id\n      name\n      name_ar\n      features\n      features_ar\n      price\n      currency\n      period\n      category\n      sort_order\n    }\n  "): (typeof documents)["\n    fragment CompareColumn_plan on pricing_plans {\n      id\n      name\n      name_ar\n      features\n      features_ar\n      price\n      currency\n      period\n      category\n      sort_order\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment PlanButton_plan on pricing_plans {\n      id\n      name\n      category\n      button_url\n      currency\n      period\n      highlight\n    }\n  "): (typeof documents)["\n    fragment PlanButton_plan on pricing_plans {\n      id\n      name\n      category\n      button_url\n      currency\n      period\n      highlight\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment PlanCard_plan on pricing_plans {\n      id\n      name\n      name_ar\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      ...PlanPrice_plan\n      ...PlanButton_plan\n      ...PlanTerms_plan\n    }\n  "): (typeof documents)["\n    fragment PlanCard_plan on pricing_plans {\n      id\n      name\n      name_ar\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      ...PlanPrice_plan\n      ...PlanButton_plan\n      ...PlanTerms_plan\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment CommonFeatures_plan on pricing_plans {\n      id\n      features\n      features_ar\n    }\n  "): (typeof documents)["\n    fragment CommonFeatures_plan on pricing_plans {\n      id\n      features\n      features_ar\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment PlanPrice_plan on pricing_plans {\n      id\n      price\n      currency\n      period\n      period_ar\n    }\n  "): (typeof documents)["\n    fragment PlanPrice_plan on pricing_plans {\n      id\n      price\n      currency\n      period\n      period_ar\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query PlanPrices {\n      pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n      }\n    }\n  "): (typeof documents)["\n    query PlanPrices {\n      pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment PlanTerms_plan on pricing_plans {\n      id\n      price\n      currency\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n    }\n  "): (typeof documents)["\n    fragment PlanTerms_plan on pricing_plans {\n      id\n      price\n      currency\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query PricingSection($names: [String!]!, $categories: [String!]!) {\n      pricing_plans(\n        where: { name: { _in: $names }, category: { _in: $categories } }\n        order_by: [{ sort_order: asc }, { id: asc }]\n      ) {\n        id\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n        ...PlanCard_plan\n        ...CommonFeatures_plan\n      }\n    }\n  "): (typeof documents)["\n    query PricingSection($names: [String!]!, $categories: [String!]!) {\n      pricing_plans(\n        where: { name: { _in: $names }, category: { _in: $categories } }\n        order_by: [{ sort_order: asc }, { id: asc }]\n      ) {\n        id\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n        ...PlanCard_plan\n        ...CommonFeatures_plan\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query CategoryPlans($category: String!) {\n      pricing_plans(where: { category: { _eq: $category } }, order_by: [{ sort_order: asc }, { id: asc }]) {\n        id\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n        ...PlanCard_plan\n        ...CommonFeatures_plan\n        ...CompareColumn_plan\n      }\n    }\n  "): (typeof documents)["\n    query CategoryPlans($category: String!) {\n      pricing_plans(where: { category: { _eq: $category } }, order_by: [{ sort_order: asc }, { id: asc }]) {\n        id\n        name\n        category\n        period\n        currency\n        price\n        sort_order\n        ...PlanCard_plan\n        ...CommonFeatures_plan\n        ...CompareColumn_plan\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllPrices {\n    pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {\n      id\n      category\n      name\n      name_ar\n      price\n      currency\n      period\n      period_ar\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      button_url\n      sort_order\n    }\n  }\n"): (typeof documents)["\n  query AllPrices {\n    pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {\n      id\n      category\n      name\n      name_ar\n      price\n      currency\n      period\n      period_ar\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      button_url\n      sort_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPrices($objects: [pricing_plans_insert_input!]!) {\n    made: insert_pricing_plans(\n      objects: $objects\n      on_conflict: { constraint: pricing_plans_pkey, update_columns: [] }\n    ) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation AddPrices($objects: [pricing_plans_insert_input!]!) {\n    made: insert_pricing_plans(\n      objects: $objects\n      on_conflict: { constraint: pricing_plans_pkey, update_columns: [] }\n    ) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlansList(\n    $where: pricing_plans_bool_exp!\n    $order_by: [pricing_plans_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: pricing_plans(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      category\n      name\n      name_ar\n      price\n      currency\n      period\n      period_ar\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      button_url\n      sort_order\n      updated_at\n    }\n    total: pricing_plans_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlansList(\n    $where: pricing_plans_bool_exp!\n    $order_by: [pricing_plans_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: pricing_plans(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      category\n      name\n      name_ar\n      price\n      currency\n      period\n      period_ar\n      renewal_price\n      setup_fee\n      money_back_days\n      support_minutes\n      features\n      features_ar\n      highlight\n      badge\n      badge_ar\n      logo\n      logo_alt\n      logo_alt_ar\n      button_url\n      sort_order\n      updated_at\n    }\n    total: pricing_plans_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PlansChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"pricing_plans\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription PlansChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"pricing_plans\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePlan($object: pricing_plans_insert_input!) {\n    saved: insert_pricing_plans_one(object: $object) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePlan($object: pricing_plans_insert_input!) {\n    saved: insert_pricing_plans_one(object: $object) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePlans($where: pricing_plans_bool_exp!, $set: pricing_plans_set_input!) {\n    saved: update_pricing_plans(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePlans($where: pricing_plans_bool_exp!, $set: pricing_plans_set_input!) {\n    saved: update_pricing_plans(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePlans($where: pricing_plans_bool_exp!) {\n    removed: delete_pricing_plans(where: $where) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePlans($where: pricing_plans_bool_exp!) {\n    removed: delete_pricing_plans(where: $where) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MovePlans($updates: [pricing_plans_updates!]!) {\n    moved: update_pricing_plans_many(updates: $updates) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation MovePlans($updates: [pricing_plans_updates!]!) {\n    moved: update_pricing_plans_many(updates: $updates) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeoSettingsForm {\n    rows: seo_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      value_ar\n      updated_at\n    }\n  }\n"): (typeof documents)["\n  query SeoSettingsForm {\n    rows: seo_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      value_ar\n      updated_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SeoSettingsChanged {\n    changed: seo_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n"): (typeof documents)["\n  subscription SeoSettingsChanged {\n    changed: seo_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSeoSettings($objects: [seo_settings_insert_input!]!, $where: seo_settings_bool_exp!) {\n    saved: insert_seo_settings(\n      objects: $objects\n      on_conflict: { constraint: seo_settings_pkey, update_columns: [value, value_ar], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSeoSettings($objects: [seo_settings_insert_input!]!, $where: seo_settings_bool_exp!) {\n    saved: insert_seo_settings(\n      objects: $objects\n      on_conflict: { constraint: seo_settings_pkey, update_columns: [value, value_ar], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query SeoTexts {\n      seo_settings(where: { key: { _in: [\"site_title\", \"meta_description\"] } }) {\n        key\n        value\n        value_ar\n      }\n    }\n  "): (typeof documents)["\n    query SeoTexts {\n      seo_settings(where: { key: { _in: [\"site_title\", \"meta_description\"] } }) {\n        key\n        value\n        value_ar\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteSettingsForm {\n    rows: site_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      value_ar\n      updated_at\n    }\n  }\n"): (typeof documents)["\n  query SiteSettingsForm {\n    rows: site_settings(order_by: [{ key: asc }]) {\n      key\n      value\n      value_ar\n      updated_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SiteSettingsChanged {\n    changed: site_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n"): (typeof documents)["\n  subscription SiteSettingsChanged {\n    changed: site_settings(order_by: [{ key: asc }]) {\n      key\n      updated_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSiteSettings($objects: [site_settings_insert_input!]!, $where: site_settings_bool_exp!) {\n    saved: insert_site_settings(\n      objects: $objects\n      on_conflict: { constraint: site_settings_pkey, update_columns: [value, value_ar], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSiteSettings($objects: [site_settings_insert_input!]!, $where: site_settings_bool_exp!) {\n    saved: insert_site_settings(\n      objects: $objects\n      on_conflict: { constraint: site_settings_pkey, update_columns: [value, value_ar], where: $where }\n    ) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Testimonials {\n      testimonials(order_by: [{ sort_order: asc }, { id: asc }], limit: 6) {\n        id\n        ...Testimonial_testimonial\n      }\n    }\n  "): (typeof documents)["\n    query Testimonials {\n      testimonials(order_by: [{ sort_order: asc }, { id: asc }], limit: 6) {\n        id\n        ...Testimonial_testimonial\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query Ratings {\n      site_settings(where: { key: { _like: \"rating%\" } }, order_by: [{ key: asc }]) {\n        key\n        value\n      }\n    }\n  "): (typeof documents)["\n    query Ratings {\n      site_settings(where: { key: { _like: \"rating%\" } }, order_by: [{ key: asc }]) {\n        key\n        value\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    fragment Testimonial_testimonial on testimonials {\n      id\n      name\n      name_ar\n      company\n      company_ar\n      quote\n      quote_ar\n      picture\n      picture_width\n      picture_height\n      picture_alt\n      picture_alt_ar\n    }\n  "): (typeof documents)["\n    fragment Testimonial_testimonial on testimonials {\n      id\n      name\n      name_ar\n      company\n      company_ar\n      quote\n      quote_ar\n      picture\n      picture_width\n      picture_height\n      picture_alt\n      picture_alt_ar\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestimonialsList(\n    $where: testimonials_bool_exp!\n    $order_by: [testimonials_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: testimonials(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      name_ar\n      company\n      company_ar\n      quote\n      quote_ar\n      picture\n      picture_width\n      picture_height\n      picture_alt\n      picture_alt_ar\n      sort_order\n      updated_at\n    }\n    total: testimonials_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query TestimonialsList(\n    $where: testimonials_bool_exp!\n    $order_by: [testimonials_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: testimonials(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      name_ar\n      company\n      company_ar\n      quote\n      quote_ar\n      picture\n      picture_width\n      picture_height\n      picture_alt\n      picture_alt_ar\n      sort_order\n      updated_at\n    }\n    total: testimonials_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription TestimonialsChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"testimonials\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription TestimonialsChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"testimonials\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTestimonial($object: testimonials_insert_input!) {\n    saved: insert_testimonials_one(object: $object) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTestimonial($object: testimonials_insert_input!) {\n    saved: insert_testimonials_one(object: $object) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTestimonials($where: testimonials_bool_exp!, $set: testimonials_set_input!) {\n    saved: update_testimonials(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTestimonials($where: testimonials_bool_exp!, $set: testimonials_set_input!) {\n    saved: update_testimonials(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTestimonials($where: testimonials_bool_exp!) {\n    removed: delete_testimonials(where: $where) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteTestimonials($where: testimonials_bool_exp!) {\n    removed: delete_testimonials(where: $where) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveTestimonials($updates: [testimonials_updates!]!) {\n    moved: update_testimonials_many(updates: $updates) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation MoveTestimonials($updates: [testimonials_updates!]!) {\n    moved: update_testimonials_many(updates: $updates) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllUsers {\n    users: get_all_users {\n      id: user_id\n      user_id\n      email\n      role\n      enabled\n      last_sign_in_at\n      second_factor\n    }\n  }\n"): (typeof documents)["\n  query AllUsers {\n    users: get_all_users {\n      id: user_id\n      user_id\n      email\n      role\n      enabled\n      last_sign_in_at\n      second_factor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UserRolesChanged {\n    changed: changes(where: { table_name: { _eq: \"user_roles\" } }, order_by: [{ number: desc }], limit: 1) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription UserRolesChanged {\n    changed: changes(where: { table_name: { _eq: \"user_roles\" } }, order_by: [{ number: desc }], limit: 1) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserRole($target_user_id: uuid!, $new_role: String!) {\n    update_user_role(target_user_id: $target_user_id, new_role: $new_role) {\n      user_id\n      role\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUserRole($target_user_id: uuid!, $new_role: String!) {\n    update_user_role(target_user_id: $target_user_id, new_role: $new_role) {\n      user_id\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserEnabled($target_user_id: uuid!, $enabled: Boolean!) {\n    set_user_enabled(target_user_id: $target_user_id, enabled: $enabled) {\n      user_id\n      enabled\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserEnabled($target_user_id: uuid!, $enabled: Boolean!) {\n    set_user_enabled(target_user_id: $target_user_id, enabled: $enabled) {\n      user_id\n      enabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSessions($target_user_id: uuid!) {\n    end_user_sessions(target_user_id: $target_user_id) {\n      user_id\n    }\n  }\n"): (typeof documents)["\n  mutation EndUserSessions($target_user_id: uuid!) {\n    end_user_sessions(target_user_id: $target_user_id) {\n      user_id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetUserTotp($target_user_id: uuid!) {\n    reset_user_totp(target_user_id: $target_user_id) {\n      user_id\n    }\n  }\n"): (typeof documents)["\n  mutation ResetUserTotp($target_user_id: uuid!) {\n    reset_user_totp(target_user_id: $target_user_id) {\n      user_id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UsersFigure {\n    figure: user_roles_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription UsersFigure {\n    figure: user_roles_aggregate {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OpenInvitations {\n    invitations(order_by: { invited_at: desc }, limit: 500) {\n      id\n      email\n      role\n      locale\n      invited_at\n      expires_at\n      inviter {\n        user_id\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OpenInvitations {\n    invitations(order_by: { invited_at: desc }, limit: 500) {\n      id\n      email\n      role\n      locale\n      invited_at\n      expires_at\n      inviter {\n        user_id\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($email: String!, $role: String!, $locale: String!) {\n    invite_user(email: $email, role: $role, locale: $locale) {\n      invitation_id\n      email\n      expires_at\n    }\n  }\n"): (typeof documents)["\n  mutation InviteUser($email: String!, $role: String!, $locale: String!) {\n    invite_user(email: $email, role: $role, locale: $locale) {\n      invitation_id\n      email\n      expires_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($invitation_id: uuid!) {\n    revoke_invitation(invitation_id: $invitation_id) {\n      invitation_id\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeInvitation($invitation_id: uuid!) {\n    revoke_invitation(invitation_id: $invitation_id) {\n      invitation_id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WebhooksChanged {\n    changed: webhook_endpoints(order_by: [{ id: asc }]) {\n      id\n      updated_at\n      health {\n        endpoint_id\n        failing_since\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription WebhooksChanged {\n    changed: webhook_endpoints(order_by: [{ id: asc }]) {\n      id\n      updated_at\n      health {\n        endpoint_id\n        failing_since\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($object: webhook_endpoints_insert_input!) {\n    saved: insert_webhook_endpoints_one(object: $object) {\n      id\n      name\n      secret_made_at\n      secret_shown_at\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhook($object: webhook_endpoints_insert_input!) {\n    saved: insert_webhook_endpoints_one(object: $object) {\n      id\n      name\n      secret_made_at\n      secret_shown_at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($id: uuid!, $set: webhook_endpoints_set_input!) {\n    saved: update_webhook_endpoints_by_pk(pk_columns: { id: $id }, _set: $set) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhook($id: uuid!, $set: webhook_endpoints_set_input!) {\n    saved: update_webhook_endpoints_by_pk(pk_columns: { id: $id }, _set: $set) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhooks($where: webhook_endpoints_bool_exp!) {\n    removed: delete_webhook_endpoints(where: $where) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhooks($where: webhook_endpoints_bool_exp!) {\n    removed: delete_webhook_endpoints(where: $where) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WebhooksFigure {\n    figure: webhook_endpoints_aggregate(where: { is_enabled: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription WebhooksFigure {\n    figure: webhook_endpoints_aggregate(where: { is_enabled: { _eq: true } }) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShowWebhookSecret($endpoint_id: uuid!) {\n    shown: show_webhook_secret(endpoint_id: $endpoint_id) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation ShowWebhookSecret($endpoint_id: uuid!) {\n    shown: show_webhook_secret(endpoint_id: $endpoint_id) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($endpoint_id: uuid!) {\n    rotated: rotate_webhook_secret(endpoint_id: $endpoint_id) {\n      secret\n      old_valid_until\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($endpoint_id: uuid!) {\n    rotated: rotate_webhook_secret(endpoint_id: $endpoint_id) {\n      secret\n      old_valid_until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($endpoint_id: uuid!) {\n    queued: test_webhook(endpoint_id: $endpoint_id) {\n      delivery_id\n    }\n  }\n"): (typeof documents)["\n  mutation TestWebhook($endpoint_id: uuid!) {\n    queued: test_webhook(endpoint_id: $endpoint_id) {\n      delivery_id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WebhookLog($endpoint_id: uuid!, $where: webhook_deliveries_bool_exp!) {\n    endpoint: webhook_endpoints_by_pk(id: $endpoint_id) {\n      id\n      name\n      is_enabled\n      deliveries(where: $where, order_by: [{ created_at: desc }, { id: asc }], limit: 50) {\n        id\n        kind\n        state\n        attempts_count\n        next_attempt_at\n        created_at\n        finished_at\n        event {\n          id\n          type\n          happened_at\n          data\n        }\n        attempts(order_by: [{ id: asc }], limit: 20) {\n          id\n          started_at\n          duration_ms\n          status\n          problem\n          response\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription WebhookLog($endpoint_id: uuid!, $where: webhook_deliveries_bool_exp!) {\n    endpoint: webhook_endpoints_by_pk(id: $endpoint_id) {\n      id\n      name\n      is_enabled\n      deliveries(where: $where, order_by: [{ created_at: desc }, { id: asc }], limit: 50) {\n        id\n        kind\n        state\n        attempts_count\n        next_attempt_at\n        created_at\n        finished_at\n        event {\n          id\n          type\n          happened_at\n          data\n        }\n        attempts(order_by: [{ id: asc }], limit: 20) {\n          id\n          started_at\n          duration_ms\n          status\n          problem\n          response\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayWebhookDeliveries($delivery_ids: [uuid!]!) {\n    sent: replay_webhook_deliveries(delivery_ids: $delivery_ids) {\n      replayed\n    }\n  }\n"): (typeof documents)["\n  mutation ReplayWebhookDeliveries($delivery_ids: [uuid!]!) {\n    sent: replay_webhook_deliveries(delivery_ids: $delivery_ids) {\n      replayed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhooksList(\n    $where: webhook_endpoints_bool_exp!\n    $order_by: [webhook_endpoints_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: webhook_endpoints(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      url\n      events\n      is_enabled\n      disabled_reason\n      secret_made_at\n      secret_shown_at\n      created_at\n      updated_at\n      health {\n        endpoint_id\n        failing_since\n      }\n    }\n    total: webhook_endpoints_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhooksList(\n    $where: webhook_endpoints_bool_exp!\n    $order_by: [webhook_endpoints_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: webhook_endpoints(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      name\n      url\n      events\n      is_enabled\n      disabled_reason\n      secret_made_at\n      secret_shown_at\n      created_at\n      updated_at\n      health {\n        endpoint_id\n        failing_since\n      }\n    }\n    total: webhook_endpoints_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LastChange($where: history_entries_bool_exp!) {\n    entries: history_entries(where: $where, order_by: [{ id: desc }], limit: 1) {\n      id\n      happened_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  query LastChange($where: history_entries_bool_exp!) {\n    entries: history_entries(where: $where, order_by: [{ id: desc }], limit: 1) {\n      id\n      happened_at\n      person {\n        user_id\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletionEntry($table: String!, $ids: [String!]!) {\n    entries: history_entries(\n      where: { table_name: { _eq: $table }, record_id: { _in: $ids }, operation: { _eq: \"delete\" } }\n      order_by: [{ id: desc }]\n      limit: 1\n    ) {\n      id\n    }\n  }\n"): (typeof documents)["\n  query DeletionEntry($table: String!, $ids: [String!]!) {\n    entries: history_entries(\n      where: { table_name: { _eq: $table }, record_id: { _in: $ids }, operation: { _eq: \"delete\" } }\n      order_by: [{ id: desc }]\n      limit: 1\n    ) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoDeletion($entry_id: bigint!) {\n    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: true }) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation UndoDeletion($entry_id: bigint!) {\n    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: true }) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginTotp($enrolment_token: String) {\n    begin_totp(enrolment_token: $enrolment_token) {\n      pending\n      secret\n      uri\n      qr_svg\n    }\n  }\n"): (typeof documents)["\n  mutation BeginTotp($enrolment_token: String) {\n    begin_totp(enrolment_token: $enrolment_token) {\n      pending\n      secret\n      uri\n      qr_svg\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmTotp(\n    $pending: String!\n    $code: String!\n    $password: String\n    $totp: String\n    $enrolment_token: String\n  ) {\n    confirm_totp(\n      pending: $pending\n      code: $code\n      password: $password\n      totp: $totp\n      enrolment_token: $enrolment_token\n    ) {\n      is_enabled\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmTotp(\n    $pending: String!\n    $code: String!\n    $password: String\n    $totp: String\n    $enrolment_token: String\n  ) {\n    confirm_totp(\n      pending: $pending\n      code: $code\n      password: $password\n      totp: $totp\n      enrolment_token: $enrolment_token\n    ) {\n      is_enabled\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionRole($user_id: uuid!) {\n    user_roles_by_pk(user_id: $user_id) {\n      user_id\n      role\n    }\n  }\n"): (typeof documents)["\n  query SessionRole($user_id: uuid!) {\n    user_roles_by_pk(user_id: $user_id) {\n      user_id\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PartnersList(\n    $where: footer_links_bool_exp!\n    $order_by: [footer_links_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: footer_links(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      label\n      label_ar\n      url\n      updated_at\n    }\n    total: footer_links_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  query PartnersList(\n    $where: footer_links_bool_exp!\n    $order_by: [footer_links_order_by!]!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: footer_links(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id\n      label\n      label_ar\n      url\n      updated_at\n    }\n    total: footer_links_aggregate(where: $where) {\n      aggregate {\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PartnersChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"footer_links\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"): (typeof documents)["\n  subscription PartnersChanged {\n    changed: changes(\n      where: { table_name: { _eq: \"footer_links\" } }\n      order_by: [{ number: desc }]\n      limit: 1\n    ) {\n      number\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePartner($object: footer_links_insert_input!) {\n    saved: insert_footer_links_one(object: $object) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePartner($object: footer_links_insert_input!) {\n    saved: insert_footer_links_one(object: $object) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePartners($where: footer_links_bool_exp!, $set: footer_links_set_input!) {\n    saved: update_footer_links(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePartners($where: footer_links_bool_exp!, $set: footer_links_set_input!) {\n    saved: update_footer_links(where: $where, _set: $set) {\n      affected_rows\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePartners($where: footer_links_bool_exp!) {\n    removed: delete_footer_links(where: $where) {\n      affected_rows\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePartners($where: footer_links_bool_exp!) {\n    removed: delete_footer_links(where: $where) {\n      affected_rows\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;