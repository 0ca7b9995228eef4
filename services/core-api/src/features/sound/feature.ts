import { soundEvents } from '@reflectory/contracts/sound';
import { hear } from '@reflectory/runtime/jobs';
import { defineFeature, many } from '../define-feature.ts';
import { createForgettingJob, createVoicesForgetter } from './own-voice/forget-voices.ts';
import { createSoundFunctions } from './sound.functions.ts';

/** Voices that are forgotten at the same time; most of it is waiting. */
const CONCURRENCY = 4;

export const feature = defineFeature({
  belongings: {
    area: 'listening',
    en: 'your soundscapes and meditations, and your own voice',
    de: 'deine Klangwelten und Meditationen und deine eigene Stimme',
    fr: 'tes paysages sonores, tes méditations et ta propre voix',
    ar: 'مشاهدك الصوتية وتأملاتك وصوتك الخاص',
  },
  tables: {
    'public.soundscapes': 'shared',
    'public.meditations': 'person',
    'public.meditation_versions': 'person',
    'app.spoken_sentences': 'internal',
    'public.own_voices': 'person',
    'public.own_voice_deletions': 'person',
    'app.own_voice_places': 'internal',
    'app.own_voice_readings': 'internal',
    'app.own_voice_revocations': 'internal',
  },
  // Of words that stand elsewhere, which the provider says again; and what an own voice is called there.
  derived: ['app.spoken_sentences', 'app.own_voice_places'],
  // Kept for ten minutes; what is made of it is exported.
  inAccount: ['app.own_voice_readings'],
  exported: [
    many('soundscapes', 'soundscapes', 'created_at, id'),
    many('meditations', 'meditations', 'created_at, id'),
    many('meditationVersions', 'meditation_versions', 'meditation_id, revision'),
    many('ownVoices', 'own_voices', 'created_at, id'),
    many('ownVoiceDeletions', 'own_voice_deletions', 'deleted_at, id'),
  ],
  functions: createSoundFunctions,
  events: Object.values(soundEvents),
  hears({ db, providerKeys }) {
    const forget = createVoicesForgetter(providerKeys);
    return [
      hear([soundEvents.ownVoiceDeleted], {
        name: 'forget-own-voice',
        concurrency: CONCURRENCY,
        async handle({ subject }) {
          const { problems } = await forget(db, subject);
          if (problems.length > 0) throw new AggregateError(problems, 'A voice could not be looked at');
        },
      }),
    ];
  },
  jobs: ({ db, providerKeys }) => [createForgettingJob(db, providerKeys)],
});
