import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import type { CheckOwnPassword } from '#actions/lib/second-factor/check-own-password.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs } from '#actions/lib/database.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { readHeadHtml, type HeadFault } from '#rules/head/read-head-html.ts';
import { LENGTHS } from '#rules/lengths.ts';

/** Upper bound of the faults that an answer names. */
const FAULTS_MAX = 20;

const inputSchema = object({
  password: string().max(1_024).default(''),
  totp: string().max(20).nullable().default(null),
  value: string().nullable().default(null),
}).required();

type Deps = { pool: Pool; checkOwnPassword: CheckOwnPassword };

/**
 * Saves the scripts that every public page runs. They are code for every visitor, so the caller's password is
 * asked for once more: a session left open is not enough.
 */
export async function saveHeadScripts(input: unknown, session: Session, deps: Deps) {
  const userId = requireAdministrator(session);
  const { value, ...given } = readScripts(input);
  await deps.checkOwnPassword(userId, given);

  await inTransaction(deps.pool, async (db) => {
    await actAs(db, session);
    await db.query(
      `insert into analytics_settings as s (key, value) values ('additional_head_scripts', $1)
       on conflict (key) do update set value = excluded.value where s.value is distinct from excluded.value`,
      [value],
    );
  });
  return { key: 'additional_head_scripts', value };
}

function readScripts(input: unknown): { password: string; totp: string | null; value: string | null } {
  const { value, ...given } = readInput(inputSchema, input);
  if (value !== null && value.length > LENGTHS.analytics_settings.value) {
    throw new ActionError(
      'head-scripts-too-long',
      `The head scripts have ${value.length} characters; at most ${LENGTHS.analytics_settings.value} can be saved.`,
      { details: { max: LENGTHS.analytics_settings.value } },
    );
  }
  const refused = readHeadHtml(value ?? '').faults.slice(0, FAULTS_MAX);
  if (refused.length > 0) {
    throw new ActionError('head-scripts-refused', refused.map(sentenceOf).join(' '), {
      details: { refused },
    });
  }
  return { ...given, value: value === null || value.trim() === '' ? null : value };
}

function sentenceOf({ name, element, line }: HeadFault): string {
  const written = name === element ? `<${element}>` : `${name} of <${element}>`;

  return `Line ${line}: the head scripts can't have ${written}.`;
}
