import { claimPath, type ProtocolMapperType } from '../protocol-mapper.ts';

/** Writes the roles that the account has at one client; nothing when it has none. */
export const clientRole: ProtocolMapperType = {
  name: 'oidc-usermodel-client-role-mapper',
  priority: 40,
  apply: (config, { roles }, claims) => {
    const clientId = config['usermodel.clientRoleMapping.clientId'];
    const prefix = config['usermodel.clientRoleMapping.rolePrefix'] ?? '';
    const names = roles
      .filter((role) => role.clientId !== null && (!clientId || role.clientId === clientId))
      .map((role) => prefix + role.name);
    const [first] = names;
    if (first === undefined) return;

    claims.set(claimPath(config), config['multivalued'] === 'true' ? names : first);
  },
};
