import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicIp } from '#actions/lib/is-public-ip.ts';

/** Thrown for a target to which no webhook may be posted. */
export class IpRefused extends Error {}

/** Throws for a host that is written as an IP and is not public; no DNS lookup would check such a host. */
export function refuseLiteral(hostname: string): void {
  const plain = hostname.replace(/^\[|\]$/g, '');
  if (isIP(plain) !== 0 && !isPublicIp(plain)) throw new IpRefused(`${plain} is not a public address`);
}

type Found = { address: string; family: number };
type Resolve = (hostname: string) => Promise<readonly Found[]>;

/**
 * Asks the name servers directly: getaddrinfo runs on threads that the whole process shares, and a slow name server
 * would block them.
 */
const resolveAll: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const answers = await Promise.allSettled([
    resolver.resolve4(hostname).then((all) => all.map((ip) => ({ address: ip, family: 4 }))),
    resolver.resolve6(hostname).then((all) => all.map((ip) => ({ address: ip, family: 6 }))),
  ]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (found.length === 0 && failed) throw failed.reason;
  return found;
};

/**
 * Creates the `lookup` function of a connection. The connection uses the IPs that were checked here, so a name can't
 * mean another machine a moment later. If one of several IPs is private, all are refused.
 */
export function createPublicLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname)
      .then((found) => {
        const refused = found.find(({ address }) => !isPublicIp(address));
        if (refused) throw new IpRefused(`${hostname} is ${refused.address}, which is not public`);
        return found;
      })
      .then(
        (found) => {
          if (options.all) done(null, [...found]);
          else done(null, found[0]?.address ?? '', found[0]?.family);
        },
        (error: NodeJS.ErrnoException) => done(error, ''),
      );
  };
}
