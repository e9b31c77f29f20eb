import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const HEADER_BYTES = 12;
const A = 1;
const TXT = 16;
const NAME_ERROR = 3;

/** Texts by name (TXT records), and addresses by name (A records). */
type Known = { texts: Record<string, string[]>; addresses: Record<string, string[]> };

/** Starts a DNS server that knows these TXT and A records, and no other name. */
export async function startDns(
  texts: Record<string, string[]>,
  { addresses = {} as Record<string, string[]> } = {},
) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    socket.send(answer(query, { texts, addresses }), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));

  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function answer(query: Buffer, { texts, addresses }: Known): Buffer {
  const { name, end } = readName(query);
  const found = { [TXT]: texts[name.toLowerCase()], [A]: addresses[name.toLowerCase()] };
  const type = query.readUInt16BE(end);
  const data = (type === A ? found[A]?.map(toAddress) : type === TXT ? found[TXT]?.map(toPieces) : []) ?? [];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (found[TXT] || found[A] ? 0 : NAME_ERROR), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data.length, 6);

  return Buffer.concat([
    header,
    query.subarray(HEADER_BYTES, end + 4),
    ...data.map((one) => record(type, one)),
  ]);
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

/** A text longer than 255 bytes is written in pieces. */
function toPieces(text: string): Buffer {
  return Buffer.concat(
    (text.match(/.{1,255}/g) ?? []).map((piece) =>
      Buffer.concat([Buffer.of(piece.length), Buffer.from(piece, 'latin1')]),
    ),
  );
}

const toAddress = (address: string): Buffer => Buffer.from(address.split('.').map(Number));

/** Returns a record of the name that was asked for. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);

  return Buffer.concat([head, data]);
}
