/** Request headers, names in lower case. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The text of a header; several of one name are joined as Node does for a list. */
export function headerText(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
