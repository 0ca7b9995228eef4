export { defineServerEntry } from './define-server-entry.tsx';
export type { ServerEntry, ServerEntryDefinition } from './define-server-entry.tsx';
export { useIsServer } from './use-is-server.ts';
