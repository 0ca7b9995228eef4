export type { VerificationKeys } from './access/verify-token.ts';
export { createBroadcastArea } from './http/broadcast-area.ts';
export type { RealtimeParts } from './realtime-parts.ts';
export { createRealtimeServer, type RealtimeServer } from './realtime-server.ts';
export { createLetterRelay } from './relay/letter-relay.ts';
export { createPostgresCarrier } from './relay/postgres-carrier.ts';
export type { Relay } from './relay/relay.ts';
export { readSocketLimits, socketEnvironment, type SocketLimits } from './socket-limits.ts';
