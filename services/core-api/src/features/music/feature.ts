import { defineFeature, many, sweepBy } from '../define-feature.ts';

/** Milliseconds for which an upload waits for the row that names it. */
const UNNAMED_MS = 24 * 3_600_000;

export const feature = defineFeature({
  tables: { 'public.tracks': 'person', 'public.playlists': 'person' },
  exported: [many('tracks', 'tracks', 'created_at, id'), many('playlists', 'playlists', 'created_at, id')],
  retention: [
    {
      job: 'drop-unnamed-music',
      cron: '50 3 * * *',
      keptSince: (now) => new Date(now.getTime() - UNNAMED_MS),
      sweep: sweepBy('select app.drop_unnamed_music($1, $2) as swept', 1000),
    },
  ],
});
