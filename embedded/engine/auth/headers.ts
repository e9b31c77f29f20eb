/** Request headers, names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Returns a header's text; several headers of one name are joined by `, `, as Node joins most of them. */
export function headerText(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
