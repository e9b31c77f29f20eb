/** Place in the configured email at which the token of a mail is put (VERP). */
export const TOKEN_PLACE = '{token}';

const TOKEN = '([0-9a-f]{32})';

/** Email to which a mail returns that can't be delivered: the sender of its envelope. */
export type BounceEmail = {
  /** Returns the bounce email of one mail; undefined: the sender's own. */
  make(token: string): string | undefined;
  /** Finds the token in the first bounce email of a text; undefined if there is none. */
  find(text: string): string | undefined;
};

/**
 * Creates bounce emails from a template, `bounces@example.com` or `bounces+{token}@example.com`; with an empty template
 * mails return to the sender's own email.
 */
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
