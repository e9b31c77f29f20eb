type Fields = Record<string, unknown>;

export type Logger = {
  warn: (message: string, fields?: Fields) => void;
  error: (message: string, fields?: Fields) => void;
};

/** Creates a logger for the browser's console, to which nothing else writes; `part` names the part of the site. */
export function createLogger(part: string): Logger {
  const write =
    (level: 'warn' | 'error') =>
    (message: string, fields: Fields = {}): void => {
      // oxlint-disable-next-line hostfront/no-computed-console -- the one place where the site writes to the console
      console[level](`[${part}] ${message}`, fields);
    };

  return { warn: write('warn'), error: write('error') };
}
