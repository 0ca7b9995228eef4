import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';

/** A message of a private channel that was sent before. */
export type EarlierMessage = { id: string; event: string; payload: unknown };

/** Messages that are told again at most. */
export const MOST_EARLIER = 25;

/** Messages of a private channel since a moment (milliseconds), as its policies let the caller see them, in order. */
export async function findEarlierMessages(
  database: Database,
  context: RequestContext,
  { topic, since, limit }: { topic: string; since: number; limit: number },
): Promise<EarlierMessage[]> {
  const newest = await database.asPrincipal(
    context,
    async (tx) => {
      await tx.query("select set_config('realtime.topic', $1, true)", [topic]);
      return tx.query<EarlierMessage>(
        `select id, event, payload from realtime.messages
         where topic = $1 and extension = 'broadcast' and private and event is not null
           and inserted_at >= to_timestamp($2::double precision / 1000)
         order by inserted_at desc limit $3`,
        [topic, since, limit],
      );
    },
    { readOnly: true },
  );
  return newest.toReversed();
}
