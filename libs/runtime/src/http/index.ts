export {
  asBodyError,
  BODY_LIMIT_BYTES,
  isTooLarge,
  isUndecodable,
  TOO_LARGE_MESSAGE,
} from './body-errors.ts';
export { addressOf } from './client-address.ts';
export { type ErrorAnswer, type ErrorPresenter, requestIdOf } from './error-handler.ts';
export { instanceUrl } from './instance-url.ts';
export { contextOf } from './request-context.ts';
export { type Area, createServiceApp } from './service-app.ts';
