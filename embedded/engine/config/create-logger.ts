import { pino, stdTimeFunctions, type Logger } from 'pino';

/** JSON lines on stdout, without what nobody may read. */
export function createLogger(level: string): Logger {
  return pino({
    name: 'engine',
    level,
    timestamp: stdTimeFunctions.isoTime,
    base: null,
    redact: ['*.password', '*.connectionString', 'err.config', 'err.client'],
  });
}
