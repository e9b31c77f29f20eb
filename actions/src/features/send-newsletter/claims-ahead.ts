import type { Claim, Entry } from './exchange-deliveries.ts';

/** A mail that was claimed ahead and not begun by then is given back: its contact may have changed since. */
const FRESH_MS = 1_000;

/** Mails that are claimed and in nobody's hand yet; `giveBack` gets what nobody will send now. */
export function createClaimsAhead(most: number, giveBack: (entry: Entry) => void) {
  const ready: Array<{ claim: Claim; claimedAt: number }> = [];

  return {
    /** How many to claim: as many as were sent since; a server that is slow, refuses or is away gets none. */
    room(ended: Entry[]): number {
      const sent = ended.filter(({ state }) => state === 'sent').length;
      return Math.min(sent, most - ready.length);
    },
    add(claims: Claim[]): void {
      const claimedAt = performance.now();
      ready.push(...claims.map((claim) => ({ claim, claimedAt })));
    },
    take(): Claim | undefined {
      for (let next = ready.shift(); next; next = ready.shift()) {
        if (performance.now() - next.claimedAt < FRESH_MS) return next.claim;
        giveBack(asQueued(next.claim));
      }
      return undefined;
    },
    giveAllBack(): void {
      for (const { claim } of ready.splice(0)) giveBack(asQueued(claim));
    },
  };
}

/** As it was before the claim. */
function asQueued(claim: Claim): Entry {
  const nothing = { reason: null, response: '', delayS: 0, attempts: 0, unknownAttempts: 0 } as const;
  return { claim, state: 'queued', ...nothing };
}
