import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { parse } from 'yaml';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { CommandLine } from '../hasura-cli/command-line.ts';
import { startHandler } from '../support/start-handler.ts';
import { ADMIN, asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

type Node = Record<string, unknown>;

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const ROWS = read('rows.sql');
/** Inputs with the word `slow` that have been answered. */
const answered = new Set<string>();
/** Headers of callers that are more than a role, by the word that the table has for them. */
const CALLERS: Readonly<Record<string, Record<string, string>>> = {
  admin: ADMIN,
  client: { ...asRole('user'), 'x-client': 'client', 'x-other': 'other' },
  listed: asRole('user'),
};

/** Metadata in which each kind of object that the engine takes has an entry, with few keys. */
export const METADATA = parse(read('metadata.yaml')) as Node;

/** Returns the same in the older form, which knew one database. */
export function version2(): Node {
  const { sources, ...others } = METADATA;
  const [source] = sources as Node[];

  return { ...others, version: 2, tables: source?.['tables'], functions: source?.['functions'] };
}

const keysIn = (place: string) => place.split(/[.[\]]+/).filter(Boolean);

/** Returns metadata with `value` at a place such as `sources[0].tables[1].is_enum`, and at further ones after a plus. */
export function withValue(metadata: Node, place: string, value: unknown): Node {
  const changed = structuredClone(metadata);
  for (const one of place.split(' + ')) {
    const keys = keysIn(one);
    const holder = keys
      .slice(0, -1)
      .reduce<Node>(
        (node, key, at) => (node[key] ??= /^\d/.test(keys[at + 1] ?? '') ? [] : {}) as Node,
        changed,
      );
    holder[keys.at(-1) ?? ''] = value;
  }

  return changed;
}

export function valueAt(metadata: unknown, place: string): unknown {
  return keysIn(place).reduce<unknown>((node, key) => (node as Node)[key], metadata);
}

/** Starts an engine on a database with two books, and the handler of its actions. */
export function useKeysEngine(env: Record<string, string> = {}) {
  const folder = makeTestFolder(afterAll);
  writeFileSync(path.join(folder, 'version.yaml'), 'version: 3\n');
  const handler = useStarted(() => startHandler((request, response) => void echo(request, response)));
  const { engine, sql } = useEngine(`${read('schema.sql')} ${ROWS}`, () => ({
    isChangeable: true,
    env: { ...env, HASURA_GRAPHQL_METADATA_DIR: folder, HANDLER: handler.url, WORD: 'from the environment' },
  }));
  const cli = () => new CommandLine(engine);

  return {
    replace: (metadata: object) => cli().metadata('replace_metadata', { metadata }),
    metadata: async () => (await cli().metadata('export_metadata')).body,
    /**
     * Returns the data or the error's message for `caller { query }` or `caller METHOD endpoint`. What a mutation
     * writes is undone.
     */
    ask: async (request: string): Promise<string> => {
      const [, caller = '', query = ''] = /^(\w+) (.*)$/.exec(request) ?? [];
      const [, method, endpoint] = /^(GET|POST) (\w+)$/.exec(query) ?? [];
      const response = await fetch(
        engine.url + (method === undefined ? '/v1/graphql' : `/api/rest/${endpoint}`),
        {
          method: method ?? 'POST',
          headers: { 'content-type': 'application/json', ...(CALLERS[caller] ?? asRole(caller)) },
          ...(method === undefined && { body: JSON.stringify({ query }) }),
        },
      );
      const body = (await response.json()) as {
        data?: unknown;
        errors?: { message: string }[];
        error?: string;
      };
      if (query.startsWith('mutation')) await sql.query(ROWS);

      return body.errors?.[0]?.message ?? body.error ?? JSON.stringify(body.data ?? body);
    },
  };
}

/**
 * Answers an action with its path, its input and the test's own headers; the word `many` asks for a list. The second
 * input with the word `slow` gets no answer, so that only the action's timeout ends the call.
 */
async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { input } = JSON.parse(await text(request)) as {
    input: { word?: string; asked?: { word?: string } };
  };
  const headers = ['x-told', 'x-client', 'x-other'].map((name) => request.headers[name] ?? '-');
  const said = {
    heard: [request.url, JSON.stringify(input), ...headers].join(' '),
    shelf_id: 1,
    other_id: 2,
  };
  const word = input.word ?? input.asked?.word;
  const asked = JSON.stringify(input);
  if (word === 'slow' && answered.has(asked)) return;
  answered.add(asked);
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(word === 'many' ? [said] : said));
}
