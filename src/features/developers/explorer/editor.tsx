import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/style.css';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import { createAsk } from './ask.ts';
import styles from './editor.module.css';
import { createLinePlacer } from './place-lines.ts';
import { createTypedStorage } from './typed-storage.ts';

/** First query in the explorer: a subscription that everybody may run without a key. */
const FIRST_QUERY = `# This query is live: it shows a change as it happens.
subscription Notices {
  store_notices(order_by: { notice_date: desc }, limit: 5) {
    content
    content_ar
    severity
    notice_date
  }
}
`;

// GraphiQL's menus stop the page from scrolling by a style element; the package that inserts it (get-nonce) reads the
// CSP nonce from this global.
Object.assign(globalThis, { __webpack_nonce__: cspNonce() });

/** Accessible names for GraphiQL's text fields, which have none; English, as all of GraphiQL is. */
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

/** Renders GraphiQL, which sends its requests to this site's API with `keyOrToken`. */
export function Editor({ keyOrToken }: { keyOrToken: string }) {
  const { ask, stop } = useMemo(() => createAsk(keyOrToken), [keyOrToken]);
  // GraphiQL's types expect errors as objects of graphql-js; the API returns them as plain JSON.
  const fetcher = ask as unknown as GraphiQLProps['fetcher'];
  useEffect(() => stop, [stop]);

  const hint = useIntl().formatMessage({ id: 'developers.explorer.empty' });
  const frame = useRef<HTMLDivElement>(null);
  const [typed] = useState(createTypedStorage);
  useEffect(() => {
    const editor = frame.current;
    if (!editor) return undefined;
    const stopReading = typed.readFrom(editor);
    // GraphiQL creates its fields one after the other, and again when a tab is opened.
    const placeLines = createLinePlacer(editor);
    const look = (): void => {
      nameFields(editor);
      placeLines();
    };
    const watch = new MutationObserver(look);
    watch.observe(editor, { childList: true, subtree: true });
    look();
    return () => {
      watch.disconnect();
      stopReading();
    };
  }, [typed]);

  return (
    <div
      ref={frame}
      dir="ltr"
      lang="en"
      className={styles.editor}
      style={{ '--hint': JSON.stringify(hint) } as CSSProperties}
    >
      <GraphiQL
        // Another key may have another role. A new GraphiQL loads that role's schema and has no answers to the key before;
        // what was typed comes from the storage.
        key={keyOrToken}
        fetcher={fetcher}
        defaultQuery={FIRST_QUERY}
        storage={typed.storage}
        onTabChange={typed.keepTabs}
        forcedTheme="system"
        isHeadersEditorEnabled={false}
        showPersistHeadersSettings={false}
        shouldPersistHeaders={false}
      />
    </div>
  );
}
