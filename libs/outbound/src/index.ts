export { createOutboundClient } from './outbound-client.ts';
export type { OutboundResponse } from './outbound-client.ts';
