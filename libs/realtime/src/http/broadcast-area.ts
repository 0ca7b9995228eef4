import type { Area } from '@reflectory/runtime/http';
import type { RealtimeParts } from '../realtime-parts.ts';
import { createBroadcastRouter } from './broadcast-router.ts';

/** /realtime/v1/api: broadcasts by a call. */
export const createBroadcastArea = (parts: RealtimeParts): Area => ({
  path: '/realtime/v1/api',
  handler: createBroadcastRouter(parts),
});
