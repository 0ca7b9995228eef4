import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { SavedProvider } from '@reflectory/contracts/providers';
import type { Transaction } from '@reflectory/runtime/database';

type Offered = NonNullable<FunctionOutput<'get-provider'>['provider']>;
type Use = FunctionOutput<'get-provider'>['used'];

export type NewKey = { sealed: string; ending: string };

const thisMonth = `date_trunc('month', now() at time zone 'UTC')`;
const settings =
  'base_url, host, key_ending, models, speech_voice, is_on, person_tokens::float8, person_calls, instance_tokens::float8';

/** Null where the instance has none, or switched it off. */
export async function findOffered(tx: Transaction): Promise<Offered | null> {
  const [row] = await tx.query<Offered>(
    'select host, tasks, person_tokens::float8, person_calls from app.offered_provider()',
  );
  return row ?? null;
}

/** Whether the caller agreed to a host. */
export async function hasConsent(tx: Transaction, host: string): Promise<boolean> {
  const rows = await tx.query('select from provider_consents where user_id = auth.uid() and provider = $1', [
    host,
  ]);
  return rows.length > 0;
}

/** False where another host is offered. */
export async function agree(tx: Transaction, host: string): Promise<boolean> {
  const [row] = await tx.query<{ is_agreed: boolean }>('select app.agree_to_provider($1) as is_agreed', [
    host,
  ]);
  return row?.is_agreed ?? false;
}

/** What the caller used this month. */
export async function findOwnUse(tx: Transaction): Promise<Use> {
  const [row] = await tx.query<Use>(
    `select calls, tokens::float8 from provider_usage where user_id = auth.uid() and month = ${thisMonth}`,
  );
  return row ?? { calls: 0, tokens: 0 };
}

/** What everybody at the instance used this month. */
export async function findInstanceUse(tx: Transaction): Promise<Use> {
  const [row] = await tx.query<Use>(
    `select calls, tokens::float8 from provider_instance_usage where month = ${thisMonth}`,
  );
  return row ?? { calls: 0, tokens: 0 };
}

export async function findSaved(tx: Transaction): Promise<SavedProvider | null> {
  const [row] = await tx.query<SavedProvider>(`select ${settings} from providers`);
  return row ?? null;
}

/** `key`: null removes it, undefined leaves it as it is. */
export async function save(
  tx: Transaction,
  provider: Omit<FunctionInput<'save-provider'>, 'key'>,
  key: NewKey | null | undefined,
): Promise<void> {
  const { base_url: baseUrl, models, speech_voice: voice, is_on: isOn } = provider;
  const values = [
    baseUrl,
    JSON.stringify(models),
    isOn,
    provider.person_tokens,
    provider.person_calls,
    provider.instance_tokens,
    voice,
  ];
  await tx.query(
    `insert into providers (base_url, models, is_on, person_tokens, person_calls, instance_tokens, speech_voice)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (instance_id) do update
     set base_url = excluded.base_url, models = excluded.models, is_on = excluded.is_on,
       person_tokens = excluded.person_tokens, person_calls = excluded.person_calls,
       instance_tokens = excluded.instance_tokens, speech_voice = excluded.speech_voice`,
    values,
  );
  if (key !== undefined)
    await tx.query('update providers set sealed_key = $1, key_ending = $2', [
      key?.sealed ?? null,
      key?.ending ?? null,
    ]);
}

/** Runs as provider_admin. */
export async function findKeptKey(
  tx: Transaction,
): Promise<{ base_url: string; sealed_key: string | null } | null> {
  const [row] = await tx.query<{ base_url: string; sealed_key: string | null }>(
    'select * from app.kept_provider_key()',
  );
  return row ?? null;
}
