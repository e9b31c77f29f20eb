import { expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';

const IMPORTS: Record<string, string[]> = {
  '/main.tsx': ['/app.tsx', '/react'],
  '/app.tsx': ['/react', '/shared.ts'],
  '/shared.ts': ['/app.tsx'],
  '/admin.tsx': ['/shared.ts', '/table.tsx'],
};

it('firstLoad puts all that the entry imports statically into one chunk, circles too, and nothing else', () => {
  const nameOf = firstLoad('/main.tsx');
  const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };
  const modules = ['/main.tsx', '/app.tsx', '/react', '/shared.ts', '/admin.tsx', '/table.tsx'];

  expect(modules.filter((id) => nameOf(id, graph) === 'visitors')).toEqual([
    '/app.tsx',
    '/react',
    '/shared.ts',
  ]);
});
