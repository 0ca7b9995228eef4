export { environmentExample } from './environment-example.ts';
export { createAdminApp } from './admin-app.ts';
export { createApiKey } from './api-key.ts';
export { createCircuitBreaker } from './circuit-breaker.ts';
export type { CircuitBreaker, CircuitBreakerOptions } from './circuit-breaker.ts';
export {
  booleanSetting,
  ConfigError,
  countSetting,
  logLevelSetting,
  parseConfig,
  portSetting,
  secretSetting,
} from './config.ts';
export { BusyError, createFairQueue } from './fair-queue.ts';
export type { FairQueue, FairQueueOptions, WorkOwner } from './fair-queue.ts';
export { HttpError } from './http-error.ts';
export { startHttpServer } from './http-server.ts';
export type { RunningServer } from './http-server.ts';
export {
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
export type { Readiness } from './readiness.ts';
export { createSecretBox } from './secret-box.ts';
export type { SecretBox } from './secret-box.ts';
export { shutDownOnSignal } from './shutdown.ts';
export { byLanguage, fillText, readTextsByLanguage } from './texts-by-language.ts';
export type { TextsByLanguage } from './texts-by-language.ts';
