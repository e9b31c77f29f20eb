const NUMBERS = new Set([
  'accessTokenLifespan',
  'accessCodeLifespan',
  'ssoSessionIdleTimeout',
  'ssoSessionMaxLifespan',
  'refreshTokenMaxReuse',
  'failureFactor',
  'waitIncrementSeconds',
  'quickLoginCheckMilliSeconds',
  'minimumQuickLoginWaitSeconds',
  'maxFailureWaitSeconds',
  'maxDeltaTimeSeconds',
]);

/** Turns `"300"` into a number and `"true"` into a boolean, as Keycloak's JSON reader does for a representation. */
export function coerceSettings<T extends object>(settings: T): T {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, coerce(name, value)]),
  ) as T;
}

function coerce(name: string, value: unknown): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  if (typeof value === 'string' && NUMBERS.has(name) && /^\d+$/.test(value)) return Number(value);
  return value;
}
