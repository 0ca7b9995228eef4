import type { Speech } from './speech.ts';
import { oneself } from './en/oneself.ts';
import { plain } from './en/plain.ts';
import { statements } from './en/statements.ts';
import { strong } from './en/strong.ts';
import { surroundings } from './en/surroundings.ts';
import { ways } from './en/ways.ts';
import { wishes } from './en/wishes.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const negated =
  /^(do|did|does|is|was|would|could|should|are|have|has|had|were|wo|ca|ai|sha|must|need|might)n'?t$/;
const stems: Readonly<Record<string, string>> = { wo: 'will', ca: 'can', sha: 'shall', ai: 'is' };
const written: Readonly<Record<string, string>> = {
  cannot: 'can not',
  im: 'i am',
  ive: 'i have',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  u: 'you',
  ur: 'your',
  tmrw: 'tomorrow',
  tn: 'tonight',
  dinnae: 'do not',
  dinna: 'do not',
  canna: 'can not',
  cannae: 'can not',
  winna: 'will not',
  tae: 'to',
  ony: 'any',
  mair: 'more',
  anymore: 'any more',
  nobodys: 'nobody',
  everyones: 'everyone',
  whats: 'what',
  its: 'it',
  thats: 'that',
  lemme: 'let me',
  wnat: 'want',
  wan: 'want',
  dunno: 'do not know',
  noone: 'no one',
  an: 'and',
};
const endings: Readonly<Record<string, string>> = {
  m: 'am',
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  s: '',
};

const spell = (piece: string): readonly string[] => {
  const denied = negated.exec(piece)?.[1];
  if (denied) return [stems[denied] ?? denied, 'not'];
  const known = Object.hasOwn(written, piece) ? written[piece] : undefined;
  if (known) return known.split(' ');
  const [word = '', ending] = piece.split("'");
  const rest = ending === undefined ? '' : (endings[ending] ?? ending);
  return [word, rest].filter((part) => part !== '');
};

export const en: Speech = {
  language: 'en',
  strong,
  cues: [wishes, oneself, ways, statements, plain, surroundings],
  classes: {
    pills:
      'pills tablets meds medication medicine paracetamol capsules painkillers insulin antidepressants ibuprofen morphine tramadol xanax diazepam valium',
    blade: 'razor razors blade blades knife scalpel razorblade razorblades',
    part: 'arm arms leg legs thigh thighs wrist wrists stomach hips hip skin belly ankle ankles forearm forearms',
    height: 'bridge roof rooftop cliff balcony ledge parapet viaduct tower overpass flyover',
    day: 'monday tuesday wednesday thursday friday saturday sunday tomorrow weekend christmas tonight morning then new next spring summer',
    time: 'week day night month evening time morning',
    nearly: 'nearly almost',
    number: 'two three four five six several',
    my: 'the my these those her his them',
    kin: 'mum mom mother dad father parents wife husband partner girlfriend boyfriend son daughter sons daughters brother sister nan gran grandma granny grandmother grandad grandfather kid kids child children baby boy boys girl girls aunt uncle cousin nephew niece family boss',
    people:
      'friend friends man woman men women boss neighbour neighbours colleague colleagues patient patients doctor nurse teacher vicar guy lady bloke lad lads student students character hero dog cat hamster cousin people team',
  },
  spell,
  forms: (word) => [word],
  fillers: setOf(
    'just really simply honestly fucking fkn fuckin bloody even actually literally truly so too also still now maybe perhaps probably only please pls quite finally ever then somehow already often sometimes very damn desperately badly genuinely seriously kinda basically definitely always soon own properly absolutely completely',
  ),
  joins: setOf('and but because cause while if when until till since though although unless then'),
  subordinates: setOf('that which'),
  ownSpeech:
    /\bi (?:\w+ )?(?:said|say|thought|think|wrote|write|whispered|told|typed|answered|keep \w+ing)\b|\bmy (?:head|brain|mind)\b/,
  says: /\b(?:said|says|sighed|sighs|announced|announces|whispered|whispers|shouted|shouts|cried|yelled|screamed|asked|wrote|writes|written|crossed out|called|titled|ran|goes|sang|sings|sing|song|film|movie|novel|book|chapter|poem|play|opera|episode|series|title|sign|sticker|slogan|line|lyrics|in the|quote|headline|character|caption|meme|app|button|note on|murmured|groaned|groans|moaned|declared|told the|told sam)\b/,
  hasCapitalNames: true,
};
