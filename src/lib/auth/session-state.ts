import {
  hasSameRights,
  hasSameUser,
  readRoleOf,
  type AccessClaims,
  type RoleReader,
} from './access-claims.ts';
import type { AccountLink } from './account-link.ts';
import { ANONYMOUS, LOADING, type Session, type SessionEvent } from './session.ts';

/** Who is signed in, as everyone sees it, and who is told when that changes. */
export class SessionState {
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<(event: SessionEvent) => void>();
  #session: Session = LOADING;
  #claims: AccessClaims | null = null;
  #link: AccountLink | null = null;
  /** Counts the changes, so that a role that comes late doesn't undo a later one. */
  #turn = 0;

  /** Set by the API's client, which itself needs the session. */
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

  /** The mailed link that was opened in this tab, while it is of use; it is kept nowhere else. */
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

  /** Brings the session in step with a token, reads the role where it may have changed, tells everyone. */
  async follow(claims: AccessClaims | null, event: SessionEvent): Promise<void> {
    const turn = ++this.#turn;
    const isSomebodyElse =
      claims !== null && this.#claims !== null && this.#claims.user.id !== claims.user.id;
    if (isSomebodyElse) this.#change(ANONYMOUS, 'SIGNED_OUT');
    const before = isSomebodyElse ? null : this.#claims;
    this.#claims = claims;
    if (!claims) return this.#change(ANONYMOUS, event);

    const { role: known } = this.#session;
    const keepsRole = known !== null && before !== null && hasSameRights(before, claims);
    const role = keepsRole ? known : await readRoleOf(claims, this.readRole);
    if (turn !== this.#turn) return;

    const keepsUser = before !== null && hasSameUser(before, claims);
    const session: Session = { status: 'signed-in', user: claims.user, role };
    const isUpdate = event === 'TOKEN_REFRESHED' && before !== null && !keepsUser;
    const change = isSomebodyElse ? 'SIGNED_IN' : isUpdate ? 'USER_UPDATED' : event;
    this.#change(keepsRole && keepsUser ? this.#session : session, change);
  }

  /** Nobody is signed in any more. */
  end(): void {
    this.#turn += 1;
    this.#claims = null;
    if (this.#session.status !== 'anonymous') this.#change(ANONYMOUS, 'SIGNED_OUT');
  }

  #change(session: Session, event: SessionEvent): void {
    this.#session = session;
    for (const listener of this.#listeners) listener();
    this.tell(event);
  }
}
