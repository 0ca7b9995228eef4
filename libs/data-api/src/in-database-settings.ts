import type { Transaction } from '@reflectory/runtime/database';
import type { DataApiSettings } from './data-api-settings.ts';

const settingsSql = `
  select substr(split_part(setting, '=', 1), 7) as name, substr(setting, strpos(setting, '=') + 1) as value
  from pg_db_role_setting, unnest(setconfig) setting
  where setrole = 'authenticator'::regrole and starts_with(setting, 'pgrst.')
    and setdatabase in (0, (select oid from pg_database where datname = current_database()))
  order by setdatabase`;

/**
 * Settings as a program's SQL changes them: `alter role authenticator set pgrst.db_schemas = 'public, shop'`, and so
 * `db_max_rows`, `db_plan_enabled` and `db_tx_end`. A value that is none of its kind changes nothing.
 */
export async function readInDatabaseSettings(
  tx: Transaction,
  settings: DataApiSettings,
): Promise<DataApiSettings> {
  const rows = await tx.query<{ name: string; value: string }>(settingsSql);
  return rows.reduce((changed, { name, value }) => ({ ...changed, ...changeOf(name, value) }), settings);
}

function changeOf(name: string, value: string): Partial<DataApiSettings> {
  switch (name) {
    case 'db_schemas': {
      const schemas = value.split(',').map((schema) => schema.trim());
      return schemas.every((schema) => schema !== '') ? { schemas } : {};
    }
    case 'db_max_rows':
      return /^\d{1,9}$/.test(value) ? { maxRows: Number(value) } : {};
    case 'db_plan_enabled':
      return { isPlanShown: ['true', 'on', 'yes', '1'].includes(value.toLowerCase()) };
    case 'db_tx_end':
      return { mayRollBack: value === 'commit-allow-override' };
    default:
      return {};
  }
}
