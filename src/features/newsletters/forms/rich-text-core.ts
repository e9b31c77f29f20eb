import { Editor } from '@tiptap/core';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { readHtml, writeHtml } from './rich-text-html.ts';

export type LoadedEditor = { editor: Editor; show: (html: string) => void };

type Hears = { onChange: (html: string) => void; onBlur: () => void };

/** Creates the editor within `element`. `onChange` reports what people write, not values set by the program. */
export function createEditor(element: HTMLElement, { onChange, onBlur }: Hears): LoadedEditor {
  const editor = new Editor({
    element,
    extensions: richTextExtensions,
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
