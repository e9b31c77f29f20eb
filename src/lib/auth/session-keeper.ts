import { createLogger } from '#src/lib/log/logger.ts';
import type { Identity, KeycloakClient, LoginReturn } from './keycloak-client.ts';
import { postSignOut } from './session-endpoint.ts';
import { SessionError } from './session-error.ts';
import { loginReturnIn } from './session-in-url.ts';
import { SessionFollower } from './session-follower.ts';
import type { SessionState } from './session-state.ts';
import {
  openSessionChannel,
  withSessionLock,
  type SessionChannel,
  type SessionNews,
} from './session-tabs.ts';
import type { SessionEvent, SessionTokens } from './session.ts';
import { TokenKeeper } from './token-keeper.ts';

const TICK_MS = 30_000;
/** A token with this much time left, or less, is refreshed at the next tick. */
const REFRESH_MARGIN_S = 90;

export type SessionKeeperOptions = {
  identity: Identity;
  loadKeycloak?: ((identity: Identity) => Promise<KeycloakClient>) | undefined;
};

const log = createLogger('session');
const noop = () => undefined;

const loadKeycloakClient = async (identity: Identity): Promise<KeycloakClient> =>
  (await import('./keycloak-client.ts')).createKeycloakClient(identity);

/**
 * Finds out who is signed in, and keeps that session.
 *
 * loading → anonymous | signed-in (INITIAL_SESSION); anonymous → signed-in (SIGNED_IN);
 * signed-in → signed-in (TOKEN_REFRESHED, USER_UPDATED); signed-in → anonymous (SIGNED_OUT).
 * MFA_CHALLENGE_VERIFIED follows SIGNED_IN where a code was part of it: nobody is signed in before.
 * Every tab follows what one of them does. Where another person signs in, the one before is signed out first.
 *
 * Who keeps which token: ARCHITECTURE.md, "Who talks to whom"; the grace of parallel refreshes: decision 6.
 */
export class SessionKeeper {
  readonly #state: SessionState;
  readonly #follower: SessionFollower;
  readonly #tokens: TokenKeeper;
  #channel: SessionChannel | null = null;
  /** Settles once it is known which tokens a page that opens has; null before the start. */
  #firstLook: Promise<void> | null = null;
  #isRestored = false;
  #refreshing: Promise<boolean> | null = null;

  constructor(state: SessionState, { identity, loadKeycloak = loadKeycloakClient }: SessionKeeperOptions) {
    this.#state = state;
    this.#follower = new SessionFollower(state);
    this.#tokens = new TokenKeeper({ identity, loadKeycloak, tell: (news) => this.#channel?.tell(news) });
  }

  /** Restores the session and keeps it fresh until the returned function is called. */
  start(): () => void {
    const channel = openSessionChannel((news) => void this.#hear(news));
    const tick = () => void this.#tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('online', tick);
    this.#channel = channel;
    if (!this.#firstLook) void this.#open();

    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('online', tick);
      channel.close();
      this.#channel = null;
    };
  }

  /** How this visit came back from the identity provider, if it did. */
  get loginReturn(): LoginReturn {
    return this.#tokens.client?.loginReturn ?? null;
  }

  /**
   * An access token that the API will take, refreshed where needed; null for visitors alone. It waits until it is known
   * who is there, and rejects with a SessionError where whoever is signed in can't have one: asked as a visitor, the
   * answer would look like the whole truth.
   */
  async accessToken(): Promise<string | null> {
    await this.#firstLook;
    if (this.#tokens.current === null) return null;
    if (this.#tokens.usable === null) await this.#refresh();
    this.#demandSession();
    if (this.#tokens.usable !== null) return this.#tokens.usable;

    throw new SessionError(
      'session-unavailable',
      'The session could not be refreshed, so nothing was asked.',
    );
  }

  /** Drops a token that the API refused, and asks for another; rejects with a SessionError where the session is over. */
  async renew(refused: string): Promise<void> {
    if (this.#tokens.current === refused) {
      this.#tokens.refuse(refused);
      await this.#refresh();
    }
    this.#demandSession();
  }

  /** Trades the token in before its time: what it allows has changed on the server. */
  async refreshNow(): Promise<void> {
    if (this.#tokens.current !== null) await this.#refresh();
  }

  /** Takes the tokens of a fresh sign-in, which a second factor may have been part of. */
  async signIn(tokens: SessionTokens, { hasSecondFactor = false } = {}): Promise<void> {
    await this.#tokens.adopt(tokens);
    this.#channel?.tell({ kind: 'tokens', tokens });
    await this.#publish('SIGNED_IN');
    if (hasSecondFactor) this.#state.tell('MFA_CHALLENGE_VERIFIED');
  }

  /** Goes on with the tokens of the session that took this one's place when the password changed. */
  async goOn(tokens: SessionTokens): Promise<void> {
    await this.#tokens.adopt(tokens);
    this.#channel?.tell({ kind: 'tokens', tokens });
    await this.#publish('USER_UPDATED');
  }

  /** Leaves the page for Google's login, which comes back to `redirectUri`. */
  async signInWithGoogle(redirectUri: string, locale: string): Promise<void> {
    const client = await this.#tokens.load();
    await client.loginWithGoogle(redirectUri, locale);
  }

  /** Ends the session here, on the server and in the other tabs; throws a SessionError when the server can't. */
  async signOut(): Promise<void> {
    await withSessionLock(() => postSignOut());
    this.#channel?.tell({ kind: 'signed-out' });
    this.#end();
  }

  async #open(): Promise<void> {
    this.#firstLook = this.#restore();
    await this.#firstLook;
    await this.#publish(this.loginReturn === 'completed' ? 'SIGNED_IN' : 'INITIAL_SESSION');
  }

  /** A login's answer in the address comes first; where it brought no tokens, the cookie's session goes on. */
  async #restore(): Promise<void> {
    try {
      if (loginReturnIn(window.location)) await this.#tokens.load();
      if (this.#tokens.current === null) await this.#tokens.restore();
      this.#isRestored = true;
    } catch (error) {
      log.warn('The session could not be restored; the next tick tries again.', { error });
    }
  }

  async #tick(): Promise<void> {
    if (this.#state.get().status === 'anonymous' && !this.#isRestored) {
      await this.#restore();
      if (this.#tokens.current !== null) await this.#publish('SIGNED_IN');
    }
    if (this.#tokens.current !== null && this.#tokens.secondsLeft <= REFRESH_MARGIN_S) await this.#refresh();
  }

  /**
   * One at a time, however many ask; who asked first tells everyone. The others don't wait for that, as the role is read
   * meanwhile: a request that may need another token itself.
   */
  async #refresh(): Promise<void> {
    if (this.#refreshing) return this.#refreshing.then(noop, noop);
    this.#refreshing = this.#tokens.refresh().finally(() => {
      this.#refreshing = null;
    });
    try {
      if (await this.#refreshing) await this.#publish('TOKEN_REFRESHED');
    } catch (error) {
      log.warn('The session could not be refreshed.', { error });
      if (this.#tokens.current === null) this.#end();
    }
  }

  async #hear(news: SessionNews): Promise<void> {
    if (news.kind === 'signed-out') return this.#end();
    await this.#tokens.adopt(news.tokens);
    await this.#publish(this.#state.get().status === 'signed-in' ? 'TOKEN_REFRESHED' : 'SIGNED_IN');
  }

  #publish(event: SessionEvent): Promise<void> {
    return this.#follower.follow(this.#tokens.client?.claims() ?? null, event);
  }

  /** For who had a token a moment ago: what they asked for is not asked for as a visitor. */
  #demandSession(): void {
    if (this.#tokens.current !== null) return;
    throw new SessionError('session-ended', 'The session has ended, so nothing was asked.');
  }

  #end(): void {
    this.#tokens.forget();
    this.#follower.end();
  }
}
