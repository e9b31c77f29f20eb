import { hasText } from '#src/kit/fields/has-text.ts';
import { dropUnknownVariables } from './variables.ts';

/** Elements whose text mails don't have. */
const DROPPED = 'script, style, textarea, option, noscript, title, svg, math, template, iframe';

/**
 * Tells whether mails show anything of a content: words, a variable or an image by https; `<p></p>` is nothing. The
 * server has the same rule (actions/src/lib/newsletter/is-written.ts).
 */
export function isWritten(html: string | null | undefined): boolean {
  const { body } = new DOMParser().parseFromString(`<body>${html ?? ''}`, 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  const sources = [...body.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

  return sources.some((src) => /^https:\/\//i.test(src)) || hasText(dropUnknownVariables(body.textContent));
}
