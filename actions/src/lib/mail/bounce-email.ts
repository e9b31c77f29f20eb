/** Stands in the address for the mail's own token (VERP). */
export const TOKEN_PLACE = '{token}';

const TOKEN = '([0-9a-f]{32})';

/** Where a mail comes back to that can't be delivered: the sender of its envelope. */
export type BounceEmail = {
  /** The address for one mail; undefined: the sender's own. */
  make(token: string): string | undefined;
  /** The token of the first such address in a text; undefined where there is none. */
  find(text: string): string | undefined;
};

/** `bounces@example.com`, or `bounces+{token}@example.com`; an empty template leaves the sender's own address. */
export function createBounceEmail(template: string): BounceEmail {
  const [before = '', after] = template.split(TOKEN_PLACE);
  const pattern =
    after === undefined ? undefined : new RegExp(`${literally(before)}${TOKEN}${literally(after)}`, 'i');

  return {
    make: (token) => template.replace(TOKEN_PLACE, token) || undefined,
    find: (text) => pattern?.exec(text)?.[1]?.toLowerCase(),
  };
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
