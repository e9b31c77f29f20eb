import { WEB_URL } from './keycloak-client.ts';

export type Browser = ReturnType<typeof createBrowser>;

/** Creates a browser that follows redirects as long as they stay at the identity server, and keeps its cookies. */
export function createBrowser(url: string) {
  const jar = new Map<string, string>();
  const get = async (address: string): Promise<Response> => {
    const { pathname, search } = new URL(address);
    const response = await fetch(`${url}${pathname}${search}`, {
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };

  return {
    get,
    follow: async (address: string): Promise<URL> => {
      let next = new URL(address);
      while (next.origin === WEB_URL && next.pathname !== '/auth') {
        const response = await get(next.href);
        const location = response.headers.get('location');
        if (location === null) throw new Error(`No way on from ${next.pathname}: ${await response.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
  };
}
