import mjml2html from 'mjml';

/** MJML as the HTML that mail clients show; a fault of a template is an error. */
export async function compileMjml(mjml: string): Promise<string> {
  const { html, errors } = await mjml2html(mjml, { validationLevel: 'strict' });
  if (errors.length > 0) throw new Error(`A template is no valid MJML: ${errors[0]?.formattedMessage}`);
  return html;
}
