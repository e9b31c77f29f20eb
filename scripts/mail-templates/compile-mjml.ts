import mjml2html from 'mjml';

/** MJML as the HTML that mail clients show; a fault of a template is an error. */
export async function compileMjml(mjml: string): Promise<string> {
  const { html, errors } = await mjml2html(mjml, { validationLevel: 'strict' });
  if (errors.length > 0) throw new Error(`A template is no valid MJML: ${errors[0]?.formattedMessage}`);
  return withDirections(html);
}

/** The page's own, which MJML writes at the root and as a style in between. */
const DIRECTION = /<html [^>]*dir="(ltr|rtl)"/;
/** The table of a column's lines. Its cells have no edges: beside one with edges Outlook would draw a line. */
const LINES = /<table(?=[^>]* style="" width="100%")/g;
const BODY = /<body(?=[^>]*background-color:(#[0-9a-f]{6}))/;

/**
 * Outlook's engine (Word's) reads direction and colour from attributes rather than styles, and some web mail drops the
 * root: both stand on the body and on the tables of text too.
 */
function withDirections(html: string): string {
  const direction = DIRECTION.exec(html)?.[1] ?? 'ltr';

  return html
    .replace(BODY, (body, colour: string) => `${body} dir="${direction}" bgcolor="${colour}"`)
    .replace(LINES, `<table dir="${direction}"`);
}
