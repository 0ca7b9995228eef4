export { startStandIn } from './stand-in.ts';
export type { StandIn, StandInOptions } from './stand-in.ts';
export { signatureOf } from './webhooks.ts';
