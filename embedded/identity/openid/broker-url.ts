import { errors, type Interaction, type KoaContextWithOIDC } from 'oidc-provider';
import { listIdentityProviders } from '../storage/realm-store.ts';
import type { RealmContext } from './realm-context.ts';

/**
 * Returns the address at which a browser without a session signs in: that of the identity provider which the request
 * names. There is no form for passwords here. Without a provider the interaction is deleted and the request fails, as
 * in Keycloak's flow `site browser`.
 */
export async function brokerUrl(
  context: RealmContext,
  ctx: KoaContextWithOIDC,
  interaction: Interaction,
): Promise<string> {
  const hint = ctx.oidc.params?.['kc_idp_hint'];
  const providers = await listIdentityProviders(context.pool, context.realm);
  const chosen = providers.find((provider) => provider.alias === hint && provider.enabled);
  if (chosen === undefined) {
    await interaction.destroy();
    const error = new errors.CustomOIDCProviderError('access_denied', 'Invalid username or password.');
    throw Object.assign(error, { allow_redirect: false });
  }

  return `${context.issuer}/broker/${encodeURIComponent(chosen.alias)}/login/${interaction.uid}`;
}
