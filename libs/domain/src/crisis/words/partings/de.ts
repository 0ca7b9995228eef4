import type { CrisisPartings } from '../crisis-words.ts';

const ends = String.raw`(?=[.,;:!?\n]|$)`;

/** Leave that is taken of life without its name. */
export const de: CrisisPartings = {
  clear: [
    String.raw`gebe? das leben auf${ends}|dass ich (?:ihr|ihm|ihnen) bald nachkomme|(?:am grab|auf dem friedhof)[^.!?\n]{0,40}(?:bald nach|bald komme|nachkomme)`,
    String.raw`(?:keinen|niemand(?:en)?)(?: \w+){0,2},? den mein tod (?:storen|treffen|kummern)|wo ich hingehe,? (?:wird|braucht|brauche|gibt)`,
    String.raw`(?:will|mochte),? dass es (?:endlich )?still wird,? fur immer|fur immer still${ends}`,
    String.raw`(?:ich wollte|wunschte|hatte),? ich ware (?:\w+ ){0,3}nicht (?:mehr )?aufgewacht|einschlafen[^.!?\n]{0,40}(?:vergaß|vergasse|vergisst)[^.!?\n]{0,12} zu wecken`,
    String.raw`(?:tropfen|tabletten|pillen)[^!?\n]{0,60}(?:nehme (?:sie|ich) nicht[^.!?\n]{0,4} (?:ich )?sammle|sammle sie)|zeit,? dass ich mich fort ?mache|ein zweites (?:jahr )?mach(?:e)? ich nicht mit`,
    String.raw`fur mich selber mag ich nicht mehr${ends}|mir langt'?s,? ich geh jetzt|fur jeden geburtstag bis (?:achtzehn|18)`,
    String.raw`ohne (?:sie|ihn) ist das leben nichts mehr wert|ich wurde nicht ausweichen${ends}|wie ich ende${ends}`,
  ],
  faint: [
    String.raw`(?:niemand|keiner) (?:\w+ )?(?:vermissen|vermisst)|vermissen wurde mich (?:niemand|keiner)|(?:noch einmal|ein letztes mal) (?:lachen |reden |sprechen )?horen|das (?:ist|war) das letzte mal${ends}`,
    String.raw`sie haben ja ihren vater|sie haben ja ihre mutter|(?:am|auf dem|auf der) (?:wehr|fensterbrett|parkdeck|gelander|brucke) (?:\w+ ){0,3}(?:gesessen|gestanden|saß|stand)|stehe (?:\w+ ){0,3}auf dem parkdeck`,
    String.raw`beinah(?:e)? nicht (?:mehr )?(?:aufgestanden|heimgekommen|umgekehrt)|was reicht und wo|und dafur kann ich sorgen|letzter dienst|(?:letzte liste|vollmacht|nachlass)`,
    String.raw`(?:angst) kleiner wird|der tod hat (?:mir|mich)|ich trete nicht mehr auf|will (?:aber )?gar nicht mehr|die fuße draußen|allen (?:nur )?eine last|besser mit jemandem`,
  ],
};
