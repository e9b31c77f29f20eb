import { number, object, string, ValidationError, type InferType } from 'yup';

const port = () => number().integer().min(0).max(65_535).required();

const envSchema = object({
  MAIL_HOST: string().default('127.0.0.1'),
  MAIL_SMTP_PORT: port(),
  MAIL_WEB_PORT: port(),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the mail catcher is told at its start. */
export type MailEnv = InferType<typeof envSchema>;

/** Reads the environment; one error names every fault. */
export function readEnv(source: Record<string, string | undefined> = process.env): MailEnv {
  try {
    return envSchema.validateSync(source, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The mail catcher cannot start: ${error.errors.join('; ')}.`, { cause: error });
  }
}
