export { deviceLabel } from './device-label.ts';
