import { defineFeature } from '../define-feature.ts';
import { createInsightReader } from './insight-reader.ts';
import { createReadEntry } from './read-entry.events.ts';
import { readEntryRepository } from './read-entry.repository.ts';
import { isInsightOn } from './is-insight-on.ts';
import { measureText } from './reading/measure-text.ts';

export const feature = defineFeature({
  answers: ({ insightEngine }) => ({
    insights: { ...createInsightReader(insightEngine), measure: measureText },
    isInsightOn,
  }),
  hears: ({ db, ports: { insights } }) => [createReadEntry({ db, insights, entries: readEntryRepository })],
});
