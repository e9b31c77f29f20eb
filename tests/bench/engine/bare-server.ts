import { createServer } from 'node:http';
import pg from 'pg';
import { listen } from '#tests/support/processes/serve.ts';
import { servePeer } from '../support/serve-peer.ts';
import type { Recorded } from './record-sql.ts';

export type BareSettings = {
  readonly databaseUrl: string;
  readonly connections: number;
  /** Statement to run, by the text of the request. */
  readonly statements: Readonly<Record<string, Recorded>>;
};

/** Serves the lower bound: reads the body, looks the statement up, sends PostgreSQL's JSON, without GraphQL or roles. */
servePeer<BareSettings>(async ({ databaseUrl, connections, statements }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(String(Buffer.concat(chunks))) as { query: string; variables: unknown };
      const statement = statements[`${body.query}${JSON.stringify(body.variables)}`] as Recorded;
      void pool
        .query<[string]>({ ...statement, values: [...statement.values], rowMode: 'array' })
        .then(({ rows }) => {
          response.setHeader('content-type', 'application/json; charset=utf-8');
          response.end(`{"data":${rows[0]?.[0]}}`);
        });
    });
  });
  return listen(server);
});
