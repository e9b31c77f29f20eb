/** Attribute of the elements that are drawn as blocks, and its values; the site's editor writes the same. */
export const BLOCK_ATTRIBUTE = 'data-block';
export const BLOCK_NAMES = ['button', 'section', 'picture', 'columns', 'column'] as const;
export type BlockName = (typeof BLOCK_NAMES)[number];

/** Blocks that a content may have. */
export const BLOCKS_MAX = 100;

const MARK = new RegExp(`${BLOCK_ATTRIBUTE}\\s*=`, 'gi');

export const countBlocks = (html: string): number => html.match(MARK)?.length ?? 0;
