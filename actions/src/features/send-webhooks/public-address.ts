import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Somewhere that nobody may make us post to. */
export class AddressRefused extends Error {}

/**
 * Whether everybody on the internet means the same machine by it. All else is refused: this machine, private networks,
 * link-local addresses and with them the metadata services of clouds, what is reserved, and ways to write an IPv4
 * address as an IPv6 one (NAT64, 6to4, Teredo). A mapped IPv4 address is judged as what it is.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return (
    ipaddr.process(address).range() === 'unicast' && !OTHER_WAYS.some((range) => isWithin(address, range))
  );
}

/** Old or local ways that ipaddr.js counts as unicast: IPv4-compatible, local NAT64, site-local. */
const OTHER_WAYS = ['::/96', '64:ff9b:1::/48', 'fec0::/10'].map((range) => ipaddr.parseCIDR(range));

function isWithin(address: string, range: ReturnType<typeof ipaddr.parseCIDR>): boolean {
  const parsed = ipaddr.process(address);
  return parsed.kind() === range[0].kind() && parsed.match(range);
}

/** Refuses a host that is written as an address, for which no name is looked up. */
export function refuseLiteral(hostname: string): void {
  const plain = hostname.replace(/^\[|\]$/g, '');
  if (isIP(plain) !== 0 && !isPublicAddress(plain))
    throw new AddressRefused(`${plain} is not a public address`);
}

type Found = { address: string; family: number };
type Resolve = (hostname: string) => Promise<readonly Found[]>;

/** Asks the name servers: getaddrinfo would let a slow one hold up the threads that all of this process shares. */
const resolveAll: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const answers = await Promise.allSettled([
    resolver.resolve4(hostname).then((all) => all.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(hostname).then((all) => all.map((address) => ({ address, family: 6 }))),
  ]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (found.length === 0 && failed) throw failed.reason;
  return found;
};

/**
 * The look-up of a connection: what it answers is what is connected to, so that a name can't mean another machine
 * a moment later. One private address among several refuses all.
 */
export function createPublicLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname)
      .then((found) => {
        const refused = found.find(({ address }) => !isPublicAddress(address));
        if (refused) throw new AddressRefused(`${hostname} is ${refused.address}, which is not public`);
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
