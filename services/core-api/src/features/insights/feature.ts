import { defineFeature, many, single } from '../define-feature.ts';
import { BUILTIN_ENGINE } from './engines/builtin/engine-name.ts';
import { correctionsRepository } from './corrections.repository.ts';
import { createInsightReader } from './insight-reader.ts';
import { insightFunctions } from './insights.functions.ts';
import { isInsightOn } from './is-insight-on.ts';
import { createReadEntry } from './read-entry.events.ts';
import { readEntryRepository } from './read-entry.repository.ts';
import { measureText } from './reading/measure-text.ts';
import { createRenewalJobs } from './renew-analyses.jobs.ts';
import { renewalRepository } from './renewals.repository.ts';

export const feature = defineFeature({
  belongings: null,
  tables: {
    'public.feeling_corrections': 'person',
    'public.thinking_questions': 'person',
    'public.mentioned': 'person',
    'app.analysis_renewals': 'internal',
  },
  exported: [
    many('feelingCorrections', 'feeling_corrections', 'created_at, id'),
    single('thinkingQuestions', 'thinking_questions'),
    many('mentioned', 'mentioned', 'created_at, id'),
  ],
  // Says how far a job came with analyses, and goes with them.
  derived: ['app.analysis_renewals'],
  answers: ({ insightEngine }) => ({
    insights: {
      ...createInsightReader(insightEngine),
      measure: measureText,
      localEngine: BUILTIN_ENGINE,
    },
    isInsightOn,
  }),
  functions: () => insightFunctions,
  jobs: ({ db, ports: { insights }, now }) =>
    createRenewalJobs({ db, insights, renewals: renewalRepository, corrections: correctionsRepository, now }),
  hears: ({ db, provider, ports: { insights } }) => [
    createReadEntry({
      db,
      insights,
      provider,
      entries: readEntryRepository,
      corrections: correctionsRepository,
    }),
  ],
});
