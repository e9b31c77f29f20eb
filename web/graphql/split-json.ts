const SPACE = /[\s]/;

/**
 * The members of a JSON object, each as the text it was sent as: a number that JavaScript can't hold stays what it is. Of a key that stands
 * twice the last one counts. Expects text that `JSON.parse` took as an object.
 */
export function splitObject(text: string): Map<string, string> {
  const parts = splitElements(text).map((part) => {
    const end = skipString(part, 0);
    const colon = part.indexOf(':', end);

    return [JSON.parse(part.slice(0, end)) as string, part.slice(colon + 1).trim()] as const;
  });

  return new Map(parts);
}

/** The elements of a JSON list, or the members of an object, each as the text it was sent as. */
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

/** The place after a string that begins at, or after white space from, a place. */
function skipString(text: string, from: number): number {
  let at = from;
  while (SPACE.test(text[at] ?? '')) at += 1;
  for (at += 1; text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;

  return at + 1;
}

/** An object of members that are JSON text already. */
export function joinObject(members: ReadonlyMap<string, string>): string {
  return `{${[...members].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
}
