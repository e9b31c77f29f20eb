import { loadAgain } from '#src/lib/loading/load-again.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { dropDraftsOf } from '#src/lib/storage/drafts-of-person.ts';
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
/** A tick refreshes a token that has this many seconds left or fewer. */
const REFRESH_MARGIN_S = 90;

export type SessionKeeperOptions = {
  identity: Identity;
  loadKeycloak?: ((identity: Identity) => Promise<KeycloakClient>) | undefined;
};

const log = createLogger('session');
const noop = () => undefined;

const loadKeycloakClient = async (identity: Identity): Promise<KeycloakClient> =>
  (await loadAgain(() => import('./keycloak-client.ts'), 'field')).createKeycloakClient(identity);

/**
 * Finds out who is signed in and keeps that session. The session (`SessionState`) is always in one of these states; each
 * change sends the event named in capitals, one of SESSION_EVENTS (session-state.ts). `tick` below means: every 30 s, when
 * the tab is shown or hidden, and when the network returns.
 *
 * ## loading
 *
 * The initial state. `start` looks once for tokens: from a login's answer in the URL, or else for the session cookie.
 *
 * - If it finds tokens, the keeper reads the person's role, then moves to signed-in: SIGNED_IN if a login has just
 *   completed in this visit, or else INITIAL_SESSION.
 * - If it finds none, or the look fails (requests are retried for 30 s), the state becomes anonymous: INITIAL_SESSION.
 * - If `signIn` or a message from another tab comes first, that ends loading with SIGNED_IN or SIGNED_OUT; a refresh or a
 *   new password ends it with INITIAL_SESSION.
 *
 * ## anonymous
 *
 * No person is signed in. The state becomes signed-in (SIGNED_IN) when
 *
 * - `signIn` gets tokens; if a second factor was part of the sign-in, MFA_CHALLENGE_VERIFIED follows (there
 *   are no tokens before the second factor is checked),
 * - another tab sends tokens of a sign-in,
 * - a tick finds tokens, which it looks for again only if the first look failed.
 *
 * ## signed-in
 *
 * Somebody is signed in and the role has been read. If that failed, the role known before counts (null on a first
 * look), and it is asked for after 1, 2, 5, then 10 s until it is known: USER_UPDATED. The state stays signed-in when
 *
 * - the token is refreshed (TOKEN_REFRESHED, or USER_UPDATED if email or name changed): by a tick in its last 90 s, by
 *   `accessToken` if it has expired or was refused, by `renew` and by `refreshNow`. One refresh runs at a time,
 * - another tab sends fresh tokens (TOKEN_REFRESHED),
 * - `goOn` gets the tokens of the session that replaced this one at a change of password (USER_UPDATED),
 * - a refresh fails but the session may still exist (the server can't be reached): the next tick or request tries again,
 * - tokens of another person arrive: SIGNED_OUT, then SIGNED_IN for that person.
 *
 * The state becomes anonymous (SIGNED_OUT) when `signOut` succeeds on the server, when another tab signs out, or when a
 * refresh is refused because the session has ended.
 *
 * ## End
 *
 * The function that `start` returns ends the ticks and the link to other tabs, and leaves the state as it is. `start` can
 * be called again; it does not repeat the first look.
 *
 * ARCHITECTURE.md, "Who talks to whom", says who keeps which token; decision 73 describes the grace period of parallel
 * refreshes.
 */
export class SessionKeeper {
  readonly #state: SessionState;
  readonly #follower: SessionFollower;
  readonly #tokens: TokenKeeper;
  #channel: SessionChannel | null = null;
  /** Settles after the first look for tokens; null before `start`. */
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

  /** Outcome of the login from which this visit returned; null if the visit is no such return. */
  get loginReturn(): LoginReturn {
    return this.#tokens.client?.loginReturn ?? null;
  }

  /**
   * Returns an access token that the API accepts, refreshed if necessary; null only for visitors. Waits for the first look
   * for tokens. Rejects with a SessionError if a signed-in person can't get a token: sent without one, the request would
   * return a visitor's data, which the person would take for complete.
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

  /** Drops a token that the API refused and gets another one; rejects with a SessionError if the session is over. */
  async renew(refused: string): Promise<void> {
    if (this.#tokens.current === refused) {
      this.#tokens.refuse(refused);
      await this.#refresh();
    }
    this.#demandSession();
  }

  /** Refreshes the token before it expires, because the rights in it have changed on the server. */
  async refreshNow(): Promise<void> {
    if (this.#tokens.current !== null) await this.#refresh();
  }

  /** Starts a session with the tokens of a sign-in, of which a second factor may have been part. */
  async signIn(tokens: SessionTokens, { hasSecondFactor = false } = {}): Promise<void> {
    await this.#tokens.adopt(tokens);
    this.#channel?.tell({ kind: 'tokens', tokens });
    await this.#publish('SIGNED_IN');
    if (hasSecondFactor) this.#state.tell('MFA_CHALLENGE_VERIFIED');
  }

  /** Continues with the tokens of the session that replaced this one when the password changed. */
  async goOn(tokens: SessionTokens): Promise<void> {
    await this.#tokens.adopt(tokens);
    this.#channel?.tell({ kind: 'tokens', tokens });
    await this.#publish('USER_UPDATED');
  }

  /** Leaves the page for a login with Google, which returns to `redirectUri`. */
  async signInWithGoogle(redirectUri: string, locale: string): Promise<void> {
    const client = await this.#tokens.load();
    await client.loginWithGoogle(redirectUri, locale);
  }

  /**
   * Ends the session on the server, then here and in the other tabs, and deletes the person's drafts from this browser;
   * throws a SessionError if the server can't end it.
   */
  async signOut(): Promise<void> {
    await withSessionLock(() => postSignOut());
    this.#channel?.tell({ kind: 'signed-out' });
    this.#endByPerson();
  }

  readRoleAgain(): Promise<void> {
    return this.#follower.readRoleAgain();
  }

  async #open(): Promise<void> {
    this.#firstLook = this.#restore();
    await this.#firstLook;
    await this.#publish(this.loginReturn === 'completed' ? 'SIGNED_IN' : 'INITIAL_SESSION');
  }

  /** Looks for tokens: first from a login's answer in the URL, then, if that brought none, for the session cookie. */
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
   * Refreshes the tokens, with one refresh at a time; the first caller also publishes the result. Further callers wait only
   * for the tokens and not for that, since publishing may read the role, a request that may itself wait for a token.
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
    if (news.kind === 'signed-out') return this.#endByPerson();
    await this.#tokens.adopt(news.tokens);
    await this.#publish(this.#state.get().status === 'signed-in' ? 'TOKEN_REFRESHED' : 'SIGNED_IN');
  }

  #publish(event: SessionEvent): Promise<void> {
    return this.#follower.follow(this.#tokens.client?.claims() ?? null, event);
  }

  /** Throws if the session has ended meanwhile, so that a signed-in person's request is not sent as a visitor's. */
  #demandSession(): void {
    if (this.#tokens.current !== null) return;
    throw new SessionError('session-ended', 'The session has ended, so nothing was asked.');
  }

  /** A session that ends by itself keeps the drafts: the person goes on with them after the next login. */
  #endByPerson(): void {
    dropDraftsOf(this.#tokens.client?.claims()?.user.id ?? '');
    this.#end();
  }

  #end(): void {
    this.#tokens.forget();
    this.#follower.end();
  }
}
