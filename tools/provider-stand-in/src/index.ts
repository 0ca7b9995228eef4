export { startProviderStandIn } from './stand-in.ts';
export type { ProviderCall, ProviderStandIn } from './stand-in.ts';
