import { mixed, number, object, string, type Schema } from 'yup';
import { isKnownAlgorithm } from '../passwords/password-hash.ts';
import type { CredentialRepresentation } from '../storage/representation.ts';

/** Upper bounds for the work and the memory that an imported hash may cost at each sign-in. */
const MAX_ITERATIONS = 10_000_000;
const MAX_MEMORY_KIB = 1024 * 1024;
const OTP_ALGORITHMS = ['HmacSHA1', 'HmacSHA256', 'HmacSHA512'];

const bytes = (max: number) =>
  string()
    .strict()
    .matches(/^[\w+/-]+={0,2}$/)
    .max(max)
    .required();
const hashSchema = object({
  secret: object({ value: bytes(1_000), salt: bytes(1_000) }),
  data: object({
    algorithm: string().strict().required(),
    hashIterations: number().strict().integer().min(1).max(MAX_ITERATIONS).required(),
  }),
});

/** Schema for one of Keycloak's hash parameters, which is a list with a single text. */
const parameter = (is: (value: string) => boolean) =>
  mixed(
    (value): value is [string] => Array.isArray(value) && typeof value[0] === 'string' && is(value[0]),
  ).required();
const within = (min: number, max: number) => (value: string) => Number(value) >= min && Number(value) <= max;
const argon2Schema = object({
  type: parameter((value) => value === 'id'),
  version: parameter((value) => value === '1.3'),
  hashLength: parameter(within(4, 128)),
  memory: parameter(within(8, MAX_MEMORY_KIB)),
  parallelism: parameter(within(1, 16)),
});

const otpSchema = object({
  secret: object({ value: string().strict().min(1).max(1_000).required() }),
  data: object({
    subType: string().oneOf(['totp']).required(),
    algorithm: string().oneOf(OTP_ALGORITHMS).required(),
    digits: number().strict().oneOf([6, 8]).required(),
    period: number().strict().integer().min(1).max(300).required(),
  }),
});

/** Returns why a credential from Keycloak can't be used here, without quoting its content; undefined where it can. */
export function faultOfCredential({
  type = 'unknown',
  secretData,
  credentialData,
}: CredentialRepresentation): string | undefined {
  const stored = { secret: parse(secretData), data: parse(credentialData) };
  if (type === 'otp') return fits(otpSchema, stored) ? undefined : 'second factor that is no TOTP';
  if (type !== 'password') return `credential of the type "${type}"`;
  if (!fits(hashSchema, stored)) return 'password hash that cannot be read';

  const { algorithm } = stored.data as { algorithm: string };
  if (!isKnownAlgorithm(algorithm)) return `password hashed with "${algorithm}"`;
  if (algorithm !== 'argon2' || fits(argon2Schema, stored.data?.['additionalParameters'])) return undefined;
  return 'password hashed with argon2, but not as argon2id 1.3 within 1 GiB';
}

const fits = (schema: Schema, value: unknown): boolean => value !== undefined && schema.isValidSync(value);

function parse(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
