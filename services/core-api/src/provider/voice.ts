import type { Language } from '@reflectory/contracts/languages';

/** A recording as a browser made it. */
export type SentSound = { bytes: Uint8Array; contentType: string };

/** What is true of voices at a provider. */
export type VoiceFacts = {
  /** Words of consent that the provider wants to hear as they are, by the languages that it has them in. */
  phrases: Readonly<Partial<Record<Language, string>>>;
  /** Whether it makes sure that both recordings are of one speaker; where not, it is not offered. */
  verifiesSpeaker: boolean;
  /** Whether what it says carries a mark by which programs know that nobody said it. */
  hasWatermark: boolean;
  /** Voices that it keeps for an organisation. */
  mostVoices: number;
};

/** Two recordings of one person, under a name that names nobody. */
export type VoiceRecordings = { name: string; language: Language; phrase: SentSound; sample: SentSound };

/** What a voice is called at its provider; what never got there is null. */
export type VoiceAtProvider = { voice: string | null; consent: string | null };
