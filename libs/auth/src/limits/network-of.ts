import { isIPv6 } from 'node:net';
import { readAddress } from '../devices/masked-address.ts';

/** What one host has for itself of the network: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = readAddress(address) ?? address;
  if (!isIPv6(plain)) return plain;
  // A URL writes an address in one way.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  if (written.startsWith('::ffff:')) return written;
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
