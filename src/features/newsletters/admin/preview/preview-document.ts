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

const STYLE = /<style\b[\s\S]*?<\/style>/gi;
const DARK_QUERY = /@media \(prefers-color-scheme: dark\)/g;
const SCHEMES = /color-scheme: light dark;/g;

type PreviewOptions = { origin: string; nonce?: string | undefined; isDark?: boolean };

/**
 * Builds the frame's document from the mail's HTML, with the policy before anything of the mail. The page's own policy
 * applies in the frame too, so the mail's style elements get the page's nonce. The mail is shown light or dark as chosen,
 * whatever the person's system prefers.
 */
export function previewDocument(html: string, { origin, nonce, isDark = false }: PreviewOptions): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy(origin)}"><base target="_blank">`;
  const plain = html
    .replace(/^\s*<!doctype[^>]*>/i, '')
    .replace(STYLE, (style) =>
      style
        .replace(DARK_QUERY, isDark ? '@media all' : '@media not all')
        .replace(SCHEMES, `color-scheme: ${isDark ? 'dark' : 'light'};`),
    );
  const body = nonce ? plain.replace(/<style\b/gi, (found) => `${found} nonce="${nonce}"`) : plain;

  return `<!doctype html>${head}${body}`;
}
