import { createHash } from 'node:crypto';
import { EngineError } from '../errors/engine-error.ts';
import type { GivenVariables } from '../request/variables.ts';
import type { Session } from '../contract/session.ts';
import type { Param, Sql } from '../sql/sql.ts';
import { renderStatement, type Statement } from '../sql/render.ts';
import type { BoundStatement } from './pipeline.ts';
import { nameToKeep } from './statement-names.ts';

/** A statement with the name under which a connection may keep it prepared. */
export type Prepared = Statement & { readonly name: string };

/** What parameters are read from. */
export type Bindings = {
  readonly variables: GivenVariables;
  readonly session: Session;
  /** Values that the engine itself gives. */
  readonly given?: Readonly<Record<string, string | null>>;
};

/** Renders a statement and names it after its text. */
export function prepare(sql: Sql): Prepared {
  const statement = renderStatement(sql);

  return { ...statement, name: `engine_${createHash('sha1').update(statement.text).digest('hex')}` };
}

/** Fills a statement's parameters in. */
export function bind(prepared: Prepared, bindings: Bindings): BoundStatement {
  const { text, params } = prepared;

  return { name: nameToKeep(prepared), text, values: bindParams(params, bindings) };
}

/** The values of parameters; a session variable that is missing is an error for the whole request. */
export function bindParams(params: readonly Param[], bindings: Bindings): (string | null)[] {
  const missing = params.flatMap(({ source }) =>
    source.from === 'session' && bindings.session.variables[source.name] === undefined ? [source.name] : [],
  );
  if (missing.length > 0) {
    const names = [...new Set(missing)].map((name) => `"${name}"`).join(', ');
    throw new EngineError('not-found', `missing session variables: ${names}`);
  }

  return params.map((param) => bindParam(param, bindings));
}

function bindParam({ source }: Param, { variables, session, given }: Bindings): string | null {
  switch (source.from) {
    case 'literal':
      return source.value;
    case 'variable':
      return source.read(variables);
    case 'session':
      return session.variables[source.name] ?? null;
    case 'session-json':
      return JSON.stringify(session.variables);
    case 'given':
      return given?.[source.name] ?? null;
  }
}
