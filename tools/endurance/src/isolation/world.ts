import { createHash, randomBytes } from 'node:crypto';
import { API_SCOPES, API_TOKEN_PREFIX } from '@reflectory/contracts/api-tokens';
import type { Owner } from '../testing/owner.ts';
import { type Catalogue, placeOf, readCatalogue } from './catalogue.ts';
import type { Declarations } from './routes.ts';
import { createInstance, createPerson, type Instance, type Person } from './people.ts';
import { type PlantedRow, plantRows } from './plant.ts';
import { createTokenMint, type TokenMint } from './tokens.ts';

/** Who is there: three instances, of which nobody of the last ever calls, and victims who never call either. */
export type World = {
  catalogue: Catalogue;
  instances: Readonly<Record<InstanceName, Instance>>;
  people: Readonly<Record<PersonName, Person>>;
  planted: readonly PlantedRow[];
  mint: TokenMint;
  /** Lets a program of `member` do all that such a program may. */
  programToken: string;
  keys: { anon: string; service: string };
  declared: Declarations;
};

const instanceNames = ['alpha', 'beta', 'gamma'] as const;
export type InstanceName = (typeof instanceNames)[number];

const cast = {
  member: ['alpha', {}],
  other: ['alpha', {}],
  admin: ['alpha', { role: 'admin' }],
  super: ['alpha', { isSuper: true }],
  factored: ['alpha', {}],
  banned: ['alpha', {}],
  closing: ['alpha', {}],
  leaver: ['alpha', {}],
  absent: ['alpha', {}],
  victim: ['alpha', {}],
  traveller: ['alpha', {}],
  foreigner: ['beta', {}],
  chief: ['beta', { role: 'admin' }],
  bystander: ['beta', {}],
  hermit: ['gamma', {}],
  abbot: ['gamma', { role: 'admin' }],
} as const;
export type PersonName = keyof typeof cast;

/** A member of alpha and of beta, who acts at beta alone: what is theirs at alpha is not there. */
export const travellerName: PersonName = 'traveller';

/** People whose rows nobody else may see or change, and who do nothing themselves. */
export const victimNames = [
  'victim',
  'bystander',
  'hermit',
  'abbot',
] as const satisfies readonly PersonName[];

/** Rows that each person has in each table. */
const ROWS_EACH = 3;

type Options = { owner: Owner; jwkFile: string; keys: World['keys']; declared: Declarations };

/** Features that tables belong to are on, so that their rows can be planted and tried. */
const featuresOnSql = `
  insert into public.global_features (feature_key, enabled)
  select distinct split_part(encode(tgargs, 'escape'), '\\000', 1), true
  from pg_trigger where tgfoid = 'app.require_feature'::regproc
  union values ('integrations', true)
  on conflict (feature_key) do update set enabled = true`;

/** Arranges everything by the owner's connection; whom the gateway has to know first is told by its event feed. */
export async function createWorld({ owner, jwkFile, keys, declared }: Options): Promise<World> {
  await owner.query(featuresOnSql);
  const instances = {} as Record<InstanceName, Instance>;
  for (const name of instanceNames) instances[name] = await createInstance(owner, name);
  const people = {} as Record<PersonName, Person>;
  for (const name of Object.keys(cast) as PersonName[]) {
    const [place, standing] = cast[name];
    people[name] = await createPerson(owner, instances[place], name, standing);
  }
  await owner.query('insert into public.instance_users (instance_id, user_id) values ($1, $2)', [
    instances.beta.id,
    people[travellerName].id,
  ]);
  const catalogue = await readCatalogue(owner);
  const planted = await plantRows(
    owner,
    catalogue,
    Object.values(people),
    Object.values(instances),
    ROWS_EACH,
  );
  const mint = await createTokenMint(jwkFile);
  const programToken = await createProgramToken(owner, people.member);
  await bringIntoTheirStates(owner, people);
  const readBack = await readRows(owner, catalogue, { instances, people });
  return {
    catalogue,
    instances,
    people,
    planted: [...planted, ...readBack],
    mint,
    programToken,
    keys,
    declared,
  };
}

async function createProgramToken(owner: Owner, { id, instance }: Person): Promise<string> {
  const token = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  await owner.query(
    `with made as (insert into public.api_tokens (instance_id, user_id, name, scopes, has_second_factor, expires_at)
       values ($1, $2, 'Script', $3, false, now() + interval '1 day') returning instance_id, id)
     insert into app.api_token_hashes (instance_id, token_id, token_hash) select instance_id, id, $4 from made`,
    [instance.id, id, API_SCOPES, createHash('sha256').update(token).digest()],
  );
  return token;
}

async function bringIntoTheirStates(owner: Owner, people: World['people']): Promise<void> {
  await owner.query(`update auth.mfa_factors set status = 'verified' where user_id = $1`, [
    people.factored.id,
  ]);
  await owner.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
    people.banned.id,
  ]);
  await owner.query(
    `insert into app.account_closures (instance_id, user_id, reason, purge_after, subscription_ended_at)
     values ($1, $2, 'asked', now() + interval '30 days', now())`,
    [people.closing.instance.id, people.closing.id],
  );
  await owner.query('delete from auth.sessions where user_id = $1', [people.absent.id]);
  await owner.query(`update public.instance_users set is_active = false where user_id = $1`, [
    people.leaver.id,
  ]);
}

/** Rows that were written one by one belong to what can be asked about as well. */
async function readRows(
  owner: Owner,
  { relations }: Catalogue,
  { instances, people }: Pick<World, 'instances' | 'people'>,
): Promise<PlantedRow[]> {
  const places = ['public.instance_users', 'auth.users'];
  const rows: PlantedRow[] = [];
  for (const relation of relations.filter((one) => places.includes(placeOf(one)))) {
    const place = placeOf(relation);
    const column = place === 'auth.users' ? 'id' : 'user_id';
    for (const person of Object.values(people)) {
      const found = await owner.query<{ row: PlantedRow['row'] }>(
        `select to_jsonb(t) as row from ${place} t where ${column} = $1`,
        [person.id],
      );
      for (const { row } of found) {
        const instance = Object.values(instances).find(({ id }) => id === row['instance_id']);
        if (instance) rows.push({ place, party: person.name, person, instance, row });
      }
    }
  }
  return rows;
}
