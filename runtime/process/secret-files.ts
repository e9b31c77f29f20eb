import { closeSync, constants, openSync, readSync } from 'node:fs';

/** Variables whose value may stand in a file that `<NAME>_FILE` names, as Docker's and Kubernetes' secrets do. */
const SECRET_VARIABLES = [
  ...['DATABASE_URL', 'SMTP_URL', 'IMAP_URL'],
  ...['HASURA_GRAPHQL_DATABASE_URL', 'HASURA_GRAPHQL_ADMIN_SECRET', 'HASURA_GRAPHQL_JWT_SECRET'],
  ...['ACTION_SECRET', 'CAPTCHA_SECRET', 'COOKIE_SECRET', 'LIMIT_SECRET', 'SESSION_SECRET'],
  ...['TICKET_SECRET', 'LINK_SECRET', 'MAIL_EVENTS_SECRET', 'TURNSTILE_SECRET_KEY'],
  ...['WEB_CLIENT_SECRET', 'ACTIONS_CLIENT_SECRET', 'API_READER_CLIENT_SECRET'],
  ...['API_EDITOR_CLIENT_SECRET', 'API_MAILING_CLIENT_SECRET', 'GOOGLE_CLIENT_SECRET'],
  ...['KC_BOOTSTRAP_ADMIN_CLIENT_SECRET', 'ADMIN_PASSWORD'],
] as const;

/** Bytes of a file that is read; a larger one is not a secret, but a mistake. */
export const SECRET_FILE_MAX_BYTES = 16 * 1024;

type Variables = Readonly<Record<string, string>>;

/**
 * Returns the variables with those read from files, in whose place they then stand: nothing after this knows of files.
 * An empty file counts as a variable that is not given. `refuse` throws an error of its text.
 */
export function withSecretFiles(
  given: Variables,
  refuse: (text: string, cause?: unknown) => never,
): Record<string, string> {
  const named = SECRET_VARIABLES.filter((name) => given[fileOf(name)]);
  const read = named.flatMap((name) => {
    const value = readSecret(name, given[fileOf(name)] ?? '', refuse);
    if (given[name] && value !== '') refuse(`${name} and ${fileOf(name)} are both given; keep one of them.`);
    return value === '' ? [] : [[name, value]];
  });
  const others = Object.entries(given).filter(([name]) => !named.some((secret) => fileOf(secret) === name));

  return Object.fromEntries([...others, ...read]) as Record<string, string>;
}

const fileOf = (name: string) => `${name}_FILE`;

function readSecret(name: string, path: string, refuse: (text: string, cause?: unknown) => never): string {
  const bytes = readStart(path, (cause) =>
    refuse(`${fileOf(name)} names ${path}, which can't be read.`, cause),
  );
  if (bytes.length > SECRET_FILE_MAX_BYTES)
    refuse(`${fileOf(name)} names ${path}, which is larger than ${SECRET_FILE_MAX_BYTES} bytes.`);

  return bytes.toString('utf8').replace(/\r?\n$/, '');
}

/** Reads at most one byte more than a secret may have, whatever the path leads to. */
function readStart(path: string, onFailure: (cause: unknown) => never): Buffer {
  const bytes = Buffer.alloc(SECRET_FILE_MAX_BYTES + 1);
  try {
    // A pipe without a writer counts as an empty file; the opening would otherwise wait for a writer for ever.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      return bytes.subarray(0, readSync(file, bytes));
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    return onFailure(cause);
  }
}
