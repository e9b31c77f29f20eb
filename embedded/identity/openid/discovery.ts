/** Endpoints that are served here beside `oidc-provider`'s own, for the discovery document. */
export function discoveryExtras(issuer: string): Record<string, unknown> {
  const base = `${issuer}/protocol/openid-connect`;
  return {
    userinfo_endpoint: `${base}/userinfo`,
    end_session_endpoint: `${base}/logout`,
    introspection_endpoint: `${base}/token/introspect`,
    revocation_endpoint: `${base}/revoke`,
  };
}
