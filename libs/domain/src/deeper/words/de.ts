import type { DeeperWords } from '../deeper-words.ts';

export const de: DeeperWords = {
  rules: [
    {
      begins: [
        'ich (?:habe|hab|hatte)(?: so| immer| ein bisschen| große| solche)? Angst',
        'ich (?:fürchte|befürchte)',
        'ich mache mir(?: immer| große)? Sorgen',
        'mir ist(?: so| ganz)? bange',
      ],
      asks: ['{words}: Was würdest du am Tag danach tun?', '{words}: Was will diese Angst beschützen?'],
    },
    {
      begins: ['ich (?:muss|müsste|sollte|soll)'],
      asks: ['{words}: Wer sagt das?', '{words}: Was würde geschehen, wenn du es ließest?'],
    },
    {
      begins: [
        'ich [\\p{L}]+(?: \\p{L}+)? (?:immer|nie|niemals|ständig|dauernd)',
        'immer wieder',
        'nie wieder',
      ],
      asks: ['{words}: Wann hat das angefangen?', '{words}: Wann war es einmal anders?'],
    },
    {
      begins: ['ich weiß(?: \\p{L}+)? nicht', 'ich verstehe(?: \\p{L}+)? nicht', 'ich habe keine Ahnung'],
      asks: [
        '{words}: Was würdest du vermuten, wenn du müsstest?',
        '{words}: Was müsste sein, damit es klar wäre?',
      ],
    },
    {
      begins: [
        'ich (?:will|möchte|wünsche mir|wünschte|hoffe|sehne mich)(?! (?:nicht|kein))',
        'ich (?:würde|hätte|wäre) (?:so |sehr )?gern(?:e)?',
      ],
      asks: ['{words}: Was wäre dann anders?', '{words}: Was ist das kleinste Stück davon?'],
    },
    {
      begins: ['ich vermisse', '\\p{L}+ fehlt mir', 'mir fehlt'],
      asks: ['{words}: Was davon ist noch bei dir?', '{words}: Was würdest du jetzt dazu sagen?'],
    },
    {
      begins: [
        'ich (?:bin|war)(?: so| sehr| richtig| wirklich)? (?:froh|glücklich|dankbar|stolz|erleichtert)',
        'ich freue mich',
      ],
      asks: ['{words}: Was hat es dafür gebraucht?', '{words}: Wem würdest du das gern erzählen?'],
    },
    {
      begins: ['ich (?:fühle|fühlte|spüre|spürte)(?: mich)?(?! nicht)'],
      asks: ['{words}: Wo im Körper merkst du das?', '{words}: Was will dieses Gefühl von dir?'],
    },
    {
      begins: ['(?:er|sie|mein \\p{L}+|meine \\p{L}+) (?:sagte|sagt|meinte|meint|fragte|hat gesagt)'],
      asks: ['{words}: Was hast du darin gehört?', '{words}: Was hast du nicht geantwortet?'],
    },
    {
      begins: ['niemand', 'keiner', 'jeder', 'alle', 'alles'],
      asks: ['{words}: Wo ist die eine Ausnahme?', '{words}: Woher weißt du das?'],
    },
    {
      begins: ['weil'],
      asks: ['{words}: Was könnte noch ein Grund sein?', '{words}: Und was liegt dahinter?'],
    },
    {
      begins: ['aber'],
      asks: ['{words}: Was wiegt schwerer, das oder was davor steht?', '{words}: Was, wenn beides stimmt?'],
    },
  ],
  otherwise: [
    '{words}: Was daran ist dir am wichtigsten?',
    '{words}: Was würdest du jemandem sagen, der dir das schreibt?',
    '{words}: Was hast du hier ausgelassen?',
  ],
};
