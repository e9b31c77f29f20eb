import { onTestFinished } from 'vitest';

/**
 * The cookies that the page writes from here to the test's end, attributes included. Not by `vi.spyOn`: that leaves
 * `document` without a reader for the files that come after.
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

/** The accessor that `document` inherits; which prototype has it differs between browsers and their imitations. */
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
