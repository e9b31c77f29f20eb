/** Texts for the constraints (hasura/migrations) and error codes (docs/error-codes.md) about newsletters. */
export const newsletterErrors = {
  newsletters_subject_present: 'newsletters.form.subjectRequired',
  newsletters_subject_length: 'newsletters.errors.tooLong',
  newsletters_subject_single_line: 'newsletters.form.subjectOneLine',
  newsletters_content_present: 'newsletters.form.contentRequired',
  newsletters_content_length: 'newsletters.errors.tooLong',
  'newsletter-sent-off': 'newsletters.errors.staysSent',
  'newsletter-under-way': 'newsletters.errors.underWay',
  'dispatch-body-deleted': 'newsletters.errors.dispatchBodyDeleted',
  'dispatch-state': 'newsletters.errors.dispatchState',
  'dispatch-unknown': 'newsletters.errors.dispatchUnknown',
  'newsletter-already-sent': 'newsletters.errors.alreadySent',
  'newsletter-no-recipients': 'newsletters.errors.noRecipients',
  'newsletter-settings-missing': 'newsletters.errors.settingsMissing',
  'newsletter-invalid': 'newsletters.errors.invalid',
  'newsletter-unknown': 'newsletters.errors.unknown',
  'product-held': 'newsletters.errors.productHeld',
} as const;
