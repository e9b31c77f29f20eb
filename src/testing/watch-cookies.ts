import { onTestFinished } from 'vitest';

/**
 * Records the cookies that the page writes until the test ends, with their attributes. Does not use `vi.spyOn`, which would
 * leave `document.cookie` without a getter for later test files.
 */
export function watchCookies(): string[] {
  const written: string[] = [];
  const { get, set } = cookieAccessor();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => get.call(document) as unknown,
    set: (cookie: string) => {
      written.push(cookie);
      set.call(document, cookie);
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));

  return written;
}

/** Returns the accessor that `document` inherits; it is on different prototypes in browsers and in happy-dom. */
function cookieAccessor(): { get: () => unknown; set: (cookie: string) => void } {
  for (
    let owner = Object.getPrototypeOf(document) as object | null;
    owner !== null;
    owner = Object.getPrototypeOf(owner) as object | null
  ) {
    const { get, set } = Object.getOwnPropertyDescriptor(owner, 'cookie') ?? {};
    if (get && set) return { get, set };
  }
  throw new Error('The document inherits no accessor "cookie".');
}
