export {
  type MeditationStep,
  meditationStepSchema,
  MOST_ALT_CHARACTERS,
  MOST_LINE_CHARACTERS,
  MOST_MEDITATION_CHARACTERS,
  MOST_MEDITATION_NAME,
  MOST_MEDITATION_STEPS,
  type PictureSource,
} from './meditation.ts';
export {
  type Mix,
  type MixLayer,
  mixLayerSchema,
  mixSchema,
  MOST_LAYERS,
  SOUND_KINDS,
  type SoundKind,
} from './mix.ts';
export {
  type MeditationInsert,
  type MeditationRow,
  type MeditationUpdate,
  type MeditationVersionInsert,
  type MeditationVersionRow,
  type MeditationVersionUpdate,
  type OwnVoiceDeletionInsert,
  type OwnVoiceDeletionRow,
  type OwnVoiceDeletionUpdate,
  type OwnVoiceInsert,
  type OwnVoiceRow,
  type OwnVoiceUpdate,
  type SoundscapeInsert,
  type SoundscapeRow,
  type SoundscapeUpdate,
  soundTables,
} from './rows.ts';
export { type SessionKind, soundChoiceSchema, soundSessionSchema } from './slots.ts';
export { soundEvents } from './events.ts';
export {
  OWN_VOICE_READING_SECONDS,
  OWN_VOICE_RECORDING_MS,
  type OwnVoiceOutcome,
  soundFunctions,
} from './sound-functions.ts';
