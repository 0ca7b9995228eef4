import type { Cue } from './cues.ts';

/** What a rule hears is enough, or says something beside another sign. */
export type Weight = 1 | 0.5;

/** What words of one sentence mean together. */
export type Rule = {
  /** Signs that say the same count once. */
  sign: string;
  /** Each part is one of these cues; they stand in any order within `reach` words. */
  parts: readonly (readonly Cue[])[];
  weight: Weight;
  /** Whether the clause of the first two parts denies it; left out where it does not matter. */
  isDenied?: boolean;
  /** Parts that are said of the writer: their indexes. */
  own: readonly number[];
  /** Cues that take it back anywhere in the sentence. */
  unless: readonly Cue[];
  reach: number;
  /** Whether its parts may stand in two sentences that follow each other. */
  isAcross: boolean;
  /** Whether they stand in the order in which they are named. */
  isOrdered: boolean;
};

type Options = Partial<
  Pick<Rule, 'isDenied' | 'own' | 'unless' | 'reach' | 'weight' | 'isAcross' | 'isOrdered'>
>;

const usual = 9;

/** `wish die|gone` reads: one of `wish` beside one of `die` or `gone`. */
const rule = (sign: string, parts: string, options: Options = {}): Rule => ({
  sign,
  parts: parts.split(' ').map((part) => part.split('|') as Cue[]),
  weight: 1,
  own: [],
  unless: [],
  reach: usual,
  isAcross: false,
  isOrdered: false,
  ...options,
});

const own = [0, 1];
const faint = 0.5;

export const RULES: readonly Rule[] = [
  // To die
  rule('said', 'clear'),
  rule('hinted', 'faint', { weight: faint }),
  rule('kill', 'kill', { isDenied: false, own: [0] }),
  rule('kill', 'kill wish|intent|think|afraid', { own, unless: ['hyper'] }),
  rule('kill', 'suicide wish|think|intent', { own: [1], isDenied: false, reach: 5 }),
  rule('kill', 'suicide', { own: [0], isDenied: false, weight: faint, unless: ['other'] }),
  rule('die', 'wish die', { isDenied: false, own, reach: 5 }),
  rule('die', 'intent|think die', { isDenied: false, own, weight: faint, unless: ['afraid'], reach: 5 }),
  rule('die', 'think die', { isDenied: false, own, unless: ['afraid'], reach: 5 }),
  rule('die', 'die rest|glad', { own: [0], isDenied: false, unless: ['other', 'past', 'dead'], reach: 5 }),
  rule('die', 'better die', { own: [1], isDenied: false, reach: 5 }),
  // Said plainly
  rule('plain', 'plain', { own: [0], unless: ['accident'] }),
  rule('plain', 'written heir', { own: [0], reach: 4, isAcross: true, isOrdered: true }),
  rule('plain', 'failed remain', { own: [1], reach: 5, isAcross: true, isOrdered: true }),
  rule('plain', 'lastTime unaware', { reach: 6, isAcross: true }),
  // Not to live, not to wake
  rule('live', 'wish|intent live', { isDenied: true, own, reach: 5 }),
  rule('live', 'worth live|life', { isDenied: true, own, reach: 5 }),
  rule('live', 'cannot live', { own, reach: 6 }),
  rule('live', 'regret live|survive', { own }),
  rule('live', 'wish wake|born|survive', { isDenied: true, own, reach: 5 }),
  rule('live', 'wish gone', { isDenied: false, own, weight: faint }),
  rule('live', 'wish gone forever|all|life', { isDenied: false, own }),
  rule('live', 'intent gone forever|all', { isDenied: false, own, weight: faint }),
  rule('wake', 'sleep forever', { own: [0], unless: ['other'], reach: 8, isOrdered: true }),
  rule('wake', 'wish sleep wake', { isDenied: true, own, unless: ['other'], reach: 7 }),
  rule('tired', 'tired live|life', { own, reach: 3, isOrdered: true }),
  rule('point', 'point live|life', { isDenied: true, own: [0], reach: 4 }),
  rule('point', 'whatFor live|life', {}),
  rule('point', 'whatFor go', { weight: faint }),
  rule('point', 'point go', { isDenied: true, weight: faint }),
  rule('go', 'wish|cannot|intent go', { isDenied: true, own, weight: faint, reach: 6 }),
  rule('go', 'cannot go', { own, weight: faint, reach: 6 }),
  rule('go', 'tired go', { own, weight: faint, reach: 6 }),
  // An end
  rule('end', 'wish|intent|think end all|life', { isDenied: false, own, reach: 4, isOrdered: true }),
  rule('end', 'wish|intent|think all end', { isDenied: false, own, reach: 4, isOrdered: true }),

  rule('out', 'wish out all|life', { isDenied: false, own }),
  rule('out', 'wish|see out', { weight: faint, own: [0] }),
  rule('pain', 'pain end out', { reach: 14, isAcross: true }),
  rule('rest', 'wish rest', { weight: faint, own, isDenied: false }),
  // A burden, better gone
  rule('burden', 'burden everyone', { own: [0], isDenied: false, unless: ['other'] }),
  rule('burden', 'burden', { own: [0], isDenied: false, weight: faint, unless: ['other'] }),
  rule('better', 'better without', { isDenied: false, reach: 8, own: [1] }),
  rule('better', 'better without everyone', { reach: 14 }),
  rule('better', 'without everyone better|glad', { reach: 14 }),
  rule('missed', 'nobody miss', { own: [1], weight: faint, isAcross: true }),
  rule('missed', 'nobody miss without|gone|die', { reach: 12, isAcross: true }),
  rule('missed', 'miss without|gone|die', { own: [1], isDenied: true, reach: 12, isAcross: true }),
  rule('without', 'whatFor without', { isAcross: true }),

  rule('better', 'gone forever better', { own: [0], reach: 9 }),
  rule('missed', 'everyone shrug without|gone|die', { reach: 12 }),
  // Ways
  rule('ways', 'means enough', { own: [0], reach: 7, unless: ['accident', 'other'] }),
  rule('ways', 'means lure', { own: [1], reach: 7, unless: ['accident'] }),
  rule('ways', 'place lure', { own: [1], reach: 7, unless: ['accident'] }),
  rule('ways', 'leap place', { own: [0], reach: 8, isDenied: false, weight: faint, unless: ['accident'] }),
  rule('ways', 'wish|think|intent|afraid leap place', { own, reach: 12, isDenied: false }),
  rule('ways', 'think die|kill pain', { reach: 12 }),
  rule('ways', 'hold', { unless: ['accident', 'other'] }),
  rule('harm', 'harm', { own: [0], isDenied: false, weight: faint, unless: ['accident', 'past'] }),
  rule('harm', 'harm wish|think|afraid|intent|anew', { own: [0], unless: ['accident', 'past'] }),
  // What is made ready
  rule('ready', 'letter heir', { weight: faint, own: [0], isAcross: true }),
  rule('ready', 'letter secret|find|without|goodbye', { own: [0], reach: 9, isAcross: true }),
  rule('ready', 'give secret', { own: [0], reach: 14, isAcross: true }),
  rule('ready', 'give', { own: [0], weight: faint }),
  rule('ready', 'order', { weight: faint }),
  rule('ready', 'order without|die|dying|self', { reach: 12, weight: faint, isAcross: true }),
  rule('found', 'find', { own: [0], weight: faint }),
  rule('farewell', 'goodbye', { weight: faint, own: [0] }),
  rule('absolve', 'absolve', { weight: faint }),
  rule('decided', 'decided|resolve peace', { reach: 16, own: [0], isAcross: true }),
  rule('decided', 'resolve', { weight: faint, own: [0] }),

  // No time to come
  rule('future', 'see future', { isDenied: true, own: [0], reach: 5, isOrdered: true }),
  rule('future', 'seen', { isDenied: true, own: [0], weight: faint, unless: ['trifle'] }),
  rule('future', 'future without', { reach: 5 }),
  // What may happen
  rule('taken', 'god take', { reach: 5, isOrdered: true }),
  rule('joined', 'join dead', { own: [0], reach: 20, isAcross: true }),
  rule('struck', 'struck glad|wish', { reach: 8 }),
  rule('struck', 'crash struck glad|wish', { reach: 16 }),
  rule('safe', 'safe lie', { reach: 14, isAcross: true }),
  rule('afraid', 'afraid', { own: [0], weight: faint }),
  rule('dead', 'dying', { own: [0], weight: faint }),
];
