/** What a chord does: rests, leads away, or wants to go home. */
export type ChordRole = 'rest' | 'away' | 'pull';

/** How a mood sounds: its scale, its chords, its pace and who plays. */
export type Mood = {
  /** Semitones of the scale above its root. */
  scale: readonly [number, number, number, number, number, number, number];
  /** Lowest root, as a MIDI number. */
  root: number;
  secondsPerChord: number;
  /** Degrees of the scale (0 is the root) by what they do, the likelier ones more than once. */
  chords: Record<ChordRole, readonly [number, ...number[]]>;
  /** What is stacked above a triad: the seventh or the ninth, or nothing. */
  colours: readonly ['seventh' | 'ninth' | 'plain', ...('seventh' | 'ninth' | 'plain')[]];
  /** Notes of the melody for a chord: from how many to how many. */
  density: readonly [number, number];
  melody: 'felt' | 'glass' | 'harp';
  /** How loud the harp that breaks chords is; 0 is without. */
  broken: number;
  /** Roots that a new round may move to, in semitones. */
  moves: readonly [number, ...number[]];
};

export const MOODS = {
  calm: {
    scale: [0, 2, 4, 6, 7, 9, 11],
    root: 50,
    secondsPerChord: 8,
    chords: { rest: [0, 0, 5, 2], away: [1, 1, 3], pull: [4, 4, 6] },
    colours: ['ninth', 'seventh', 'plain'],
    density: [2, 4],
    melody: 'felt',
    broken: 0,
    moves: [5, -5, 2],
  },
  tender: {
    scale: [0, 2, 4, 5, 7, 9, 11],
    root: 53,
    secondsPerChord: 6.5,
    chords: { rest: [0, 0, 5, 2], away: [3, 3, 1], pull: [4, 4, 4] },
    colours: ['plain', 'ninth', 'seventh'],
    density: [3, 5],
    melody: 'felt',
    broken: 0.35,
    moves: [5, -5, -3],
  },
  wistful: {
    scale: [0, 2, 3, 5, 7, 8, 10],
    root: 57,
    secondsPerChord: 7.5,
    chords: { rest: [0, 0, 2, 5], away: [3, 5, 3], pull: [6, 4, 6] },
    colours: ['ninth', 'plain', 'seventh'],
    density: [2, 4],
    melody: 'felt',
    broken: 0.25,
    moves: [5, -5, 3],
  },
  hopeful: {
    scale: [0, 2, 4, 5, 7, 9, 11],
    root: 55,
    secondsPerChord: 5.5,
    chords: { rest: [0, 0, 5], away: [3, 3, 1], pull: [4, 4, 6] },
    colours: ['plain', 'ninth'],
    density: [3, 5],
    melody: 'glass',
    broken: 0.8,
    moves: [5, 2, -3],
  },
  night: {
    scale: [0, 2, 3, 5, 7, 9, 10],
    root: 48,
    secondsPerChord: 10,
    chords: { rest: [0, 0, 2], away: [3, 1, 3], pull: [6, 4, 6] },
    colours: ['ninth', 'seventh'],
    density: [1, 3],
    melody: 'glass',
    broken: 0,
    moves: [-5, 5, -2],
  },
  clear: {
    scale: [0, 2, 4, 5, 7, 9, 10],
    root: 52,
    secondsPerChord: 6,
    chords: { rest: [0, 0, 5], away: [3, 1, 3], pull: [6, 4, 6] },
    colours: ['plain', 'ninth', 'seventh'],
    density: [1, 3],
    melody: 'harp',
    broken: 1,
    moves: [5, -5, 2],
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;
