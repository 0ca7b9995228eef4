import { serveTasks } from '@reflectory/runtime/processes';
import { type Feed, readFeed } from './read-feed.ts';

export type FeedTask = { text: string };

const MAX_MEMORY_BYTES = 400_000_000;

serveTasks<FeedTask, Feed | null>(({ text }) => readFeed(text), { maxMemoryBytes: MAX_MEMORY_BYTES });
