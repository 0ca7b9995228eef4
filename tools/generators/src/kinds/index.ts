import type { Kind } from '../plan.ts';
import { adr } from './adr.ts';
import { area } from './area.ts';
import { feature } from './feature.ts';
import { serverFunction } from './function.ts';
import { lib } from './lib.ts';
import { migration } from './migration.ts';

/** Everything that `npm run new` can make. */
export const kinds: Record<string, Kind> = { area, feature, function: serverFunction, migration, lib, adr };
