import { createInstance, createPerson, createTestDatabase, only } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';

const PROVIDER = 'https://voices.example/v1';

it('who has three voices that a provider is still to forget makes no more, and others have a place', async () => {
  const db = await createTestDatabase();
  onTestFinished(() => db.drop());
  const acme = await createInstance(db.owner, 'acme');
  const [ada, bob] = [await createPerson(db.owner, acme), await createPerson(db.owner, acme)];
  await db.owner.query(
    "insert into public.global_features (feature_key, enabled) values ('sound', true), ('own_voice', true)",
  );
  await db.owner.query(
    `insert into public.providers (instance_id, base_url, models, is_on)
     values ($1, $2, '{"own_voice": "a", "transcription": "b"}', true)`,
    [acme, PROVIDER],
  );
  await db.owner.query(
    `with left_over as (
       insert into app.own_voice_revocations (instance_id, voice_id, base_url, due_at)
       select $1, gen_random_uuid(), $3, now() from generate_series(1, 3) returning voice_id)
     insert into public.own_voice_deletions (instance_id, id, user_id, provider)
     select $1, voice_id, $2, 'voices.example' from left_over`,
    [acme, ada.id, PROVIDER],
  );
  const begin = async (person: string) =>
    only(
      await db.database.asService('provider_admin', acme, (tx) =>
        tx.query<{ said: string | null }>('select app.begin_own_voice($1, $2, $3, 20) as said', [
          acme,
          person,
          randomUUID(),
        ]),
      ),
    ).said;
  expect([await begin(ada.id), await begin(bob.id)]).toEqual(['no_room', null]);
  await db.owner.query('delete from app.own_voice_revocations');
  expect(await begin(ada.id)).toBeNull();
});
