import type { DeeperWords } from '../deeper-words.ts';

export const fr: DeeperWords = {
  rules: [
    {
      begins: [
        "j[’'](?:ai|avais)(?: très| tellement| toujours| un peu)? (?:peur|la trouille)",
        'je (?:crains|redoute)',
        "je m[’']inquiète",
        "ça m[’']inquiète",
      ],
      asks: [
        '{words}\u00a0: que ferais-tu le lendemain\u202f?',
        '{words}\u00a0: qu’est-ce que cette peur veut protéger\u202f?',
      ],
    },
    {
      begins: ['je (?:dois|devrais)', 'il (?:faut|faudrait) que je', 'il faut'],
      asks: [
        '{words}\u00a0: qui le dit\u202f?',
        '{words}\u00a0: que se passerait-il si tu laissais cela\u202f?',
      ],
    },
    {
      begins: ["je (?:n[’']|ne )?\\p{L}+ (?:toujours|jamais|sans cesse)", "je n[’']arrête pas"],
      asks: [
        '{words}\u00a0: quand cela a-t-il commencé\u202f?',
        '{words}\u00a0: quand était-ce différent, ne serait-ce qu’une fois\u202f?',
      ],
    },
    {
      begins: ['je (?:ne )?sais (?:pas|plus)', 'je (?:ne )?comprends (?:pas|plus)', 'aucune idée'],
      asks: [
        '{words}\u00a0: que dirais-tu, s’il fallait deviner\u202f?',
        '{words}\u00a0: que faudrait-il pour que ce soit clair\u202f?',
      ],
    },
    {
      begins: [
        'je (?:veux|voudrais|souhaite|rêve)',
        "j[’'](?:aimerais|espère)",
        "j[’']ai (?:très |tellement )?envie",
      ],
      asks: [
        '{words}\u00a0: qu’est-ce qui serait différent alors\u202f?',
        '{words}\u00a0: quel en est le plus petit morceau\u202f?',
      ],
    },
    {
      begins: ["[\\p{L}’']+ me manque(?:nt)?"],
      asks: [
        '{words}\u00a0: qu’est-ce qui en est encore avec toi\u202f?',
        '{words}\u00a0: que lui dirais-tu maintenant\u202f?',
      ],
    },
    {
      begins: [
        'je suis(?: très| si| tellement| vraiment)? (?:content|contente|heureux|heureuse|fier|fière|soulagé|soulagée|reconnaissant|reconnaissante)',
      ],
      asks: [
        '{words}\u00a0: qu’a-t-il fallu pour en arriver là\u202f?',
        '{words}\u00a0: à qui aimerais-tu le raconter\u202f?',
      ],
    },
    {
      begins: ['je (?:me sens|me sentais|ressens|ressentais)'],
      asks: [
        '{words}\u00a0: où le sens-tu dans ton corps\u202f?',
        '{words}\u00a0: que te demande cette émotion\u202f?',
      ],
    },
    {
      begins: [
        "(?:il|elle|ils|elles|mon \\p{L}+|ma \\p{L}+) (?:a dit|m[’']a dit|ont dit|m[’']ont dit|disait|dit|m[’']a demandé)",
      ],
      asks: ['{words}\u00a0: qu’y as-tu entendu\u202f?', '{words}\u00a0: que n’as-tu pas répondu\u202f?'],
    },
    {
      begins: ['personne', 'tout le monde', 'rien', 'tous'],
      asks: ['{words}\u00a0: où est l’unique exception\u202f?', '{words}\u00a0: comment le sais-tu\u202f?'],
    },
    {
      begins: ["parce qu(?:e|[’'])", 'car'],
      asks: [
        '{words}\u00a0: quelle autre raison pourrait-il y avoir\u202f?',
        '{words}\u00a0: et derrière cela\u202f?',
      ],
    },
    {
      begins: ['mais'],
      asks: [
        '{words}\u00a0: qu’est-ce qui pèse le plus, cela ou ce qui précède\u202f?',
        '{words}\u00a0: et si les deux étaient vrais\u202f?',
      ],
    },
  ],
  otherwise: [
    '{words}\u00a0: qu’est-ce qui compte le plus pour toi là-dedans\u202f?',
    '{words}\u00a0: que dirais-tu à une amie ou un ami qui t’écrirait cela\u202f?',
    '{words}\u00a0: qu’as-tu laissé de côté ici\u202f?',
  ],
};
