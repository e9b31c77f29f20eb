import { graphql } from '#src/gql/gql.ts';

/** Preview of a newsletter as a recipient gets it, made by the server's templates, cleaning and placeholders. */
export const PreviewNewsletter = graphql(`
  query PreviewNewsletter(
    $template_name: String!
    $subject: String!
    $html_content: String!
    $subject_ar: String
    $html_content_ar: String
    $preheader: String
    $preheader_ar: String
  ) {
    preview: preview_newsletter(
      template_name: $template_name
      subject: $subject
      html_content: $html_content
      subject_ar: $subject_ar
      html_content_ar: $html_content_ar
      preheader: $preheader
      preheader_ar: $preheader_ar
    ) {
      subject
      preheader
      html
      text
      subject_ar
      preheader_ar
      html_ar
      text_ar
      dropped
      dropped_ar
    }
  }
`);

export const SendTestNewsletter = graphql(`
  mutation SendTestNewsletter(
    $email: String!
    $locale: String!
    $template_name: String!
    $subject: String!
    $html_content: String!
    $preheader: String
  ) {
    test: send_test_newsletter(
      email: $email
      locale: $locale
      template_name: $template_name
      subject: $subject
      html_content: $html_content
      preheader: $preheader
    ) {
      response
    }
  }
`);
