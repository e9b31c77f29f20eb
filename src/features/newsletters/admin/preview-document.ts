/**
 * What the preview's frame may do besides its sandbox (which has no permission at all): show styles of the mail, its
 * images by https, and our logo from `origin`, which need not have https. No script, no form, no frame, no other base; a
 * link leads nowhere, as it would open a window.
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
 * The mail's HTML as the document of a frame; the policy stands before anything of the mail. The page's own policy holds
 * in the frame too, so that the mail's style elements need the page's nonce.
 */
export function previewDocument(html: string, origin: string, nonce?: string): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy(origin)}"><base target="_blank">`;
  const plain = html.replace(/^\s*<!doctype[^>]*>/i, '');
  const body = nonce ? plain.replace(/<style\b/gi, (found) => `${found} nonce="${nonce}"`) : plain;

  return `<!doctype html>${head}${body}`;
}
