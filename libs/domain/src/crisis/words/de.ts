import type { CrisisWords } from './crisis-words.ts';

// Umlauts have lost their dots here.
const word = String.raw`(?!(?:nicht|nie|niemals|er|sie|film|buch)\b)[\wß]+,? `;
const rest = String.raw`[^.!?\n]`;
const will = String.raw`(?:will|wollte|mochte)`;
const self = String.raw`(?:umbring(?:en|e)|umzubringen|(?:zu )?toten|(?:zu )?erhangen|aufhangen|aufzuhangen|(?:zu )?erschie(?:ss|ß)en|(?:zu )?vergiften|(?:zu )?ertranken|(?:zu )?ritzen)`;
const kin = String.raw`(?:kinder|familie|eltern|mann|frau|alle|mutter|vater|sohn|tochter)`;

export const de: CrisisWords = {
  clear: [
    // Death
    String.raw`(?:ich (?:${word}){0,3}${will}|${will} ich) (?:${word}){0,4}(?:sterben|tot sein)`,
    String.raw`(?:ich|uberlege|mir vor|gedanken|daran|davon|drang)${rest}{0,40}mich (?:${word}){0,3}${self}`,
    String.raw`ich bring(?:e)? mich (?:${word}){0,2}um|bringe ich mich (?:${word}){0,2}um`,
    String.raw`(?:ich|mir) (?:${word}){0,7}(?<!(?:uber|zur|zum|gegen) )(?:selbstmord|suizid)(?!pravent|rate|attent)\w*`,
    String.raw`ich (?:bin|war|fuhle mich) (?:${word}){0,2}(?:suizidal|lebensmude)`,
    String.raw`mir (?:${word}){0,3}das leben (?:zu )?nehmen|nehme(?: ich)? mir (?:${word}){0,3}das leben`,
    String.raw`(?:meinem leben|dem ganzen|allem) (?:${word}){0,2}ein ende (?:zu )?(?:setze|mache|bereite)n?`,
    String.raw`(?:ich (?:${word}){0,3}(?:${will}|mag|kann)|(?:${will}|mag|kann) ich) (?:${word}){0,3}nicht (?:mehr |langer |weiter )(?:leben|existieren)(?! (?:wie|in|mit|ohne)\b)`,
    String.raw`ich ware (?:doch |lieber |besser |nur |gern |einfach )?tot|ware ich (?:doch |nur |bloss |endlich |schon |lieber )?tot`,
    String.raw`mich${rest}{0,20}vor (?:den|einen) zug|von (?:der|einer|dieser) brucke (?:zu )?(?:spring|sturz)\w*|vom (?:dach|balkon|hochhaus) (?:zu )?(?:spring|sturz)\w*`,
    String.raw`(?:${will}|konnte|uberlege|zu)${rest}{0,30}alle (?:meine |diese |die )?(?:tabletten|pillen|medikamente)|alle (?:meine |die )?(?:tabletten|pillen|medikamente) (?:\w+ ){0,3}(?:zu schlucken|schlucken)`,
    String.raw`pulsadern`,
    String.raw`mich selbst (?:zu )?(?:verletzen|umbringen|umzubringen|toten)`,
    // The same without the word
    String.raw`ohne mich (?:(?!projekt|team|mannschaft|firma|sitzung|gruppe)\w+ ){0,4}(?:besser|glucklicher|leichter)`,
    String.raw`(?:besser|glucklicher|leichter)(?: dran)? ohne mich`,
    String.raw`wenn es mich nicht (?:mehr )?(?:gabe|geben wurde)|besser,? wenn ich (?:nicht mehr|nie|tot|weg)`,
    String.raw`(?:nicht mehr|nie wieder|nie mehr|nicht wieder) auf(?:zu)?wachen`,
    String.raw`(?:nie|niemals) geboren`,
    String.raw`kein(?:en)? grund (?:mehr )?(?:\w+ )?(?:zu leben|weiterzuleben|zum leben)`,
    String.raw`(?:nicht|kaum) (?:mehr |langer )?lebenswert`,
    String.raw`des lebens (?:so )?mude|(?:mude|leid|satt) zu leben`,
    String.raw`(?:fur immer|endgultig) (?:zu )?verschwinden|verschwinden fur immer`,
    String.raw`(?:niemand|keiner) wurde (?:mich|es) (?:\w+ )?(?:vermissen|merken)${rest}{0,12}wenn ich (?:weg|tot|nicht mehr|gestorben)`,
    String.raw`abschiedsbriefe?${rest}{0,40}${kin}`,
  ],
  faint: [
    String.raw`(?:keinen|nichts mehr einen|keinerlei) sinn(?: mehr)?(?! (?:in|an) (?:diese|dem|der|den|meine))`,
    String.raw`(?:mude|leid|satt)${rest}{0,12}(?:hiersein|hier zu sein|da zu sein|dasein)|nicht mehr hier sein`,
    String.raw`ich kann (?:einfach |so |das )*nicht mehr`,
    String.raw`keinen ausweg|keine hoffnung`,
    String.raw`(?:allen|euch|ihnen|jedem|meiner familie|anderen) (?:\w+ ){0,3}last`,
    String.raw`soll (?:\w+ ){0,3}aufhoren`,
    String.raw`abschiedsbriefe?`,
    String.raw`hasse (?:mich|mein leben)`,
  ],
  idioms: [
    String.raw`(?:mutter|vater|chefin|chef|lehrerin|lehrer|frau|mann|freundin|freund|sie|er|das|es) (?:\w+ ){0,2}(?:wird|will|wollte|konnte|wurde|werden) mich (?:\w+ )?umbringen`,
    String.raw`vor (?:lauter )?(?:lachen|langeweile|hunger|durst|scham|peinlichkeit|neugier|hitze|kalte|angst|aufregung|freude|gluck|arbeit) (?:\w+ ){0,2}(?:sterben|gestorben|umbringen)`,
    String.raw`(?:sterbe|gestorben|sterben) vor`,
    String.raw`zum sterben|lieber (?:sterbe|sterben)|doch nicht lebensmude`,
    String.raw`(?:projekt|team|mannschaft|firma|chor|gruppe|abteilung) (?:\w+ ){0,2}ohne mich`,
  ],
  fiction: String.raw`films?|kino|serie|folge|szene|figur|romans?|buch|geschichte|kapitel|theater|theaterstuck|held(?:in)?|erzahler(?:in)?|schauspieler(?:in)?|lied|song|gedicht|oper|spiel|vorhang`,
  ownSpeech: String.raw`ich (?:\w+ )?(?:sagte|dachte|fluster(?:t)?e|schrieb|schrie|gesagt|gedacht)|(?:sagte|dachte|schrieb) ich`,
};
