import { pino, type DestinationStream, type Logger } from 'pino';

/** JSON lines on stdout; passwords, tokens and secrets are taken out wherever they appear at the top. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    name: 'identity',
    level,
    redact: ['password', 'token', 'refresh_token', 'client_secret', 'req.headers.authorization'],
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

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
