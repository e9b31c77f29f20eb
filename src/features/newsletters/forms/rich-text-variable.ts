import { Node, nodeInputRule, nodePasteRule } from '@tiptap/core';
import { VARIABLE_PATTERN, type VariableName } from '#rules/newsletters/variables.ts';
import { readVariable } from '../variables.ts';

export const VARIABLE = 'variable';

/** Returns what people read in a variable's place. */
export type LabelOf = (name: VariableName, instead: string) => string;

const attributesOf = (match: RegExpMatchArray) => ({ text: match[0] });

/**
 * Variable in the text, drawn as one piece with a name that people read. The piece is isolated, so that text around it
 * in the other direction does not reorder its letters. It is kept and written as its source, such as `{{first_name}}`.
 */
export const Variable = Node.create<{ labelOf: LabelOf }>({
  name: VARIABLE,
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ labelOf: (name) => name }),
  addAttributes: () => ({
    text: {
      default: '',
      rendered: false,
      parseHTML: (element) => element.getAttribute('data-variable') ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'span[data-variable]' }],
  renderHTML({ node }) {
    const text = String(node.attrs['text']);
    const variable = readVariable(text);
    const label = variable ? this.options.labelOf(variable.name, variable.instead) : text;

    return ['span', { 'data-variable': text, dir: 'auto' }, label];
  },
  renderText: ({ node }) => String(node.attrs['text']),
  addInputRules() {
    return [
      nodeInputRule({
        find: new RegExp(`${VARIABLE_PATTERN}$`),
        type: this.type,
        getAttributes: attributesOf,
      }),
    ];
  },
  addPasteRules() {
    return [
      nodePasteRule({
        find: new RegExp(VARIABLE_PATTERN, 'g'),
        type: this.type,
        getAttributes: attributesOf,
      }),
    ];
  },
});

/** Turns the variables in an element's text into the elements from which the editor reads them. */
export function markVariables(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = text.data.split(new RegExp(`(${VARIABLE_PATTERN})`));
    if (parts.length > 1) text.replaceWith(...parts.map((part, at) => (at % 2 ? chipOf(root, part) : part)));
  }
}

/** Turns the elements of variables back into their source. */
export function unmarkVariables(root: HTMLElement): void {
  for (const chip of root.querySelectorAll('[data-variable]')) {
    chip.replaceWith(chip.getAttribute('data-variable') ?? '');
  }
}

function chipOf(root: HTMLElement, text: string): HTMLElement {
  const chip = root.ownerDocument.createElement('span');
  chip.setAttribute('data-variable', text);

  return chip;
}
