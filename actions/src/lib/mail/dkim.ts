import { createPrivateKey } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import { EnvironmentError, readNamedFile } from '#runtime/process/environment.ts';

/** Puts a DKIM-Signature (RFC 6376) before a message. */
export type SignMessage = (message: Buffer) => Promise<Buffer>;

export type DkimEnv = {
  DKIM_DOMAIN: string;
  DKIM_SELECTOR: string;
  DKIM_PRIVATE_KEY: string;
  DKIM_PRIVATE_KEY_FILE: string;
};

/** Headers that are signed; RFC 8058 wants both headers of the one-click unsubscription among them. */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** Returns the signer that the environment describes; undefined if it names no key. */
export function readDkim(env: DkimEnv): SignMessage | undefined {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY_FILE: file } = env;
  // An empty file counts as none, as with the files of other secrets.
  const pem = (file && readNamedFile('DKIM_PRIVATE_KEY_FILE', file).trim()) || env.DKIM_PRIVATE_KEY;
  if (!domainName && !keySelector && !pem) return undefined;
  if (!domainName || !keySelector || !pem) {
    throw fault(
      'DKIM_DOMAIN, DKIM_SELECTOR and a key (DKIM_PRIVATE_KEY or DKIM_PRIVATE_KEY_FILE) belong together',
    );
  }
  const privateKey = readKey(pem);
  const signer = new DKIM({ domainName, keySelector, privateKey, headerFieldNames: SIGNED_HEADERS });

  return (message) => buffer(signer.sign(message));
}

/**
 * Reads and checks the key once, because nodemailer would send messages without a signature if the key were invalid.
 */
function readKey(pem: string): string {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyType === 'rsa') return key.export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch (cause) {
    throw fault('The DKIM key is no private key in PEM form', cause);
  }
  throw fault('The DKIM key must be an RSA key');
}

const fault = (text: string, cause?: unknown) =>
  new EnvironmentError(`The environment is not right: ${text}.`, { cause });
