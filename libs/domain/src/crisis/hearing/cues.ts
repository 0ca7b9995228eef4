/** What words of a sentence say, whatever the language; what they mean together is told by `rules.ts`. */
export const CUES = [
  // Who
  'self',
  'other',
  'everyone',
  'nobody',
  'dead',
  'god',
  // Whether it is so
  'not',
  'cannot',
  'says',
  'past',
  'story',
  'work',
  'hyper',
  'accident',
  'idiom',
  // What is wanted
  'wish',
  'intent',
  'think',
  'die',
  'kill',
  'suicide',
  'live',
  'go',
  'dwell',
  'wake',
  'sleep',
  'forever',
  'end',
  'all',
  'pain',
  'gone',
  'out',
  'survive',
  'regret',
  'born',
  // How one sees oneself
  'tired',
  'life',
  'point',
  'whatFor',
  'burden',
  'better',
  'without',
  'miss',
  'shrug',
  'worth',
  'dying',
  'rest',
  // What is made ready
  'means',
  'enough',
  'place',
  'leap',
  'lure',
  'harm',
  'body',
  'letter',
  'heir',
  'give',
  'order',
  'find',
  'goodbye',
  'absolve',
  'secret',
  'anew',
  'hold',
  'decided',
  'resolve',
  'peace',
  // Time to come
  'future',
  'see',
  'seen',
  // What might happen
  'take',
  'join',
  'crash',
  'struck',
  'glad',
  'safe',
  'lie',
  'afraid',
  // Whole statements
  'clear',
  'faint',
  'plain',
  'trifle',
] as const;

/** One of them. */
export type Cue = (typeof CUES)[number];

/** Phrases by what they say, between commas; a language may have none for one of them. */
export type CueWords = Readonly<Partial<Record<Cue, string>>>;

/** Words of a sentence that say something: indexes of the first and last of them. */
export type Hit = { cue: Cue; first: number; last: number };
