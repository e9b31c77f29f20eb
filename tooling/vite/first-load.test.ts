import { describe, expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

const IMPORTS: Record<string, string[]> = {
  '/main.tsx': ['/app.tsx', '/react'],
  '/app.tsx': ['/react', '/shared.ts'],
  '/shared.ts': ['/app.tsx'],
  '/footer.tsx': ['/shared.ts', '/badges.tsx'],
  '/admin.tsx': ['/shared.ts', '/badges.tsx', '/table.tsx'],
};

describe('firstLoad', () => {
  it('has all that its entries import, in a circle too, each once, and nothing that comes later', () => {
    const nameOf = firstLoad([
      { name: 'visitors', entries: ['/main.tsx'] },
      { name: 'below', entries: ['/footer.tsx'] },
    ]);
    const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };
    const named = (name: string) =>
      [
        '/main.tsx',
        '/app.tsx',
        '/react',
        '/shared.ts',
        '/footer.tsx',
        '/badges.tsx',
        '/admin.tsx',
        '/table.tsx',
      ].filter((id) => nameOf(id, graph) === name);

    expect(named('visitors')).toEqual(['/app.tsx', '/react', '/shared.ts']);
    expect(named('below')).toEqual(['/badges.tsx']);
  });
});
