import { GraphiQL, type GraphiQLProps } from 'graphiql';
import 'graphiql/style.css';
import { useMemo } from 'react';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import { createAsk } from './ask.ts';
import styles from './editor.module.css';
import { FIRST_QUERY } from './first-query.ts';

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

/** GraphiQL, which asks this site's API with the token that stands above it. */
export function Editor({ token }: { token: string }) {
  // Its types know errors as graphql-js throws them; those of the API are their JSON.
  const fetcher = useMemo(() => createAsk(token) as unknown as GraphiQLProps['fetcher'], [token]);

  return (
    <div dir="ltr" lang="en" className={styles.editor}>
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
