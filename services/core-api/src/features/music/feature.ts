import { catalogueEvents } from '@reflectory/contracts/music';
import { hear } from '@reflectory/runtime/jobs';
import { defineFeature, many, sweepBy } from '../define-feature.ts';
import { createCatalogueFunctions } from './catalogues/catalogues.functions.ts';
import { createCatalogueReader } from './catalogues/read-catalogues.ts';

/** Milliseconds for which an upload waits for the row that names it. */
const UNNAMED_MS = 24 * 3_600_000;
/** Milliseconds for which a piece that was removed can be brought back. Until then it takes room. */
const REMOVED_MS = 24 * 3_600_000;

export const feature = defineFeature({
  belongings: {
    area: 'listening',
    en: 'your music and playlists',
    de: 'deine Musik und Playlists',
    fr: 'ta musique et tes listes de lecture',
    ar: 'موسيقاك وقوائم التشغيل',
  },
  tables: {
    'public.tracks': 'person',
    'public.playlists': 'person',
    'public.catalogues': 'instance',
    'public.catalogue_tracks': 'instance',
  },
  exported: [many('tracks', 'tracks', 'created_at, id'), many('playlists', 'playlists', 'created_at, id')],
  functions: createCatalogueFunctions,
  events: Object.values(catalogueEvents),
  hears({ db, memberOrigins }) {
    const reader = createCatalogueReader({ privateOrigins: memberOrigins });
    return [
      hear([catalogueEvents.added], {
        name: 'read-catalogue',
        handle: ({ subject, instanceId }) => reader.readAdded(db, instanceId, subject),
      }),
    ];
  },
  jobs({ db, memberOrigins }) {
    const reader = createCatalogueReader({ privateOrigins: memberOrigins });
    return [
      {
        name: 'read-catalogues',
        cron: '*/10 * * * *',
        async run() {
          // Those that are added meanwhile are not waited for.
          const begun = new Date();
          let read = 0;
          for (let some = 1; some > 0; read += some) some = await reader.readDue(db, begun);
          return { read };
        },
      },
    ];
  },
  retention: [
    {
      job: 'drop-unnamed-music',
      cron: '50 3 * * *',
      keptSince: (now) => new Date(now.getTime() - UNNAMED_MS),
      sweep: sweepBy('select app.drop_unnamed_music($1, $2) as swept', 1000),
    },
    {
      job: 'empty-bin-of-music',
      cron: '20 * * * *',
      keptSince: (now) => new Date(now.getTime() - REMOVED_MS),
      sweep: sweepBy('select app.empty_bin_of_music($1, $2) as swept', 1000),
    },
  ],
});
