import type { Permission } from '@reflectory/permissions';
import { features } from './features/features.ts';

/** Every permission that features declare, in the order in which roles list them. */
export const permissionList: readonly Permission[] = features.flatMap(({ permissions = [] }) => permissions);
