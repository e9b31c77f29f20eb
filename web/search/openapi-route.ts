import type { FastifyInstance } from 'fastify';
import openapi from '../../schema/openapi.json' with { type: 'json' };
import { sendText } from './send-text.ts';

const text = JSON.stringify(openapi);

/** What the REST endpoints are, as codegen wrote it. Hasura makes one too (/api/swagger/json), for its admin secret alone. */
export function addOpenapiRoute(server: FastifyInstance): void {
  server.get('/api/rest/openapi.json', (request, reply) =>
    sendText(request, reply, { type: 'application/json; charset=utf-8', text }),
  );
}
