import type { ThinkingWords } from '../thinking-words.ts';

export const de: ThinkingWords = {
  absolute: [
    'ich (?:mache|mach) (?:immer|ständig|dauernd|jedes Mal) (?:alles|den gleichen|denselben|Fehler)',
    'ich (?:versage|vergesse|verliere|enttäusche|verderbe|ruiniere) (?:immer|ständig|jedes Mal|alles)',
    'ich (?:schaffe|lerne|kriege|bekomme|finde|kann|bin) (?:das |es |so etwas )?(?:nie|niemals)',
    '(?:niemand|keiner) (?:hört mir|mag mich|versteht mich|hilft mir|interessiert sich|will mich|fragt mich)',
    'alle (?:verlassen mich|hassen mich|lachen über mich|sind gegen mich|gehen weg)',
    '(?:nichts|nie) (?:klappt|gelingt mir|ändert sich|wird besser|läuft)',
    'alles (?:geht (?:immer )?schief|ist meine Schuld|was ich mache)',
    'immer (?:bin ich|liegt es an mir|ist es meine Schuld)',
  ],
  should: [
    'ich (?:sollte|müsste) (?:längst |schon |endlich |eigentlich )*(?:besser|stärker|glücklicher|weiter|darüber hinweg|dankbar|fertig|in der Lage|mehr)',
    'ich (?:sollte|dürfte|darf) (?:mich )?nicht (?:so |mehr )?(?:fühlen|traurig|wütend|müde|weinen|jammern|klagen|anstellen|schwach|versagen|scheitern)',
    'ich hätte (?:es |das )?(?:wissen|merken|sehen|mehr tun|da sein|bleiben|helfen|sagen)(?: müssen| sollen)?',
    'ich muss (?:immer )?(?:perfekt|stark|die Beste|der Beste|für alle da)',
    'ich darf (?:keine Fehler|keine Schwäche|niemanden enttäuschen)',
  ],
  mindReading: [
    '(?:er|sie|alle|die anderen|meine? \\p{L}+) (?:denkt|denken|findet|finden|hasst|hassen|hält|halten)(?: mich)? (?:bestimmt|sicher|wahrscheinlich|sowieso)',
    'ich (?:weiß|bin sicher|wette),? dass (?:er|sie|alle|die anderen|mein\\p{L}* \\p{L}+) (?:mich|über mich|von mir|enttäuscht|genervt|sauer)',
    '(?:bestimmt|sicher|wahrscheinlich) (?:denkt|denken|hasst|hassen|hält|halten|lacht|lachen|ist|sind) (?:er|sie|alle|die anderen)',
    'alle (?:denken|sehen),? (?:dass ich|ich (?:sei|bin))',
  ],
  catastrophe: [
    '(?:das|es|alles) (?:wird|geht) (?:alles |bestimmt |sicher |noch )*(?:eine Katastrophe|schiefgehen|zusammenbrechen|auseinanderfallen|böse enden|schlimm enden)',
    'ich werde (?:alles verlieren|allein enden|für immer allein|nie (?:wieder|mehr)? ?(?:glücklich|gesund|froh)|es nie|das nie)',
    '(?:mein Leben|meine Zukunft|meine Ehe|meine Karriere) ist (?:vorbei|ruiniert|zerstört|am Ende)',
    '(?:das|es) (?:ist|wäre) das Ende',
    'was,? wenn (?:alles|das Schlimmste|ich alles|ich meine Arbeit verliere)',
  ],
  unless: [
    '\\p{L}{2,} (?:sagt|sagte|meinte|schrieb|fragte|erzählte|hat gesagt)',
    'früher',
    '(?:ist|war|wäre) (?:ja |doch )?(?:nicht (?:wahr|das Ende)|kein Weltuntergang)',
    'nie wieder so',
    'stimmt (?:ja |doch )?nicht',
    '(?:glaube|denke) (?:ich )?nicht',
    'nicht mehr',
  ],
};
