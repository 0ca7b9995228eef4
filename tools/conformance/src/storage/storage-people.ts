import type { SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { type ClientVersion, newAddress, openClient, PASSWORD, type Service } from '../testing/index.ts';

/** Whoever acts in the tests of files. */
export type StoragePeople = {
  ada: SupabaseClient['storage'];
  max: SupabaseClient['storage'];
  visitor: SupabaseClient['storage'];
  /** Has the service key: no policy counts. */
  keeper: SupabaseClient['storage'];
  /** A path in ada's folder that nobody else uses. */
  adas(name?: string): string;
  /** The same for max. */
  maxs(name?: string): string;
  /** Token of ada's auth session. */
  adasToken: string;
};

/** People of a file, signed up once; known once the tests run. */
export function useStoragePeople(
  service: Service,
  published: ClientVersion,
  place: { readonly url: string } = service,
): () => StoragePeople {
  let people: StoragePeople | undefined;
  beforeAll(async () => {
    const open = (key: string) => openClient(published, { url: place.url, key });
    const signUp = async () => {
      const client = open(service.anonKey);
      const { data, error } = await client.auth.signUp({ email: newAddress(), password: PASSWORD });
      if (error) throw error;
      const pathOf = (name = 'file.txt') => `${data.user?.id}/${randomUUID()}/${name}`;
      return { storage: client.storage, pathOf, token: data.session?.access_token ?? '' };
    };
    const [ada, max] = [await signUp(), await signUp()];
    people = {
      ada: ada.storage,
      max: max.storage,
      visitor: open(service.anonKey).storage,
      keeper: open(service.serviceKey).storage,
      adas: ada.pathOf,
      maxs: max.pathOf,
      adasToken: ada.token,
    };
  });
  return () => {
    if (!people) throw new Error('People are signed up before the tests run');
    return people;
  };
}

/** Bytes that differ from place to place. */
export const bytesOf = (size: number) => new Uint8Array(size).map((_, index) => (index * 7) % 251);

/** What was downloaded, as bytes. */
export const read = async (blob: Blob | null) =>
  new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
