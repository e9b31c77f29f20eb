import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { RecipientTokens } from '#actions/lib/mail/recipient-token.ts';
import { localeOfQuery, SMALL_PAGE_HEADERS } from '#actions/lib/small-page.ts';
import { readSubscription, subscribeAgain, unsubscribe } from './contact-subscription.ts';
import { renderUnsubscribePage, type PageKind } from './unsubscribe-page.ts';

type Deps = {
  pool: Pool;
  tokens: () => Promise<RecipientTokens>;
  env: { BRAND_NAME: string; BRAND_NAME_AR: string };
};

/**
 * Adds the page to which the unsubscribe link of a mail leads. A GET changes nothing, because mail scanners open every
 * link. A POST unsubscribes, whether a mail client sends it (RFC 8058) or the page's button.
 */
export function addUnsubscribeRoutes(server: FastifyInstance, { pool, tokens, env }: Deps): void {
  // The body of a POST is ignored, whatever its form: the URL alone names the contact.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

  const recipientOf = async (request: FastifyRequest) =>
    (await tokens()).read((request.params as { token: string }).token);

  async function answer(request: FastifyRequest, reply: FastifyReply, kind?: PageKind) {
    const { token } = request.params as { token: string };
    const recipient = await recipientOf(request);
    const known = recipient ? await readSubscription(pool, recipient) : undefined;
    const locale = localeOfQuery(request) ?? known?.locale ?? 'en';
    const brand = locale === 'ar' ? known?.brandAr || env.BRAND_NAME_AR : known?.brand || env.BRAND_NAME;
    const shown = known ? (kind ?? (known.state === 'unsubscribed' ? 'unsubscribed' : 'ask')) : 'unknown';

    return reply
      .code(known ? 200 : 404)
      .headers(SMALL_PAGE_HEADERS)
      .send(
        renderUnsubscribePage({
          kind: shown,
          locale,
          brand,
          color: known?.color || undefined,
          token: encodeURIComponent(token),
        }),
      );
  }

  server.get('/unsubscribe/:token', (request, reply) => answer(request, reply));
  server.post('/unsubscribe/:token', async (request, reply) => {
    const recipient = await recipientOf(request);
    if (recipient) await unsubscribe(pool, recipient);
    return answer(request, reply, 'unsubscribed');
  });
  server.post('/unsubscribe/:token/undo', async (request, reply) => {
    const recipient = await recipientOf(request);
    if (recipient) await subscribeAgain(pool, recipient);
    return answer(request, reply, 'subscribed');
  });
}
