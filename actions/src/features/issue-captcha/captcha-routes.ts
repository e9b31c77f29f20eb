import type { FastifyInstance } from 'fastify';
import type { Challenge } from 'altcha-lib';

/** Adds the route that gives the browser's ALTCHA widget its challenge. */
export function addCaptchaRoutes(
  server: FastifyInstance,
  issueChallenge: (now: Date) => Promise<Challenge>,
): void {
  server.get('/session/captcha', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await issueChallenge(new Date())),
  );
}
