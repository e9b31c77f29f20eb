import type pg from 'pg';

import { PostgresError } from '../postgres-error.ts';

/** SQL that can't run as one simple query in a transaction, and the message about it. */
const REFUSED: { pattern: RegExp; what: string }[] = [
  { pattern: /^[ \t]*\\\w+/m, what: 'a psql command; write plain SQL' },
  { pattern: /\bcopy\b[^;]*\bfrom\s+stdin\b/i, what: 'COPY FROM STDIN; write INSERT' },
  {
    pattern: /\b(create\s+(unique\s+)?|drop\s+|re)index\s+(\w+\s+)?concurrently\b/i,
    what: 'an index statement with CONCURRENTLY, which no transaction can hold; leave CONCURRENTLY out',
  },
  {
    // What comes before is looked at last, as blanks take the place of long comments.
    pattern: /\b(begin|commit|rollback|start\s+transaction)\b(?!\s+atomic)(?<=(?:^|;)\s*\1)/i,
    what: 'transaction control; each file runs in one transaction of its own',
  },
];

/** Comments, strings, quoted names and dollar-quoted bodies, which may hold text that looks like SQL. */
const NOT_CODE =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1/gi;

/** Throws where a file holds SQL that the runner can't send, and names file and line. */
export function checkSqlFile({ file, sql }: { file: string; sql: string }): void {
  const code = withoutText(sql);
  for (const { pattern, what } of REFUSED) {
    const found = pattern.exec(code);
    if (found) throw new PostgresError(`${file}, line ${lineAt(code, found.index)}: holds ${what}.`);
  }
}

/** Returns SQL with blanks in place of its comments, strings and quoted names; lines stay where they are. */
export function withoutText(sql: string): string {
  return sql.replace(NOT_CODE, (text) => text.replace(/[^\n]/g, ' '));
}

/** Sends a whole file as one simple query; an error names file and line. */
export async function runSqlFile(
  client: pg.ClientBase,
  { file, sql }: { file: string; sql: string },
): Promise<void> {
  try {
    await client.query(sql);
  } catch (cause) {
    const { message, position, detail } = cause as pg.DatabaseError;
    const place = position === undefined ? file : `${file}, line ${lineAt(sql, Number(position) - 1)}`;
    throw new PostgresError(`${place}: ${message}${detail ? ` (${detail})` : ''}.`, { cause });
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
