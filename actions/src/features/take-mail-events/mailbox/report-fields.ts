/** One block of `Name: value` lines, names in lower case. */
export type Fields = ReadonlyMap<string, string>;

/** Reads blocks of fields that blank lines separate, as in delivery reports (RFC 3464); folded lines are joined. */
export function readFieldBlocks(text: string): Fields[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(readFields)
    .filter((fields) => fields.size > 0);
}

/**
 * Reads the fields of one block. Of several fields with one name the first counts; lines that are no field are left
 * out.
 */
function readFields(block: string): Fields {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** Reads the headers of a message or of a part of one, that is, the lines before the first blank line. */
export const readHeaders = (text: string): Fields =>
  readFields(text.replace(/^(\r?\n)+/, '').split(/\r?\n\r?\n/, 1)[0] ?? '');
