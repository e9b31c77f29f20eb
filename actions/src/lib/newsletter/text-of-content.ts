import { convert, type FormatCallback } from 'html-to-text';

/** Letters of scripts from right to left, and the marks of variables, whose values may have some. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{E000}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Unicode's marks (FSI, PDI) around a text whose direction the texts beside it do not change. */
const isolate = (line: string): string => (line.trim() === '' ? line : `\u2068${line}\u2069`);

type Cell = { text: string };

/** Writes a table whose rows have words from right to left so that no cell joins with the one beside it. */
const isolatedTable: FormatCallback = (table, walk, builder, options) => {
  const isolating = new Proxy(builder, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name === 'closeTable') return closeIsolated;

      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const closeIsolated: typeof builder.closeTable = (closing) => {
    if (!closing) return builder.closeTable();

    return builder.closeTable({
      ...closing,
      tableToString: (rows) => closing.tableToString(rows.some(isMixed) ? rows.map(isolateRow) : rows),
    });
  };
  builder.options.formatters['dataTable']?.(table, walk, isolating, options);
};

const isMixed = (row: readonly Cell[]): boolean => row.some(({ text }) => FROM_RIGHT.test(text));
const isolateRow = <Of extends Cell>(row: readonly Of[]): Of[] =>
  row.map((cell) => ({ ...cell, text: cell.text.split('\n').map(isolate).join('\n') }));

/** Returns the content of a newsletter as plain text. */
export const textOfContent = (html: string): string =>
  convert(html, {
    wordwrap: 76,
    formatters: { isolatedTable },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
      // The editor writes each list item as a paragraph.
      { selector: 'li > p', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'table', format: 'isolatedTable', options: { uppercaseHeaderCells: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
