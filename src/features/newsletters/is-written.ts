import { isWritten as isAnythingWritten, TAGS_WITHOUT_TEXT } from '#rules/newsletters/is-written.ts';

/** Tells whether mails show anything of a content. */
export function isWritten(html: string | null | undefined): boolean {
  const { body } = new DOMParser().parseFromString(`<body>${html ?? ''}`, 'text/html');
  for (const element of body.querySelectorAll(TAGS_WITHOUT_TEXT.join())) element.remove();
  const images = [...body.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

  return isAnythingWritten({ text: body.textContent, images });
}
