import { importEvents } from '@reflectory/contracts/imports';
import { defineFeature, many } from '../define-feature.ts';
import { importsRepository } from './imports.repository.ts';
import { createRunImport } from './run-import.events.ts';

/** Days after which an archive goes that nobody went on with. */
const IDLE_DAYS = 7;
/** Imports that are removed in one transaction. */
const AT_ONCE = 100;
const DAY_MS = 86_400_000;

export const feature = defineFeature({
  belongings: null,
  tables: { 'public.imports': 'person', 'app.imported_rows': 'internal' },
  exported: [many('imports', 'imports', 'created_at, id')],
  derived: ['app.imported_rows'],
  events: Object.values(importEvents),
  hears: ({ db, files, fileLimits }) => [
    createRunImport({ db, files, fileLimits, imports: importsRepository, now: Date.now }),
  ],
  retention: [
    {
      job: 'forget-idle-imports',
      cron: '20 4 * * *',
      keptSince: (now) => new Date(now.getTime() - IDLE_DAYS * DAY_MS),
      sweep: (db, keptSince) => importsRepository.forgetIdle(db, keptSince, AT_ONCE),
    },
  ],
});
