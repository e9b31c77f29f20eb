import mjml2html from 'mjml';

/** Compiles MJML to HTML for mail clients; throws if the template is not valid. */
export async function compileMjml(mjml: string): Promise<string> {
  const { html, errors } = await mjml2html(mjml, { validationLevel: 'strict' });
  if (errors.length > 0) throw new Error(`A template is no valid MJML: ${errors[0]?.formattedMessage}`);
  return withDirections(html);
}

/** Direction of the page, which MJML writes on `<html>` and in styles only. */
const DIRECTION = /<html [^>]*dir="(ltr|rtl)"/;
/** Table with the lines of a column. Its cells have no padding: next to a cell with padding Outlook would draw a line. */
const LINES = /<table(?=[^>]* style="" width="100%")/g;
const BODY = /<body(?=[^>]*background-color:(#[0-9a-f]{6}))/;

/**
 * Adds direction and colour as attributes to the body, and the direction to the tables of text: Outlook's engine (Word's)
 * reads attributes rather than styles, and some web mail drops the root element.
 */
function withDirections(html: string): string {
  const direction = DIRECTION.exec(html)?.[1] ?? 'ltr';

  return html
    .replace(BODY, (body, colour: string) => `${body} dir="${direction}" bgcolor="${colour}"`)
    .replace(LINES, `<table dir="${direction}"`);
}
