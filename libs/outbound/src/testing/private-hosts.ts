import * as fc from 'fast-check';

/** The first numbers of addresses that are nobody's outside: loopback, private, shared, link-local and of this host. */
const NETWORKS: readonly (readonly number[])[] = [
  [127],
  [10],
  [192, 168],
  [169, 254],
  [0],
  ...Array.from({ length: 16 }, (_, at) => [172, 16 + at]),
  ...Array.from({ length: 64 }, (_, at) => [100, 64 + at]),
];

type Address = readonly [number, number, number, number];

const part = fc.nat(255);
/** A private address. */
export const anyAddress: fc.Arbitrary<Address> = fc
  .tuple(fc.constantFrom(...NETWORKS), part, part, part)
  .map(([[first = 0, second], b, c, d]) => [first, second ?? b, c, d] as const);

const hexPair = (high: number, low: number) => ((high << 8) | low).toString(16);
const whole = (address: Address) => address.reduce((sum, one) => sum * 256 + one, 0);

/** Ways to write an address in a URL. */
const spellings: Readonly<Record<string, (address: Address) => string>> = {
  'with dots': (address) => address.join('.'),
  'as one number': (address) => String(whole(address)),
  'in hexadecimal': (address) => `0x${whole(address).toString(16)}`,
  'in octal parts': (address) => address.map((one) => `0${one.toString(8)}`).join('.'),
  shortened: ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  'within IPv6': ([a, b, c, d]) => `[::ffff:${hexPair(a, b)}:${hexPair(c, d)}]`,
  'as 6to4': ([a, b, c, d]) => `[2002:${hexPair(a, b)}:${hexPair(c, d)}::]`,
  'as NAT64': ([a, b, c, d]) => `[64:ff9b::${hexPair(a, b)}:${hexPair(c, d)}]`,
  'IPv6 of a network of one’s own': ([a, b, c, d]) => `[fd00:${hexPair(a, b)}::${hexPair(c, d)}]`,
  'IPv6 of a link': ([a, b]) => `[fe80::${hexPair(a, b)}]`,
};

/** A private address as it stands in a URL, with the name of its spelling. */
export const anyHost: fc.Arbitrary<{ way: string; host: string }> = fc
  .tuple(fc.constantFrom(...Object.entries(spellings)), anyAddress)
  .map(([[way, spell], address]) => ({ way, host: spell(address) }));
