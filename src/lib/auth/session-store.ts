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
  /** Mailed link with which the page was opened. */
  link?: AccountLink | null;
  loadKeeper?: () => Promise<{ SessionKeeper: typeof SessionKeeper }>;
};

const log = createLogger('session');

/** Loads without `loadAgain`, which would show a note on a page that works without the session. */
const loadOnce: typeof loadAgain = (load) => load();

/** Loads the keeper's code; documents that can show nothing before the session is known call this early. */
export const importKeeper = () => import('./session-keeper.ts');

/**
 * Single source for the question who is signed in. Pages can use the store at once; the keeper, which finds the session
 * and keeps it, is separate code that loads when the page is idle or somebody needs the session.
 * The event PASSWORD_RECOVERY means that a mailed link was opened here; it allows a new password and opens no session.
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
   * Restores the session and keeps it fresh until the returned function is called. `isAsked` means that the page waits for
   * the session, so the keeper's code is loaded with the retries of a page's own code (`loadAgain`).
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

  /** Sets the function that reads roles. It comes from outside, as the API's client, which reads them, needs this store. */
  readRoleBy(reader: RoleReader): void {
    this.#state.readRole = reader;
  }

  /** Outcome of the login from which this visit returned; null if the visit is no such return. */
  get loginReturn(): LoginReturn {
    return this.#keeper?.loginReturn ?? null;
  }

  /** Mailed link opened in this tab, until it is forgotten. */
  get link(): AccountLink | null {
    return this.#state.link;
  }

  readonly forgetLink = (): void => this.#state.setLink(null);

  /** Reads a mailed link that is opened in a tab which already shows this site. */
  readonly #readLink = (): void => {
    const link = takeAccountLink();
    if (link) this.#state.setLink(link);
  };

  /** Calls the method of this name in `SessionKeeper`, once its code is loaded; so do the methods below. */
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

  /** Reads a role at once that could not be read; it is asked for by itself too. */
  readonly readRoleAgain = async (): Promise<void> => {
    await (await this.#load()).readRoleAgain();
  };

  async signOut(): Promise<void> {
    return (await this.#load()).signOut();
  }

  /** Starts the keeper. Until its code can be loaded, the session is anonymous, as when the server can't be reached. */
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
