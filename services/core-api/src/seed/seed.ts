import type { Transaction } from '@reflectory/runtime/database';
import { features } from '../features/features.ts';
import { DEMO_PASSWORD, type DemoInstance, demoInstances, type DemoPerson, demoPeople } from './demo-data.ts';

/** What the start command shows of the seeded installation. */
export type SeedReport = {
  instances: { slug: string; name: string; isDefault: boolean }[];
  people: {
    email: string;
    password: string;
    /** Slug of the home instance. */
    instance: string;
    role: string;
    isFirstAdministrator?: true;
  }[];
};

/**
 * Fills a migrated database so that the product can be used. Running it again adds what is missing and changes
 * nothing that somebody changed since. Without the demo there is the default instance alone, and nobody in it. Runs as
 * the owner of the schema.
 */
export async function seed(
  tx: Transaction,
  hashPassword: (password: string) => Promise<string>,
  { hasDemo = true }: { hasDemo?: boolean } = {},
): Promise<SeedReport> {
  const instances = hasDemo ? demoInstances : demoInstances.filter(({ isDefault }) => isDefault);
  const people = hasDemo ? demoPeople : [];
  for (const { seeds } of features) await seeds?.(tx);
  for (const instance of instances) await addInstance(tx, instance);
  if (!hasDemo) await openToPrograms(tx);
  for (const person of people) await addPerson(tx, person, hashPassword);
  return {
    instances: instances.map(({ slug, name, isDefault }) => ({ slug, name, isDefault })),
    people: people.map(({ email, home, memberships, isSuperAdmin }) => ({
      email,
      password: DEMO_PASSWORD,
      instance: home,
      role: isSuperAdmin ? 'super admin' : (memberships[home] ?? 'member'),
      ...(isSuperAdmin && { isFirstAdministrator: true as const }),
    })),
  };
}

async function addInstance(tx: Transaction, instance: DemoInstance): Promise<void> {
  const { id, slug, name, brand, languages, defaultLanguage, isDefault, billing, translations } = instance;
  const added = await tx.query(
    `insert into app.instances (id, slug, name, brand, languages, default_language, is_default, billing, joining)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'everyone') on conflict do nothing returning id`,
    [id, slug, name, JSON.stringify(brand), languages, defaultLanguage, isDefault, billing],
  );
  if (added.length === 0) return;
  for (const translation of translations) {
    await tx.query(
      `insert into translations (instance_id, language_code, namespace, key, value)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [id, ...translation],
    );
  }
}

/** What a program brings its people with is taken, where nobody said otherwise. */
async function openToPrograms(tx: Transaction): Promise<void> {
  await tx.query(
    "update app.instances set password_policy = $1 where is_default and password_policy = '{}'",
    [JSON.stringify({ refusesCommon: false, changeNeedsProof: false })],
  );
}

async function addPerson(
  tx: Transaction,
  person: DemoPerson,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  const { id, email, name, home, memberships, isSuperAdmin } = person;
  const [known] = await tx.query('select 1 from auth.users where id = $1', [id]);
  if (known) return;
  const added = await tx.query(
    `insert into auth.users (id, instance_id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
     select $1, i.id, $2, $3, now(), $4 from app.instances i where i.slug = $5
     on conflict do nothing returning id`,
    [id, email, await hashPassword(DEMO_PASSWORD), JSON.stringify({ name, email_verified: true }), home],
  );
  if (added.length === 0) return;
  await tx.query(
    `insert into auth.identities (instance_id, user_id, provider, provider_id, identity_data)
     select instance_id, id, 'email', id::text,
       jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false)
     from auth.users where id = $1`,
    [id],
  );
  for (const [slug, role] of Object.entries(memberships)) {
    const membership = [id, slug];
    await tx.query(
      `insert into instance_users (instance_id, user_id, role)
       select i.id, $1, $3 from app.instances i where i.slug = $2`,
      [...membership, role],
    );
    await tx.query(
      `insert into profiles (instance_id, id, name)
       select i.id, $1, $3 from app.instances i where i.slug = $2`,
      [...membership, name],
    );
  }
  if (isSuperAdmin) await tx.query('insert into app.super_admins (user_id) values ($1)', [id]);
}
