import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const DAY_MS = 86_400_000;
const TAGS = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
};
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';
const BASIC_CONSTRAINTS = '551d13';

/** Makes a certificate for one name, signed by itself, that is its own authority (RFC 5280); as PEM. */
export function makeCertificate(name: string): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(ECDSA_WITH_SHA256));
  const who = sequence(der(TAGS.set, sequence(oid(COMMON_NAME), der(TAGS.text, Buffer.from(name)))));
  const content = sequence(
    der(0xa0, der(TAGS.integer, Buffer.of(2))),
    der(TAGS.integer, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    who,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension(BASIC_CONSTRAINTS, sequence(der(TAGS.boolean, Buffer.of(0xff)))),
        extension(ALTERNATIVE_NAMES, sequence(der(0x82, Buffer.from(name)))),
      ),
    ),
  );
  const signature = der(TAGS.bits, Buffer.of(0), sign('sha256', content, privateKey));

  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: toPem(sequence(content, algorithm, signature)),
  };
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const head =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...head), content]);
}

const sequence = (...contents: Buffer[]) => der(TAGS.sequence, ...contents);
const oid = (hex: string) => der(TAGS.oid, Buffer.from(hex, 'hex'));
const extension = (id: string, value: Buffer) => sequence(oid(id), der(TAGS.octets, value));

/** Writes a time as YYMMDDhhmmssZ. */
const time = (ms: number) =>
  der(TAGS.time, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

const toPem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;
