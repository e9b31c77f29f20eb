import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, string, ValidationError, type InferType } from 'yup';
import type { StackEnv } from './config/env.ts';
import { StackError } from './stack-error.ts';

const secret = () => string().min(32);

const secretsSchema = object({
  superuserPassword: secret().required(),
  databasePassword: secret().required(),
  hasuraAdminSecret: secret().required(),
  actionSecret: secret().required(),
  captchaSecret: secret().required(),
  webClientSecret: secret().required(),
  actionsClientSecret: secret().required(),
  bootstrapClientSecret: secret().required(),
  adminEmail: string().required(),
  adminPassword: string().min(6).required(),
}).noUnknown();

/**
 * Secrets that the parts share, generated at the first start and kept in the data folder, readable by its owner
 * alone.
 */
export type Secrets = InferType<typeof secretsSchema>;

/** Reads the secrets, or generates them at the first start. */
export function readSecrets(env: StackEnv): Secrets {
  const file = join(env.DATA_DIR, 'secrets.json');
  if (existsSync(file)) return parse(file);

  const made = makeSecrets(env);
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}

function parse(file: string): Secrets {
  try {
    return secretsSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')), { strict: true });
  } catch (error) {
    const found = error instanceof ValidationError ? error.message : 'it is no JSON';
    throw new StackError(
      `The secrets in ${file} can't be read (${found}); restore the file, or delete the whole data folder to start afresh.`,
      { cause: error },
    );
  }
}

function makeSecrets(env: StackEnv): Secrets {
  const random = (bytes = 32): string => randomBytes(bytes).toString('base64url');

  return {
    superuserPassword: random(),
    databasePassword: random(),
    hasuraAdminSecret: random(),
    actionSecret: env.ACTION_SECRET ?? random(),
    captchaSecret: random(),
    webClientSecret: random(),
    actionsClientSecret: random(),
    bootstrapClientSecret: random(),
    adminEmail: env.ADMIN_EMAIL ?? 'admin@hostfront.example',
    adminPassword: env.ADMIN_PASSWORD ?? random(12),
  };
}
