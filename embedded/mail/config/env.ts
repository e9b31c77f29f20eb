import { object, string, type InferType } from 'yup';
import { logLevel, port, readEnvironment, type Environment } from '#runtime/process/environment.ts';

export const envSchema = object({
  /** Host on which the process listens. */
  MAIL_HOST: string().default('127.0.0.1'),
  /** Port that takes mails. */
  MAIL_SMTP_PORT: port().required(),
  /** Port of the inbox in a browser. */
  MAIL_WEB_PORT: port().required(),
  LOG_LEVEL: logLevel(),
});

/** Settings of the mail catcher. */
export type MailEnv = InferType<typeof envSchema>;

/** Reads the environment; one error names every fault. */
export function readEnv(source: Environment = process.env): MailEnv {
  return readEnvironment(envSchema, source);
}
