export { openMailReceiver } from './open-mail-receiver.ts';
