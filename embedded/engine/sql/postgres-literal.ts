/** Writes a Postgres array literal, such as `{"a","b",NULL}`, of elements that are literals themselves. */
export function arrayLiteral(elements: readonly (string | null)[]): string {
  return `{${elements.map((element) => (element === null ? 'NULL' : quoteElement(element))).join(',')}}`;
}

function quoteElement(element: string): string {
  return `"${element.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
