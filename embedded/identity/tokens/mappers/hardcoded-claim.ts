import { claimPath, typedValue, type ProtocolMapperType } from '../protocol-mapper.ts';

/** Writes the same value into every token. */
export const hardcodedClaim: ProtocolMapperType = {
  name: 'oidc-hardcoded-claim-mapper',
  priority: 0,
  apply: (config, _source, claims) => {
    claims.set(claimPath(config), typedValue(config, config['claim.value'] ?? ''));
  },
};
