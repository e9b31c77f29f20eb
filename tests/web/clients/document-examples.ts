import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { buildSchema, parse, validate } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { expect } from 'vitest';
import { postGraphql } from '#tests/support/api.ts';

const DOCUMENTS = 'docs/integrate';
const FENCED = /(?:<!-- (example|not executed:) ?(.*?) -->\n+)?^```(\w+)\n([^]*?)^```$/gm;

/** What the comment before an example says: who asks, and for a JSON answer for what. */
type Said = {
  readonly role?: string;
  readonly variables?: object;
  /** Text of an answer that is an error, such as its code. */
  readonly refused?: string;
  /** Operation whose first error the block is. */
  readonly answers?: string;
};
export type Example = {
  readonly place: string;
  readonly language: string;
  readonly text: string;
  readonly said: Said;
};
type Api = {
  readonly url: string;
  readonly socket: string;
  /** Where administrators ask: the web server takes their headers from no client. */
  readonly engineUrl: string;
  readonly headersOf: (role: string) => Record<string, string>;
};

/** Returns the blocks of code in the documents, but those whose comment says why they are not executed. */
export function readExamples(): Example[] {
  const files = readdirSync(DOCUMENTS).filter((name) => name.endsWith('.md'));

  return files.flatMap((file) =>
    [...readFileSync(`${DOCUMENTS}/${file}`, 'utf8').matchAll(FENCED)].flatMap(
      ([, kind, said = '', language = '', text = ''], at): Example[] =>
        kind === 'not executed:'
          ? []
          : [{ place: `${file}, block ${at + 1}`, language, text, said: JSON.parse(said || '{}') as Said }],
    ),
  );
}

/** Does what a reader of an example does, and compares the answer with what the document says. */
export async function runExample({ language, text, said }: Example, api: Api): Promise<void> {
  const { role = 'anonymous', variables = {}, refused, answers } = said;
  if (language === 'sh') {
    const key = api.headersOf(role === 'anonymous' ? 'reader' : role)['x-api-key'] ?? '';
    const commands = text.replaceAll('http://localhost:3000', api.url).replaceAll('hfk_…', key);
    const env = { PATH: process.env['PATH'], TOKEN: key };
    const { stdout } = await promisify(execFile)('sh', ['-euc', commands], { env });
    if (refused === undefined) expect(stdout).not.toMatch(/"(errors?":|code": ?")/);
    else expect(stdout).toContain(refused);

    return;
  }
  if (language === 'json') {
    const { errors } = await postGraphql(role === 'site_admin' ? api.engineUrl : api.url, answers ?? '', {
      headers: api.headersOf(role),
    });
    expect(errors?.[0]).toEqual(JSON.parse(text));

    return;
  }
  expect(language).toBe('graphql');
  expect(faultsOf(text, role)).toEqual([]);
  expect(
    text.trimStart().startsWith('subscription')
      ? await firstAnswer(text, variables, role, api)
      : await postGraphql(api.url, text, { variables, headers: api.headersOf(role) }),
  ).toEqual({ data: expect.anything() as object });
}

/** Returns what is wrong with an operation by the schema that a role has. */
export function faultsOf(text: string, role: string): readonly string[] {
  const schema = buildSchema(readFileSync(`schema/${role}.graphql`, 'utf8'));

  return validate(schema, parse(text)).map(({ message }) => message);
}

async function firstAnswer(query: string, variables: object, role: string, api: Api): Promise<unknown> {
  const connectionParams = { headers: api.headersOf(role) };
  const client = createClient({ url: api.socket, webSocketImpl: WebSocket, connectionParams });
  try {
    const { value } = await client.iterate({ query, variables: { ...variables } }).next();

    return value;
  } finally {
    await client.dispose();
  }
}
