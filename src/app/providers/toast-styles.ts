/**
 * notistack's styles (by goober) in a sheet of the document's own. goober writes them as the text of a `style` element,
 * which a page's policy refuses where no hash can know it. This object stands where goober looks for that element, so it
 * has to be there before notistack is loaded.
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
