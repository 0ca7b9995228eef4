import type { Area } from '../../http/service-app.ts';
import type { RealtimeParts } from '../realtime-parts.ts';
import { createBroadcastRouter } from './broadcast-router.ts';

/** /realtime/v1/api: broadcasts by a call. */
export const createBroadcastArea = (parts: RealtimeParts): Area => ({
  path: '/realtime/v1/api',
  handler: createBroadcastRouter(parts),
});
