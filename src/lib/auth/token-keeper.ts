import { retryWithin } from '#src/lib/loading/retry-within.ts';
import type { Identity, KeycloakClient } from './keycloak-client.ts';
import { fetchSession, isRetryable } from './session-endpoint.ts';
import { withSessionLock, type SessionNews } from './session-tabs.ts';
import type { SessionTokens } from './session.ts';

/** Time during which a failed request for tokens is retried. */
const RETRY_WITHIN_MS = 30_000;
/** Milliseconds that a tab waits for another tab's fresh tokens, after that tab's refresh has ended. */
const NEWS_WAIT_MS = 250;

export type TokenKeeperOptions = {
  identity: Identity;
  /** Loads keycloak-js; called only for a session or a login, so that visitors don't download it. */
  loadKeycloak: (identity: Identity) => Promise<KeycloakClient>;
  /** Sends a message to the other tabs. */
  tell: (news: SessionNews) => void;
};

/** Holds this tab's tokens and refreshes them. Only one tab refreshes at a time; the others take over its tokens. */
export class TokenKeeper {
  readonly #options: TokenKeeperOptions;
  #loading: Promise<KeycloakClient> | null = null;
  #client: KeycloakClient | null = null;
  #refused: string | null = null;

  constructor(options: TokenKeeperOptions) {
    this.#options = options;
  }

  /** The keycloak-js client; null until it is loaded. */
  get client(): KeycloakClient | null {
    return this.#client;
  }

  /** Access token, even if it is expired or refused. */
  get current(): string | null {
    return this.#client?.tokens()?.access_token ?? null;
  }

  /** Access token, if it is neither expired nor refused. */
  get usable(): string | null {
    const { current } = this;

    return current !== null && current !== this.#refused && this.secondsLeft > 0 ? current : null;
  }

  get secondsLeft(): number {
    return this.#client?.secondsLeft() ?? 0;
  }

  /** Loads keycloak-js, which also exchanges the code of a login's answer in the URL. */
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

  /** Makes tokens from elsewhere (a sign-in, the cookie's session, another tab) the current ones. */
  async adopt(tokens: SessionTokens): Promise<void> {
    (await this.load()).adopt(tokens);
  }

  /** Marks a token that the API refused as unusable. */
  refuse(token: string): void {
    this.#refused = token;
  }

  forget(): void {
    this.#refused = null;
    this.#client?.forget();
  }

  /** Gets the tokens of the session that the cookie identifies, if there is one. */
  async restore(): Promise<void> {
    const tokens = await inTurns(fetchSession);
    if (!tokens) return;
    await this.adopt(tokens);
    this.#options.tell({ kind: 'tokens', tokens });
  }

  /** Gets fresh tokens; resolves to false if another tab has just refreshed or ended the session, and rejects on failure. */
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

/** Sends a request under the tabs' lock, with retries. Each attempt locks again, so another tab can sign out between. */
function inTurns<T>(ask: (waited: boolean) => Promise<T>): Promise<T> {
  return retryWithin(() => withSessionLock(ask), { withinMs: RETRY_WITHIN_MS, isRetryable });
}
