/**
 * Adopted style sheet for notistack's styles. goober, which notistack uses, writes them into a `style` element; the
 * page's Content-Security-Policy refuses that element, since its text changes and no hash can match. `place` below
 * replaces the element under the name where goober looks for it, so it must exist before notistack is loaded.
 */
const sheet = new CSSStyleSheet();
let text = '';

const place = {
  parentNode: document.head,
  firstChild: {
    get data() {
      return text;
    },
    set data(css: string) {
      text = css;
      sheet.replaceSync(css);
    },
  },
};

document.adoptedStyleSheets.push(sheet);
Object.assign(window, { _goober: place });

export {};
