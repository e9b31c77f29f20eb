import type { GraphiQLProps } from 'graphiql';

type Tabs = Parameters<NonNullable<GraphiQLProps['onTabChange']>>[0];
/** Element to which CodeMirror attached its instance. */
type CodeMirrorElement = Element & { CodeMirror?: { getValue(): string } };

/** GraphiQL's fields by the names under which it looks for their texts. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['graphiql:query', '.graphiql-query-editor .CodeMirror'],
  ['graphiql:variables', '.graphiql-editor-tool .CodeMirror'],
]);
const TABS = 'graphiql:tabState';

/**
 * Creates the storage by which a GraphiQL that replaces another finds the tabs and the texts of its predecessor. The
 * texts are read from the fields at the moment they are asked for, because GraphiQL itself writes them up to half a
 * second late. Everything stays in memory, because another person may use this browser next; answers are not kept.
 */
export function createTypedStorage() {
  const kept = new Map<string, string>();
  let editor: Element | undefined;
  let tabs: Tabs | undefined;

  function textOf(name: string): string | undefined {
    const field = editor?.querySelector<CodeMirrorElement>(FIELDS.get(name) ?? '');

    return field?.CodeMirror?.getValue();
  }

  /** Returns the tabs in GraphiQL's form; undefined before there are fields or GraphiQL has told of its tabs. */
  function tabsNow(): string | undefined {
    const query = textOf('graphiql:query');
    if (query === undefined || tabs === undefined) return undefined;
    const { activeTabIndex } = tabs;
    const variables = textOf('graphiql:variables') ?? '';
    const all = tabs.tabs.map((tab, index) => ({
      ...tab,
      ...(index === activeTabIndex && { query, variables }),
      response: null,
    }));

    return JSON.stringify({ activeTabIndex, tabs: all });
  }

  const storage: NonNullable<GraphiQLProps['storage']> = {
    get length() {
      return kept.size;
    },
    getItem: (name) => (name === TABS ? tabsNow() : FIELDS.has(name) ? textOf(name) : kept.get(name)) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };

  return {
    storage,
    /** Reads the fields below this element from now on, until the returned function is called. */
    readFrom: (element: Element) => {
      editor = element;
      return () => {
        editor = undefined;
      };
    },
    /** To be called with GraphiQL's tabs whenever they change. */
    keepTabs: (now: Tabs) => {
      tabs = now;
    },
  };
}
