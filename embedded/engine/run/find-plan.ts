import { computeSize } from '../compile/sizes/size-estimate.ts';
import type { ClientRequest, GraphqlRequest } from '../contract/execution.ts';
import type { Budget } from '../limits/budget.ts';
import { chargeOperation, type LevelLimits } from './charge-operation.ts';
import { turnToCompile, turnToRead } from '../limits/turns.ts';
import type { GivenVariables } from '../request/variables.ts';
import { TooManyTokensError } from '../request/parse-document.ts';
import type { Plan } from './plan.ts';
import type { KnownOperation, RoleEngine } from './role-engine.ts';

type Check = (operation: KnownOperation) => void;

const NO_VARIABLES: GivenVariables = {};

/**
 * Finds the plan of an operation and charges the request's budget, at each step before the next, costlier one: the
 * text's tokens, then its fields and values, and at last the plan's parameters and actions.
 */
export function findPlan(
  request: GraphqlRequest,
  role: RoleEngine,
  client: ClientRequest,
  levels: LevelLimits,
  check: Check,
): Plan | Promise<Plan> {
  const reading = turnToRead(client.caller, request.query.length);
  if (reading === undefined) return readPlan(request, role, client, levels, check);

  return reading.then(() => readPlan(request, role, client, levels, check));
}

/** Parses, charges and compiles; returns the plan without a promise for a small operation, which takes no turn. */
function readPlan(
  request: GraphqlRequest,
  role: RoleEngine,
  { budget, caller }: ClientRequest,
  levels: LevelLimits,
  check: Check,
): Plan | Promise<Plan> {
  const { query, operationName, variables = NO_VARIABLES } = request;
  budget.spend('tokens', countTokens(query, role, budget), '$.query');
  const operation = role.operation(query, operationName);
  const weight = chargeOperation(operation.measured, variables, { budget, levels });
  const compiling = turnToCompile(caller, weight);
  if (compiling === undefined) return makePlan(operation, variables, role, budget, check);

  return compiling.then(() => makePlan(operation, variables, role, budget, check));
}

function makePlan(
  operation: KnownOperation,
  variables: GivenVariables,
  role: RoleEngine,
  budget: Budget,
  check: Check,
): Plan {
  check(operation);
  const plan = role.plan(operation, variables);
  const { parameters, actions } = plan.cost;
  budget.spend('parameters', parameters);
  budget.spend('actions', actions, '$.selectionSet');
  if (budget.limits !== undefined) spendSizes(plan, variables, budget);

  return plan;
}

function spendSizes({ sizes }: Plan, variables: GivenVariables, budget: Budget): void {
  for (const { path, size } of sizes) {
    const { nodes, bytes, nested } = computeSize(size, variables);
    budget.spend('nodes', nodes, path);
    budget.spend('estimatedBytes', Math.round(bytes), path);
    budget.check('nestedRows', nested.rows, nested.path);
  }
}

/** Counts a document's tokens; reads no more of them than the budget allows. */
export function countTokens(query: string, role: RoleEngine, budget: Budget): number {
  try {
    return role.tokensOf(query, budget.left('tokens'));
  } catch (error) {
    if (error instanceof TooManyTokensError) return error.found;
    throw error;
  }
}
