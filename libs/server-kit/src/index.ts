export { environmentExample } from './environment-example.ts';
export { createAdminApp } from './admin-app.ts';
export type { AdminAppOptions } from './admin-app.ts';
export { createApiKey } from './api-key.ts';
export type { ApiKeyRole } from './api-key.ts';
export {
  booleanSetting,
  ConfigError,
  logLevelSetting,
  parseConfig,
  portSetting,
  secretSetting,
} from './config.ts';
export { BusyError, createFairQueue } from './fair-queue.ts';
export type { FairQueue, FairQueueOptions, RunOptions, WorkOwner } from './fair-queue.ts';
export { HttpError } from './http-error.ts';
export { startHttpServer } from './http-server.ts';
export type { HttpServerOptions, RunningServer } from './http-server.ts';
export {
  INTERNAL_TOKEN_SECONDS,
  InternalTokenError,
  signContext,
  signControlPlaneToken,
  createContextVerifier,
  verifyContext,
  verifyControlPlaneToken,
} from './internal-token.ts';
export { createLogger } from './logger.ts';
export type { Logger, LoggerOptions } from './logger.ts';
export { createReadiness } from './readiness.ts';
export type { Readiness, ReadinessCheck, ReadinessReport } from './readiness.ts';
export { shutDownOnSignal } from './shutdown.ts';
export type { ShutdownOptions } from './shutdown.ts';
