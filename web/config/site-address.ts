/** Names, addresses and ports alone: a header takes the host as it is, and a `;` there would end its directive. */
const PLAIN_HOST = /^([a-z\d.-]+|\[[\d:a-f]+\])(:\d+)?$/;

/** Whether a string is the address of a site on the web that a page may lead to. */
export function isSiteAddress(text: string | null | undefined): text is string {
  if (!text || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { host, username, password } = new URL(text);

  return PLAIN_HOST.test(host) && !username && !password;
}
