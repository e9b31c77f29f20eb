import type { Editor, JSONContent } from '@tiptap/core';
import type { NodeSelection } from '@tiptap/pm/state';
import { BUTTON, COLUMN, COLUMNS, PICTURE, SECTION } from './rich-text-blocks.ts';

const HOLDERS = [SECTION, COLUMN];
const REMOVABLE = [BUTTON, PICTURE, SECTION, COLUMNS];
/** Positions from a block's beginning to where its text begins. */
const TEXT_BEGINS: Readonly<Record<string, number>> = { [BUTTON]: 1, [SECTION]: 2, [COLUMNS]: 3 };

export const emptySection = (): JSONContent => ({ type: SECTION, content: [{ type: 'paragraph' }] });

export const emptyColumns = (): JSONContent => ({
  type: COLUMNS,
  content: [1, 2].map(() => ({ type: COLUMN, content: [{ type: 'paragraph' }] })),
});

/**
 * Inserts a block after the one that has the cursor, or in the place of an empty paragraph. A section and columns always
 * stand outside of others. Beneath a block that would be the last one there is an empty paragraph, in which people
 * write on.
 */
export function placeBlock(editor: Editor, block: JSONContent): void {
  const { from, to } = rangeFor(editor, block.type === SECTION || block.type === COLUMNS);
  const { doc } = editor.state;
  const isLast = to >= doc.content.size;
  const begins = TEXT_BEGINS[block.type ?? ''];
  const chain = editor
    .chain()
    .insertContentAt({ from, to }, [block, ...(isLast ? [{ type: 'paragraph' }] : [])]);
  if (begins === undefined) chain.focus().run();
  else
    chain
      .focus()
      .setTextSelection(from + begins)
      .run();
}

function rangeFor(editor: Editor, isHolder: boolean): { from: number; to: number } {
  const { $from, to } = editor.state.selection;
  const depths = Array.from({ length: $from.depth }, (_, at) => $from.depth - at);
  const holder = isHolder ? 0 : (depths.find((depth) => HOLDERS.includes($from.node(depth).type.name)) ?? 0);
  const depth = holder + 1;
  if ($from.depth < depth) return { from: to, to };
  const node = $from.node(depth);
  const isEmpty = node.type.name === 'paragraph' && node.content.size === 0;

  return { from: isEmpty ? $from.before(depth) : $from.after(depth), to: $from.after(depth) };
}

/** Returns the range of the block that is selected or has the cursor, the innermost one; undefined outside of blocks. */
export function blockAround(editor: Editor): { from: number; to: number } | undefined {
  const { selection } = editor.state;
  const { node } = selection as Partial<NodeSelection>;
  if (node && REMOVABLE.includes(node.type.name)) return { from: selection.from, to: selection.to };
  const { $from } = selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    if (REMOVABLE.includes($from.node(depth).type.name)) {
      return { from: $from.before(depth), to: $from.after(depth) };
    }
  }
  return undefined;
}

/** Deletes the innermost block around the cursor, with what is in it. */
export function removeBlock(editor: Editor): void {
  const range = blockAround(editor);
  if (range) editor.chain().deleteRange(range).focus().run();
}
