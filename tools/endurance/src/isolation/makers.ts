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

/** Every way to make a probe; one that stands here twice is taken twice as often. */
export const createMakers = (files: readonly PlantedFile[]): readonly ProbeMaker[] => [
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
