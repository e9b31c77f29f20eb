/** Texts of what the database refuses in a notice, by the name of the rule. */
export const noticeErrors = {
  store_notices_content_present: 'notices.form.contentRequired',
  store_notices_content_length: 'notices.errors.contentTooLong',
  store_notices_content_ar_length: 'notices.errors.contentTooLong',
  store_notices_notice_date_range: 'notices.form.dateTooEarly',
  store_notices_link_url_form: 'notices.form.linkInvalid',
  store_notices_period_order: 'notices.form.endBeforeStart',
} as const;
