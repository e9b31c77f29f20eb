import type { RoleReader } from './access-claims.ts';
import type { AccountLink } from './account-link.ts';
import { LOADING, type KnownSession, type Session, type SessionEvent } from './session.ts';

/**
 * Events that tell of each change of state, the usual one first. What brings a person while the first look is under way (a
 * refresh, say, or a new password) tells of the first look's end. SIGNED_OUT is told in every state, because private data
 * may have been read with a token while the role was still being read.
 */
const SESSION_EVENTS = {
  loading: { anonymous: ['INITIAL_SESSION', 'SIGNED_OUT'], 'signed-in': ['INITIAL_SESSION', 'SIGNED_IN'] },
  anonymous: { anonymous: ['SIGNED_OUT'], 'signed-in': ['SIGNED_IN'] },
  'signed-in': {
    anonymous: ['SIGNED_OUT'],
    'signed-in': ['TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_IN'],
  },
} as const satisfies Record<Status, Record<KnownSession['status'], readonly SessionEvent[]>>;

type Status = Session['status'];

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

  /**
   * Changes the session and sends the event. Where that has no place in the change, the usual one is sent, or none if the
   * session stays as it is.
   */
  change(session: KnownSession, event: SessionEvent): void {
    const events: readonly SessionEvent[] = SESSION_EVENTS[this.#session.status][session.status];
    const usual = session === this.#session ? undefined : events[0];
    this.#session = session;
    for (const listener of this.#listeners) listener();
    const told = events.includes(event) ? event : usual;
    if (told !== undefined) this.tell(told);
  }
}
