export {
  type Mix,
  type MixLayer,
  mixLayerSchema,
  mixSchema,
  MOST_LAYERS,
  SOUND_KINDS,
  type SoundKind,
} from './mix.ts';
export { type SoundscapeInsert, type SoundscapeRow, type SoundscapeUpdate, soundTables } from './rows.ts';
export { soundFunctions } from './sound-functions.ts';
