import { NEW_INSTANCE_PASSWORD_POLICY } from '@reflectory/contracts/auth';
import type { Brand, Instance, InstanceStatus } from '@reflectory/contracts/instance';
import type { Language } from '@reflectory/contracts/languages';
import type { Member, MemberSearch } from '@reflectory/contracts/members';
import type { Transaction } from '@reflectory/runtime/database';

/** An instance as its administrators see it. */
export type InstanceRecord = Instance & { isDefault: boolean; members: number; createdAt: string };

type InstanceRow = {
  id: string;
  slug: string;
  name: string;
  status: InstanceStatus;
  brand: Brand;
  languages: Language[];
  default_language: Language;
  is_default: boolean;
  created_at: Date;
  members: number;
};

const columns = `i.id, i.slug, i.name, i.status, i.brand, i.languages, i.default_language, i.is_default, i.created_at,
  coalesce((select c.members::int from app.count_members() c where c.instance_id = i.id), 0) as members`;

/** Every instance that the caller may see, by name; members are counted for master admins alone. */
export async function listInstances(tx: Transaction): Promise<InstanceRecord[]> {
  const rows = await tx.query<InstanceRow>(
    `select ${columns} from app.instances i order by lower(i.name), i.slug`,
  );
  return rows.map(toRecord);
}

/** Null when there is none or the caller may not see it. */
export async function findInstance(tx: Transaction, id: string): Promise<InstanceRecord | null> {
  const [row] = await tx.query<InstanceRow>(`select ${columns} from app.instances i where i.id = $1`, [id]);
  return row ? toRecord(row) : null;
}

/** Writes a new instance and returns its id. @throws the database's unique violation when the slug is taken */
export async function insertInstance(
  tx: Transaction,
  instance: Pick<Instance, 'slug' | 'name' | 'brand' | 'languages' | 'defaultLanguage'>,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `insert into app.instances (slug, name, brand, languages, default_language, password_policy)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      instance.slug,
      instance.name,
      JSON.stringify(instance.brand),
      instance.languages,
      instance.defaultLanguage,
      JSON.stringify(NEW_INSTANCE_PASSWORD_POLICY),
    ],
  );
  return row?.id ?? null;
}

/** Whether a row was changed: false when there is none or the caller may not change it. */
export async function updateBrand(tx: Transaction, id: string, brand: Brand): Promise<boolean> {
  const rows = await tx.query('update app.instances set brand = $2 where id = $1 returning id', [
    id,
    JSON.stringify(brand),
  ]);
  return rows.length > 0;
}

/** Whether a row was changed: false when the caller may not change it. */
export async function updateLanguages(
  tx: Transaction,
  id: string,
  languages: readonly Language[],
  defaultLanguage: Language,
): Promise<boolean> {
  const rows = await tx.query(
    'update app.instances set languages = $2, default_language = $3 where id = $1 returning id',
    [id, [...new Set(languages)], defaultLanguage],
  );
  return rows.length > 0;
}

/** Whether a row was changed. */
export async function updateStatus(tx: Transaction, id: string, status: InstanceStatus): Promise<boolean> {
  const rows = await tx.query('update app.instances set status = $2 where id = $1 returning id', [
    id,
    status,
  ]);
  return rows.length > 0;
}

/** A page of the members of the caller's instance, and how many there are; none for everyone but its admins. */
export async function findMembers(
  tx: Transaction,
  { search, role, isActive, offset, limit }: MemberSearch,
): Promise<{ members: Member[]; total: number }> {
  const [row] = await tx.query<{ found: { members: Member[]; total: number } }>(
    'select app.find_members($1, $2, $3, $4, $5) as found',
    [search, role, isActive, offset, limit],
  );
  return row?.found ?? { members: [], total: 0 };
}

/** Whether the caller may change roles at their instance. */
export async function managesRoles(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ manages: boolean }>('select app.manages_roles() as manages');
  return row?.manages ?? false;
}

function toRecord(row: InstanceRow): InstanceRecord {
  const { id, slug, name, status, brand, languages, members } = row;
  return {
    id,
    slug,
    name,
    status,
    brand,
    languages,
    defaultLanguage: row.default_language,
    isDefault: row.is_default,
    members,
    createdAt: row.created_at.toISOString(),
  };
}
