import { lateEditor } from '#src/kit/forms/editor/late-editor.tsx';
import { loadRichTextEditor } from './rich-text-editor.tsx';

export const TextEditor = lateEditor(loadRichTextEditor);

/**
 * Loads the editor, so that a form that opens afterwards has it at once. Resolves after one try, because the form must not
 * wait for code that does not arrive: the field tries again, and is a plain one meanwhile.
 */
export async function loadTextEditor(): Promise<void> {
  const isThere = await import('./rich-text-core.ts').then(
    () => true,
    () => false,
  );
  if (isThere) await TextEditor.load();
}
