import { createLogger } from '#runtime/observe/create-logger.ts';
import { runProgram, stopOnSignal, handleStrayErrors } from '#runtime/process/run-program.ts';
import { readEnv } from './config/env.ts';
import { startMailCatcher } from './start-mail-catcher.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLogger('mail', env.LOG_LEVEL);
  handleStrayErrors(log);
  const catcher = await startMailCatcher({
    host: env.MAIL_HOST,
    smtpPort: env.MAIL_SMTP_PORT,
    webPort: env.MAIL_WEB_PORT,
    log,
  });
  stopOnSignal(() => catcher.stop());
}

runProgram(main);
