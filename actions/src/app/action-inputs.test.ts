import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Kind, parse, type TypeNode } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { ActionError } from '#actions/lib/action-error.ts';
import { addActionRoutes } from './action-routes.ts';
import { answerError } from './answer-error.ts';
import type { Services } from './services.ts';

const secret = 'action-secret-of-tests-only-0123456789';
/**
 * Values for every argument that is no list: the engine checks GraphQL types only, so the service must refuse the rest
 * itself.
 */
const ODD_VALUES = [null, 7, true, '', 'fr', 'x'.repeat(600_000)];
const ODD_LISTS = [null, [null], [{}], [{ email: null }]];
const isList = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE;

/** Every action of the engine's metadata, with one input object for each argument and odd value. */
const actions = parse(readFileSync('hasura/metadata/actions.graphql', 'utf8')).definitions.flatMap(
  (definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && ['Query', 'Mutation'].includes(definition.name.value)
      ? (definition.fields ?? []).map((field) => ({
          name: field.name.value,
          inputs: (field.arguments ?? []).flatMap(({ name, type }) =>
            (isList(type) ? ODD_LISTS : ODD_VALUES).map((value) => ({ [name.value]: value })),
          ),
        }))
      : [],
);

/**
 * Makes services whose first call ends the request with `input-taken`, so that only the reading of the input is tested.
 */
function makeServices(): Services {
  const part: object = new Proxy(() => undefined, {
    get: (_, property) => (property === 'then' ? undefined : part),
    apply: () => {
      throw new ActionError('input-taken', 'The input was read.');
    },
  });
  const env = { ACTION_SECRET: secret, PASSWORD_MIN_LENGTH: 6 };
  return new Proxy({}, { get: (_, property) => (property === 'env' ? env : part) }) as Services;
}

const server = Fastify({ bodyLimit: 8 * 1024 * 1024 });
server.setErrorHandler(answerError);
addActionRoutes(server, makeServices());
afterAll(() => server.close());

type Answer = { message: string; extensions: { code: string; field?: string } };
async function call(name: string, input: object): Promise<Answer> {
  const response = await server.inject({
    method: 'POST',
    url: `/actions/${name}`,
    headers: { 'x-action-secret': secret },
    payload: {
      action: { name },
      input,
      session_variables: { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': 'a1' },
    },
  });
  return response.json<Answer>();
}

describe('the input of an action', () => {
  it('is tested for all actions of the metadata, which are more than 35', () => {
    expect(actions.length).toBeGreaterThan(35);
  });

  it.each(actions)(
    'never leads to an unexpected error, whatever value an argument has: $name',
    async ({ name, inputs }) => {
      for (const input of [{}, ...inputs]) {
        const { message, extensions } = await call(name, input);
        expect(extensions.code, JSON.stringify(input).slice(0, 100)).not.toBe('unexpected');
        expect(message).toMatch(/^[^{}]{1,300}$/);
      }
    },
  );

  it.each([
    ['request_password_recovery', 'locale', 'fr'],
    ['update_password', 'link_token', 'x'.repeat(201)],
    ['account_link', 'token', 'x'.repeat(201)],
    ['invitation_of_link', 'link_token', 'x'.repeat(201)],
    ['accept_invitation', 'link_token', 'x'.repeat(201)],
    ['begin_totp', 'enrolment_token', 'x'.repeat(2_001)],
    ['confirm_totp', 'code', 'x'.repeat(21)],
    ['remove_totp', 'totp', 'x'.repeat(21)],
    ['end_own_session', 'session_id', 'x'.repeat(101)],
    ['save_head_scripts', 'password', 'x'.repeat(1_025)],
  ])('of %s is refused with an error that names the faulty field: %s', async (name, field, value) => {
    const answer = await call(name, { pending: 'ticket', [field]: value });

    expect(answer.extensions).toEqual({ code: 'request-invalid', field });
    expect(answer.message).toMatch(new RegExp(`^${field} must be .+; found .+\\.$`));
  });

  it.each(['request_password_recovery', 'update_password'])(
    'of %s may have null as its locale',
    async (name) => {
      const { extensions } = await call(name, { locale: null, email: 'a@example.test', password: 'secret' });

      expect(extensions.code).toBe('input-taken');
    },
  );
});
