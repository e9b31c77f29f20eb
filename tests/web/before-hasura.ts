import type { IncomingMessage } from 'node:http';
import { startServer } from '#tests/support/processes/serve.ts';
import { startWeb } from './start-web.ts';
import { text } from 'node:stream/consumers';

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** Starts a web server before a double of Hasura, which sends a test's answer always with status 200, as Hasura does. */
export async function startBeforeHasura(overrides: Record<string, string> = {}) {
  let asked: Asked[] = [];
  let answer: unknown = {};
  const engine = await startServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    response.setHeader('access-control-allow-origin', 'https://engine.test');
    response.setHeader('set-cookie', 'engine=1');
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answer));
  });
  const web = await startWeb(engine.url, overrides);
  const graphql = `${web.url}/v1/graphql`;
  const expectAnswer = (answered: unknown) => ([asked, answer] = [[], answered]);

  return {
    graphql,
    url: web.url,
    /** Returns the requests that reached the double since the last `get` or `post`. */
    asked: () => asked,
    get(search: string, headers: Record<string, string> = {}, answered: unknown = { data: { a: 1 } }) {
      expectAnswer(answered);
      return fetch(`${graphql}?${search}`, { headers });
    },
    post(body: unknown, headers: Record<string, string> = {}, answered: unknown = { data: { a: 1 } }) {
      expectAnswer(answered);
      return fetch(graphql, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    async stop() {
      await web.stop();
      await engine.stop();
    },
  };
}

export const queryString = (text: string) => new URLSearchParams({ query: text }).toString();

export async function codeOf(response: Response): Promise<string> {
  const body = (await response.json()) as { errors: [{ extensions: { code: string } }] };
  return body.errors[0].extensions.code;
}
