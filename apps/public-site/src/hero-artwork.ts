import { drawArtwork } from '@reflectory/domain/artwork';

/** The signature drawing behind the headline: calm and hope in long sentences, the same for everyone. */
export function heroArtwork(): string {
  return drawArtwork(
    {
      seed: 'the first page',
      emotions: [
        { emotion: 'calm', family: 'calm', percentage: 46, valence: 0.7, arousal: 0.2 },
        { emotion: 'hope', family: 'trust', percentage: 31, valence: 0.8, arousal: 0.4 },
        { emotion: 'joy', family: 'joy', percentage: 23, valence: 0.9, arousal: 0.5 },
      ],
      themes: ['rest', 'purpose'],
      rhythm: [18, 9, 24, 14, 6, 21, 12, 30],
    },
    { width: 1000, height: 1000 },
  );
}
