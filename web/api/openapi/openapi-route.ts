import type { FastifyInstance } from 'fastify';
import openapi from '../../../schema/openapi.json' with { type: 'json' };
import { sendText } from '../../server/documents/send-text.ts';

const text = JSON.stringify(openapi);

/** Serves the OpenAPI document written by codegen. Hasura's own (/api/swagger/json) needs the admin secret. */
export function addOpenapiRoute(server: FastifyInstance): void {
  server.get('/api/rest/openapi.json', (request, reply) =>
    sendText(request, reply, { type: 'application/json; charset=utf-8', text }),
  );
}
