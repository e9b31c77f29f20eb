import { WEB_URL } from './keycloak-client.ts';

export type Browser = ReturnType<typeof createBrowser>;
type Form = Record<string, string>;

/** Creates a browser that follows redirects as long as they stay at the identity server, and keeps its cookies. */
export function createBrowser(url: string) {
  const jar = createJar();

  const send = async (address: string, form?: Form): Promise<Response> => {
    const { pathname, search } = new URL(address);
    const response = await fetch(`${url}${pathname}${search}`, {
      headers: { cookie: jar.cookiesFor(pathname) },
      redirect: 'manual',
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) jar.take(cookie);
    return response;
  };

  /** Goes on until a redirect leads back to the site, or an answer is a page. */
  const go = async (address: string, form?: Form): Promise<{ address: URL; page?: string }> => {
    let next = new URL(address);
    let sent = form;
    while (next.origin === WEB_URL && next.pathname !== '/auth') {
      const response = await send(next.href, sent);
      const location = response.headers.get('location');
      if (location === null) return { address: next, page: await response.text() };
      next = new URL(location, next);
      sent = undefined;
    }
    return { address: next };
  };

  return {
    get: (address: string) => send(address),
    /** Returns the first address that is not the identity server's; `form` is posted to the address given. */
    follow: async (address: string, form?: Form): Promise<URL> => {
      const end = await go(address, form);
      if (end.page !== undefined) throw new Error(`No way on from ${end.address.pathname}: ${end.page}`);
      return end.address;
    },
    /** Returns the page of the identity server to which an address leads. */
    open: async (address: string): Promise<string> => {
      const end = await go(address);
      if (end.page === undefined) throw new Error(`No page, but a redirect to ${end.address.href}`);
      return end.page;
    },
  };
}

/** Keeps cookies by path, as the realms of one server give cookies of the same names. */
function createJar() {
  const cookies = new Map<string, { name: string; value: string; path: string }>();

  return {
    take(header: string): void {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      const path = /;\s*path=([^;]*)/i.exec(header)?.[1] ?? '/';
      cookies.set(`${path} ${name}`, { name, value, path });
    },
    cookiesFor: (pathname: string): string =>
      [...cookies.values()]
        .filter(({ path }) => pathname.startsWith(path))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
  };
}
