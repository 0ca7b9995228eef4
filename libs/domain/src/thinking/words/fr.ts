import type { ThinkingWords } from '../thinking-words.ts';

export const fr: ThinkingWords = {
  absolute: [
    "(?:je|j[’']) ?(?:rate|gâche|oublie|perds|déçois|échoue|fais) (?:toujours|tout le temps|à chaque fois)",
    "je (?:n[’']arrive|ne finis|ne réussis|ne sais|ne fais|n[’']apprends|ne suis|ne peux) jamais",
    "(?:personne) ne (?:m[’']écoute|me comprend|m[’']aime|m[’']aide|veut de moi|s[’']intéresse)",
    "tout le monde (?:me quitte|me déteste|m[’']ignore|se moque de moi|est contre moi|part)",
    'rien ne (?:marche|va|change|me réussit)',
    'tout (?:va (?:toujours )?mal|est (?:de )?ma faute|ce que je fais)',
    "c[’']est toujours (?:moi|ma faute|pareil avec moi)",
  ],
  should: [
    "je devrais (?:déjà |enfin |quand même )*(?:être (?:plus|meilleur\\p{L}*|heureu\\p{L}*|capable|content\\p{L}*|reconnaissant\\p{L}*)|aller mieux|avoir fini|m[’']en sortir|y arriver|faire plus)",
    'je ne (?:devrais|dois) pas (?:être|me sentir|pleurer|avoir besoin|me plaindre|échouer|montrer|craquer)',
    "j[’']aurais dû (?:le )?(?:savoir|voir|faire plus|dire|être|rester|aider)",
    'il faut que je sois (?:parfait\\p{L}*|fort\\p{L}*|l[ae] meilleur\\p{L}*)',
    'je dois être (?:parfait\\p{L}*|fort\\p{L}*|l[ae] meilleur\\p{L}*|là pour tout le monde)',
  ],
  mindReading: [
    "(?:il|elle|ils|elles|tout le monde|les autres|mon \\p{L}+|ma \\p{L}+) (?:doit|doivent) (?:penser|me trouver|me détester|m[’']en vouloir|se dire|regretter)",
    '(?:il|elle|ils|elles|tout le monde|les gens) (?:me déteste|me trouve|pensent?|se dit|se disent) (?:sûrement|certainement|sans doute|probablement)',
    "je (?:sais|suis sûre?|parie) qu[’'e] ?(?:il|elle|ils|elles|tout le monde|les gens) (?:me|m[’']|pensent?|ne m|ne veu|sont (?:déçu|fâché)|est (?:déçu|fâché))",
    'tout le monde (?:pense|voit) que je',
  ],
  catastrophe: [
    "(?:ça|cela|tout) va (?:être (?:une catastrophe|un désastre|horrible)|s[’']écrouler|mal (?:finir|se terminer|tourner)|s[’']effondrer)",
    'je vais (?:tout perdre|finir seule?|rester seule? (?:toute ma vie|pour toujours)|tout gâcher|ne jamais)',
    "je ne (?:m[’']en remettrai|serai|trouverai) (?:plus )?jamais",
    'ma (?:vie|carrière) est (?:finie|fichue|gâchée|ruinée)',
    "c[’']est la fin (?:de tout|du monde|de ma)",
    'et si (?:tout|le pire|je perdais (?:tout|mon))',
  ],
  unless: [
    "\\p{L}{2,} (?:dit|a dit|m[’']a dit|disait|a écrit|demande)",
    'avant,? je',
    "ce n[’'](?:est|était) pas (?:vrai|la fin)",
    'plus jamais ça',
    'je ne (?:pense|crois) pas',
  ],
};
