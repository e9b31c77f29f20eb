import { readFileSync } from 'node:fs';
import { array, number, string, ValidationError, type InferType, type Schema } from 'yup';
import { withSecretFiles } from './secret-files.ts';

/** `process.env`, which only a `config/env.ts` reads. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment that a process can't work with; the message names every fault, and no value of a secret. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Returns the variables that have a value; a variable left empty, as in a copied .env file, counts as missing. A secret
 * whose file `<NAME>_FILE` names is among them under its own name.
 */
export function givenVariables(source: Environment): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return withSecretFiles(given, (text, cause) => {
    throw new EnvironmentError(text, { cause });
  });
}

/** Reads the variables that `schema` knows; one error names every fault. */
export function readEnvironment<S extends Schema>(schema: S, source: Environment): InferType<S> {
  try {
    return schema.validateSync(givenVariables(source), { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new EnvironmentError(`The environment is not right: ${error.errors.join('; ')}.`, { cause: error });
  }
}

/** Returns the text of the file that a variable names. */
export function readNamedFile(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new EnvironmentError(`${variable} names ${path}, which can't be read.`, { cause });
  }
}

export const logLevel = () =>
  string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');

const NO_PORT = '${path} must be a port: a whole number from 0 (a free one) to 65535';

export const port = () => number().typeError(NO_PORT).integer(NO_PORT).min(0, NO_PORT).max(65_535, NO_PORT);

export const httpUrl = () => string().matches(/^https?:\/\/[^\s/]+/, '${path} must be an http(s) URL');

export const httpOrigin = () =>
  string().matches(/^https?:\/\/[^\s/]+$/, '${path} must be an origin such as http://localhost:3000');

export const postgresUrl = () =>
  string()
    .matches(/^postgres(ql)?:\/\//, '${path} must start with postgres://')
    .test(
      'whole',
      '${path} is no URL; in its password write @ as %40, / as %2F, ? as %3F, # as %23 and % as %25',
      isWholeUrl,
    );

/** Tells whether a password ends where it should: an unwritten `/`, `?` or `#` in it begins another part of the URL. */
function isWholeUrl(text = 'postgres://'): boolean {
  // A server that is reached by a socket file has no host.
  const url = URL.parse(text.replace('@/', '@socket/'));
  return url !== null && url.hash === '' && !url.pathname.includes('@');
}

/** Returns a schema that reads `a, b` as a list of two texts. */
export const commaList = () =>
  array(string().required())
    .transform((_, text: unknown) => (typeof text === 'string' ? splitAtCommas(text) : []))
    .default([]);

function splitAtCommas(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
