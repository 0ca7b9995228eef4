import { nothingLike, type ProbeMaker } from '../probe.ts';
import { victimNames } from '../world.ts';

/** Broadcasts by a call, into rooms of victims. */
export const callBroadcast: ProbeMaker = (world, actor, random) => {
  const person = world.people[random.pick(victimNames)];
  const foreign = { topic: `room:${person.id}` };
  const isPrivate = random.chance(0.7);
  const isShort = random.chance(0.5);
  const payload = { note: 'walls' };
  return {
    surface: 'realtime',
    kind: isShort ? 'POST /broadcast/:topic/events/:event' : 'POST /broadcast',
    actor,
    foreign,
    random: nothingLike(foreign, random),
    request: ({ topic }) => ({
      method: 'POST',
      path: isShort
        ? `/realtime/v1/api/broadcast/${encodeURIComponent(String(topic))}/events/walls?private=${isPrivate}`
        : '/realtime/v1/api/broadcast',
      headers: { ...actor.headers, 'content-type': 'application/json' },
      body: JSON.stringify(
        isShort ? payload : { messages: [{ topic, event: 'walls', payload, private: isPrivate }] },
      ),
    }),
  };
};

/** Routes of realtime that are called. */
export const broadcastRoutes: readonly string[] = ['POST /broadcast', 'POST /broadcast/:topic/events/:event'];
