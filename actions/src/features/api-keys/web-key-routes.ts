import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { isActionSecret } from '#actions/lib/action-secret.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { exchangeForWeb, type ExchangeDeps } from './exchange-key.ts';

const askedSchema = object({
  key: string().max(200).required(),
  ip: string().max(100).required(),
  origin: string().max(300),
  jti: string().max(200),
}).required();

/**
 * Adds the endpoint where web servers exchange the keys that requests carry. It is not on the public origin; the web
 * server itself limits how often one network may ask.
 */
export function addWebKeyRoutes(
  server: FastifyInstance,
  deps: ExchangeDeps & { actionSecret: string },
): void {
  server.post('/inside/keys/token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isActionSecret(request.headers['x-action-secret'], deps.actionSecret)) {
      throw new ActionError('action-secret-invalid', 'This address is for the web server.', { status: 401 });
    }
    const { key, ip, origin, jti } = readInput(askedSchema, request.body);
    return exchangeForWeb(key, { ip, origin }, jti, deps);
  });
}
