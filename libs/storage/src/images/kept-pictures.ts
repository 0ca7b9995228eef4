/** Pictures that were changed before, the last used ones up to a number of bytes. */
export type KeptPictures = {
  find(key: string): Uint8Array | undefined;
  keep(key: string, picture: Uint8Array): void;
};

/** Keeps pictures in memory: what is deleted is not found by anybody, and goes with the process. */
export function createKeptPictures(maxBytes: number): KeptPictures {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  return {
    find(key) {
      const picture = kept.get(key);
      if (!picture) return undefined;
      // The last used one stands last.
      kept.delete(key);
      kept.set(key, picture);
      return picture;
    },
    keep(key, picture) {
      forget(key);
      kept.set(key, picture);
      bytes += picture.length;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}
