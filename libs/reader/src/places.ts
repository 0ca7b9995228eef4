import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { FeelingName } from './feelings.ts';

/** Where a feeling stands: its family, how pleasant it is (-1 to 1) and how agitated (0 to 1). */
export const places: Readonly<
  Record<FeelingName, { family: EmotionFamily; valence: number; arousal: number }>
> = {
  joy: { family: 'joy', valence: 0.85, arousal: 0.55 },
  amusement: { family: 'joy', valence: 0.7, arousal: 0.6 },
  excitement: { family: 'joy', valence: 0.7, arousal: 0.9 },
  hope: { family: 'joy', valence: 0.6, arousal: 0.45 },
  pride: { family: 'joy', valence: 0.75, arousal: 0.5 },
  calm: { family: 'calm', valence: 0.55, arousal: 0.1 },
  contentment: { family: 'calm', valence: 0.65, arousal: 0.2 },
  relief: { family: 'calm', valence: 0.6, arousal: 0.3 },
  love: { family: 'trust', valence: 0.85, arousal: 0.5 },
  compassion: { family: 'trust', valence: 0.45, arousal: 0.35 },
  gratitude: { family: 'trust', valence: 0.8, arousal: 0.3 },
  trust: { family: 'trust', valence: 0.6, arousal: 0.25 },
  fear: { family: 'fear', valence: -0.75, arousal: 0.8 },
  worry: { family: 'fear', valence: -0.6, arousal: 0.6 },
  overwhelm: { family: 'fear', valence: -0.6, arousal: 0.75 },
  insecurity: { family: 'fear', valence: -0.55, arousal: 0.45 },
  anger: { family: 'anger', valence: -0.75, arousal: 0.85 },
  frustration: { family: 'anger', valence: -0.6, arousal: 0.6 },
  jealousy: { family: 'anger', valence: -0.6, arousal: 0.6 },
  disgust: { family: 'disgust', valence: -0.7, arousal: 0.5 },
  shame: { family: 'disgust', valence: -0.7, arousal: 0.5 },
  guilt: { family: 'disgust', valence: -0.65, arousal: 0.45 },
  sadness: { family: 'sadness', valence: -0.75, arousal: 0.3 },
  loneliness: { family: 'sadness', valence: -0.65, arousal: 0.25 },
  grief: { family: 'sadness', valence: -0.8, arousal: 0.4 },
  disappointment: { family: 'sadness', valence: -0.6, arousal: 0.3 },
  weariness: { family: 'sadness', valence: -0.45, arousal: 0.1 },
  surprise: { family: 'surprise', valence: 0.1, arousal: 0.75 },
  confusion: { family: 'surprise', valence: -0.3, arousal: 0.5 },
  wonder: { family: 'surprise', valence: 0.55, arousal: 0.45 },
};
