import type { MentionWords } from '../mention-words.ts';

export const de: MentionWords = {
  titles:
    'herr|herrn|frau|dr|tante|onkel|oma|opa|cousin|cousine|meine freundin|mein freund|meinem freund|meiner freundin|meine schwester|mein bruder|meinem bruder|meiner schwester|meine frau|mein mann|mein chef|meine chefin|mein kollege|meine kollegin|mein nachbar|meine nachbarin|mein sohn|meine tochter|mein neffe|meine nichte|kollege|kollegin|freund|freundin',
  beforePerson:
    'mit|von|bei|für|ohne|und|traf|getroffen|besuchte|besucht|rief|umarmte|vermisse|liebe|fragte|an|der|die|dem|den|zwischen|wegen|neben|liebe|lieber',
  afterPerson:
    'sagt|sagte|meint|meinte|fragt|fragte|ruft|rief|schreibt|schrieb|kam|kommt|lacht|lachte|weint|weinte|hat gesagt|hat angerufen|hat geschrieben|hat mich|hat mir|erzählt|erzählte|findet|fand|brachte|half|will|wollte|weiß|und ich|geht|ging|lächelt|lächelte|umarmte|lud',
  beforePlace:
    'in|nach|aus|bis|durch|über|richtung|zug nach|reise nach|fahrt nach|flug nach|umzug nach|wohne in|wohnt in|lebe in|lebt in|zurück in|zurück aus|zurück nach|geboren in|urlaub in|wochenende in|besuch in',
  none: 'ich|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|gott|herr|jesus|christus|allah|weihnachten|ostern|ramadan|advent|bibel|koran|kirche|moschee|messe|katholisch|evangelisch|covid|corona|adhs|krebs|therapie|depression|depressionen|diabetes|migräne|alzheimer|parkinson|ibuprofen|aspirin|hause|haus|feierabend|arbeit|ruhe|ordnung|gedanken|eile|zukunft|not|bewegung|form|rente|mathe|deutsch|englisch|französisch|büro|schule|uni|stadt|küche|bett|garten|wald|urlaub|freude|liebe|angst|wasser|kaffee|tee|milch|zucker|geld|hilfe|musik|glück|zeit|sport|kindern|freunden|eltern|mama|papa|mutter|vater|oma|opa|leuten|kollegen|nachbarn|frau|mann|kind|hund|katze|wirklichkeit|wahrheit|stille|spannung|tränen|panik|wut|trauer|sorge|sorgen|stress|druck|lust|mühe|erfolg|schluss|ende|anfang|teil|fall|zweifel|frage|fragen|antwort|morgen|abend|nacht|tag|woche|monat|jahr|stunden|minuten|tagen|wochen|monaten|jahren|mitternacht|mittag|frühstück|abendessen|essen|schlaf|internet|handy|computer|netflix|google|zoom|excel|instagram|whatsapp|fahrrad|auto|bus|zug|bahn|regen|schnee|sonne|wind|kuchen|brot|wein|bier|weitem|allem|anderen|vornherein|neuem|klein|groß|alles|vielem|papier|holz|gold|plastik|zucker|salz|butter|käse|obst|gemüse|fleisch|suppe|pizza|nudeln|reis',
  loops: [
    '\\bich (?:muss|müsste|sollte|soll|darf nicht vergessen)\\b[^.!?]{0,80}\\b(?:noch|unbedingt|endlich|dringend|mal wieder|bald)\\b',
    '\\b(?:muss|müsste|sollte|soll) ich\\b[^.!?]{0,80}\\b(?:noch|unbedingt|endlich|dringend|mal wieder|bald)\\b',
    '\\bich (?:hab|habe)\\b[^.!?]{0,60}\\b(?:versprochen|immer noch nicht|noch nicht|noch nie)\\b',
    '\\bich (?:schulde|nehme mir vor|hab mir vorgenommen|habe mir vorgenommen)\\b',
    '\\bnicht vergessen\\b|\\bsteht noch aus\\b|\\bnoch zu erledigen\\b',
  ],
  notLoops:
    '\\b(?:wenn|damals|früher|musste|hätte|sollte ich\\?|muss ich sagen|muss ich zugeben|ich muss sagen|ich muss zugeben|lachen|weinen|noch nie)\\b',
};
