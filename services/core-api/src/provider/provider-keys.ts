import type { KeyBox } from './key-box.ts';
import type { createOutboundFetch } from './outbound-fetch.ts';

/** Seals keys, and sends with them where that is allowed. */
export type ProviderKeys = {
  box: KeyBox;
  fetchFor: ReturnType<typeof createOutboundFetch>;
  /** Origins that may be private or without TLS. */
  privateOrigins: readonly string[];
};
