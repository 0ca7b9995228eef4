import type { LibraryIntention } from '@reflectory/contracts/library';
import type { PresetName } from '@reflectory/sound';

/** Needs in the order in which meditations for them are offered. */
export const MEDITATION_NEEDS = ['settle', 'hard', 'heart', 'night'] as const;
export type MeditationNeed = (typeof MEDITATION_NEEDS)[number];

/** `form` is that of `composeScript`; the words are in `scripts`, one file for a language. `intentions` are the library's. */
type Meditation = {
  need: MeditationNeed;
  intentions: readonly LibraryIntention[];
  preset: PresetName;
  form: string;
};

const usual = 'b 0 p1 1 p2 c2 2 p2 3 p3 +4 p3 5 p2 6 p3 +7 s6 8 p2 9 p2 b';

/** Every built-in meditation, the sound beneath it and the order of what it says. */
export const MEDITATIONS = {
  settle: { need: 'settle', intentions: ['settle'], preset: 'shore', form: usual },
  breath: {
    need: 'settle',
    intentions: ['settle'],
    preset: 'deep',
    form: 'b 0 p1 1 p2 c3 2 p3 3 p3 +4 p3 5 p3 6 p3 +7 s6 8 p2 9 p2 b',
  },
  body: {
    need: 'settle',
    intentions: ['settle', 'sleep'],
    preset: 'bowls',
    form: 'b 0 p1 1 p2 d2 p3 d3 p3 d4 p3 +5 p2 d6 p3 d7 s5 8 p2 9 p2 b',
  },
  walk: {
    need: 'settle',
    intentions: ['settle', 'look-back'],
    preset: 'garden',
    form: 'b 0 p2 1 p3 2 p3 3 p4 +4 p3 5 p4 6 p4 +7 s4 8 p2 9 p2 b',
  },
  listen: {
    need: 'settle',
    intentions: ['settle'],
    preset: 'quiet',
    form: 'b 0 p2 1 p4 2 p4 3 p4 +4 p3 5 p3 6 p4 +7 s6 8 p2 9 p2 b',
  },
  morning: {
    need: 'settle',
    intentions: ['self'],
    preset: 'morning',
    form: 'b 0 p1 1 p2 c2 2 p2 3 p3 +4 p3 5 p3 6 p4 +7 s5 8 p2 9 p2 b',
  },
  talk: { need: 'hard', intentions: ['people'], preset: 'desk', form: usual },
  argument: { need: 'hard', intentions: ['people', 'settle'], preset: 'roof', form: usual },
  worry: { need: 'hard', intentions: ['settle', 'sleep'], preset: 'shore', form: usual },
  overwhelm: { need: 'hard', intentions: ['settle'], preset: 'deep', form: usual },
  mistake: { need: 'hard', intentions: ['self'], preset: 'roof', form: usual },
  waiting: { need: 'hard', intentions: ['settle'], preset: 'train', form: usual },
  decision: {
    need: 'hard',
    intentions: ['decide'],
    preset: 'calm',
    form: 'b 0 p1 1 p2 c2 2 p4 3 p4 +4 p3 5 p3 6 p3 +7 s5 8 p2 9 p2 b',
  },
  kindness: {
    need: 'heart',
    intentions: ['self', 'grief'],
    preset: 'tender',
    form: 'b 0 p1 1 p2 c2 2 p3 3 p3 +4 p3 5 p3 6 p3 7 s4 8 p2 9 p2 b',
  },
  grief: { need: 'heart', intentions: ['grief'], preset: 'wistful', form: usual },
  lonely: { need: 'heart', intentions: ['people', 'self'], preset: 'fire', form: usual },
  gratitude: {
    need: 'heart',
    intentions: ['look-back'],
    preset: 'calm',
    form: 'b 0 p1 1 p3 2 p4 3 p4 +4 p3 5 p4 6 p2 +7 s4 +8 p2 9 p2 b',
  },
  evening: {
    need: 'night',
    intentions: ['look-back', 'sleep'],
    preset: 'valley',
    form: 'b 0 p1 1 p2 c2 2 p4 3 p4 +4 p4 5 p3 6 p2 +7 s5 8 p2 9 p2 b',
  },
  awake: {
    need: 'night',
    intentions: ['sleep'],
    preset: 'deep',
    form: '0 p2 1 p2 c2 2 p3 3 p4 +4 p4 5 p4 6 p5 +7 p6 8 p6 9 s9',
  },
  sleep: {
    need: 'night',
    intentions: ['sleep'],
    preset: 'meadow',
    form: '0 p2 1 p2 r2 2 p3 3 p3 +4 p4 5 p4 6 p5 +7 p6 8 p6 9 s9',
  },
} as const satisfies Record<string, Meditation>;

export type MeditationKey = keyof typeof MEDITATIONS;

export const isMeditation = (key: string): key is MeditationKey => Object.hasOwn(MEDITATIONS, key);
export const meditationKeys: readonly MeditationKey[] = Object.keys(MEDITATIONS).filter(isMeditation);
