export { clients, type ClientVersion } from './clients.ts';
export { codeIn, linkIn, mailsTo, nextMailTo } from './mailbox.ts';
export { newAddress, PASSWORD } from './people.ts';
export { openClient, type Service, useService, useVariant } from './use-service.ts';
