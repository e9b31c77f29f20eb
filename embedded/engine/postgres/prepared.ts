import { EngineError } from '../errors/engine-error.ts';
import { limitExceeded } from '../errors/limit-error.ts';
import type { GivenVariables } from '../request/variables.ts';
import type { Session } from '../contract/session.ts';
import type { Param, Sql } from '../sql/sql.ts';
import { renderStatement, type Statement } from '../sql/render.ts';
import type { BoundStatement } from './pipeline.ts';
import { nameToKeep } from './statement-names.ts';

/** A statement of a role; a connection may keep it prepared unless it is planned by value. */
export type Prepared = Statement & { readonly role: string; readonly isPlannedByValue: boolean };

/** Upper bound for a statement's parameters: the protocol counts them with 16 bits. */
const MAX_PARAMETERS = 65_535;

/** Sources of the parameters' values. */
export type Bindings = {
  readonly variables: GivenVariables;
  readonly session: Session;
  /** Values that the engine itself gives, by name. */
  readonly given?: Readonly<Record<string, string | null>>;
};

/** Renders a statement, which is named after its text when it has run several times. */
export function prepare(sql: Sql, role: string): Prepared {
  return { ...renderStatement(sql), role, isPlannedByValue: false };
}

/**
 * Renders a statement without a name, so that PostgreSQL plans it each time for its values. A named statement soon gets
 * one plan for all values, which assumes that a pattern finds few rows.
 */
export function preparePlannedByValue(sql: Sql, role: string): Prepared {
  return { ...renderStatement(sql), role, isPlannedByValue: true };
}

/** Fills in a statement's parameters. */
export function bind(prepared: Prepared, bindings: Bindings): BoundStatement {
  const { text, params, role } = prepared;
  refuseTooMany(params.length);

  return { name: nameToKeep(prepared), text, role, values: bindParams(params, bindings) };
}

/** Returns the values of parameters; a missing session variable is an error for the whole request. */
export function bindParams(params: readonly Param[], bindings: Bindings): (string | null)[] {
  if (params.some((param) => isMissing(param, bindings))) {
    const missing = params.filter((param) => isMissing(param, bindings));
    const names = new Set(missing.map(({ source }) => ('name' in source ? `"${source.name}"` : '')));
    throw new EngineError('not-found', `missing session variables: ${[...names].join(', ')}`);
  }

  return params.map((param) => bindParam(param, bindings));
}

function isMissing({ source }: Param, { session }: Bindings): boolean {
  return source.from === 'session' && session.variables[source.name] === undefined;
}

function refuseTooMany(found: number): void {
  if (found <= MAX_PARAMETERS) return;
  throw limitExceeded({
    limit: 'parameters',
    allowed: MAX_PARAMETERS,
    found,
    subject: 'a statement of this request',
  });
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
