import type { Kind } from '../plan.ts';
import { adr } from './adr.ts';
import { area } from './area.ts';
import { event } from './event.ts';
import { feature } from './feature.ts';
import { serverFunction } from './function.ts';
import { job } from './job.ts';
import { language } from './language.ts';
import { lib } from './lib.ts';
import { permission } from './permission.ts';
import { slot } from './slot.ts';
import { table } from './table.ts';

/** Everything that `npm run new` can make. */
export const kinds: Record<string, Kind> = {
  area,
  feature,
  table,
  function: serverFunction,
  job,
  event,
  slot,
  permission,
  language,
  lib,
  adr,
};
