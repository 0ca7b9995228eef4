// No schema here: this value stands in the shell's first chunk.

/** File of a remote's release that names its others with their hashes, for a device that keeps all of them. */
export const FILE_LIST = 'files.json';
