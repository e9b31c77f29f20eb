import { ValidationError } from 'yup';
import { EnvironmentError, givenVariables, type Environment } from '#runtime/process/environment.ts';
import { ok, reasonOf, fault, warning, type Check, type Result } from './check.ts';
import { readTarget, type ProcessName, type Target } from './read-target.ts';

const SECRET = /_SECRET$/;
/** Secrets that a provider makes, whose form is not ours to judge. */
const FOREIGN = /^(GOOGLE|TURNSTILE)_/;
const LEAST_CHARACTERS = 16;
/** Different characters that a random secret has at least; 32 hexadecimal digits have fewer practically never. */
const LEAST_DIFFERENT = 8;

/** Reads the settings; without a target the process could not start, and `results` says why. */
export function examineSettings(
  name: ProcessName,
  root: string,
  source: Environment,
): { target: Target | undefined; check: Check } {
  try {
    const target = readTarget(name, root, source);
    const results = [...weakSecrets(source), ...adviceOn(target)];
    const good = ok(`The settings of ${name} can be read.`);
    return { target, check: settled(results.length > 0 ? results : [good]) };
  } catch (error) {
    const advice = 'Correct these variables; .env.example explains each of them.';
    const text = `The settings of ${name} can't be used: ${messageOf(error)}`;
    return { target: undefined, check: settled([fault(text, advice)]) };
  }
}

/** The message of wrong variables names them all; of a file it does not say why it can't be read. */
function messageOf(error: unknown): string {
  const isComplete = error instanceof EnvironmentError && error.cause instanceof ValidationError;
  return isComplete ? error.message : reasonOf(error);
}

const settled = (results: Result[]): Check => ({ name: 'settings', run: () => Promise.resolve(results) });

function weakSecrets(source: Environment): Result[] {
  const secrets = Object.entries(givenVariables(source))
    .filter(([name]) => SECRET.test(name) && !FOREIGN.test(name))
    .flatMap(([name, list]) => list.split(',').map((value) => ({ name, value: value.trim() })));
  const weak = secrets.filter(({ value }) => isWeak(value)).map(({ name }) => name);
  const shared = secrets
    .filter(({ name, value }) => secrets.some((other) => other.name !== name && other.value === value))
    .map(({ name }) => name);
  const advice = 'Make a new secret for each: openssl rand -hex 32.';

  return [
    ...[...new Set(weak)].map((name) => warning(`${name} is short or easy to guess.`, advice)),
    ...(shared.length > 0
      ? [warning(`The same secret stands in ${[...new Set(shared)].join(', ')}.`, advice)]
      : []),
  ];
}

const isWeak = (value: string) => value.length < LEAST_CHARACTERS || new Set(value).size < LEAST_DIFFERENT;

function adviceOn({ publicUrl, warnings }: Target): Result[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return [
    ...warnings.map((text) => warning(text, 'See .env.example.')),
    ...(protocol === 'http:' && !isLocal
      ? [warning('PUBLIC_URL is public and has no TLS: passwords can be read on the way.', 'Use https://.')]
      : []),
  ];
}
