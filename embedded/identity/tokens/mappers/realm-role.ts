import { claimPath, type ProtocolMapperType } from '../protocol-mapper.ts';

/** Writes the account's roles of the realm; nothing when it has none. */
export const realmRole: ProtocolMapperType = {
  name: 'oidc-usermodel-realm-role-mapper',
  priority: 40,
  apply: (config, { roles }, claims) => {
    const prefix = config['usermodel.realmRoleMapping.rolePrefix'] ?? '';
    const names = roles.filter((role) => role.clientId === null).map((role) => prefix + role.name);
    const [first] = names;
    if (first === undefined) return;

    claims.set(claimPath(config), config['multivalued'] === 'true' ? names : first);
  },
};
