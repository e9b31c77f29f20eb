/** Headers that carry Hasura's admin secret, which allows everything. */
const ADMIN_SECRET = /^x-hasura-(admin-secret|access-key)$/;

/** Headers reserved for internal services and proxies (secrets, request id, trace, client address); a visitor's are dropped. */
const INSIDE_ONLY = new RegExp(
  `^(${[
    'x-action-secret',
    'x-request-id',
    'traceparent|tracestate|baggage|b3|x-b3-.*',
    'forwarded(-for)?',
    'x-forwarded(-.*)?',
    'x-original-.*',
    'x-rewrite-url',
    'x-(real|remote|client|originating|cluster-client|proxyuser|appengine-user)-?(ip|addr|address)',
    'x-(azure-clientip|azure-socketip|envoy-external-address|host)',
    '(true-client|client|fastly-client|fly-client|wl-proxy-client|proxy-client|remote)-(ip|addr)',
    'cf-(connecting|pseudo)-ip(v[46])?',
  ].join('|')})$`,
);

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and `Expect`, which this server answers itself. */
const ONE_HOP =
  /^(connection|expect|http2-settings|keep-alive|proxy-(authenticate|authorization|connection)|te|trailer|transfer-encoding|upgrade)$/;

export const isAdminSecret = (name: string): boolean => ADMIN_SECRET.test(plain(name));
export const isInsideOnly = (name: string): boolean => INSIDE_ONLY.test(plain(name)) || isAdminSecret(name);
export const isOneHop = (name: string): boolean => ONE_HOP.test(plain(name));

/** Normalizes a header's name: some servers read `X_Real_IP` as `X-Real-IP`. */
const plain = (name: string) => name.trim().toLowerCase().replaceAll('_', '-');
