/**
 * Returns the content security policy of the preview's frame, whose sandbox grants no permission at all. Allowed are
 * the mail's styles, its images by https, and our logo from `origin`, which may be plain HTTP; not scripts, forms,
 * frames or another base URL. A link does nothing, because it would open a window.
 */
const policy = (origin: string) =>
  [
    "default-src 'none'",
    `img-src https: ${origin}`,
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

/**
 * Builds the frame's document from the mail's HTML, with the policy before anything of the mail. The page's own policy
 * applies in the frame too, so the mail's style elements get the page's nonce.
 */
export function previewDocument(html: string, origin: string, nonce?: string): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy(origin)}"><base target="_blank">`;
  const plain = html.replace(/^\s*<!doctype[^>]*>/i, '');
  const body = nonce ? plain.replace(/<style\b/gi, (found) => `${found} nonce="${nonce}"`) : plain;

  return `<!doctype html>${head}${body}`;
}
