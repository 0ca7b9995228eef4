import type { Actor } from './actors.ts';
import type { PlantedFile } from './files.ts';
import type { ProbeMaker } from './probe.ts';
import { callAuth, callOwnAuth } from './surfaces/auth.ts';
import { callBroadcast } from './surfaces/broadcast.ts';
import { writeColumn } from './surfaces/columns.ts';
import { callFunction } from './surfaces/functions.ts';
import { callGateway } from './surfaces/gateway.ts';
import { callRoutine, listTable, tryTable } from './surfaces/rest.ts';
import { writeShared } from './surfaces/shared-rows.ts';
import { callBucket, callObject } from './surfaces/storage.ts';

/** The same, tried by programs. */
const by =
  (programs: readonly Actor[], make: ProbeMaker): ProbeMaker =>
  (world, _actor, random) =>
    make(world, random.pick(programs), random);

/** Every way to make a probe; one that stands here twice is taken twice as often. */
export const createMakers = (
  files: readonly PlantedFile[],
  programs: readonly Actor[],
): readonly ProbeMaker[] => [
  ...[tryTable, tryTable, listTable, callRoutine, callFunction, callObject(files), callBucket].map((make) =>
    by(programs, make),
  ),
  tryTable,
  tryTable,
  tryTable,
  tryTable,
  tryTable,
  tryTable,
  tryTable,
  tryTable,
  listTable,
  writeColumn,
  writeShared,
  writeShared,
  callRoutine,
  callFunction,
  callFunction,
  callAuth,
  callAuth,
  callOwnAuth,
  callObject(files),
  callObject(files),
  callObject(files),
  callBucket,
  callBroadcast,
  callGateway,
];
