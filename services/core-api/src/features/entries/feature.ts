import { entryEvents } from '@reflectory/contracts/journal';
import { defineFeature, many } from '../define-feature.ts';
import { createEntryJobs } from './entries.jobs.ts';

export const feature = defineFeature({
  belongings: null,
  tables: {
    'public.sessions': 'person',
    'public.entries': 'person',
    'public.analyses': 'person',
    'public.artworks': 'person',
    'public.journals': 'person',
    'public.tags': 'person',
    'public.people': 'person',
    'public.entry_tags': 'person',
    'public.entry_people': 'person',
    'public.entry_versions': 'person',
    'public.entry_conflicts': 'person',
  },
  live: ['public.sessions', 'public.entries'],
  exported: [
    many('sessions', 'sessions', 'created_at, id'),
    many('entries', 'entries', 'entry_at, id'),
    many('analyses', 'analyses', 'created_at, id'),
    many('artworks', 'artworks', 'created_at, id'),
    many('journals', 'journals', 'position, id'),
    many('tags', 'tags', 'created_at, id'),
    many('people', 'people', 'created_at, id'),
    many('entryTags', 'entry_tags', 'entry_id, tag_id'),
    many('entryPeople', 'entry_people', 'entry_id, person_id'),
    many('entryVersions', 'entry_versions', 'entry_id, version'),
    many('entryConflicts', 'entry_conflicts', 'created_at, id'),
  ],
  jobs: createEntryJobs,
  events: Object.values(entryEvents),
});
