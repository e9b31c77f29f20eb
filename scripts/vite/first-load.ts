import { resolve } from 'node:path';

type Graph = {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

type Group = { name: string; entries: readonly string[] };

const GROUPS: readonly Group[] = [{ name: 'visitors', entries: ['src/main.tsx'] }];

/**
 * Names the files of what a visitor loads in any case, however the back office shares it: all that the entry
 * imports. Cut in pieces by who uses which, it was fifteen files, and the same code compressed worse. What comes later has
 * no group: rolldown lets the first file import from it then, and a first screen would wait for both.
 */
export function firstLoad(groups: readonly Group[] = GROUPS): (id: string, graph: Graph) => string | null {
  let known: Map<string, string> | undefined;

  return (id, graph) => {
    known ??= nameModules(groups, graph);
    return known.get(id) ?? null;
  };
}

/** What each group's entries need before they run, without what an earlier group has. */
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
