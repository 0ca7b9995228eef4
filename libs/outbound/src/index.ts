export { createOutboundClient, createOutboundClients } from './outbound-client.ts';
export { OutboundRefusedError } from './outbound-error.ts';
export type { OutboundResponse } from './outbound-client.ts';
export { parseAnswer } from './parse-answer.ts';
