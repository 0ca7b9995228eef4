import { randomUUID } from 'node:crypto';

/** A password that no policy refuses. */
export const PASSWORD = 'quiet-notebook-7';

/** An address that nobody else in the run has. */
export const newAddress = (name = 'person') => `${name}-${randomUUID()}@example.com`;
