import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import {
  createTestSessionStore,
  makeKeycloak,
  makeTokens,
  refusal,
  type FakeKeycloak,
} from '#src/testing/make-session-store.tsx';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import type { RequestContext } from './request-context.ts';
import { createAuthLink, createRefusedTokenLink, requestIdLink } from './request-links.ts';

const query = gql`
  query Anything {
    anything
  }
`;
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** Creates an API that gives these answers in turn, and records the headers that it receives. */
function api(...answers: Array<'ok' | 'invalid-jwt'>) {
  const sent: Array<Record<string, string>> = [];
  const link = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers ?? {});
    const answer = answers.shift() ?? 'ok';

    return of(
      answer === 'ok'
        ? { data: { anything: 1 } }
        : { errors: [{ message: 'Could not verify JWT', extensions: { code: answer } }] },
    );
  });

  return { link, sent };
}

/** Returns the session of an administrator, with the answers to its next refreshes. */
async function signedIn(tokens = makeTokens(), ...answers: FakeKeycloak['answers']): Promise<SessionStore> {
  const keycloak = makeKeycloak();
  const session = createTestSessionStore(keycloak);
  await session.signIn(tokens);
  keycloak.answers = answers;

  return session;
}

async function ask(session: SessionStore, transport: ApolloLink, context: RequestContext = {}) {
  const link = ApolloLink.from([createRefusedTokenLink(session), createAuthLink(session), transport]);

  return firstValueFrom(execute(link, { query, context }, { client }));
}

describe('a request to the API', () => {
  it('has no authorization header for visitors', async () => {
    const { link, sent } = api('ok');

    await ask(createTestSessionStore(), link);

    expect(sent).toEqual([{}]);
  });

  it('has the token, and x-hasura-role for administrators only', async () => {
    const { link, sent } = api('ok', 'ok');
    const client = createTestSessionStore(makeKeycloak(), 'user');
    const tokens = makeTokens();
    await client.signIn(tokens);

    await ask(await signedIn(tokens), link);
    await ask(client, link);

    const authorization = `Bearer ${tokens.access_token}`;
    expect(sent).toEqual([{ authorization, 'x-hasura-role': 'site_admin' }, { authorization }]);
  });

  it('has no token of an administrator if it asks for what visitors see', async () => {
    const { link, sent } = api('ok');

    await ask(await signedIn(), link, { asVisitor: true });

    expect(sent).toEqual([{}]);
  });
});

describe('while the session cannot be refreshed', () => {
  it("a request of an administrator fails, rather than being sent as a visitor's", async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { link, sent } = api('ok');
    const session = await signedIn(makeTokens({ expiresIn: -1 }), refusal(500), refusal(500));

    await expect(ask(session, link)).rejects.toMatchObject({ code: 'session-unavailable' });
    expect(sent).toEqual([]);
  });

  it("a request for public data is still sent, as a visitor's", async () => {
    const { link, sent } = api('ok');
    const session = await signedIn(makeTokens({ expiresIn: -1 }));

    await ask(session, link, { asVisitor: true });

    expect(sent).toEqual([{}]);
  });
});

describe('an error of the API', () => {
  it("has the request id from the response's x-request-id", async () => {
    const refusal = { errors: [{ message: 'no', extensions: { code: 'unexpected' } }] };
    const answering = new ApolloLink((operation) => {
      operation.setContext({ response: new Response(null, { headers: { 'x-request-id': 'r-1' } }) });
      return of(refusal);
    });

    const { errors } = await firstValueFrom(execute(requestIdLink.concat(answering), { query }, { client }));

    expect(errors?.[0]?.extensions).toEqual({ code: 'unexpected', requestId: 'r-1' });
  });
});

describe('an access token that the API refuses', () => {
  it('is replaced, and the request is sent once more', async () => {
    const { link, sent } = api('invalid-jwt', 'ok');
    const fresh = makeTokens({ jti: 'fresh' });

    const result = await ask(await signedIn(makeTokens(), fresh), link);

    expect(result.data).toEqual({ anything: 1 });
    expect(sent[1]?.['authorization']).toBe(`Bearer ${fresh.access_token}`);
  });

  it("makes the request fail, rather than being sent as a visitor's, if the session has ended", async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { link, sent } = api('invalid-jwt', 'ok');
    const session = await signedIn(makeTokens(), refusal(400));

    await expect(ask(session, link)).rejects.toMatchObject({ code: 'session-ended' });

    expect(sent).toHaveLength(1);
    expect(session.getSession().status).toBe('anonymous');
  });

  it('makes the request fail if the new token is refused too', async () => {
    const { link, sent } = api('invalid-jwt', 'invalid-jwt', 'invalid-jwt');

    const result = await ask(await signedIn(), link);

    expect(result.errors?.[0]?.extensions?.['code']).toBe('invalid-jwt');
    expect(sent).toHaveLength(2);
  });
});
