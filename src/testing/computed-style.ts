/** Default `display` of elements, by tag. */
const displays = new Map<string, string>();

/**
 * Replaces `getComputedStyle` by one that reads only inline styles and defaults. Style sheets don't apply in tests anyway
 * (setup.ts), and happy-dom would search the whole document for sheets whenever a query checks visibility.
 */
export function answerComputedStyles(): void {
  const original = window.getComputedStyle.bind(window);
  const displayOf = (tag: string): string => {
    let display = displays.get(tag);
    if (display === undefined) {
      const probe = document.body.appendChild(document.createElement(tag));
      ({ display } = original(probe));
      probe.remove();
      displays.set(tag, display);
    }
    return display;
  };
  const read = (element: Element, name: string): string => {
    if (name === 'display') {
      // A dialog's own display depends on whether it is open.
      const own = element.tagName === 'DIALOG' && element.hasAttribute('open') ? 'block' : '';
      return inline(element, name) || own || displayOf(element.tagName);
    }
    if (name === 'visibility') return inherited(element, name) || 'visible';
    return inline(element, name);
  };

  window.getComputedStyle = (element) =>
    new Proxy({} as CSSStyleDeclaration, {
      get: (_target, name) => {
        if (name === 'getPropertyValue') return (property: string) => read(element, property);
        return typeof name === 'string' ? read(element, name) : undefined;
      },
    });
}

function inherited(element: Element, name: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = inline(at, name);
    if (value) return value;
  }
  return '';
}

/** Returns an element's inline style of a property, by its CSS or its camel-case name. */
function inline(element: Element, name: string): string {
  if (!element.hasAttribute('style')) return '';
  const value: unknown = Reflect.get((element as HTMLElement).style, name);
  return typeof value === 'string' ? value : '';
}
