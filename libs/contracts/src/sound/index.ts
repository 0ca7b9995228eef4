export {
  type Mix,
  type MixLayer,
  mixLayerSchema,
  mixSchema,
  MOST_LAYERS,
  SOUND_KINDS,
  type SoundKind,
} from './mix.ts';
