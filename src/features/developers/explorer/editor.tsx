import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/style.css';
import { useEffect, useMemo, useRef } from 'react';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import { createAsk } from './ask.ts';
import styles from './editor.module.css';
import { FIRST_QUERY } from './first-query.ts';
import { createLinePlacer } from './place-lines.ts';

// Its menus hold the page still by a style of their own; the package that writes it looks for the nonce here.
Object.assign(globalThis, { __webpack_nonce__: cspNonce() });

/** Nothing of what was written or answered stays in the browser: another person may sit there next. */
const forgetful = {
  length: 0,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** What a screen reader calls GraphiQL's fields, to which it gives no names; in its language. */
const FIELDS = {
  '.graphiql-query-editor textarea': 'Query',
  '.graphiql-editor-tool textarea': 'Variables',
  '.graphiql-response textarea': 'Answer',
} as const;

function nameFields(editor: HTMLElement): void {
  for (const [selector, name] of Object.entries(FIELDS)) {
    editor.querySelector(`${selector}:not([aria-label])`)?.setAttribute('aria-label', name);
  }
}

/** GraphiQL, which asks this site's API with the token that stands above it. */
export function Editor({ token }: { token: string }) {
  // Its types know errors as graphql-js throws them; those of the API are their JSON.
  const fetcher = useMemo(() => createAsk(token) as unknown as GraphiQLProps['fetcher'], [token]);

  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const editor = frame.current;
    if (!editor) return undefined;
    // It builds its fields itself, one after the other, and again when a tab is opened.
    const placeLines = createLinePlacer(editor);
    const look = (): void => {
      nameFields(editor);
      placeLines();
    };
    const watch = new MutationObserver(look);
    watch.observe(editor, { childList: true, subtree: true });
    look();
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={frame} dir="ltr" lang="en" className={styles.editor}>
      <GraphiQL
        // Another role has another schema.
        key={token}
        fetcher={fetcher}
        defaultQuery={FIRST_QUERY}
        storage={forgetful}
        forcedTheme="system"
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
        shouldPersistHeaders={false}
      />
    </div>
  );
}
