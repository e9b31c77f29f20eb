import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ActionError } from '#actions/lib/action-error.ts';

/**
 * Answers a failed request. An `ActionError` and a 4xx of Fastify go out with their message; any other error is logged,
 * and its answer holds only the request id.
 */
export function answerError(error: FastifyError | ActionError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ActionError) {
    const cause = error.cause instanceof Error ? error.cause.message : undefined;
    request.log.info({ code: error.code, cause }, 'Refused');
    return reply.code(error.status).send(error.toBody());
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    return reply.code(status).send(new ActionError('request-invalid', error.message).toBody());
  }
  request.log.error({ err: error }, 'A request failed');
  return reply.code(500).send({
    message: 'Something went wrong. Please try again.',
    extensions: { code: 'unexpected', requestId: request.id },
  });
}
