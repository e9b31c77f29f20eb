import { array, boolean, mixed, object, string, type InferType } from 'yup';

const PLACEHOLDER = /\$\{([A-Z][A-Z0-9_]*)(?::([^}]*))?\}/g;

const names = () => array(string().required());
const role = object({
  name: string().required(),
  description: string(),
  composites: object({ realm: names(), client: mixed<Record<string, string[]>>() }).default(undefined),
});
const scopeMapping = object({ client: string().required(), roles: names().required() });
const mapper = object({
  name: string().required(),
  protocol: string().required(),
  protocolMapper: string().required(),
  config: mixed<Record<string, string>>().required(),
});
const client = object({
  clientId: string().required(),
  fullScopeAllowed: boolean(),
  protocolMappers: array(mapper),
});
const realmSchema = object({
  realm: string().required(),
  roles: object({
    realm: array(role).required(),
    client: mixed<Record<string, Array<InferType<typeof role>>>>().required(),
  }),
  clients: array(client).required(),
  scopeMappings: array(scopeMapping).required(),
  clientScopeMappings: mixed<Record<string, Array<InferType<typeof scopeMapping>>>>().required(),
  identityProviders: array(object({ alias: string().required() })).required(),
  users: array(
    object({
      username: string().required(),
      serviceAccountClientId: string().required('the realm file has no people, only service accounts'),
      clientRoles: mixed<Record<string, string[]>>().required(),
    }),
  ).required(),
});

export type RealmFile = InferType<typeof realmSchema>;

/** Reads the realm file and resolves `${NAME}` and `${NAME:default}` as Keycloak does at an import. */
export function parseRealmFile(text: string, env: Readonly<Record<string, string>>): RealmFile {
  const resolved = JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? resolve(value, env) : value,
  );
  return realmSchema.validateSync(resolved);
}

function resolve(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string, preset: string | undefined) => {
    const found = env[name] ?? preset;
    if (found === undefined) throw new Error(`The realm file asks for ${whole}, and ${name} is not set.`);
    return found;
  });
}
