import type { RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';
import { refuse } from '../refusal.ts';
import { getInstance } from '../request-context.ts';

/** Lets calls begin, a bounded number of a kind at once; the others wait in the order in which they came. */
export type Turns = {
  /** Calls `begin` now or later. Returns what has to be called when it has ended or is not wanted any more. */
  take(kind: string, begin: () => void): () => void;
};

type Line = { underWay: number; waiting: (() => void)[] };

/** At most `atOnce` calls of a kind. What is known of a kind goes with its last call. */
export function createTurns(atOnce: number): Turns {
  const lines = new Map<string, Line>();
  return {
    take(kind, begin) {
      const line = lines.get(kind) ?? { underWay: 0, waiting: [] };
      lines.set(kind, line);
      if (line.underWay < atOnce) {
        line.underWay += 1;
        begin();
      } else line.waiting.push(begin);
      let isEnded = false;
      return () => {
        if (isEnded) return;
        isEnded = true;
        const place = line.waiting.indexOf(begin);
        if (place >= 0) {
          line.waiting.splice(place, 1);
          return;
        }
        const next = line.waiting.shift();
        if (next) {
          next();
          return;
        }
        line.underWay -= 1;
        if (line.underWay === 0) lines.delete(kind);
      };
    },
  };
}

/** Milliseconds after which a call that still waits is refused: as long as a statement may take. */
const longestWaitMs = 10_000;

/**
 * Lets at most so many calls of tables of one instance be under way at core-api: whoever asks for more waits here, and the
 * connections to the database that are left answer the other instances.
 */
export function takeTurns(
  { callsAtOnce }: Pick<GatewayConfig, 'callsAtOnce'>,
  waitMs = longestWaitMs,
): RequestHandler {
  const turns = createTurns(callsAtOnce);
  return (req, res, next) => {
    if (callsAtOnce === 0 || req.context.area !== 'rest') {
      next();
      return;
    }
    let hasBegun = false;
    let giveUp: NodeJS.Timeout | undefined;
    const leave = turns.take(getInstance(req).id, () => {
      hasBegun = true;
      clearTimeout(giveUp);
      next();
    });
    const end = () => {
      clearTimeout(giveUp);
      leave();
    };
    // Whoever reads a long answer slowly keeps nobody waiting: the database has done its work.
    req.context.endTurn = end;
    res.once('close', end);
    if (hasBegun) return;
    giveUp = setTimeout(() => {
      leave();
      next(refuse('unavailable'));
    }, waitMs);
  };
}
