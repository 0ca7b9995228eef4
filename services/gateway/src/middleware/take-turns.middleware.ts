import { createFairQueue, type FairQueue } from '@reflectory/server-kit';
import type { RequestHandler } from 'express';
import type { Area } from '../area.ts';
import type { GatewayConfig } from '../config.ts';
import { refuse } from '../refusal.ts';
import { getInstance } from '../request-context.ts';

/** Milliseconds after which a call that still waits is refused: as long as a statement may take. */
const longestWaitMs = 10_000;
/** Calls of one person that may wait. */
const waitingPerPerson = 100;

type Limits = Pick<GatewayConfig, 'callsAtOnce' | 'filesAtOnce'>;

/** A queue for each kind of call, so that what takes long in one keeps no other waiting. */
function createQueues({ callsAtOnce, filesAtOnce }: Limits, waitMs: number) {
  const open = (perPerson: number, perInstance = Infinity) =>
    createFairQueue({ atOnce: Infinity, perInstance, perPerson, waitingPerPerson, waitMs });
  const queues = new Map<Area | null, FairQueue>();
  if (callsAtOnce > 0) {
    queues.set('rest', open(Math.ceil(callsAtOnce / 4), callsAtOnce));
    queues.set('functions', open(Math.ceil(callsAtOnce / 3), 2 * callsAtOnce));
  }
  if (filesAtOnce > 0) queues.set('storage', open(filesAtOnce));
  return queues;
}

/**
 * Lets at most so many calls of one instance, and of one person in it, be under way at core-api: whoever asks for more waits
 * here, those with the fewest first, and what is left answers the others.
 */
export function takeTurns(limits: Limits, waitMs = longestWaitMs): RequestHandler {
  const queues = createQueues(limits, waitMs);
  return (req, res, next) => {
    const { area, principal, address } = req.context;
    const queue = queues.get(area);
    if (!queue) {
      next();
      return;
    }
    const person = principal.userId ?? `${principal.databaseUser} ${address}`;
    const owner = { instance: getInstance(req).id, person };
    const leave = queue.take(owner, next, () => next(refuse('unavailable')));
    // Whoever reads a long answer slowly keeps nobody waiting: the database has done its work.
    req.context.endTurn = leave;
    res.once('close', leave);
  };
}
