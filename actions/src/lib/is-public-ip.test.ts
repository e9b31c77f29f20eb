import { describe, expect, it } from 'vitest';
import { isPublicIp } from './is-public-ip.ts';

describe('isPublicIp', () => {
  it.each([
    ...['0.0.0.0', '127.0.0.1', '127.8.9.10', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1'],
    // Link-local IPs, which metadata services of clouds use, and the metadata services of Alibaba and Oracle.
    ...['169.254.169.254', '169.254.170.2', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254'],
    ...[
      '192.0.2.1',
      '198.51.100.7',
      '203.0.113.9',
      '198.18.0.1',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'fec0::1', 'ff02::1'],
    // IPv4 written as IPv6: mapped, compatible, NAT64, 6to4, Teredo.
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '::127.0.0.1'],
    ...['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1'],
    ...['', 'receiver.test', '2130706433', '127.1'],
  ])('is false for "%s"', (ip) => {
    expect(isPublicIp(ip)).toBe(false);
  });

  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:93.184.216.34'])(
    'is true for %s',
    (ip) => {
      expect(isPublicIp(ip)).toBe(true);
    },
  );
});
