/** What was expected and what was found instead. */
type Missed = { readonly expected: string; readonly found: string };

/** Tries for a smaller case: enough for what a person reads, and some seconds. */
const MOST_TRIES = 400;

/**
 * Takes parts of a failing case away as long as it still fails in the same way. `smaller` lists cases with a part less, and
 * `run` tells how a case fails. Returns the smallest case that was found.
 */
export async function shrinkBy<C, M extends Missed>(
  first: { readonly failing: C; readonly missed: M },
  smaller: (from: C) => Iterable<C>,
  run: (candidate: C) => Promise<M | undefined>,
): Promise<{ readonly failing: C; readonly missed: M }> {
  let best = first;
  let tries = 0;
  const attempt = async (failing: C) => {
    tries += 1;
    // A case that can't be run does not fail.
    const missed = await run(failing).catch(() => undefined);
    if (missed === undefined || kindOf(missed) !== kindOf(best.missed)) return false;
    best = { failing, missed };

    return true;
  };
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    // What could not be taken away is tried again only when all else was tried.
    for (let at = 0; tries < MOST_TRIES;) {
      const candidate = nth(smaller(best.failing), at);
      if (candidate === undefined) break;
      if (await attempt(candidate)) isSmaller = true;
      else at += 1;
    }
  }

  return best;
}

function nth<T>(items: Iterable<T>, at: number): T | undefined {
  let left = at;
  for (const item of items) if (left-- === 0) return item;

  return undefined;
}

/** Wrong answers are of one kind; errors are of the kind that their texts say, wherever they are and whatever they count. */
function kindOf({ expected, found }: Missed): string {
  const errors = found
    .split('\n')
    .filter((line) => line.includes('{"errors":'))
    .map((line) => line.replaceAll(/"path":"[^"]*"|\d+/g, ''));

  return `${expected.startsWith('{') ? 'an answer' : 'an error'}, ${errors.length === 0 ? 'an answer' : errors.join()}`;
}
