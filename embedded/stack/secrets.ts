import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boolean, object, string, ValidationError, type InferType } from 'yup';
import type { StackEnv } from './config/env.ts';
import { StackError } from './stack-error.ts';
import type { Settings } from './used-secrets.ts';

const secret = () => string().min(32);

const secretsSchema = object({
  superuserPassword: secret().required(),
  databasePassword: secret().required(),
  hasuraAdminSecret: secret().required(),
  actionSecret: secret().required(),
  /** The secrets of the actions service's purposes follow from it (`purpose-secrets.ts`). */
  masterSecret: secret().required(),
  /** Only in data folders from before there was a master secret; once it is removed, its derivations are not read. */
  captchaSecret: secret(),
  webClientSecret: secret().required(),
  actionsClientSecret: secret().required(),
  bootstrapClientSecret: secret().required(),
  adminEmail: string().required(),
  adminPassword: string().min(6).required(),
  /** True where `adminPassword` was made here, so that it may be printed: a password that a person chose may not. */
  adminPasswordMade: boolean(),
}).noUnknown();

/**
 * Secrets that the parts share, generated at the first start and kept in the data folder, readable by its owner
 * alone.
 */
export type Secrets = InferType<typeof secretsSchema>;

/** Returns the path of the file of secrets. */
export const secretsFile = ({ DATA_DIR }: Pick<StackEnv, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'secrets.json');

/** Reads the secrets, or generates them at the first start. */
export function readSecrets(env: StackEnv): Secrets {
  const file = secretsFile(env);
  if (!existsSync(file)) return keep(file, makeSecrets(env));

  const { isWhole, secrets } = parse(file);
  return isWhole ? secrets : keep(file, secrets);
}

/** Writes the file at once as a whole, so that a start that breaks off loses no secret. */
function keep(file: string, secrets: Secrets): Secrets {
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
  return secrets;
}

/** Reads the file; in an older one the master secret is missing, and is made. */
function parse(file: string): { isWhole: boolean; secrets: Secrets } {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as object;
    const secrets = { masterSecret: random(), ...found };
    return {
      isWhole: 'masterSecret' in found,
      secrets: secretsSchema.validateSync(secrets, { strict: true }),
    };
  } catch (error) {
    const found = error instanceof ValidationError ? error.message : 'it is no JSON';
    throw new StackError(
      `The secrets in ${file} can't be read (${found}); restore the file, or delete the whole data folder to start afresh.`,
      { cause: error },
    );
  }
}

const random = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** Makes all secrets of a product that has none yet. */
export function makeSecrets(
  env: Pick<Settings, 'ACTION_SECRET' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Secrets {
  return {
    superuserPassword: random(),
    databasePassword: random(),
    hasuraAdminSecret: random(),
    actionSecret: env.ACTION_SECRET ?? random(),
    masterSecret: random(),
    webClientSecret: random(),
    actionsClientSecret: random(),
    bootstrapClientSecret: random(),
    adminEmail: env.ADMIN_EMAIL ?? 'admin@hostfront.example',
    adminPassword: env.ADMIN_PASSWORD ?? random(12),
    ...(env.ADMIN_PASSWORD === undefined && { adminPasswordMade: true }),
  };
}
