import type { Language } from '@reflectory/contracts/languages';
import type { Database, Transaction } from '@reflectory/runtime/database';

/** Who could make a voice for the caller, and how many they keep for the instance by now. */
export type OfferedVoice = { host: string; has_consent: boolean; taken: number };

/** Words that are to be read. */
export type Reading = { language: Language; phrase: string; statement: string };

/** A sound whose bytes are kept. */
export type KeptSound = {
  part: 'phrase' | 'statement';
  version: string;
  metadata: Readonly<Record<string, unknown>>;
};

type Owner = { instance: string; person: string };

/** Null where nobody does, or the instance does not want it. */
export async function findOfferedVoice(tx: Transaction): Promise<OfferedVoice | null> {
  const [row] = await tx.query<OfferedVoice>('select host, has_consent, taken from app.offered_own_voice()');
  return row ?? null;
}

/** Keeps what is to be read, in place of what was drawn before, and answers its id. */
export async function keepReading(
  tx: Transaction,
  { language, phrase, statement }: Reading,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>('select app.draw_own_voice_reading($1, $2, $3) as id', [
    language,
    phrase,
    statement,
  ]);
  return row?.id ?? '';
}

/** Answers what was to be read, once; null where it was another one, or is too long ago. */
export async function takeReading(tx: Transaction, id: string): Promise<Reading | null> {
  const [row] = await tx.query<Reading>(
    'select language, phrase, statement from app.take_own_voice_reading($1)',
    [id],
  );
  return row ?? null;
}

/** Voices while they are made, which their persons cannot write themselves. */
export function createVoicesInMaking(database: Database, { instance, person }: Owner, id: string) {
  const run = <T>(sql: string, values: readonly unknown[]) =>
    database.asService('provider_admin', instance, async (tx) => {
      const [row] = await tx.query<{ value: T }>(sql, [...values]);
      return row?.value ?? null;
    });
  return {
    /** Why there is no place for it; null where one was taken. */
    begin: (most: number) =>
      run<'off' | 'has_one' | 'no_room'>('select app.begin_own_voice($1, $2, $3, $4) as value', [
        instance,
        person,
        id,
        most,
      ]),
    noteConsent: async (consent: string) =>
      void (await run('select app.note_own_voice_consent($1, $2, $3)::text as value', [
        instance,
        id,
        consent,
      ])),
    /** Has the provider forget what it has of it; where that is not certain, it is looked up there. */
    abandon: async (voice: string | null, isCertain: boolean) =>
      void (await run('select app.abandon_own_voice($1, $2, $3, $4, $5)::text as value', [
        instance,
        person,
        id,
        voice,
        isCertain,
      ])),
    /** False where its person or their instance wants it no more. */
    keep: async (
      made: { voice: string; consent: string },
      kept: Reading & { content_type: string },
      sounds: readonly KeptSound[],
    ) =>
      (await run<boolean>('select app.keep_own_voice($1, $2, $3, $4, $5, $6, $7) as value', [
        instance,
        person,
        id,
        made.voice,
        made.consent,
        JSON.stringify(kept),
        JSON.stringify(sounds),
      ])) ?? false,
  };
}
