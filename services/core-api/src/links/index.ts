export { instanceUrl } from './instance-url.ts';
export { createStopLinks, type StopLinks } from './stop-links.ts';
