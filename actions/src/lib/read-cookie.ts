/** The value of one cookie in a request's Cookie header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [found, value] = part.trim().split('=', 2);
    if (found === name && value) return value;
  }
  return undefined;
}
