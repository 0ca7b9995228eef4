export { isLockCode, normalCode } from './lock-code.ts';
