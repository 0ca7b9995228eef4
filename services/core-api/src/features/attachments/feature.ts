import { defineFeature, many } from '../define-feature.ts';
import { createAttachmentFunctions } from './attachments.functions.ts';

/** Milliseconds for which an upload waits for the row that names it. */
const UNATTACHED_MS = 7 * 24 * 3_600_000;
const BATCH = 1000;

export const feature = defineFeature({
  belongings: {
    area: 'writing',
    en: 'pictures and files of your entries',
    de: 'Bilder und Dateien deiner Einträge',
    fr: 'les images et fichiers de tes entrées',
    ar: 'صور تدويناتك وملفاتها',
  },
  tables: { 'public.entry_files': 'person' },
  exported: [many('entryFiles', 'entry_files', 'created_at, id')],
  functions: createAttachmentFunctions,
  retention: [
    {
      job: 'drop-unattached-files',
      cron: '20 3 * * *',
      keptSince: (now) => new Date(now.getTime() - UNATTACHED_MS),
      async sweep(db, keptSince) {
        const [row] = await db.query<{ dropped: number }>(
          'select app.drop_unattached_files($1, $2) as dropped',
          [keptSince, BATCH],
        );
        return row?.dropped ?? 0;
      },
    },
  ],
});
