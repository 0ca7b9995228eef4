import type { Random } from '../isolation/random.ts';

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

function anyAddress(random: Random): Address {
  const start = random.pick(NETWORKS);
  const at = (place: number) => start[place] ?? random.number(256);
  return [at(0), at(1), at(2), at(3)];
}

const hexPair = (high: number, low: number) => ((high << 8) | low).toString(16);
const whole = (address: Address) => address.reduce((sum, part) => sum * 256 + part, 0);

/** Ways to write an address in a URL. */
const spellings: Readonly<Record<string, (address: Address) => string>> = {
  'with dots': (address) => address.join('.'),
  'as one number': (address) => String(whole(address)),
  'in hexadecimal': (address) => `0x${whole(address).toString(16)}`,
  'in octal parts': (address) => address.map((part) => `0${part.toString(8)}`).join('.'),
  shortened: ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  'within IPv6': ([a, b, c, d]) => `[::ffff:${hexPair(a, b)}:${hexPair(c, d)}]`,
  'as 6to4': ([a, b, c, d]) => `[2002:${hexPair(a, b)}:${hexPair(c, d)}::]`,
  'as NAT64': ([a, b, c, d]) => `[64:ff9b::${hexPair(a, b)}:${hexPair(c, d)}]`,
};

/** Spellings by their names. */
export const hostsByWay: Readonly<Record<string, (random: Random) => string>> = {
  ...Object.fromEntries(
    Object.entries(spellings).map(([way, spell]) => [way, (random: Random) => spell(anyAddress(random))]),
  ),
  'IPv6 of a network of one’s own': (random) =>
    `[${random.pick(['fc', 'fd'])}${random.hex(2)}:${random.hex(4)}::${random.hex(4)}]`,
  'IPv6 of a link': (random) => `[fe80::${random.hex(4)}]`,
};

/** A private address as the lookup of a name gives it. */
export const anyResolved = (random: Random) => ({ address: anyAddress(random).join('.'), family: 4 });
