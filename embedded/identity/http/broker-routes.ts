import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { accountOfPerson } from '../broker/account-of-person.ts';
import {
  BrokerError,
  fetchGooglePerson,
  googleLoginUrl,
  type GoogleClient,
  type GoogleEndpoints,
  type PendingLogin,
} from '../broker/google.ts';
import { errorPage } from '../openid/pages.ts';
import type { RealmProviders, ServedRealm } from '../openid/realm-providers.ts';
import { createArtifactStore } from '../storage/artifact-store.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { listIdentityProviders } from '../storage/realm-store.ts';
import { realmOf, showPublicUrl } from './openid-routes.ts';

type Params = { realm: string; alias: string; uid?: string };
type Callback = { code?: string; state?: string; error?: string };

const PENDING_SECONDS = 600;

/** Registers the routes that send a browser to another identity provider and take it back, on Keycloak's addresses. */
export function brokerRoutes(providers: RealmProviders, publicUrl: string, endpoints: GoogleEndpoints) {
  return async (app: FastifyInstance): Promise<void> => {
    const handle = async (
      request: FastifyRequest,
      reply: FastifyReply,
      step: (served: ServedRealm, client: GoogleClient) => Promise<unknown>,
    ): Promise<unknown> => {
      const served = await realmOf(providers, request, reply);
      if (served === undefined) return reply;
      const client = await brokerClient(served, (request.params as Params).alias);
      if (client === undefined) return fail(reply, 'Page not found', 404);
      showPublicUrl(request.raw, publicUrl);
      try {
        return await step(served, client);
      } catch (error) {
        if (error instanceof errors.SessionNotFound)
          return fail(reply, 'The sign-in has expired. Please start again.');
        throw error;
      }
    };

    app.get('/realms/:realm/broker/:alias/login/:uid', (request, reply) =>
      handle(request, reply, (served, client) => leave(served, client, endpoints, request, reply)),
    );
    app.get('/realms/:realm/broker/:alias/endpoint', (request, reply) =>
      handle(request, reply, (served, client) => comeBack(served, client, endpoints, request, reply)),
    );
  };
}

async function leave(
  { context, provider }: ServedRealm,
  client: GoogleClient,
  endpoints: GoogleEndpoints,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { uid } = await provider.interactionDetails(request.raw, reply.raw);
  if (uid !== (request.params as Params).uid)
    return fail(reply, 'The sign-in has expired. Please start again.');
  const pending = { nonce: randomText(), verifier: randomText() };
  await createArtifactStore(context.pool, context.realm, 'BrokerLogin').save(uid, pending, PENDING_SECONDS);
  const challenge = createHash('sha256').update(pending.verifier).digest('base64url');

  return reply.redirect(
    googleLoginUrl(endpoints, client, { state: uid, nonce: pending.nonce, challenge }),
    303,
  );
}

async function comeBack(
  { context, provider }: ServedRealm,
  client: GoogleClient,
  endpoints: GoogleEndpoints,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { code, state } = request.query as Callback;
  const { uid } = await provider.interactionDetails(request.raw, reply.raw);
  const store = createArtifactStore(context.pool, context.realm, 'BrokerLogin');
  const pending = state === uid && (await store.consume(uid)) ? await store.find(uid) : undefined;
  if (pending === undefined) return fail(reply, 'The sign-in has expired. Please start again.');
  const finish = async (result: Parameters<typeof provider.interactionFinished>[2]): Promise<unknown> => {
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, result);
    return reply;
  };

  if (!code)
    return finish({ error: 'access_denied', error_description: 'The sign-in at Google was called off.' });
  try {
    const person = await fetchGooglePerson(endpoints, client, {
      code,
      pending: pending as unknown as PendingLogin,
    });
    const { alias } = request.params as Params;
    const where = { realm: context.realm, provider: alias };
    const account = await inTransaction(context.pool, (db) => accountOfPerson(db, where, person));
    return await finish({ login: { accountId: account.id, notBefore: account.notBefore } });
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error;
    context.logger.warn({ realm: context.realm, err: error }, 'a sign-in at Google was refused');
    return finish({ error: 'access_denied', error_description: error.message });
  }
}

async function brokerClient({ context }: ServedRealm, alias: string): Promise<GoogleClient | undefined> {
  const providers = await listIdentityProviders(context.pool, context.realm);
  const found = providers.find((one) => one.alias === alias && one.enabled && one.providerId === 'google');
  const { clientId, clientSecret, defaultScope } = found?.config ?? {};
  if (!clientId || !clientSecret) return undefined;

  return {
    clientId,
    clientSecret,
    scope: defaultScope ?? 'openid profile email',
    redirectUri: `${context.issuer}/broker/${alias}/endpoint`,
  };
}

function fail(reply: FastifyReply, message: string, status = 400): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(errorPage(message));
}

const randomText = (): string => randomBytes(32).toString('base64url');
