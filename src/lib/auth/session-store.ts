import { loadAgain } from '#src/lib/loading/load-again.ts';
import { untilOnline } from '#src/lib/loading/until-online.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import type { RoleReader } from './access-claims.ts';
import { takeAccountLink, type AccountLink } from './account-link.ts';
import type { LoginReturn } from './keycloak-client.ts';
import type { SessionKeeper, SessionKeeperOptions } from './session-keeper.ts';
import { SessionState } from './session-state.ts';
import { ANONYMOUS, type Session, type SessionEvent, type SessionTokens } from './session.ts';

const RETRY_MS = 30_000;

export type SessionStoreOptions = SessionKeeperOptions & {
  /** The mailed link that the page was opened by. */
  link?: AccountLink | null;
  loadKeeper?: () => Promise<{ SessionKeeper: typeof SessionKeeper }>;
};

const log = createLogger('session');

/** A page that stands well without it says nothing of it. */
const loadOnce: typeof loadAgain = (load) => load();

/** What finds out who is signed in: asked for ahead by a document that can do nothing before it knows. */
export const importKeeper = () => import('./session-keeper.ts');

/**
 * The one place that knows who is signed in. Pages begin with what they can show of it at once; the keeper, which finds out
 * and keeps the session, is code that comes when the page is idle or somebody asks.
 * PASSWORD_RECOVERY: a mailed link was opened here; it is good for a new password, and opens no session.
 */
export class SessionStore {
  readonly #options: SessionKeeperOptions;
  readonly #loadKeeper: NonNullable<SessionStoreOptions['loadKeeper']>;
  readonly #state = new SessionState();
  #keeper: SessionKeeper | null = null;
  #loading: Promise<SessionKeeper> | null = null;
  #hasStarted = false;

  constructor({ link = null, loadKeeper = importKeeper, ...options }: SessionStoreOptions) {
    this.#options = options;
    this.#loadKeeper = loadKeeper;
    this.#state.setLink(link);
  }

  /**
   * Restores the session and keeps it fresh until the returned function is called. `isAsked`: the page waits for it, so its
   * code is asked for as that of the page itself.
   */
  start({ isAsked = false } = {}): () => void {
    const abort = new AbortController();
    window.addEventListener('hashchange', this.#readLink, { signal: abort.signal });
    if (this.link && !this.#hasStarted) this.#state.tell('PASSWORD_RECOVERY');
    this.#hasStarted = true;
    void this.#start(abort.signal, isAsked ? loadAgain : loadOnce);

    return () => abort.abort();
  }

  readonly getSession = (): Session => this.#state.get();

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  /** Calls the listener at every event, after the session has changed. */
  onEvent(listener: (event: SessionEvent) => void): () => void {
    return this.#state.onEvent(listener);
  }

  /** Tells the store how to read a role: the API's client does so, which itself needs the store. */
  readRoleBy(reader: RoleReader): void {
    this.#state.readRole = reader;
  }

  /** How this visit came back from the identity provider, if it did. */
  get loginReturn(): LoginReturn {
    return this.#keeper?.loginReturn ?? null;
  }

  /** The mailed link that was opened in this tab, while it is of use. */
  get link(): AccountLink | null {
    return this.#state.link;
  }

  readonly forgetLink = (): void => this.#state.setLink(null);

  /** A link may also be opened in a tab that shows this site already. */
  readonly #readLink = (): void => {
    const link = takeAccountLink();
    if (link) this.#state.setLink(link);
  };

  /** See `SessionKeeper`, as for all that follow. */
  async accessToken(): Promise<string | null> {
    return (await this.#load()).accessToken();
  }

  async renew(refused: string): Promise<void> {
    return (await this.#load()).renew(refused);
  }

  async refreshNow(): Promise<void> {
    return (await this.#load()).refreshNow();
  }

  async signIn(tokens: SessionTokens, options: { hasSecondFactor?: boolean } = {}): Promise<void> {
    return (await this.#load()).signIn(tokens, options);
  }

  async goOn(tokens: SessionTokens): Promise<void> {
    return (await this.#load()).goOn(tokens);
  }

  async signInWithGoogle(redirectUri: string, locale: string): Promise<void> {
    return (await this.#load()).signInWithGoogle(redirectUri, locale);
  }

  async signOut(): Promise<void> {
    return (await this.#load()).signOut();
  }

  /** Where the code does not arrive, nobody is signed in for the moment, as where the server doesn't answer. */
  async #start(signal: AbortSignal, how: typeof loadAgain): Promise<void> {
    try {
      const keeper = await this.#load(how);
      if (!signal.aborted) signal.addEventListener('abort', keeper.start());
    } catch (error) {
      if (signal.aborted) return;
      log.warn('The code of the session did not arrive; it is asked for again.', { error });
      if (this.getSession().status === 'loading') this.#state.change(ANONYMOUS, 'INITIAL_SESSION');
      await untilOnline(RETRY_MS);
      if (!signal.aborted) await this.#start(signal, how);
    }
  }

  async #load(how: typeof loadAgain = loadAgain): Promise<SessionKeeper> {
    this.#loading ??= how(this.#loadKeeper).then(
      ({ SessionKeeper }) => new SessionKeeper(this.#state, this.#options),
    );
    try {
      this.#keeper = await this.#loading;
    } catch (error) {
      this.#loading = null;
      throw error;
    }

    return this.#keeper;
  }
}
