import { array, boolean, lazy, number, object, string, ValidationError, type InferType } from 'yup';
import type { MovedPerson } from './read-people.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TEXT_MAX_LENGTH = 10_000;
const FAULTS_SHOWN = 5;
/** Latest time that JavaScript's `Date` can hold. */
const LATEST_TIME_MS = 8.64e15;

// A message says what is wanted and where. Of the value that was found it names the kind alone, as the value may be a
// secret.
const mustBe = (what: string) => `must be ${what}`;
const text = (what = 'text') =>
  string()
    .strict()
    .typeError(mustBe(what))
    .max(TEXT_MAX_LENGTH, mustBe(`at most ${TEXT_MAX_LENGTH} characters`));
const texts = () => array(text().required(mustBe('text'))).typeError(mustBe('a list of texts'));
const flag = () => boolean().strict().typeError(mustBe('true or false'));
const time = () =>
  number()
    .strict()
    .typeError(mustBe('a number'))
    .integer(mustBe('a whole number'))
    .min(0, mustBe('0 or more'))
    .max(LATEST_TIME_MS, mustBe('a time'));

/** Schema for an object of lists: attributes by their names, roles by their clients. */
const listsByName = () =>
  lazy((value: unknown) => {
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return object(
      Object.fromEntries(names.map((name) => [name, texts().required(mustBe('a list of texts'))])),
    )
      .typeError(mustBe('an object'))
      .default({});
  });

const credentialSchema = object({
  type: text().required(mustBe('text')),
  userLabel: text(),
  secretData: text('JSON as text'),
  credentialData: text('JSON as text'),
});

const linkSchema = object({
  identityProvider: text().required(mustBe('text')),
  userId: text().required(mustBe('text')),
  userName: text(),
});

const userSchema = object({
  id: text().required(mustBe('a UUID')).matches(UUID, mustBe('a UUID')),
  username: text().required(mustBe('text')),
  email: text(),
  emailVerified: flag(),
  firstName: text(),
  lastName: text(),
  enabled: flag(),
  createdTimestamp: time(),
  notBefore: time(),
  requiredActions: texts().default([]),
  attributes: listsByName(),
  realmRoles: texts().default([]),
  clientRoles: listsByName(),
  groups: texts().default([]),
  credentials: array(credentialSchema).typeError(mustBe('a list')).default([]),
  federatedIdentities: array(linkSchema).typeError(mustBe('a list')).default([]),
});

/**
 * Tells whether a user is the service account of a client. The realm file, to which `identity:export` adds people,
 * gives these accounts no id.
 */
const isServiceAccount = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'serviceAccountClientId' in value;

const realmSchema = object({
  realm: text().required(mustBe('text')),
  users: array(lazy((value: unknown) => (isServiceAccount(value) ? object() : userSchema)))
    .typeError(mustBe('a list'))
    .required('is missing: export with --users same_file'),
});

/** A person in a Keycloak export. This server has no groups; the import reports them as left out. */
export type KeycloakUser = MovedPerson & { groups: string[] };

/**
 * Reads the people of one realm from a file of `kc.sh export --file`, which holds one realm or all; leaves out
 * service accounts.
 */
export function readKeycloakFile(content: string, realm: string): KeycloakUser[] {
  const exported = parseJson(content);
  const realms: unknown[] = Array.isArray(exported) ? exported : [exported];
  const found = realms.find((one) => nameOf(one) === realm);
  if (found === undefined) {
    const names = realms.map(nameOf).filter((name) => typeof name === 'string');
    throw new Error(
      `The file must hold the realm "${realm}", as kc.sh export --realm ${realm} --users same_file --file FILE writes it; ` +
        (names.length > 0 ? `found "${names.slice(0, FAULTS_SHOWN).join('", "')}".` : 'found no realm.'),
    );
  }
  const people = check(found).users.filter((user) => !isServiceAccount(user)) as KeycloakUser[];
  return people.map((user) => ({ ...user, notBefore: user.notBefore ?? 0 }));
}

const nameOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'realm' in value ? value.realm : undefined;

/** Parses JSON and throws a message of its own, because the parser's message quotes the text, which is secret. */
function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    const place = /position (\d+)/.exec(String(error))?.[1];
    // oxlint-disable-next-line preserve-caught-error -- it quotes the text
    throw new Error(`The file must be JSON${place ? `; it stops being that at character ${place}` : ''}.`);
  }
}

function check(value: unknown): InferType<typeof realmSchema> {
  try {
    return realmSchema.validateSync(value, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.map(
      ({ path, message, value: found }) => `  ${path} ${message}; found ${kindOf(found)}`,
    );
    const more = faults.length - FAULTS_SHOWN;
    // oxlint-disable-next-line preserve-caught-error -- it holds what was found
    throw new Error(
      [
        'The file is not what kc.sh export writes:',
        ...faults.slice(0, FAULTS_SHOWN),
        ...(more > 0 ? [`  and ${more} more`] : []),
      ].join('\n'),
    );
  }
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return `text of ${value.length} characters`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
