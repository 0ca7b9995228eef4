/** Stands in every analysis of the built-in engine; another one whenever the same text is read in another way. */
export const BUILTIN_ENGINE = 'builtin@5';
