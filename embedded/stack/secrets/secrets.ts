import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boolean, object, string, type InferType } from 'yup';
import type { StackEnv } from '../config/env.ts';
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
});

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
  if (!existsSync(file)) keepFirst(file, makeSecrets(env));

  const { isWhole, secrets } = parse(file);
  return isWhole ? secrets : keep(file, secrets);
}

/** Throws where the secrets can't be read, or are not beside the database that was made with them; changes nothing. */
export function refuseSecrets(env: StackEnv): void {
  const file = secretsFile(env);
  if (existsSync(file)) {
    parse(file);
  } else if (env.DATABASE_URL === undefined && existsSync(join(env.DATA_DIR, 'postgres/PG_VERSION'))) {
    throw new Error(
      `The data folder ${env.DATA_DIR} has a database and lacks the secrets.json that belongs to it; put the file back, or choose another DATA_DIR.`,
    );
  }
}

/** Writes the secrets of a first start, unless another start has written its own meanwhile; those stay. */
export function keepFirst(file: string, secrets: Secrets): void {
  const unfinished = `${file}.${process.pid}.new`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    // A file system without hard links takes the file by its name.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Writes the file at once as a whole, so that a start that breaks off loses no secret. */
function keep(file: string, secrets: Secrets): Secrets {
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
  return secrets;
}

/**
 * Reads the file; in an older one the master secret is missing, and is made. What this release does not know, because a
 * newer one wrote it, is kept.
 */
function parse(file: string): { isWhole: boolean; secrets: Secrets } {
  try {
    const found = object().validateSync(JSON.parse(readFileSync(file, 'utf8')), { strict: true });
    const secrets = { masterSecret: random(), ...found };
    return {
      isWhole: 'masterSecret' in found,
      secrets: secretsSchema.validateSync(secrets, { strict: true }),
    };
  } catch (error) {
    const found = error instanceof SyntaxError ? 'it is no JSON' : (error as Error).message;
    throw new Error(
      `The secrets in ${file} can't be read (${found}); put the file back as it was, from a backup for example, or choose another DATA_DIR.`,
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
