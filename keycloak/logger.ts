import { pino, type Logger } from 'pino';

/** JSON lines on stdout; nothing that is logged here holds a secret. */
export function createLogger(level: string): Logger {
  return pino({ name: 'keycloak-apply', level });
}
