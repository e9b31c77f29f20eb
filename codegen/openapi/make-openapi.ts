import {
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
} from 'graphql';
import type { RestEndpointMetadata, RestMethod } from '../../embedded/engine/metadata/metadata.ts';
import type { Schemas } from '../api-reference/schema-changes.ts';
import { answerSchema } from './answer-schema.ts';
import { jsonContent, schemaRef, type JsonSchema } from './json-schema.ts';
import { KEY_TOKEN_PATH } from './key-token-path.ts';
import { readVariable, type Variable } from './variable-schema.ts';

type Operation = { readonly [key: string]: unknown };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const INFO = {
  title: 'Hostfront REST endpoints',
  version: '1',
  description:
    'Saved operations of the GraphQL API, each with the rights of whoever asks. A program sends its key as Authorization: Bearer hfk_… or as x-api-key, or the token that POST /keys/token gave it for the key.',
};
const CODES: JsonSchema = {
  type: 'object',
  properties: { code: { type: 'string' } },
  required: ['code'],
};
const DETAILS: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    constraint: { type: 'string', description: 'The rule of the database that a row broke' },
    field: { type: 'string', description: 'The field that the rule is about, if the role sees it' },
    fields: {
      type: 'array',
      items: { type: 'string' },
      description: 'All fields of a rule about several',
    },
    rule: { type: 'string', description: 'What the rule asks for, as "price must be at least 0"' },
  },
  required: ['code'],
};
const FAULT: JsonSchema = {
  description: 'Of every endpoint',
  type: 'object',
  properties: {
    path: { type: 'string', description: 'Where the fault is' },
    error: { type: 'string', description: 'What is wrong' },
    code: { type: 'string', description: 'The same for programs' },
    message: { type: 'string', description: 'The same as error, as at the other paths' },
    extensions: DETAILS,
  },
  required: ['path', 'error', 'code', 'message', 'extensions'],
};
const REFUSAL: JsonSchema = {
  description: 'Of POST /keys/token',
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What is wrong' },
    extensions: CODES,
    error: { type: 'string', description: "OAuth's code, where client_credentials were asked for" },
    error_description: { type: 'string', description: 'The same as message, beside error' },
  },
  required: ['message', 'extensions'],
};
/** Meanings of the faults' statuses. Every endpoint may answer with each that fits its method. */
const FAULTS = {
  400: 'The request makes no sense: an unknown variable, or a value missing',
  401: 'The key or token is missing or no longer good',
  403: 'The role or the place may not do this',
  404: 'There is no endpoint at this address',
  409: 'The row contradicts another one',
  415: 'The body is not JSON',
  422: 'A value breaks a rule',
} as const;
const WRITES: ReadonlySet<number> = new Set([409, 415]);

/** Makes the OpenAPI document of all endpoints below /api/rest, from metadata and schemas. */
export function makeOpenapi(endpoints: readonly RestEndpointMetadata[], schemas: Schemas) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const address = `/api/rest/${endpoint.url.replace(/:(\w+)/g, '{$1}')}`;
    for (const method of endpoint.methods) {
      (paths[address] ??= {})[method.toLowerCase()] = describe(endpoint, method, schemas);
    }
  }

  return {
    openapi: '3.1.0',
    info: INFO,
    // Generated clients ask all paths of the one server that they know, so that paths are told whole.
    servers: [{ url: '/' }],
    paths: { ...paths, '/keys/token': KEY_TOKEN_PATH } as Paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key, hfk_…' },
        keyHeader: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'A key, hfk_…' },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From POST /keys/token' },
      },
      responses: {
        fault: { description: 'A fault; /developers lists the codes', ...jsonContent(schemaRef('fault')) },
      },
      schemas: { fault: FAULT, refusal: REFUSAL },
    },
  };
}

function describe(endpoint: RestEndpointMetadata, method: RestMethod, schemas: Schemas): Operation {
  const document = parse(endpoint.query);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const { operation: kind, selectionSet, variableDefinitions = [] } = operation as OperationDefinitionNode;
  const roles = rolesOf(document, kind, schemas);
  const type = schemas.get(roles[0] ?? '')?.getRootType(kind);
  if (!type) throw new Error(`OpenAPI: no role may call the endpoint ${endpoint.name} (${endpoint.place}).`);

  return {
    operationId: endpoint.methods.length > 1 ? `${endpoint.name}_${method.toLowerCase()}` : endpoint.name,
    summary: endpoint.comment ?? endpoint.name,
    description: `Roles: ${roles.join(', ')}.`,
    security: [...(roles.includes('anonymous') ? [{}] : []), { key: [] }, { keyHeader: [] }, { token: [] }],
    ...inputOf(endpoint, method, variableDefinitions.map(readVariable)),
    responses: {
      200: { description: 'What was asked for', ...jsonContent(answerSchema(type, selectionSet)) },
      ...faultsOf(method),
      default: { $ref: '#/components/responses/fault' },
    },
  };
}

const faultsOf = (method: RestMethod): Operation =>
  Object.fromEntries(
    Object.entries(FAULTS)
      .filter(([status]) => method !== 'GET' || !WRITES.has(Number(status)))
      .map(([status, description]) => [status, { description, ...jsonContent(schemaRef('fault')) }]),
  );

/** Names the roles that may do an operation; no rule of `validate` finds a mutation that a schema without mutations lacks. */
const rolesOf = (document: DocumentNode, kind: OperationTypeNode, schemas: Schemas): string[] =>
  [...schemas]
    .filter(([, schema]) => schema.getRootType(kind) && validate(schema, document).length === 0)
    .map(([role]) => role);

/** Describes the variables: those in the path as path parameters, the others in the query string or the JSON body. */
function inputOf(
  { url }: RestEndpointMetadata,
  method: RestMethod,
  variables: readonly Variable[],
): Operation {
  const inPath = (name: string) => url.split('/').includes(`:${name}`);
  const others = variables.filter(({ name }) => !inPath(name));
  const hasBody = !['GET', 'DELETE'].includes(method) && others.length > 0;
  const parameters = variables
    .filter(({ name }) => inPath(name) || !hasBody)
    .map(({ name, isRequired, schema }) => ({
      name,
      in: inPath(name) ? 'path' : 'query',
      required: inPath(name) || isRequired,
      schema,
    }));

  return {
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: bodyOf(others) }),
  };
}

function bodyOf(variables: readonly Variable[]): JsonSchema {
  const required = variables.filter(({ isRequired }) => isRequired).map(({ name }) => name);

  return {
    required: required.length > 0,
    ...jsonContent({
      type: 'object',
      properties: Object.fromEntries(variables.map(({ name, schema }) => [name, schema])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    }),
  };
}
