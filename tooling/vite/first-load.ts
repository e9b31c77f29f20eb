import { resolve } from 'node:path';

type Graph = {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

type Group = { name: string; entries: readonly string[] };

const GROUPS: readonly Group[] = [{ name: 'visitors', entries: ['src/main.tsx'] }];

/**
 * Groups the modules that every visitor loads (all that the entry imports) into one file per group, even if the back
 * office shares some. Split by who uses which module they were fifteen files and compressed worse. Modules that load
 * later have no group: with one, rolldown lets the first file import from it, and the first screen would wait for both.
 */
export function firstLoad(groups: readonly Group[] = GROUPS): (id: string, graph: Graph) => string | null {
  let known: Map<string, string> | undefined;

  return (id, graph) => {
    known ??= nameModules(groups, graph);
    return known.get(id) ?? null;
  };
}

/** Maps each module that a group's entries import to the group's name; a module belongs to the first such group. */
function nameModules(groups: readonly Group[], graph: Graph): Map<string, string> {
  const names = new Map<string, string>();
  const entries = new Set(groups.flatMap((group) => group.entries.map((entry) => resolve(entry))));
  for (const { name, entries: starts } of groups) {
    const open = starts.map((entry) => resolve(entry));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
        if (names.has(imported) || entries.has(imported)) continue;
        names.set(imported, name);
        open.push(imported);
      }
    }
  }

  return names;
}
