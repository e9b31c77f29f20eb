/** URL parameter with the id of the price whose offers are shown. */
export const PLAN_PARAMETER = 'plan';

/** Returns the id of the price that the address names; empty without one. */
export function planOfAddress(): string {
  return typeof location === 'undefined'
    ? ''
    : (new URLSearchParams(location.search).get(PLAN_PARAMETER) ?? '');
}
