import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RealmProviders, ServedRealm } from '../openid/realm-providers.ts';
import type { Client } from '../storage/representation.ts';
import { authenticateClient } from './client-login.ts';
import { realmOf } from './openid-routes.ts';
import { allowsOrigin, INVALID_ORIGIN, webOriginsOf } from '../openid/web-origins.ts';
import { showToOrigin } from './origins.ts';

type Form = Readonly<Record<string, string>>;

/** A request of a client whose secret was right, with its form fields. */
export type ClientRequest = ServedRealm & { client: Client; form: Form; reply: FastifyReply };

type Options = {
  /** True where pages of the client's origins may send the request and read the answer. */
  isForPages: boolean;
  /** True where a field that is given twice is refused; else the first one counts. */
  refusesDuplicates: boolean;
  /** Answer where the secret is wrong. */
  wrongSecret?: OAuthError;
};

type OAuthError = { error: string; error_description: string };
type Fields = { form: Form; hasDuplicates: boolean };

const OPENID = '/realms/:realm/protocol/openid-connect';
const INVALID_CLIENT = 'Invalid client or Invalid client credentials';
const WRONG_SECRET = { error: 'unauthorized_client', error_description: INVALID_CLIENT };

/** Makes an app read forms alone. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readFields(String(body))),
  );
}

function readFields(body: string): Fields {
  const pairs = [...new URLSearchParams(body)];
  const form = Object.fromEntries(pairs.toReversed());
  return { form, hasDuplicates: Object.keys(form).length < pairs.length };
}

/** Returns the form fields of a request. */
export const fieldsOf = (request: FastifyRequest): Fields =>
  (request.body as Fields | undefined) ?? { form: {}, hasDuplicates: false };

/** Answers a request of a client: checks its secret, its origin and its form first, in Keycloak's order. */
export async function answerClient(
  providers: RealmProviders,
  request: FastifyRequest,
  reply: FastifyReply,
  { isForPages, refusesDuplicates, wrongSecret = WRONG_SECRET }: Options,
  answer: (request: ClientRequest) => Promise<unknown>,
): Promise<unknown> {
  const served = await realmOf(providers, request, reply);
  if (served === undefined) return reply;
  const { form, hasDuplicates } = fieldsOf(request);
  reply.header('cache-control', 'no-store');
  const client = await authenticateClient(served.context, form, request.headers.authorization);
  if (isForPages) {
    if (typeof client === 'object' && !allowsOrigin(webOriginsOf(client), request.headers.origin))
      return reply.code(403).send(INVALID_ORIGIN);
    showToOrigin(request, reply, 'Access-Control-Allow-Methods');
  }
  if (client === 'unknown')
    return reply.code(401).send({ error: 'invalid_client', error_description: INVALID_CLIENT });
  if (client === 'wrong') return reply.code(401).send(wrongSecret);
  if (hasDuplicates && refusesDuplicates) return refuseRequest(reply, 'duplicated parameter');

  return answer({ ...served, client, form, reply });
}

/** Registers a path below the OpenID endpoints to which clients post forms. */
export function clientRoute(
  app: FastifyInstance,
  providers: RealmProviders,
  path: string,
  options: Options,
  answer: (request: ClientRequest) => Promise<unknown>,
): void {
  app.post(`${OPENID}/${path}`, (request, reply) => answerClient(providers, request, reply, options, answer));
}

/** Answers 400 `invalid_request`, as Keycloak does. */
export function refuseRequest(reply: FastifyReply, description: string): FastifyReply {
  return reply.code(400).send({ error: 'invalid_request', error_description: description });
}
