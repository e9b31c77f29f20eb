import { describe, expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

const IMPORTS: Record<string, string[]> = {
  '/main.tsx': ['/app.tsx', '/react'],
  '/app.tsx': ['/react', '/shared.ts'],
  '/shared.ts': ['/app.tsx'],
  '/admin.tsx': ['/shared.ts', '/table.tsx'],
};

describe('firstLoad', () => {
  it('has all that the entry imports, in a circle too, and nothing that comes later', () => {
    const nameOf = firstLoad('/main.tsx');
    const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

    const named = ['/main.tsx', '/app.tsx', '/react', '/shared.ts', '/admin.tsx', '/table.tsx'].filter((id) =>
      nameOf(id, graph),
    );

    expect(named).toEqual(['/app.tsx', '/react', '/shared.ts']);
  });
});
