import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const HEADER_BYTES = 12;
const TXT = 16;
const NAME_ERROR = 3;

/** Starts a DNS server that knows these TXT records, and no other name; a silent one never answers. */
export async function startDns(records: Record<string, string[]>, { isSilent = false } = {}) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    if (!isSilent) socket.send(answer(query, records), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));

  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function answer(query: Buffer, records: Record<string, string[]>): Buffer {
  const { name, end } = readName(query);
  const texts = records[name.toLowerCase()];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (texts ? 0 : NAME_ERROR), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts?.length ?? 0, 6);

  return Buffer.concat([header, query.subarray(HEADER_BYTES, end + 4), ...(texts ?? []).map(record)]);
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

/** Returns a record of the name that was asked for; a text longer than 255 bytes stands in pieces. */
function record(text: string): Buffer {
  const pieces = (text.match(/.{1,255}/g) ?? []).map((piece) =>
    Buffer.concat([Buffer.of(piece.length), Buffer.from(piece, 'latin1')]),
  );
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);

  return Buffer.concat([head, data]);
}
