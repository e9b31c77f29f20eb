import { afterReconnectDelay } from '../api/reconnect-delay.ts';
import { allowedRoleOf, hasSameRights, hasSameUser, readRoleOf, type AccessClaims } from './access-claims.ts';
import type { SessionState } from './session-state.ts';
import { ANONYMOUS, type KnownSession, type SessionEvent } from './session.ts';

/** Updates the public session state whenever the tokens of this tab change. */
export class SessionFollower {
  readonly #state: SessionState;
  #claims: AccessClaims | null = null;
  /** Number of changes so far; it shows whether a role read has been overtaken by a later change. */
  #turn = 0;
  /** Forgets the next try to read a role that could not be read. */
  #forgetTry: () => void = () => undefined;
  /** Reads such a role at once; does nothing once it is known. */
  #tryNow: () => Promise<void> = nothing;

  constructor(state: SessionState) {
    this.#state = state;
  }

  /** Updates the session state to a token's claims, reads the role where it may have changed, and sends the event. */
  async follow(claims: AccessClaims | null, event: SessionEvent): Promise<void> {
    const turn = this.#begin();
    const isSomebodyElse =
      claims !== null && this.#claims !== null && this.#claims.user.id !== claims.user.id;
    if (isSomebodyElse) this.#state.change(ANONYMOUS, 'SIGNED_OUT');
    const before = isSomebodyElse ? null : this.#claims;
    this.#claims = claims;
    if (!claims) return this.#state.change(ANONYMOUS, event);

    const { role: known } = this.#state.get();
    const keepsRole = known !== null && before !== null && hasSameRights(before, claims);
    const read = keepsRole ? known : await readRoleOf(claims, this.#state.readRole);
    if (turn !== this.#turn) return;
    const isRoleUnread = read === undefined;
    const role = isRoleUnread ? allowedRoleOf(claims, before ? known : null) : read;

    const keepsUser = before !== null && hasSameUser(before, claims);
    const session: KnownSession = { status: 'signed-in', user: claims.user, role, isRoleUnread };
    const isUpdate = event === 'TOKEN_REFRESHED' && before !== null && !keepsUser;
    const change = isSomebodyElse ? 'SIGNED_IN' : isUpdate ? 'USER_UPDATED' : event;
    const shown = this.#state.get();
    this.#state.change(keepsRole && keepsUser && shown.status === 'signed-in' ? shown : session, change);
    if (isRoleUnread) this.#readRoleLater(claims, turn);
  }

  /** Sets the state to anonymous and sends SIGNED_OUT, unless no person was there. */
  end(): void {
    this.#begin();
    const isEmpty = this.#claims === null && this.#state.get().status === 'anonymous';
    this.#claims = null;
    if (!isEmpty) this.#state.change(ANONYMOUS, 'SIGNED_OUT');
  }

  /** Reads a role at once that could not be read, as a person asks for it. */
  readRoleAgain(): Promise<void> {
    this.#forgetTry();

    return this.#tryNow();
  }

  #begin(): number {
    this.#forgetTry();
    this.#tryNow = nothing;

    return ++this.#turn;
  }

  /** Asks for a role until it is known, since a failed read must not count as a person without rights. */
  #readRoleLater(claims: AccessClaims, turn: number, attempt = 0): void {
    const readAgain = async (): Promise<void> => {
      const role = await readRoleOf(claims, this.#state.readRole);
      if (turn !== this.#turn) return;
      if (role === undefined) return this.#readRoleLater(claims, turn, attempt + 1);
      this.#tryNow = nothing;
      this.#state.change(
        { status: 'signed-in', user: claims.user, role, isRoleUnread: false },
        'USER_UPDATED',
      );
    };
    let reading: Promise<void> | null = null;
    const readOnce = () => (reading ??= readAgain());
    this.#tryNow = readOnce;
    this.#forgetTry = afterReconnectDelay(attempt, () => void readOnce());
  }
}

const nothing = () => Promise.resolve();
