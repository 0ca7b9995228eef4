import { defineFeature, many, single, sweepBy } from '../define-feature.ts';
import { createFocusFunctions } from './focus.functions.ts';
import { listFocusBlocks } from './focus.repository.ts';

const DAY_MS = 86_400_000;
/** Days for which what was removed can be brought back. */
const BIN_DAYS = 30;
const AT_ONCE = 500;

export const feature = defineFeature({
  belongings: {
    area: 'planning',
    en: 'your focus sessions',
    de: 'deine Fokuszeiten',
    fr: 'tes séances de concentration',
    ar: 'جلسات تركيزك',
  },
  tables: {
    'public.focus_sessions': 'person',
    'public.focus_events': 'person',
    'public.focus_settings': 'person',
    'public.focus_intentions': 'person',
  },
  live: ['public.focus_events'],
  exported: [
    many('focusSessions', 'focus_sessions', 'started_at, id'),
    many('focusEvents', 'focus_events', 'at, id'),
    many('focusIntentions', 'focus_intentions', 'day, rank, id'),
    single('focusSettings', 'focus_settings'),
  ],
  functions: ({ now }) => createFocusFunctions(now),
  answers: () => ({ listFocusBlocks }),
  retention: [
    {
      job: 'empty-bin-of-focus',
      cron: '45 3 * * *',
      keptSince: (now) => new Date(now.getTime() - BIN_DAYS * DAY_MS),
      sweep: sweepBy('select app.empty_bin_of_focus($1, $2) as swept', AT_ONCE),
    },
  ],
});
