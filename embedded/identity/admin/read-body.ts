import { array, boolean, lazy, mixed, object, string, ValidationError, type Schema } from 'yup';
import { AdminError } from './admin-error.ts';

const text = () => string().strict().nullable();

/** An account in a request's body; a body with a field that is not listed here is refused, as in Keycloak. */
export const userSchema = object({
  id: text(),
  username: text(),
  email: text(),
  emailVerified: boolean().strict(),
  firstName: text(),
  lastName: text(),
  enabled: boolean().strict(),
  requiredActions: array(string().strict().required()),
  attributes: lazy((value: object | undefined) =>
    object(
      Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, array(string().strict().required())])),
    ),
  ),
  credentials: array(
    object({
      type: string().strict(),
      value: string().strict(),
      temporary: boolean().strict(),
      userLabel: string().strict(),
      secretData: string().strict(),
      credentialData: string().strict(),
    }),
  ).default(undefined),
  createdTimestamp: mixed(),
  totp: mixed(),
  disableableCredentialTypes: mixed(),
  notBefore: mixed(),
  access: mixed(),
  federatedIdentities: mixed(),
  userProfileMetadata: mixed(),
})
  .noUnknown()
  .strict();

/** A new password; Keycloak does not look at the type. */
export const passwordSchema = object({
  value: string().strict(),
  temporary: boolean().strict().default(false),
});

/** Roles in a body that grants or revokes them; each is looked up by its id, its name is ignored. */
export const roleReferencesSchema = array(
  object({ id: string().strict().default(''), name: string().strict() }).required(),
).defined();

export const roleSchema = object({
  name: text(),
  description: text(),
});

export const mapperSchema = object({
  id: string().strict(),
  name: string().strict().required(),
  protocol: string().strict().default('openid-connect'),
  protocolMapper: string().strict().required(),
  config: lazy((value: object | undefined) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, string().defined()]))),
  ),
});

export const objectSchema = object().required();

/** Validates a request's body by a schema; throws 400 where the body does not fit. */
export function readBody<T>(schema: Schema<T>, body: unknown): T {
  try {
    return schema.validateSync(body);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new AdminError(400, { error: `Invalid json representation: ${error.errors.join('; ')}` });
  }
}
