export { clients, type ClientVersion } from './clients.ts';
export { codeIn, linkIn, type Mail, mailsTo, nextMailTo } from './mailbox.ts';
export { newAddress, PASSWORD } from './people.ts';
export type { ServicePlace } from './service-place.ts';
export { openClient, type Service, useService, useVariant } from './use-service.ts';
