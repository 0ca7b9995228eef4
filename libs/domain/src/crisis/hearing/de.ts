import { oneself } from './de/oneself.ts';
import { plain } from './de/plain.ts';
import { statements } from './de/statements.ts';
import { strong } from './de/strong.ts';
import { surroundings } from './de/surroundings.ts';
import { ways } from './de/ways.ts';
import { wishes } from './de/wishes.ts';
import type { Speech } from './speech.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** How words are written in speech and in dialects. */
const written: Readonly<Record<string, string>> = {
  net: 'nicht',
  ned: 'nicht',
  nit: 'nicht',
  noed: 'nicht',
  nid: 'nicht',
  nich: 'nicht',
  nix: 'nichts',
  nimma: 'nicht mehr',
  nimmer: 'nicht mehr',
  noemme: 'nicht mehr',
  nuemme: 'nicht mehr',
  i: 'ich',
  mi: 'mich',
  gaebat: 'gaebe',
  gaeb: 'gaebe',
  gaebs: 'gaebe es',
  gschiider: 'gescheiter',
  gscheiter: 'gescheiter',
  mei: 'mein',
  woas: 'weiss',
  koa: 'kein',
  wanns: 'wenn es',
  wenns: 'wenn es',
  wies: 'wie es',
  obs: 'ob es',
  dasses: 'dass es',
  ma: 'mir',
  mer: 'mir',
  mog: 'mag',
  hob: 'habe',
  wann: 'wenn',
  uebers: 'ueber das',
  ses: 'sie es',
  wett: 'wollte',
  woett: 'wollte',
  uf: 'auf',
  d: 'die',
  wael: 'welt',
  waelt: 'welt',
  cho: 'gekommen',
  isch: 'ist',
  s: 'das',
  ick: 'ich',
  ik: 'ich',
  hab: 'habe',
  waer: 'waere',
  waers: 'waere es',
  wuerd: 'wuerde',
  wuerds: 'wuerde es',
  haett: 'haette',
  haetts: 'haette es',
  moecht: 'moechte',
  koennt: 'koennte',
  koennts: 'koennte es',
  wollt: 'wollte',
  gehts: 'geht es',
  ists: 'ist es',
  habs: 'habe es',
  gibts: 'gibt es',
  machs: 'mach es',
  schaffs: 'schaff es',
  packs: 'pack es',
  tus: 'tu es',
  nen: 'einen',
  ne: 'eine',
  n: 'ein',
  fuers: 'fuer das',
  aufm: 'auf dem',
  afoch: 'einfach',
  oafach: 'einfach',
  eifach: 'einfach',
  lebm: 'leben',
  laebe: 'leben',
  lebn: 'leben',
  sterbn: 'sterben',
  koana: 'keiner',
  neamd: 'niemand',
  neamand: 'niemand',
  a: 'ein',
  daß: 'dass',
};

const spell = (piece: string): readonly string[] => {
  const [word = '', ending] = piece.split("'");
  const words = (Object.hasOwn(written, word) ? written[word] : undefined) ?? word.replaceAll('ß', 'ss');
  return [...words.split(' '), ...(ending === 's' ? ['es'] : [])].filter((part) => part !== '');
};

export const de: Speech = {
  language: 'de',
  strong,
  cues: [wishes, oneself, ways, statements, plain, surroundings],
  classes: {
    pillen:
      'tabletten pillen schlaftabletten schlafmittel medikamente paracetamol kapseln insulin antidepressiva ibuprofen morphium tropfen schmerzmittel schmerztabletten beruhigungsmittel',
    klinge: 'klinge klingen rasierklinge rasierklingen messer skalpell cutter teppichmesser',
    hoch: 'brücke brücken dach balkon klippe turm hochhaus parkhaus parkdeck viadukt brüstung kante',
    tag: 'montag dienstag mittwoch donnerstag freitag samstag sonntag morgen wochenende weihnachten übermorgen',
    kin: 'mama mutter papa vater eltern frau mann kinder kind sohn tochter bruder schwester oma opa tante onkel cousine cousin neffe nichte baby bub mädchen junge familie freundin freund partner partnerin chef',
    people:
      'freundin freund freunde kollege kollegin kollegen nachbar nachbarin nachbarn patient patientin hamster arzt ärztin lehrer lehrerin pfarrer typ mensch leute hund katze figur held team therapeut therapeutin chefin',
  },
  prepare: (text) =>
    text
      .replace(/ä/g, 'ae')
      .replace(/ö/g, 'oe')
      .replace(/ü/g, 'ue')
      .replace(/Ä/g, 'Ae')
      .replace(/Ö/g, 'Oe')
      .replace(/Ü/g, 'Ue'),
  spell,
  forms: (word) => [word],
  fillers: setOf(
    'einfach nur bloss wirklich echt eh ja doch auch schon noch halt eben mal so ganz gar eigentlich endlich jetzt dann wohl vielleicht bestimmt immer oft manchmal wieder sowieso ehrlich verdammt scheiss bitte selber selbst irgendwie langsam gerade grad total voll dauernd staendig digga alter',
  ),
  joins: setOf('und aber weil denn wenn sondern doch bis obwohl als damit ob waehrend oder'),
  subordinates: setOf('dass zu'),
  ownSpeech:
    /\bich\b.{0,12}\b(?:sage|sag|sagte|gesagt|denke|denk|dachte|gedacht|schreib\w*|schrieb|geschrieben|fluester\w*|tippe)\b|\b(?:sage|sagte|dachte|denke|schrieb|schreibe|fluesterte) ich\b/,
  says: /\b(?:sagt|sagte|gesagt|seufzt\w*|verkuendet\w*|fluester\w*|ruft|rief|schrei\w*|schrie|fragt|fragte|schrieb|schreibt|heisst|hiess|singt|sang|lied|song|film|roman|buch|kapitel|gedicht|stueck|oper|folge|serie|titel|schild|aufkleber|spruch|zeile|figur|meme|app|murmelt\w*|stoehnt\w*|verbessert|durchgestrichen|meint|meinte)\b/,
  hasCapitalNames: false,
};
