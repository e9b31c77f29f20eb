import { resolve } from 'node:path';

type Graph = {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

/**
 * Groups the modules that every visitor loads (all that the entry imports) into one file, even if the back office shares
 * some. Split by who uses which module they were fifteen files and compressed worse. Modules that load later have no
 * group: with one, rolldown lets the first file import from it, and the first screen would wait for both.
 */
export function firstLoad(entry = resolve('src/main.tsx')): (id: string, graph: Graph) => string | null {
  let visitors: Set<string> | undefined;

  return (id, graph) => {
    visitors ??= importedBy(entry, graph);
    return visitors.has(id) ? 'visitors' : null;
  };
}

/** Finds all that a module imports, without the module itself. */
function importedBy(entry: string, graph: Graph): Set<string> {
  const found = new Set([entry]);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  found.delete(entry);

  return found;
}
