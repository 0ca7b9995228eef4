import type { CrisisWords } from './crisis-words.ts';

// Accents are gone here.
const word = String.raw`(?!(?:ne|pas|il|elle|film|livre)\b)[\wœ']+ `;
const place = String.raw`(?! (?:dans|a|avec|ici|comme|en|chez|au|la-bas|seule?)\b)`;
const kin = String.raw`(?:enfants|famille|parents|mari|femme|mere|pere|fille|fils|tous)`;

export const fr: CrisisWords = {
  clear: [
    // Death
    String.raw`(?:je (?:veux|voulais|voudrais|souhaite)|j'aimerais|envie de|j'ai voulu|je prefererais) (?:juste |seulement |vraiment |encore )?(?:mourir|etre morte?)`,
    String.raw`(?:vais|veux|voulais|voudrais|envie de|pense a|penser a|voulu|tente de|songe a|pourrais|decide de|peur de) (?:encore |juste )?(?:me (?:suicider|tuer(?! (?:au|a)\b)|pendre|noyer|foutre en l'air|jeter (?:sous|du|d'un|dans le vide|par)|tirer une balle|donner la mort|faire du mal)|m'(?:oter la vie|ouvrir les veines))`,
    String.raw`me suicider|je me suicide`,
    String.raw`(?:je|j'ai|j'y) (?:${word}){0,5}(?:au|de|le) suicide`,
    String.raw`(?:pensees|idees|envies|pulsions) suicidaires?|je (?:suis|me sens) (?:\w+ )?suicidaire`,
    String.raw`(?:je (?:veux|voudrais|vais)|j'aimerais|envie d'|decide d'|voulu) ?en finir(?! avec (?!(?:la|ma|cette) vie|tout))`,
    String.raw`mettre (?:un terme|fin) a (?:mes jours|ma vie)`,
    String.raw`je (?:ne )?veux plus (?:vivre|exister)${place}|plus envie de vivre${place}`,
    String.raw`sauter (?:du|d'un|de ce|par) (?:pont|toit|balcon|immeuble|la fenetre)`,
    String.raw`avaler (?:tous|toute) (?:mes|les|ces|la|ma) (?:medicaments|cachets|comprimes|pilules|boite)`,
    // The same without the word
    String.raw`(?:mieux|plus heureu(?:x|ses?)|plus tranquilles?) (?:tous )?sans moi(?! (?:sur|dans|a|au|pour)\b)`,
    String.raw`(?:plus jamais|jamais plus|ne jamais|ne plus|ne pas) me reveiller(?! (?:tot|a|avant|si)\b)`,
    String.raw`(?:prefere|voulu|aimerais|mieux valu)[^.!?\n]{0,20}(?:jamais|pas) (?:naitre|etre nee?)`,
    String.raw`plus (?:aucune |de )?raisons? de vivre`,
    String.raw`vaut (?:plus|pas) (?:la peine|le coup) d'etre vecue`,
    String.raw`(?:fatiguee?|marre|lasse?|assez) de (?:vivre|la vie)${place}`,
    String.raw`disparaitre (?:pour toujours|a jamais|a tout jamais|pour de bon)`,
    String.raw`lettres? d'adieu[^.!?\n]{0,40}${kin}`,
    String.raw`manquerais? a personne|personne ne me (?:regretterait|pleurerait)`,
  ],
  faint: [
    String.raw`vois (?:plus|pas) (?:le sens|l'interet|de sens)(?! (?:de|du) (?:ce|cet|cette|ces|mon|ma|la|rapport)\b)`,
    String.raw`n'en peux plus(?! de\b)`,
    String.raw`(?:fatiguee?|marre|lasse?) d'etre (?:la|ici)`,
    String.raw`(?:plus|pas|aucune?) (?:d')?(?:issue|espoir)`,
    String.raw`(?:un poids|un fardeau|une charge) pour`,
    String.raw`que tout (?:ca |cela )?s'arrete`,
    String.raw`plus la force`,
    String.raw`a quoi bon`,
    String.raw`idees noires`,
    String.raw`(?:si je n'etais|quand je ne serai) plus la`,
    String.raw`lettres? d'adieu`,
  ],
  idioms: [
    String.raw`mourir (?:de (?:rire|faim|soif|honte|froid|chaud|sommeil|peur|curiosite)|d'(?:ennui|envie))`,
    String.raw`plutot mourir|a mourir`,
    String.raw`morte? de (?:rire|fatigue|faim|soif|honte|froid|peur|rire)`,
    String.raw`(?:equipe|projet|groupe|reunion|entreprise|service) (?:\w+ ){0,3}sans moi`,
  ],
  fiction: String.raw`films?|cinema|serie|episode|scene|personnages?|roman|livre|histoire|chapitre|theatre|heros|heroine|narrat(?:eur|rice)|act(?:eur|rice)|chansons?|paroles|poeme|opera|jeu|rideau`,
  ownSpeech: String.raw`j'ai (?:dit|pense|ecrit|crie|murmure|repondu)|je (?:dis|pense|me dis)|me suis dite?`,
};
