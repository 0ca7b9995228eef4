/** Migration and seed in one process, so that what both need is loaded once. */
await import('./migrate.main.ts');
await import('./seed.main.ts');

export {};
