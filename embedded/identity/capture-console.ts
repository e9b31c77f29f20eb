import type { Logger } from 'pino';

/**
 * Sends what `oidc-provider` prints (it knows no logger, only `console.info` and `console.warn`)
 * to the log, where one line is one JSON object.
 */
export function captureConsole(logger: Logger): void {
  Object.assign(globalThis.console, {
    info: (message: unknown) => logger.debug(String(message)),
    warn: (message: unknown) => logger.debug(String(message)),
  });
}
