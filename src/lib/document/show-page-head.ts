/** Head data of the current page. Undefined means not known yet, so the element in the document stays. */
export type PageHead = {
  title: string | undefined;
  /** Description; null removes the element. */
  description: string | null | undefined;
  /** Absolute URL; null where search engines must not index the page. */
  canonicalUrl: string | null;
};

/** Writes a page's head. Reuses the elements that the web server or the previous page wrote, so that none is doubled. */
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
  // The web server marks its elements so too; the head manager replaces all marked elements.
  element.setAttribute('data-seo', '');
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
