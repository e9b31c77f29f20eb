/** What the document's head says of the page that shows. Undefined: not known yet, what is there stands. */
export type PageHead = {
  title: string | undefined;
  /** Null: none. */
  description: string | null | undefined;
  /** Absolute; null where search engines are not wanted. */
  canonicalUrl: string | null;
};

/** Takes over the elements that the web server or the page before wrote, so that each is there once. */
export function showPageHead({ title, description, canonicalUrl }: PageHead): void {
  if (title !== undefined) document.title = title;
  if (description !== undefined) setElement('meta', 'name', 'description', 'content', description);
  setElement('link', 'rel', 'canonical', 'href', canonicalUrl);
  setElement('meta', 'name', 'robots', 'content', canonicalUrl === null ? 'noindex' : null);
}

function setElement(tag: string, key: string, name: string, attribute: string, value: string | null): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  // As the web server marks its own: what is marked is replaced with the whole head.
  element.setAttribute('data-seo', '');
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
