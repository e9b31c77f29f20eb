import { createHash, createVerify, type KeyObject } from 'node:crypto';

const relaxLine = (line: string) =>
  line
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/[ \t]+/g, ' ')
    .trimEnd();

function relaxHeader(field: string): string {
  const colon = field.indexOf(':');
  return `${field.slice(0, colon).trim().toLowerCase()}:${relaxLine(field.slice(colon + 1)).trim()}`;
}

const relaxBody = (body: string) =>
  body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');

/**
 * Verifies a DKIM-Signature by RFC 6376 (relaxed/relaxed, RSA and SHA-256) as a receiving server does, and returns the
 * names of the signed headers; throws an error that names the fault.
 */
export function verifyDkim(raw: string, publicKey: KeyObject) {
  const end = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field));
  if (!signature) throw new Error('The mail is not signed.');
  const tags = Object.fromEntries(
    relaxHeader(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => tag.trim().split(/=(.*)/s))
      .map(([name = '', value = '']) => [name, value.replace(/\s+/g, '')]),
  );
  const bodyHash = createHash('sha256')
    .update(relaxBody(raw.slice(end + 4)))
    .digest('base64');
  if (bodyHash !== tags['bh']) throw new Error('The body is not what was signed.');

  const names = (tags['h'] ?? '').toLowerCase().split(':');
  const signed = names.map(
    (name) => fields.findLast((field) => field.toLowerCase().startsWith(`${name}:`)) ?? `${name}:`,
  );
  const unsigned = relaxHeader(signature).replace(/(;\s*b=)[^;]*/, '$1');
  const verifier = createVerify('RSA-SHA256').update([...signed.map(relaxHeader), unsigned].join('\r\n'));
  if (!verifier.verify(publicKey, tags['b'] ?? '', 'base64'))
    throw new Error('The headers are not what was signed.');

  return { domain: tags['d'], selector: tags['s'], headers: names };
}
