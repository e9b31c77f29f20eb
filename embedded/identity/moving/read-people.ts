import type { CredentialRepresentation, UserRepresentation } from '../storage/representation.ts';
import type { Db } from '../storage/database.ts';

/** All data of a person that moves between servers, in Keycloak's own representation. */
export type MovedPerson = UserRepresentation & {
  id: string;
  username: string;
  /** Unix time in milliseconds. */
  createdTimestamp?: number;
  /** Unix time in seconds; tokens that were issued earlier are invalid. */
  notBefore: number;
  realmRoles: string[];
  clientRoles: Record<string, string[]>;
  credentials: CredentialRepresentation[];
  federatedIdentities: Link[];
};
/** A link to a person's account at another identity provider. */
type Link = { identityProvider: string; userId: string; userName?: string | undefined };

const PEOPLE = `
  select json_strip_nulls(json_build_object(
    'id', account.id, 'username', account.username, 'email', account.email,
    'emailVerified', account.email_verified, 'firstName', account.first_name, 'lastName', account.last_name,
    'enabled', account.enabled, 'createdTimestamp', floor(extract(epoch from account.created_at) * 1000)::bigint,
    'notBefore', account.not_before, 'requiredActions', to_json(account.required_actions),
    'realmRoles', (
      select coalesce(json_agg(role.name order by role.name), '[]')
      from identity.account_role held join identity.role on role.id = held.role
      where held.account = account.id and role.client is null),
    'clientRoles', (
      select coalesce(json_object_agg(client_id, names), '{}') from (
        select client.client_id, json_agg(role.name order by role.name) as names
        from identity.account_role held join identity.role on role.id = held.role
          join identity.client on client.id = role.client
        where held.account = account.id group by client.client_id) by_client),
    'federatedIdentities', (
      select coalesce(json_agg(json_build_object(
        'identityProvider', link.provider, 'userId', link.subject, 'userName', link.username) order by link.provider), '[]')
      from identity.federated_identity link where link.account = account.id),
    'credentials', (
      select coalesce(json_agg(json_build_object(
        'id', credential.id, 'type', credential.type, 'userLabel', credential.user_label,
        'createdDate', floor(extract(epoch from coalesce(credential.changed_at, credential.created_at)) * 1000)::bigint,
        'secretData', credential.secret_data::text, 'credentialData', credential.credential_data::text)
        order by credential.created_at, credential.id), '[]')
      from identity.credential where credential.account = account.id)
  )) as person
  from identity.account
  where account.realm = $1 and account.service_account_client is null
  order by account.username`;

/** Returns all people of a realm in the form that Keycloak imports; the result holds secrets. */
export async function readPeople(db: Db, realm: string): Promise<MovedPerson[]> {
  const { rows } = await db.query<{ person: MovedPerson }>(PEOPLE, [realm]);
  return rows.map(({ person }) => person);
}
