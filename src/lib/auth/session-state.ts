import type { RoleReader } from './access-claims.ts';
import type { AccountLink } from './account-link.ts';
import { LOADING, type Session, type SessionEvent } from './session.ts';

/** Holds the current session and the listeners that are called when it changes. */
export class SessionState {
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<(event: SessionEvent) => void>();
  #session: Session = LOADING;
  #link: AccountLink | null = null;

  /** Reads a person's role. It is set from outside, as the API's client, which reads roles, itself needs the session. */
  readRole: RoleReader = () => Promise.resolve(null);

  readonly get = (): Session => this.#session;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly onEvent = (listener: (event: SessionEvent) => void): (() => void) => {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  };

  /** Mailed link opened in this tab, until it is forgotten; it is stored nowhere else. */
  get link(): AccountLink | null {
    return this.#link;
  }

  setLink(link: AccountLink | null): void {
    this.#link = link;
    for (const listener of this.#listeners) listener();
    if (link) this.tell('PASSWORD_RECOVERY');
  }

  tell(event: SessionEvent): void {
    for (const listener of this.#eventListeners) listener(event);
  }

  change(session: Session, event: SessionEvent): void {
    this.#session = session;
    for (const listener of this.#listeners) listener();
    this.tell(event);
  }
}
