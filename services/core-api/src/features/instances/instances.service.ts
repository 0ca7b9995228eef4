import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type { Brand, Instance, InstanceStatus, InstanceSummary } from '@reflectory/contracts/instance';
import { checkBrand } from '@reflectory/domain/brand';
import { asSqlFailure, type Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { instanceUrl } from '@reflectory/runtime/http';
import {
  findInstance,
  insertInstance,
  type InstanceRecord,
  listInstances,
  updateBrand,
  updateLanguages,
  updateStatus,
} from './instances.repository.ts';

/** All instances with what a master admin wants to know of them. */
export async function summariseInstances(
  tx: Transaction,
  context: RequestContext,
): Promise<InstanceSummary[]> {
  const records = await listInstances(tx);
  const own = records.find(({ id }) => id === context.instance_id) ?? homeless;
  return records.map((record) => toSummary(record, context, own));
}

/** @throws FunctionError conflict when the address is taken, invalid_input */
export async function createInstance(
  tx: Transaction,
  context: RequestContext,
  input: FunctionInput<'create-instance'>,
): Promise<InstanceSummary> {
  refuseWrongBrand(input.brand);
  if (!input.languages.includes(input.defaultLanguage)) {
    throw new FunctionError('invalid_input', 'The default language must be one of the languages', {
      defaultLanguage: 'Must be one of the languages',
    });
  }
  try {
    const id = await insertInstance(tx, input);
    return await getSummary(tx, context, id);
  } catch (error) {
    if (asSqlFailure(error)?.code !== '23505') throw error;
    throw new FunctionError('conflict', 'This address is already taken', { slug: 'Already taken' });
  }
}

/** @throws FunctionError not_permitted, not_found, invalid_input */
export async function changeBrand(
  tx: Transaction,
  context: RequestContext,
  id: string,
  brand: Brand,
): Promise<Instance> {
  if (id !== context.instance_id && context.role !== 'super_admin') {
    throw new FunctionError('not_permitted', 'You may only change your own instance');
  }
  refuseWrongBrand(brand);
  if (!(await updateBrand(tx, id, brand))) throw notFound();
  return toInstance(await getRecord(tx, id));
}

/** @throws FunctionError not_found */
export async function changeLanguages(
  tx: Transaction,
  { instance_id: id }: RequestContext,
  { languages, defaultLanguage }: Pick<Instance, 'languages' | 'defaultLanguage'>,
): Promise<Instance> {
  if (!(await updateLanguages(tx, id, languages, defaultLanguage))) throw notFound();
  return toInstance(await getRecord(tx, id));
}

/** @throws FunctionError not_found; conflict for the default instance and for the caller's own */
export async function changeStatus(
  tx: Transaction,
  context: RequestContext,
  id: string,
  status: InstanceStatus,
): Promise<InstanceSummary> {
  const record = await getRecord(tx, id);
  if (status === 'suspended' && (record.isDefault || id === context.instance_id)) {
    throw new FunctionError('conflict', 'The instance that you are working at cannot be suspended');
  }
  await updateStatus(tx, id, status);
  return getSummary(tx, context, id);
}

function refuseWrongBrand(brand: Brand): void {
  const [problem] = checkBrand(brand).problems;
  if (!problem) return;
  throw new FunctionError('invalid_input', 'The brand cannot be used', {
    [`brand.${problem.field}`]: 'Invalid',
  });
}

async function getSummary(
  tx: Transaction,
  context: RequestContext,
  id: string | null,
): Promise<InstanceSummary> {
  const record = await getRecord(tx, id);
  const own = await findInstance(tx, context.instance_id);
  return toSummary(record, context, own ?? homeless);
}

async function getRecord(tx: Transaction, id: string | null): Promise<InstanceRecord> {
  const record = id === null ? null : await findInstance(tx, id);
  if (!record) throw notFound();
  return record;
}

const homeless = { slug: '', isDefault: true };
const notFound = () => new FunctionError('not_found', 'There is no such instance');

function toSummary(
  record: InstanceRecord,
  { origin }: RequestContext,
  own: { slug: string; isDefault: boolean },
): InstanceSummary {
  const { members, createdAt } = record;
  return { ...toInstance(record), members, created_at: createdAt, url: instanceUrl(record, origin, own) };
}

function toInstance({ id, slug, name, status, brand, languages, defaultLanguage }: InstanceRecord): Instance {
  return { id, slug, name, status, brand, languages, defaultLanguage };
}
