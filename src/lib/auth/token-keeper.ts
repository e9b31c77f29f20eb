import { retryWithin } from '#src/lib/loading/retry-within.ts';
import type { Identity, KeycloakClient } from './keycloak-client.ts';
import { fetchSession, isRetryable } from './session-endpoint.ts';
import { withSessionLock, type SessionNews } from './session-tabs.ts';
import type { SessionTokens } from './session.ts';

/** A failed request for tokens is tried again this long. */
const RETRY_WITHIN_MS = 30_000;
/** How long a tab that waited for another tab's refresh waits for the news of it. */
const NEWS_WAIT_MS = 250;

export type TokenKeeperOptions = {
  identity: Identity;
  /** Loaded only when there is a session or a login: visitors don't pay for keycloak-js. */
  loadKeycloak: (identity: Identity) => Promise<KeycloakClient>;
  /** Tells the other tabs. */
  tell: (news: SessionNews) => void;
};

/** Holds this tab's tokens and trades them in; one tab at a time, the others take what it got. */
export class TokenKeeper {
  readonly #options: TokenKeeperOptions;
  #loading: Promise<KeycloakClient> | null = null;
  #client: KeycloakClient | null = null;
  #refused: string | null = null;

  constructor(options: TokenKeeperOptions) {
    this.#options = options;
  }

  /** keycloak-js, once it was needed. */
  get client(): KeycloakClient | null {
    return this.#client;
  }

  /** The access token, whether it is still good or not. */
  get current(): string | null {
    return this.#client?.tokens()?.access_token ?? null;
  }

  /** The access token that the API may still take. */
  get usable(): string | null {
    const { current } = this;

    return current !== null && current !== this.#refused && this.secondsLeft > 0 ? current : null;
  }

  get secondsLeft(): number {
    return this.#client?.secondsLeft() ?? 0;
  }

  /** Loads keycloak-js; a login's answer in the URL is traded in by that. */
  async load(): Promise<KeycloakClient> {
    this.#loading ??= this.#options.loadKeycloak(this.#options.identity);
    try {
      this.#client = await this.#loading;
    } catch (error) {
      this.#loading = null;
      throw error;
    }

    return this.#client;
  }

  /** Takes tokens from elsewhere. */
  async adopt(tokens: SessionTokens): Promise<void> {
    (await this.load()).adopt(tokens);
  }

  /** Never again sends a token that the API refused. */
  refuse(token: string): void {
    this.#refused = token;
  }

  forget(): void {
    this.#refused = null;
    this.#client?.forget();
  }

  /** Takes up the session that the cookie stands for, if there is one. */
  async restore(): Promise<void> {
    const tokens = await inTurns(fetchSession);
    if (!tokens) return;
    await this.adopt(tokens);
    this.#options.tell({ kind: 'tokens', tokens });
  }

  /** Gets fresh tokens; false where another tab just did, or nobody is signed in any more. Rejects when the server gives none. */
  async refresh(): Promise<boolean> {
    const client = await this.load();
    const stale = this.current;

    return inTurns(async (waited) => {
      if (waited) await this.#waitForNews(stale);
      if (this.current !== stale) return false;
      await client.refresh();
      const tokens = client.tokens();
      if (tokens) this.#options.tell({ kind: 'tokens', tokens });

      return true;
    });
  }

  async #waitForNews(stale: string | null): Promise<void> {
    const until = Date.now() + NEWS_WAIT_MS;
    while (Date.now() < until && this.current === stale) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** Asks the server, one tab at a time, and again while it is away. Between two tries others have their turn: somebody may sign out. */
function inTurns<T>(ask: (waited: boolean) => Promise<T>): Promise<T> {
  return retryWithin(() => withSessionLock(ask), { withinMs: RETRY_WITHIN_MS, isRetryable });
}
