/**
 * Returns an environment in which there is no proxy between the parts of one machine: from version 24 on Node sends its
 * requests through that of HTTP_PROXY when NODE_USE_ENV_PROXY says so. HTTP libraries read one spelling or the other.
 */
export function withoutProxyInside(env) {
  const inside = [env.no_proxy || env.NO_PROXY, env.HOST, 'localhost', '127.0.0.1', '::1', '[::1]'];
  const direct = inside.filter(Boolean).join(',');

  return { ...env, NO_PROXY: direct, no_proxy: direct };
}
