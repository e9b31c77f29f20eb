import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES } from '#actions/config/locale.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { isOwnOrigin } from '#runtime/network/is-own-origin.ts';
import { wishedLanguage } from '#rules/locale/wished-language.ts';
import {
  KeycloakRefusal,
  KeycloakUnavailable,
  readAccessToken,
  type KeycloakClient,
  type Tokens,
} from '#actions/lib/keycloak/keycloak-client.ts';
import { makeRefreshTokenStub, sessionOf } from '#actions/lib/sessions/refresh-token-stub.ts';
import type { SecondFactorRule } from '#actions/lib/second-factor/second-factor-rule.ts';
import type { DeviceCookie } from '#actions/lib/sessions/device-cookie.ts';
import type { BrowserSession } from '#actions/lib/sessions/browser-session.ts';
import type { SessionCookie } from '#actions/lib/sessions/session-cookie.ts';
import type { Visit } from '#actions/lib/sessions/sign-ins.ts';
import type { RefreshOnce } from './refresh-once.ts';

export type SessionDeps = {
  publicUrl: string;
  cookie: SessionCookie;
  device: DeviceCookie;
  browserSession: BrowserSession;
  keycloak: KeycloakClient;
  /** Called after a code was exchanged: a person signed in through another provider. */
  onSignedIn: (tokens: Tokens, visit: Visit) => Promise<void>;
  /** Called after each refresh of a session. */
  onRefreshed: (tokens: Tokens) => void;
  /** Called after Keycloak has ended a session. */
  onSignedOut: (sessionId: string) => Promise<void>;
  secondFactorRule: Pick<SecondFactorRule, 'admitGoogle' | 'admitRefresh'>;
  refreshOnce: RefreshOnce;
};

const RETRY_AFTER_S = 2;

/**
 * Adds the token endpoint, which keycloak-js uses unmodified, and the logout: a token-mediating backend as in OAuth 2.0
 * for Browser-Based Applications. The service adds the client's secret, and keeps the refresh token in a cookie that no
 * script can read.
 */
export function addSessionRoutes(server: FastifyInstance, deps: SessionDeps): void {
  const { cookie } = deps;

  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isOwnOrigin(deps.publicUrl, request.headers)) {
      throw new ActionError('origin-refused', 'Requests of other sites are refused.', { status: 403 });
    }
  });

  const answerTokens = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const tokens = await grantTokens({ request, reply }, deps);
      if (tokens.refresh_token) reply.header('set-cookie', cookie.keep(tokens.refresh_token));
      return { ...tokens, refresh_token: makeRefreshTokenStub(tokens, Math.floor(Date.now() / 1000)) };
    } catch (error) {
      return answerFailure(error, { cookie, request, reply });
    }
  };

  server.post('/session/token', answerTokens);

  // Each page asks this first. Most visitors have no session, which is no error and is answered by 204.
  server.post('/session/resume', (request, reply) =>
    cookie.read(request.headers.cookie) ? answerTokens(request, reply) : reply.code(204).send(),
  );

  server.post('/session/logout', async (request, reply) => {
    const refreshToken = cookie.read(request.headers.cookie);
    if (refreshToken) await endSession(deps, refreshToken);
    return reply.header('set-cookie', cookie.clear()).code(204).send();
  });
}

async function grantTokens(
  { request, reply }: Pick<Exchange, 'request' | 'reply'>,
  deps: SessionDeps,
): Promise<Tokens> {
  const form = readForm(request.body);
  const grant = form.get('grant_type');

  if (grant === 'refresh_token') {
    const refreshToken = deps.cookie.read(request.headers.cookie);
    if (!refreshToken) throw new KeycloakRefusal('invalid_grant', 'No session');
    const tokens = await deps.refreshOnce.refresh(refreshToken);
    await deps.secondFactorRule.admitRefresh(tokens);
    deps.onRefreshed(tokens);
    return tokens;
  }
  if (grant === 'authorization_code') {
    const tokens = await deps.keycloak.requestTokens({ grant_type: grant, ...pick(form, CODE_FIELDS) });
    await deps.secondFactorRule.admitGoogle(tokens);
    await noteSignIn(tokens, { request, reply }, deps);
    return tokens;
  }
  // Above all the password grant is refused: passwords go through `sign_in`, with its captcha and limits.
  throw new KeycloakRefusal('unsupported_grant_type', 'This endpoint refreshes tokens and exchanges codes.');
}

/** Records a sign-in through another provider, and makes the device known from now on. */
async function noteSignIn(
  tokens: Tokens,
  { request, reply }: Pick<Exchange, 'request' | 'reply'>,
  { device, browserSession, onSignedIn }: SessionDeps,
): Promise<void> {
  const { cookie: cookies, 'user-agent': userAgent, 'accept-language': languages } = request.headers;
  const email = readAccessToken(tokens.access_token).email?.normalize('NFC').toLowerCase();
  await onSignedIn(tokens, {
    method: 'google',
    ip: request.ip,
    userAgent,
    locale: languages === undefined ? null : (wishedLanguage(languages, LOCALES) ?? 'en'),
    isKnownDevice: email !== undefined && device.knownDevice(cookies, email) !== undefined,
  });
  if (email !== undefined) reply.header('set-cookie', device.keep(cookies, email));
  reply.header('set-cookie', await browserSession.replace(cookies, tokens));
}

type Exchange = { cookie: SessionCookie; request: FastifyRequest; reply: FastifyReply };

/**
 * Answers a failed grant. An `invalid_grant` clears the cookie; while Keycloak is away the cookie stays, and so does
 * the session.
 */
function answerFailure(error: unknown, { cookie, request, reply }: Exchange) {
  if (error instanceof KeycloakRefusal) {
    if (error.error === 'invalid_grant') reply.header('set-cookie', cookie.clear());
    return reply.code(400).send({ error: error.error, error_description: error.description });
  }
  if (error instanceof KeycloakUnavailable) {
    request.log.warn({ err: error }, 'Keycloak is not available');
    reply.header('retry-after', RETRY_AFTER_S);
    return reply.code(503).send({ error: 'temporarily_unavailable', error_description: error.message });
  }
  throw error;
}

const CODE_FIELDS = ['code', 'redirect_uri', 'code_verifier'];

function readForm(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** Returns the named fields only, each with its first value. */
function pick(form: URLSearchParams, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])));
}

/**
 * Ends the session of a refresh token, and then forgets its kept answers: Keycloak refuses a request that claims a
 * token later. A session that Keycloak no longer knows counts as ended.
 */
async function endSession(
  { keycloak, refreshOnce, onSignedOut }: SessionDeps,
  refreshToken: string,
): Promise<void> {
  try {
    // Where Keycloak has accepted the token, the token's own `sid` can be trusted.
    const isGenuine = await keycloak.endSession(refreshToken).then(() => true, unlessRefused);
    await refreshOnce.forget(refreshToken, { isGenuine });
    const sessionId = isGenuine ? sessionOf(refreshToken) : undefined;
    if (sessionId) await onSignedOut(sessionId);
  } catch (cause) {
    throw new ActionError(
      'sign-out-unavailable',
      'Signing out is not possible at the moment. Please try again.',
      { status: 503, cause },
    );
  }
}

/** Returns false if Keycloak refused a token; throws any other error. */
function unlessRefused(error: unknown): false {
  if (error instanceof KeycloakRefusal) return false;
  throw error;
}
