import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#actions/config/env.ts';
import type { Locale } from '#actions/config/locale.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { readSender, type SenderEnv } from '#actions/lib/newsletter/read-sender.ts';
import { localeOfQuery, SMALL_PAGE_HEADERS } from '#actions/lib/small-page.ts';
import { isOwnOrigin } from '#runtime/network/is-own-origin.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { requestSubscription } from './request-subscription.ts';
import { renderSubscribePage, type SubscribePageKind } from './subscribe-page.ts';
import { readLocaleOfLink } from './subscription-requests.ts';

type Deps = Parameters<typeof requestSubscription>[2] & { env: SenderEnv & Pick<Env, 'PUBLIC_URL'> };

/**
 * Adds the address that the site's newsletter form is sent to, and the page that the mailed link opens. A GET of that
 * page changes nothing, because mail scanners open every link.
 */
export function addSubscribeRoutes(server: FastifyInstance, deps: Deps): void {
  type Shown = { kind: SubscribePageKind; locale: Locale; status: number; token?: string };
  async function show(reply: FastifyReply, { kind, locale, status, token = '' }: Shown) {
    const { sender } = await readSender(deps.pool, deps.env);
    const page = {
      kind,
      locale,
      brand: sender.brand[locale],
      color: sender.color,
      token: encodeURIComponent(token),
    };
    return reply.code(status).headers(SMALL_PAGE_HEADERS).send(renderSubscribePage(page));
  }

  server.post('/subscribe', async (request, reply) => {
    if (!isOwnOrigin(deps.env.PUBLIC_URL, request.headers)) {
      throw new ActionError('origin-refused', 'Requests of other sites are refused.', { status: 403 });
    }
    // Only the form itself, in a browser without scripts, sends this: it has no captcha.
    if (request.body instanceof URLSearchParams) {
      const locale = request.body.get('locale') === 'ar' ? 'ar' : 'en';
      return show(reply, { kind: 'scripts', locale, status: 400 });
    }
    reply.header('cache-control', 'no-store');
    return requestSubscription(request.body, request.ip, deps);
  });

  server.get('/subscribe/:token', async (request, reply) => {
    const token = tokenOf(request);
    const known = await readLocaleOfLink(deps.pool, token);
    const locale = localeOfQuery(request) ?? known ?? 'en';
    return known
      ? show(reply, { kind: 'ask', locale, status: 200, token })
      : show(reply, { kind: 'unknown', locale, status: 404 });
  });

  server.post('/subscribe/:token', async (request, reply) => {
    const isConfirmed = await confirmSubscription(deps.pool, tokenOf(request));
    const locale = localeOfQuery(request) ?? 'en';
    return isConfirmed
      ? show(reply, { kind: 'confirmed', locale, status: 200 })
      : show(reply, { kind: 'unknown', locale, status: 404 });
  });
}

const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;
