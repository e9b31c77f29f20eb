import { createPublicKey } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { fault, ok, reasonOf, warning, type Check, type Result } from './check.ts';
import type { Dkim } from './read-target.ts';

type Mail = Dkim & { readonly domain: string };

/** Returns the domain of the sender; undefined if it is a name that no public DNS has. */
export function senderDomain(sender: string, publicUrl: string): string | undefined {
  const domain = sender === '' ? new URL(publicUrl).hostname : sender.slice(sender.lastIndexOf('@') + 1);
  return isIP(domain.replace(/[[\]]/g, '')) > 0 || !domain.includes('.') ? undefined : domain.toLowerCase();
}

/** Looks up SPF, DKIM and DMARC of the sender's domain, at `servers` instead of the system's if there are some. */
export function checkMailDns(mail: Mail, servers: readonly string[] = []): Check {
  return {
    name: 'dns',
    run: async (signal) => {
      const resolver = new Resolver({ timeout: 1_500, tries: 2 });
      if (servers.length > 0) resolver.setServers(servers);
      signal.addEventListener('abort', () => resolver.cancel());
      const read = (name: string) => readTexts(resolver, name);
      return Promise.all([
        guarded('SPF', judgeSpf(read, mail.domain)),
        guarded('DKIM', judgeDkim(read, mail)),
        guarded('DMARC', judgeDmarc(read, mail.domain)),
      ]);
    },
  };
}

type Read = (name: string) => Promise<string[]>;

/** Returns the TXT records of a name; none if the name has none or does not exist. */
async function readTexts(resolver: Resolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    if (['ENODATA', 'ENOTFOUND'].includes((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
}

const guarded = (what: string, judged: Promise<Result>): Promise<Result> =>
  judged.catch((error: unknown) =>
    fault(
      `${what} can't be looked up: ${reasonOf(error)}.`,
      'See whether the DNS server of this machine answers, or name another with --dns.',
    ),
  );

async function judgeSpf(read: Read, domain: string): Promise<Result> {
  const records = (await read(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  if (records.length === 1) return ok(`${domain} has an SPF record.`);
  if (records.length > 1) {
    return fault(
      `${domain} has ${records.length} SPF records, so that none counts.`,
      'Join them in one record.',
    );
  }
  return fault(
    `${domain} has no SPF record, so that mails may be taken for spam.`,
    `Add a TXT record at ${domain}: "v=spf1 include:YOUR-PROVIDER -all".`,
  );
}

async function judgeDkim(read: Read, mail: Mail): Promise<Result> {
  if (mail.DKIM_DOMAIN === '') {
    return warning(
      'Mails are not signed here (DKIM).',
      'Set DKIM_DOMAIN, DKIM_SELECTOR and a key, unless the mail provider signs (docs/operate/mail.md).',
    );
  }
  const name = `${mail.DKIM_SELECTOR}._domainkey.${mail.DKIM_DOMAIN}`;
  const key = publicKeyOf(mail);
  const record = (await read(name)).find((text) => /(^|;)\s*p=/.test(text));
  const published = /(?:^|;)\s*p=([^;]*)/.exec(record ?? '')?.[1]?.replace(/\s/g, '');
  if (published === key) return ok(`${name} has the key that signs mails.`);
  const advice = `Let the TXT record at ${name} be: "v=DKIM1; k=rsa; p=${key}".`;
  return record === undefined
    ? fault(`${name} has no DKIM record, so that signatures can't be checked.`, advice)
    : fault(`${name} has another key than the one that signs mails.`, advice);
}

/** Returns the public half of the key, in the form of DKIM records. */
function publicKeyOf({ DKIM_PRIVATE_KEY: text, DKIM_PRIVATE_KEY_FILE: file }: Dkim): string {
  const pem = file ? readFileSync(file, 'utf8') : text;
  return createPublicKey(pem.replaceAll('\\n', '\n'))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
}

/** A domain without a record of its own follows that of a domain above it. */
async function judgeDmarc(read: Read, domain: string): Promise<Result> {
  for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const records = (await read(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    if (records.length > 0) return ok(`${name} has a DMARC record.`);
  }
  return fault(
    `${domain} has no DMARC record, which large providers demand of newsletters.`,
    `Add a TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:YOU@${domain}".`,
  );
}
