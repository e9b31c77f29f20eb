import { resolve } from 'node:path';

type Graph = {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

type Group = { name: string; entries: readonly string[] };

/** In the order in which a visitor needs them. */
const GROUPS: readonly Group[] = [
  { name: 'visitors', entries: ['src/main.tsx'] },
  {
    name: 'below',
    entries: ['src/app/routes/site/landing-sections.tsx', 'src/app/routes/site/page-footer.tsx'],
  },
];

/**
 * Names the files of what a visitor loads in any case, however the back office shares it: all that the entry imports, and
 * then what lies below the first screen. Cut in pieces by who uses which, they were thirty files, and the same code
 * compressed worse.
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
