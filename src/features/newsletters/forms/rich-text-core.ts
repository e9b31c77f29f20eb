import { Editor } from '@tiptap/core';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { readHtml, writeHtml } from './rich-text-html.ts';
import type { LabelOf } from './rich-text-variable.ts';

export type LoadedEditor = { editor: Editor; show: (html: string) => void };

type Hears = { labelOf: LabelOf; onChange: (html: string) => void; onBlur: () => void };

/** Creates the editor within `element`. `onChange` reports what people write, not values set by the program. */
export function createEditor(element: HTMLElement, { labelOf, onChange, onBlur }: Hears): LoadedEditor {
  const editor = new Editor({
    element,
    extensions: richTextExtensions(labelOf),
    injectNonce: cspNonce(),
    onUpdate: ({ editor: { state } }) => onChange(writeHtml(state.doc)),
    onBlur,
  });

  return {
    editor,
    show: (html) =>
      void editor.commands.setContent(readHtml(editor.schema, html).toJSON(), { emitUpdate: false }),
  };
}
