import type { Chunk, RecordedSound, SoundStore } from './recorded-sound.ts';

/** Recordings that last as long as their page. */
export function createMemoryStore(): SoundStore<RecordedSound> & { read(id: string): Chunk[] } {
  const kept = new Map<string, Chunk[]>();
  return {
    put: async ({ id }) => void kept.set(id, []),
    append: async ({ id }, chunk) => void kept.get(id)?.push(chunk),
    finish: async (recording) => recording,
    remove: async (id) => void kept.delete(id),
    read: (id) => kept.get(id) ?? [],
  };
}
