const SPACE = /[\s]/;

/**
 * Splits a JSON object into its members, each value as the text that was sent, so that numbers beyond JavaScript's
 * precision stay exact. Of a repeated key the last value counts. Expects text that `JSON.parse` read as an object.
 */
export function splitObject(text: string): Map<string, string> {
  const parts = splitElements(text).map((part) => {
    const end = skipString(part, 0);
    const colon = part.indexOf(':', end);

    return [JSON.parse(part.slice(0, end)) as string, part.slice(colon + 1).trim()] as const;
  });

  return new Map(parts);
}

/** Splits a JSON list into its elements, or an object into its members, each as the text that was sent. */
export function splitElements(text: string): string[] {
  const inner = text.trim().slice(1, -1);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < inner.length; at += 1) {
    const character = inner[at] ?? '';
    if (character === '"') at = skipString(inner, at) - 1;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(inner.slice(start, at).trim());
      start = at + 1;
    }
  }
  const last = inner.slice(start).trim();

  return last === '' ? parts : [...parts, last];
}

/** Returns the index after the string that begins at `from`; white space before the string is skipped. */
function skipString(text: string, from: number): number {
  let at = from;
  while (SPACE.test(text[at] ?? '')) at += 1;
  for (at += 1; text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;

  return at + 1;
}

/** Joins members whose values are JSON text to the JSON text of an object. */
export function joinObject(members: ReadonlyMap<string, string>): string {
  return `{${[...members].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
}
