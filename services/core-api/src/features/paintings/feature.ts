import { paintingEvents } from '@reflectory/contracts/paintings';
import { defineFeature, single } from '../define-feature.ts';
import { createPaintEntry } from './paint-entry.events.ts';
import { paintEntryRepository } from './paint-entry.repository.ts';
import { paintingFunctions } from './paintings.functions.ts';

export const feature = defineFeature({
  belongings: null,
  tables: { 'public.painting_wishes': 'person' },
  exported: [single('paintingWish', 'painting_wishes')],
  functions: () => paintingFunctions,
  events: Object.values(paintingEvents),
  hears: ({ db, provider, pictures }) => [
    createPaintEntry({ db, provider, pictures, entries: paintEntryRepository }),
  ],
});
