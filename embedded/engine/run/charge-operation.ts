import { limitExceeded } from '../errors/limit-error.ts';
import type { GivenVariables } from '../request/variables.ts';
import type { Budget } from '../limits/budget.ts';
import type { Limits } from '../limits/limits.ts';
import type { DeclaredVariable, MeasuredOperation } from './measure-operation.ts';

/** Upper bounds for nesting; they hold for everybody, because recursive functions handle the levels. */
export type LevelLimits = Pick<Limits, 'maxDepth' | 'maxInputDepth'>;

/**
 * Charges an operation to the request's budget before it is validated and compiled; returns its number of fields and
 * values.
 */
export function chargeOperation(
  measured: MeasuredOperation,
  given: GivenVariables,
  { budget, levels }: { readonly budget: Budget; readonly levels: LevelLimits },
): number {
  const { cost } = measured;
  refuseLevels('levels', cost.depth, levels.maxDepth, '$.selectionSet');
  refuseLevels('levels of values', cost.inputDepth, levels.maxInputDepth, '$.selectionSet');
  budget.spendDocument(cost, '$.selectionSet');
  const variableValues = valuesOfVariables(measured, given, levels.maxInputDepth);
  budget.spend('values', variableValues, '$.variableValues');

  return cost.fields + cost.values + variableValues;
}

/** Counts the variables' values, each as often as it is used, because each use is checked and compiled. */
function valuesOfVariables(
  { cost, variables, declared }: MeasuredOperation,
  given: GivenVariables,
  maxDepth: number,
): number {
  let total = 0;
  for (let index = 0; index < variables.length; index += 1) {
    const { name, defaultValues } = variables[index] as DeclaredVariable;
    const size = Object.hasOwn(given, name) ? countValues(given[name], maxDepth) : defaultValues;
    total += size * Math.max(1, cost.uses[index] ?? 0);
  }
  for (const name in given) if (!declared.has(name)) total += countValues(given[name], maxDepth);

  return total;
}

/** Counts a value itself and all values within it. */
function countValues(value: unknown, maxDepth: number, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 1;
  refuseLevels('levels of values', depth + 1, maxDepth, '$.variableValues');
  let count = 1;
  if (Array.isArray(value)) for (const item of value) count += countValues(item, maxDepth, depth + 1);
  else {
    const object = value as Readonly<Record<string, unknown>>;
    for (const key in object) count += countValues(object[key], maxDepth, depth + 1);
  }

  return count;
}

function refuseLevels(limit: string, found: number, allowed: number, path: string): void {
  if (found > allowed) throw limitExceeded({ limit, allowed, found, subject: 'the request', path });
}
