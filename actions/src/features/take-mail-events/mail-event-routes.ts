import { parseJson } from '#runtime/bytes/read-json.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { object, string, ValidationError } from 'yup';
import { fetchWithin } from '#runtime/network/fetch-within.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { applyMailEvent } from './apply-mail-event.ts';
import type { MailEvent } from '#actions/lib/mail/mail-event.ts';
import { readGeneric, readMailgun, readPostmark, readSes } from './read-payload.ts';
import { isLoggedIn, isSigned, isSignedByMailgun } from './signatures.ts';

type Deps = { pool: Pool; env: { MAIL_EVENTS_SECRET: string } };
type Provider = {
  path: string;
  isTrusted: (request: FastifyRequest, body: unknown, secret: string) => boolean;
  read: (body: unknown) => MailEvent[] | Promise<MailEvent[]>;
};

const CONFIRM_MS = 5_000;
const nowS = () => Math.floor(Date.now() / 1_000);

const PROVIDERS: Provider[] = [
  {
    path: '/mail-events',
    isTrusted: ({ headers, body }, _, secret) => isSigned(headers, String(body), secret, nowS()),
    read: readGeneric,
  },
  {
    path: '/mail-events/mailgun',
    isTrusted: (_request, body, secret) => isSignedByMailgun(body, secret, nowS()),
    read: readMailgun,
  },
  {
    path: '/mail-events/postmark',
    isTrusted: ({ headers }, _, secret) => isLoggedIn(headers, secret),
    read: readPostmark,
  },
  {
    path: '/mail-events/ses',
    isTrusted: ({ headers }, _, secret) => isLoggedIn(headers, secret),
    read: readNotification,
  },
];

/** Adds the routes to which mail providers post bounces and complaints; without MAIL_EVENTS_SECRET it adds none. */
export function addMailEventRoutes(server: FastifyInstance, { pool, env }: Deps): void {
  const secret = env.MAIL_EVENTS_SECRET;
  if (secret === '') return;
  // Bodies stay text, because the signature covers their bytes, and SNS sends JSON as text/plain.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  for (const { path, isTrusted, read } of PROVIDERS) {
    server.post(path, async (request, reply) => {
      const body = parseJson(String(request.body));
      if (!isTrusted(request, body, secret)) {
        throw new ActionError('mail-events-unsigned', 'The request is not signed as it must be.', {
          status: 401,
        });
      }
      const events = await readEvents(read, body);
      const known = await Promise.all(events.map((event) => applyMailEvent(pool, event)));
      return reply.send({ taken: known.filter(Boolean).length });
    });
  }
}

async function readEvents(read: Provider['read'], body: unknown): Promise<MailEvent[]> {
  try {
    return await read(body);
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    throw new ActionError('mail-events-invalid', `The events can't be read: ${cause.message}.`, { cause });
  }
}

const envelopeSchema = object({
  Type: string().required(),
  Message: string().default(''),
  SubscribeURL: string().default(''),
}).required();

/**
 * Reads a message of Amazon SNS, which wraps an event of SES; when SNS asks once whether we want its messages, confirms
 * the subscription.
 */
async function readNotification(body: unknown): Promise<MailEvent[]> {
  const { Type, Message, SubscribeURL } = envelopeSchema.validateSync(body);
  if (Type === 'SubscriptionConfirmation') {
    if (!/^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com\//.test(SubscribeURL)) {
      throw new ActionError('mail-events-invalid', 'The address to confirm is not one of Amazon SNS.');
    }
    await fetchWithin(CONFIRM_MS, SubscribeURL, { redirect: 'error' });
    return [];
  }
  return Type === 'Notification' ? readSes(parseJson(Message)) : [];
}
