import { oneself } from './fr/oneself.ts';
import { plain } from './fr/plain.ts';
import { statements } from './fr/statements.ts';
import { strong } from './fr/strong.ts';
import { surroundings } from './fr/surroundings.ts';
import { ways } from './fr/ways.ts';
import { wishes } from './fr/wishes.ts';
import type { Speech } from './speech.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const elided: Readonly<Record<string, string>> = {
  j: 'je',
  m: 'me',
  t: 'te',
  s: 'se',
  l: 'le',
  d: 'de',
  c: 'ce',
  n: 'ne',
  qu: 'que',
  jusqu: 'jusque',
  lorsqu: 'lorsque',
  puisqu: 'puisque',
};
/** How words are written in speech and in messages. */
const written: Readonly<Record<string, string>> = {
  chu: 'je suis',
  chus: 'je suis',
  chuis: 'je suis',
  jsui: 'je suis',
  g: 'je ai',
  jai: 'je ai',
  jme: 'je me',
  jte: 'je te',
  pu: 'plus',
  pus: 'plus',
  pis: 'puis',
  ya: 'il y a',
  svp: 'sil vous plait',
  jamais: 'jamais',
  ptdr: 'ptdr',
  avoir: 'avoir',
  personnes: 'gens',
  cest: 'ce est',
  nen: 'ne en',
  jen: 'je en',
  jy: 'je y',
  dla: 'de la',
  tt: 'tout',
  tlm: 'tout le monde',
  bcp: 'beaucoup',
  rester: 'rester',
  sert: 'sert',
};
/** "jsuis", "jveux", "jpense" are written in one. */
const glued =
  /^j(?=(?:suis|veux|vais|peux|pense|cherche|sers|sais|fais|dis|crois|voudrais|prefere|regarde|manque|vois|tiens|meurs|creve|existe|dors|mange|trouve|reste|serai|serais|lache|arrete|arrive|manquerais|manquerai|deteste|hais|merite|reviendrai)$)/;
const words = /^(?:([jmtslcdn]|qu|jusqu|lorsqu|puisqu)')?(.*)$/;

const spell = (piece: string): readonly string[] => {
  const [, short, rest = ''] = words.exec(piece) ?? [];
  const first = short === undefined ? [] : [elided[short] ?? short];
  const inner = rest.includes("'") ? rest.split("'").flatMap(spell) : null;
  if (inner) return [...first, ...inner];
  if (Object.hasOwn(written, rest)) return [...first, ...(written[rest]?.split(' ') ?? [])];
  // A letter that stands alone is one that lost its apostrophe.
  if (short === undefined && Object.hasOwn(elided, rest) && rest.length === 1) return [elided[rest] ?? rest];
  return glued.test(rest) ? [...first, 'je', rest.slice(1)] : [...first, rest].filter((word) => word !== '');
};

export const fr: Speech = {
  language: 'fr',
  strong,
  cues: [wishes, oneself, ways, statements, plain, surroundings],
  classes: {
    cachets:
      'cachets comprimés pilules médicaments médocs somnifères gélules doliprane paracétamol insuline anxiolytiques antidépresseurs morphine antidouleurs xanax lexomil',
    lame: 'lame lames rasoir rasoirs cutter couteau scalpel',
    hauteur: 'pont toit balcon falaise parapet viaduc tour immeuble rebord passerelle',
    jour: 'lundi mardi mercredi jeudi vendredi samedi dimanche demain noël',
    kin: 'maman mère papa père parents femme mari copain copine enfants enfant fils fille filles frère sœur mamie papi grand-mère grand-père tante oncle cousin cousine neveu nièce bébé petit petite famille',
    people:
      'ami amie amis amies copain copine collègue collègues voisin voisine voisins patron patronne patient patiente médecin infirmière prof curé homme dame gens chien chat héros personnage équipe cousin cousine',
  },
  prepare: (text) =>
    text
      .replaceAll('œ', 'oe')
      .replaceAll('Œ', 'OE')
      .replace(/(?<!\p{L})né(?:e|s|es)?(?!\p{L})/giu, 'nee')
      .replace(/(?<!\p{L})tu(?:é|ée)(?!\p{L})/giu, 'tuee'),
  spell,
  forms: (word) => [word],
  fillers: setOf(
    'ne juste simplement vraiment tellement si tres trop bien encore aussi meme franchement honnetement serieusement surement toujours souvent parfois enfin donc alors peut-etre tout bonnement absolument carrement seulement putain tabarnak la tous toutes assez presque finalement deja la-dessus desormais maintenant definitivement toute totalement clairement',
  ),
  joins: setOf('et mais car parce quand si puis donc lorsque puisque alors comme pendant ou'),
  subordinates: setOf('que de'),
  ownSpeech:
    /\bj'?(?:e |ai |me )?(?:dis|disais|dit|pense|pensais|pense|ecris|ecrit|ecrivais|murmure|chuchote|tape|me suis dit)\b|\bje (?:\w+ )?(?:dis|disais|pense|pensais|ecris|murmure)\b|\bma tete\b/,
  says: /\b(?:dit|disait|soupire\S*|annonce\S*|murmure\S*|chuchote\S*|crie|cria|souffle\S*|repond|demande|ecrit|s'appelle|titre|chante|chanson|film|roman|livre|chapitre|poeme|piece|opera|episode|serie|panneau|pancarte|slogan|refrain|personnage|meme|appli|gemit|declare|corrige|barre|lance|s'exclame|plaisante)\b/,
  hasCapitalNames: true,
};
