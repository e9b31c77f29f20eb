/** One request of a case. `{name.field}` in any of its texts means that field of an earlier answer. */
export type Step = {
  /**
   * Method and path. The path begins with `admin` (the realm in the Admin API), `openid` (the realm's OpenID endpoints)
   * or `realm` (the realm itself).
   */
  ask: `${string} ${'admin' | 'openid' | 'realm'}${string}`;
  /** Client whose token the request carries in the Admin API; `actions` by default. */
  as?: 'actions' | 'bootstrap' | 'nobody';
  json?: unknown;
  /** Body as form fields; pairs where a field is given twice. */
  form?: Readonly<Record<string, string>> | ReadonlyArray<readonly [string, string]>;
  headers?: Readonly<Record<string, string>>;
  /** Headers of the answer that are compared. */
  shows?: readonly string[];
  /** Fields of the body, or of each entry of a list, that are compared; all by default. */
  only?: readonly string[];
  /** True for a list whose order says nothing. */
  isUnordered?: boolean;
  /** Name by which later steps use the answer's body, with `id` at the end of its header `Location`. */
  keep?: string;
};

/** Requests that are sent one after another; what they create is deleted after the last one. */
export type Case = {
  name: string;
  steps: readonly Step[];
  /** First cell of the row in docs/integrate/identity.md that says what the embedded identity answers instead. */
  differs?: string;
};

export const PASSWORD = 'password-1';

/** Creates a person with an address at example.test, under whose name later steps find the id. */
export const person = (name: string, fields: Readonly<Record<string, unknown>> = {}): Step => ({
  ask: 'POST admin/users',
  json: { email: `${name}@example.test`, enabled: true, firstName: 'Salma', lastName: 'Haddad', ...fields },
  keep: name,
});

/** Creates a person who can sign in. */
export const member = (name: string, fields: Readonly<Record<string, unknown>> = {}): Step =>
  person(name, { credentials: [{ type: 'password', value: PASSWORD, temporary: false }], ...fields });
