import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createMessageStore } from './app/messages/message-store.ts';
import { parsePageState } from './app/prerender/page-state.ts';
import { toAsciiByTable } from './app/prerender/to-ascii-by-table.ts';
import { createRoutes } from './app/router.tsx';
import { startLoading } from './app/routes/lazy-page.tsx';
import { ToAsciiContext } from './features/domain-search/to-ascii-context.ts';
import { createPublicData } from './lib/public-data/public-data.ts';

/** Size above any page's, so that React puts no part behind an inline script, which the Content-Security-Policy forbids. */
const WHOLE_PAGE_BYTES = 1e9;

/** Query that a page needs: its key in the embedded answers, and the operation to send to the API. */
export type AskedQuery = { key: string; name: string; query: string; variables: Record<string, unknown> };
export type DrawnPage = { html: string; queries: AskedQuery[] };

/**
 * Draws one page from the web server's `state`. Queries without an answer in `state` are drawn as loading; the caller
 * finds them in `queries`, answers them and draws the page again. Draws only one page at a time, as routes keep their code.
 */
export async function renderPage(path: string, state: Record<string, unknown>): Promise<DrawnPage> {
  const { locale, config, answers, search, drawnAt } = parsePageState(state);
  const store = createMessageStore(locale);
  const routes = createRoutes(store);
  await Promise.all([store.loadSection('site'), startLoading(routes, path)]);
  const publicData = createPublicData({ source: null, answers });

  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={`${path}${search}`}>
        <ToAsciiContext value={toAsciiByTable}>
          <App
            config={config}
            store={store}
            publicData={publicData}
            routes={routes}
            drawn={{ search, drawnAt }}
          />
        </ToAsciiContext>
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: WHOLE_PAGE_BYTES },
  );

  return {
    html: await textOf(prelude),
    queries: [...publicData.requests()].map(
      ([
        key,
        {
          operation: { name, text },
          variables,
        },
      ]) => ({
        key,
        name,
        query: text,
        variables,
      }),
    ),
  };
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();

  return text;
}
