/** A condition of SQL is true, false or unknown. */
export type Truth = boolean | null;

export function all(truths: readonly Truth[]): Truth {
  return truths.includes(false) ? false : truths.includes(null) ? null : true;
}

export function any(truths: readonly Truth[]): Truth {
  return truths.includes(true) ? true : truths.includes(null) ? null : false;
}

export function not(truth: Truth): Truth {
  return truth === null ? null : !truth;
}
