// No schema here: this value stands in the shell's first chunk.

/** Answers with the {@link BootFacts} of whoever the document cookie names; `link` names a public link's path. */
export const BOOT_FACTS_PATH = '/boot.json';
