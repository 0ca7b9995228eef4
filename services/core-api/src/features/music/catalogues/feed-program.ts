import { serveTasks } from '@reflectory/runtime/processes';
import { type Feed, readFeed } from './read-feed.ts';

/** A feed, and the origins whose pieces are fetched without TLS. */
export type FeedTask = { text: string; plainOrigins: readonly string[] };

const MAX_MEMORY_BYTES = 400_000_000;

serveTasks<FeedTask, Feed | null>(({ text, plainOrigins }) => readFeed(text, plainOrigins), {
  maxMemoryBytes: MAX_MEMORY_BYTES,
});
