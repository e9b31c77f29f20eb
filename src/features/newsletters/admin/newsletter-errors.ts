/** Texts for the constraints (hasura/migrations) and error codes (docs/integrate/error-codes.md) of a newsletter that is saved. */
export const newsletterErrors = {
  newsletters_subject_present: 'newsletters.form.subjectRequired',
  newsletters_subject_length: 'newsletters.errors.tooLong',
  newsletters_subject_single_line: 'newsletters.form.subjectOneLine',
  newsletters_preheader_length: 'newsletters.errors.tooLong',
  newsletters_preheader_single_line: 'newsletters.form.preheaderOneLine',
  newsletters_content_present: 'newsletters.form.contentRequired',
  newsletters_content_length: 'newsletters.errors.tooLong',
  'newsletter-sent-off': 'newsletters.errors.staysSent',
  'newsletter-under-way': 'newsletters.errors.underWay',
  'product-held': 'newsletters.errors.productHeld',
} as const;
