import type { CrisisWords } from './crisis-words.ts';
import { de as partings } from './partings/de.ts';
import { de as statements } from './statements/de.ts';

// Umlauts have lost their dots here.
const word = String.raw`(?!(?:nicht|nie|niemals|er|sie|film|buch)\b)[\wß]+,? `;
const rest = String.raw`[^.!?\n]`;
const will = String.raw`(?:will|wollte|mochte)`;
const self = String.raw`(?:umbring(?:en|e)|umzubringen|(?:zu )?toten|(?:zu )?erhangen|aufhangen|aufzuhangen|(?:zu )?erschie(?:ss|ß)en|(?:zu )?vergiften|(?:zu )?ertranken|(?:zu )?ritzen)`;
const kin = String.raw`(?:kinder|familie|eltern|mann|frau|alle|mutter|vater|sohn|tochter)`;

export const de: CrisisWords = {
  clear: [
    ...statements.clear,
    ...partings.clear,
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
    String.raw`(?:will|mochte|wollte|mag|kann|bitte)(?: ich)? (?:\w+ ){0,4}nicht (?:mehr |langer )(?:da|hier) sein(?! (?:mussen|in|bei|wenn|wo)\b)|nicht mehr da zu sein|morgens nicht mehr (?:da|aufwachen)`,
    String.raw`mude vom leben|lebensmude|(?:mag|kann) (?:ich )?nimmer(?! (?:arbeiten|schlafen|laufen|warten|mit)\b)|i ko nimm?a`,
    String.raw`(?:tabletten|pillen|tropfen|schlaftabletten|medikamente)[^.!?\n]{0,40}(?:gespart|gesammelt|gehortet|reichen|reicht)|(?:spare|sammle|horte|gesammelt|gespart)[^.!?\n]{0,30}(?:tabletten|pillen|tropfen)`,
    String.raw`zu ihr(?:,| und)? (?:[^.!?\n]{0,40})(?:nichts mehr halt|was mich (?:noch|hier) halt)|(?:mochte|will|bald|wieder) (?:bei ihr|bei ihm|zu ihr|zu ihm) (?:sein )?(?:im himmel|dort oben|da oben|unter der erde)|ihr nachfolgen|ihm nachfolgen|hinterhergehen will`,
    String.raw`(?:mich|selbst) (?:wieder |gerade |heute )?(?:geritzt|ritzen|geschnitten (?:am arm|an den armen|am handgelenk))|ritze mich|wieder (?:an)?gefangen,? (?:mich )?zu (?:ritzen|schneiden)|(?:klinge|rasierklinge)[^.!?\n]{0,40}(?:wieder|heute|kasten|haut|arm)`,
    String.raw`(?:alle[ns]?|jede[mn]|euch|ihnen|den kindern|der familie) (?:[^.!?\n]{0,30})(?:besser|leichter|ruhe|erlost|frei)[^.!?\n]{0,30}(?:wenn ich (?:weg|fort|nicht|gehe|tot|verschwinde)|ohne mich|von mir)|(?:zeit|besser),? dass ich (?:mich fort|verschwinde|gehe|weg)`,
    String.raw`(?:ich )?(?:will|wollte|soll|moge) (?:nur |bloss |einfach |dass )*(?:alles |es )(?:nur |endlich |einfach )*(?:aufhor\w*|zu ende|vorbei)[^.!?\n]{0,12}(?:egal wie|fur immer)|es soll (?:nur )?(?:alles )?aufhoren|a ruah is`,
    String.raw`abschieds(?:mail|brief|nachricht)[^.!?\n]{0,40}(?:neu|wieder|geloscht|fertig|umgeschrieben|schreib\w*)|schreibe? (?:an )?(?:meine|die)n? abschieds`,
    String.raw`(?:in den|in die|ins) (?:rhein|fluss|see|kanal|main|donau|elbe|wasser|meer)[^.!?\n]{0,30}(?:gehe|gehen|springe|springen|niemand|nicht mehr)|(?:vor|unter) (?:die|den|einen) (?:bahn|zug|u-bahn|lkw|laster) (?:\w+ ){0,2}(?:gehe|gehen|lege|legen|stelle|stellen|werf\w*|lauf\w*)`,
    String.raw`(?:brauche|benotige) (?:ich )?(?:sie|es|das|nichts) (?:alles )?(?:nicht )?mehr(?=[.,;!\n]|$)[^.!?\n]{0,3}|verschenke (?:alle )?meine (?:sachen|bucher|kleider|werkzeuge|platten)`,
    String.raw`keinen? (?:weg|ausweg|grund)(?: mehr)? (?:\w+ )?(?:raus|heraus|mehr|weiterzumachen|weiter zu|aufzustehen)[^.!?\n]{0,40}(?:probiert|gesucht|alles)|es gibt keinen weg mehr raus`,
    String.raw`(?:mir|mich) (?:hatte|hatten) (?:es )?nie geben|mich sollte es (?:gar |uberhaupt )?nicht geben|ich sollte nicht (?:mehr )?(?:da|hier|am leben) sein|meinem leben ein ende|schluss machen mit (?:allem|dem leben)|mit allem schluss|will nur noch schlafen und nie`,
  ],
  faint: [
    ...statements.faint,
    ...partings.faint,
    String.raw`(?:halte|ertrage|schaffe) (?:ich )?(?:das|es) (?:alles )?nicht (?:mehr|langer)(?: aus)?|(?:es )?reicht jetzt|ich mag nicht mehr`,
    String.raw`(?:entschieden|entschluss (?:steht|gefasst))(?=[.,;!\n]|$)`,
    String.raw`(?:seitdem|seither|endlich|ganz) (?:\w+ )?ruhig|helfe (?:jetzt )?nach|(?:pointe|datum|tag) steht fest|nirgends mehr`,
    String.raw`(?:allen|euch|ihnen|nur|eine) (?:nur )?(?:eine )?last|bin (?:allen )?(?:im weg|zu viel)|so kaputt ist`,
    String.raw`(?:schlussel|brief)e? liegen? (?:beim|auf dem|neben dem) (?:brief|tisch)|konten geregelt|testament (?:ist )?(?:geschrieben|fertig|gemacht)|katze (?:ist )?bei|hund (?:ist )?bei|alles geregelt|passworter (?:\w+ )?(?:aufgeschrieben|umschlag)|(?:sonntag|samstag|freitag|heute nacht)(?=[.!\n]|$)`,
    String.raw`noch einmal (?:lachen |ihre stimme |seine stimme )?(?:horen|sehen)|zum letzten mal|ein letztes mal|das genugt|(?:wie|dass) ich ende`,
    String.raw`(?:stehe|stand|schaue|sehe|sah|gehe) (?:[^.!?\n]{0,30})(?:parkdeck|balken|brucke|gleise?n?|bahnsteigkante|dach|gelander|klippe|seil|strick)`,
    String.raw`nichts mehr (?:zu (?:bauen|hoffen|erwarten|verlieren)|halt mich|das mich halt)|was mich noch halt|wozu noch|ich weiss,? was reicht|(?:heute|jetzt) zahle ich`,
    String.raw`(?:tropfen|tabletten|pillen) (?:[^.!?\n]{0,30})(?:schrank|schublade|hand gehabt|gezahlt)`,
    String.raw`(?:sie|die kinder) haben (?:ja )?(?:ihren vater|ihre mutter|ihre oma)|(?:kommen|kommt|schaffen das) (?:auch )?ohne mich|wann ich komme|die ich nicht retten konnte|niemanden? (?:\w+ )?anrufen|an der schule vorbei`,
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
    ...statements.idioms,
    String.raw`(?:nie wieder|nicht) auf(?:zu)?wachen vor|ferien`,
    String.raw`(?:mutter|vater|chefin|chef|lehrerin|lehrer|frau|mann|freundin|freund|sie|er|das|es) (?:\w+ ){0,2}(?:wird|will|wollte|konnte|wurde|werden) mich (?:\w+ )?umbringen`,
    String.raw`vor (?:lauter )?(?:lachen|langeweile|hunger|durst|scham|peinlichkeit|neugier|hitze|kalte|angst|aufregung|freude|gluck|arbeit) (?:\w+ ){0,2}(?:sterben|gestorben|umbringen)`,
    String.raw`(?:sterbe|gestorben|sterben) vor`,
    String.raw`zum sterben|lieber (?:sterbe|sterben)|doch nicht lebensmude`,
    String.raw`(?:projekt|team|mannschaft|firma|chor|gruppe|abteilung) (?:\w+ ){0,2}ohne mich`,
  ],
  fiction: String.raw`films?|kino|serie|folge|szene|figur|romans?|buch|geschichte|kapitel|theater|theaterstuck|held(?:in)?|erzahler(?:in)?|schauspieler(?:in)?|lied|song|gedicht|oper|spiel|vorhang`,
  ownSpeech: String.raw`ich (?:\w+ )?(?:sagte|dachte|fluster(?:t)?e|schrieb|schrie|gesagt|gedacht)|(?:sagte|dachte|schrieb) ich`,
};
