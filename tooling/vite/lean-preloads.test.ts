import { describe, expect, it } from 'vitest';
import { filesThere } from './lean-preloads.ts';

type Given = { imports?: string[]; late?: string[]; isEntry?: boolean };

/** Makes chunks from what each imports at once and late. */
function makeChunks(given: Record<string, Given>) {
  const chunks = Object.entries(given).map(([fileName, { imports = [], late = [], isEntry = false }]) => ({
    fileName,
    imports,
    dynamicImports: late,
    isEntry,
    moduleIds: [`/site/src/${fileName}`],
  }));

  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

describe('the files that are there when a file runs', () => {
  it('are its own imports and those of the files that alone can load it', () => {
    const there = filesThere(
      makeChunks({
        main: { imports: ['react'], late: ['list'], isEntry: true },
        react: {},
        list: { imports: ['table'], late: ['dialog'] },
        table: { imports: ['react'] },
        dialog: { imports: ['table', 'modal'] },
        modal: {},
      }),
    );

    expect([...(there.get('list') ?? [])].toSorted()).toEqual(['list', 'main', 'react', 'table']);
    expect(there.get('dialog')?.has('table')).toBe(true);
    expect(there.get('table')?.has('modal')).toBe(false);
  });

  it('are only those that all ways to it have in common', () => {
    const there = filesThere(
      makeChunks({
        main: { late: ['users', 'plans'], isEntry: true },
        users: { imports: ['table'], late: ['dialog'] },
        plans: { late: ['dialog'] },
        table: {},
        dialog: {},
      }),
    );

    expect([...(there.get('dialog') ?? [])].toSorted()).toEqual(['dialog', 'main']);
  });
});
