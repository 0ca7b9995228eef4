import { BlockList, isIPv4 } from 'node:net';

/** IPv4 that is not of the public internet, by the registry of IANA: private, shared, local, documentation, multicast, reserved. */
const reserved = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  addRange(reserved, range, 'ipv4');
}

/** What of IPv6 is given to the public internet. */
const globalUnicast = new BlockList();
addRange(globalUnicast, '2000::/3', 'ipv6');

/** Parts of it that lead elsewhere: tunnels that carry an IPv4 address, documentation, protocols. */
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  addRange(reserved, range, 'ipv6');

/** Whether an IP address leads to the public internet; IPv4 within IPv6 does not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  const [withoutZone = ''] = address.split('%');
  return globalUnicast.check(withoutZone, 'ipv6') && !reserved.check(withoutZone, 'ipv6');
}

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', prefix] = range.split('/');
  list.addSubnet(network, Number(prefix), family);
}
