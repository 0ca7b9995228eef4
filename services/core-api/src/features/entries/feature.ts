import { entryEvents } from '@reflectory/contracts/journal';
import { defineFeature, many } from '../define-feature.ts';
import { createEntryJobs } from './entries.jobs.ts';

export const feature = defineFeature({
  tables: {
    'public.sessions': 'person',
    'public.entries': 'person',
    'public.analyses': 'person',
    'public.artworks': 'person',
  },
  live: ['public.sessions', 'public.entries'],
  exported: [
    many('sessions', 'sessions', 'created_at, id'),
    many('entries', 'entries', 'entry_at, id'),
    many('analyses', 'analyses', 'created_at, id'),
    many('artworks', 'artworks', 'created_at, id'),
  ],
  jobs: createEntryJobs,
  events: Object.values(entryEvents),
});
