import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { createGuardedLookup, type Resolve } from './guarded-lookup.ts';
import { OutboundRefusedError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Connects to public addresses, and to `allowedOrigins` wherever they are. The addresses that are checked are those
 * that are connected to: a name that resolves differently a moment later gains nothing.
 */
export function createGuardedConnector(
  allowedOrigins: ReadonlySet<string>,
  resolve: Resolve,
): buildConnector.connector {
  const guarded = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: createGuardedLookup(resolve) });
  const unguarded = buildConnector({ timeout: CONNECT_TIMEOUT_MS });
  return (options, callback) => {
    const { hostname, protocol, host } = options;
    if (allowedOrigins.has(`${protocol}//${host}`)) return unguarded(options, callback);
    // An address in place of a name is not looked up.
    if (isIP(hostname) && !isPublicAddress(hostname))
      return callback(new OutboundRefusedError('address'), null);
    return guarded(options, callback);
  };
}
