import { hasSameRights, hasSameUser, readRoleOf, type AccessClaims } from './access-claims.ts';
import type { SessionState } from './session-state.ts';
import { ANONYMOUS, type Session, type SessionEvent } from './session.ts';

/** Updates the public session state whenever the tokens of this tab change. */
export class SessionFollower {
  readonly #state: SessionState;
  #claims: AccessClaims | null = null;
  /** Number of changes so far; it shows whether a role read has been overtaken by a later change. */
  #turn = 0;

  constructor(state: SessionState) {
    this.#state = state;
  }

  /** Updates the session state to a token's claims, reads the role where it may have changed, and sends the event. */
  async follow(claims: AccessClaims | null, event: SessionEvent): Promise<void> {
    const turn = ++this.#turn;
    const isSomebodyElse =
      claims !== null && this.#claims !== null && this.#claims.user.id !== claims.user.id;
    if (isSomebodyElse) this.#state.change(ANONYMOUS, 'SIGNED_OUT');
    const before = isSomebodyElse ? null : this.#claims;
    this.#claims = claims;
    if (!claims) return this.#state.change(ANONYMOUS, event);

    const { role: known } = this.#state.get();
    const keepsRole = known !== null && before !== null && hasSameRights(before, claims);
    const role = keepsRole ? known : await readRoleOf(claims, this.#state.readRole);
    if (turn !== this.#turn) return;

    const keepsUser = before !== null && hasSameUser(before, claims);
    const session: Session = { status: 'signed-in', user: claims.user, role };
    const isUpdate = event === 'TOKEN_REFRESHED' && before !== null && !keepsUser;
    const change = isSomebodyElse ? 'SIGNED_IN' : isUpdate ? 'USER_UPDATED' : event;
    this.#state.change(keepsRole && keepsUser ? this.#state.get() : session, change);
  }

  /** Sets the state to anonymous and sends SIGNED_OUT, unless it is anonymous already. */
  end(): void {
    this.#turn += 1;
    this.#claims = null;
    if (this.#state.get().status !== 'anonymous') this.#state.change(ANONYMOUS, 'SIGNED_OUT');
  }
}
