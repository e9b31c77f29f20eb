/** The pattern for `_ilike` that finds a text anywhere; its own wildcards count as letters. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
