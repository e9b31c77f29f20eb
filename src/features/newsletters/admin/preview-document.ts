/**
 * What the preview's frame may do besides its sandbox (which has no permission at all): show images and styles of the
 * mail. No script, no form, no frame, no other base; a link leads nowhere, as it would open a window.
 */
const POLICY = [
  "default-src 'none'",
  'img-src https: http: data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const HEAD = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><base target="_blank">`;

/** The mail's HTML as the document of a frame; the policy stands before anything of the mail. */
export function previewDocument(html: string): string {
  const body = html.replace(/^\s*<!doctype[^>]*>/i, '');

  return `<!doctype html>${HEAD}${body}`;
}
