import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectSchema } from 'yup';
import { envSchema as actions } from '../../actions/src/config/env.ts';
import { envSchema as engine } from '../../embedded/engine/config/env.ts';
import { envSchema as identity } from '../../embedded/identity/config/env.ts';
import { envSchema as mail } from '../../embedded/mail/config/env.ts';
import { envSchema as start } from '../../embedded/stack/config/env.ts';
import { envSchema as apply } from '../../keycloak/config/env.ts';
import { envSchema as web } from '../../web/server/config/env.ts';

/** Processes that read variables, in the order in which they are asked for a default and a description. */
const PARTS: ReadonlyArray<{ part: string; file: string; schema: ObjectSchema<object> }> = [
  { part: '`npm start`', file: 'embedded/stack/config/env.ts', schema: start },
  { part: 'web', file: 'web/server/config/env.ts', schema: web },
  { part: 'actions', file: 'actions/src/config/env.ts', schema: actions },
  { part: 'engine', file: 'embedded/engine/config/env.ts', schema: engine },
  { part: 'identity', file: 'embedded/identity/config/env.ts', schema: identity },
  { part: 'mail catcher', file: 'embedded/mail/config/env.ts', schema: mail },
  { part: '`keycloak/apply`', file: 'keycloak/config/env.ts', schema: apply },
];
const COMMENT = /^ {2}\/\*\*([^]*?)\*\/\n {2}([A-Z][A-Z0-9_]*):/gm;

/** What the schema of one process says of a variable. */
export type PartVariable = {
  readonly name: string;
  readonly part: string;
  readonly isRequired: boolean;
  readonly byDefault: unknown;
  readonly values: readonly unknown[];
  readonly comment: string | undefined;
};

/** Reads the variables of all processes from their schemas, and what the comments before them say. */
export function readParts(root: string): PartVariable[] {
  return PARTS.flatMap(({ part, file, schema }) => {
    const comments = new Map(
      [...readFileSync(join(root, file), 'utf8').matchAll(COMMENT)].map(([, text = '', name = '']) => [
        name,
        text.replaceAll(/\s*\n?\s+\*?\s*/g, ' ').trim(),
      ]),
    );
    return Object.entries(schema.describe().fields).map(([name, field]) => ({
      name,
      part,
      isRequired: 'optional' in field && !field.optional,
      byDefault: 'default' in field ? field.default : undefined,
      values: 'oneOf' in field ? field.oneOf : [],
      comment: comments.get(name),
    }));
  });
}
