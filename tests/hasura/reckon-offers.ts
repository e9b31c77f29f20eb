/*
 * What is in force of a price by the rules in docs/use/offers.md, reckoned from all that was ever saved: for each
 * moment from the state that was saved last before it. The database reckons forwards and keeps what it found.
 */

/** Moments are microseconds since 1970. */
export type Moment = bigint;

export type OfferState = { id: string; startsAt: Moment; endsAt: Moment; price: number; words: string };
export type PlanState = {
  price: number;
  currency: string;
  isShown: boolean;
  shownFrom: Moment | null;
  offers: readonly OfferState[];
};
/** What was saved, and when. */
export type Saved = { at: Moment; state: PlanState };

export type InForce = { price: number; lowest_before: number | null; words: string | null };

const DAY = 86_400_000_000n;

type Typed = { price: number; currency: string; offer: OfferState | undefined };

function typedAt(saved: readonly Saved[], moment: Moment): Typed | undefined {
  const state = saved.findLast(({ at }) => at <= moment)?.state;
  if (!state?.isShown || (state.shownFrom !== null && state.shownFrom > moment)) return undefined;
  const offer = state.offers.find(({ startsAt, endsAt }) => startsAt <= moment && moment < endsAt);

  return { price: offer?.price ?? state.price, currency: state.currency, offer };
}

/** Returns what is in force at a moment; undefined where nothing is. */
export function reckonAt(saved: readonly Saved[], moment: Moment): InForce | undefined {
  const shown = typedAt(saved, moment);
  if (!shown) return undefined;
  const { price, currency, offer } = shown;
  if (!offer) return { price, lowest_before: null, words: null };

  // Between two of these moments nothing changes.
  const steps = [
    ...new Set(
      saved.flatMap(({ at, state }) => [
        at,
        ...(state.shownFrom === null ? [] : [state.shownFrom]),
        ...state.offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
      ]),
    ),
  ].toSorted((a, b) => (a < b ? -1 : 1));
  const before = steps.filter((step) => step <= moment);
  const isOfIt = (step: Moment) => {
    const typed = typedAt(saved, step);
    return typed?.offer?.id === offer.id && typed.currency === currency;
  };
  const began = before[before.findLastIndex((step) => !isOfIt(step)) + 1]!;
  const from = began - 30n * DAY;
  const window = [from, ...before.filter((step) => from < step && step < began)];
  const known = window.map((step) => typedAt(saved, step));
  const isKnown = known.every((typed) => typed?.currency === currency);
  const lowest = isKnown ? Math.min(...known.map((typed) => typed!.price)) : null;

  return { price, lowest_before: lowest !== null && lowest > price ? lowest : null, words: offer.words };
}
