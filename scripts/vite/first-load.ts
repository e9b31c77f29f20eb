import { resolve } from 'node:path';

type Graph = {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

/**
 * Names the one file of what every visitor loads in any case: all that the entry imports, however the back office shares
 * it. Cut in pieces by who uses which, it was fifteen files, and the same code compressed worse.
 */
export function firstLoad(entry = resolve('src/main.tsx')): (id: string, graph: Graph) => string | null {
  let modules: Set<string> | undefined;

  return (id, graph) => {
    modules ??= importsOf(entry, graph);
    return modules.has(id) ? 'visitors' : null;
  };
}

/** What a module needs before it runs, without itself. */
function importsOf(entry: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      open.push(imported);
    }
  }

  return found;
}
