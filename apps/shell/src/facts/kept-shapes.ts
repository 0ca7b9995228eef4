import type { ReachableInstance } from '@reflectory/contracts/boot';
import type { Instance } from '@reflectory/contracts/instance';
import type { Role } from '@reflectory/contracts/members';
import { isRecord } from '@reflectory/domain/record';

/** Light checks of what storage holds, instead of schemas that would put zod into the shell's first chunk. */
export const isFeatures = (value: unknown): value is Record<string, boolean> =>
  isRecord(value) && Object.values(value).every((enabled) => typeof enabled === 'boolean');

export const isInstance = (value: unknown): value is Instance =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  isRecord(value.brand) &&
  typeof value.brand.productName === 'string' &&
  Array.isArray(value.languages);

export const areInstances = (value: unknown): value is ReachableInstance[] =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && ['id', 'name', 'url'].every((name) => typeof one[name] === 'string'));

export const isRole = (value: unknown): value is Role =>
  value === 'super_admin' || value === 'instance_admin' || value === 'user';
