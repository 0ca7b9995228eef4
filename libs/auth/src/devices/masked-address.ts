import { isIPv4, isIPv6 } from 'node:net';

/** The network address of a client as it is stored; null when it is none. An IPv4 address in IPv6 clothes is taken out. */
export function readAddress(text: string): string | null {
  const plain = text.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv4(plain) || isIPv6(plain) ? plain : null;
}

/** Enough of an address to recognise a network by, too little to find a household. */
export function maskAddress(address: string | null): string | null {
  if (address === null) return null;
  if (isIPv4(address)) return `${address.split('.').slice(0, 2).join('.')}.…`;
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 2).join(':')}:…`;
}
