import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutboundRefusedError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Finds all addresses of a host. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** Gives a socket the addresses of a name when all of them are public. */
export function createGuardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, { all }, callback) => {
    const answer = (addresses: LookupAddress[]) => {
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new OutboundRefusedError('address'), '');
      return all ? callback(null, addresses) : callback(null, first.address, first.family);
    };
    resolve(hostname).then(answer, (error: Error) => callback(error, ''));
  };
}
