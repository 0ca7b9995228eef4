import type { CrisisWords } from './crisis-words.ts';
import { fr as partings } from './partings/fr.ts';
import { fr as statements } from './statements/fr.ts';

// Accents are gone here.
const word = String.raw`(?!(?:ne|pas|il|elle|film|livre)\b)[\wœ']+ `;
const place = String.raw`(?! (?:dans|a|avec|ici|comme|en|chez|au|la-bas|seule?)\b)`;
const kin = String.raw`(?:enfants|famille|parents|mari|femme|mere|pere|fille|fils|tous)`;

export const fr: CrisisWords = {
  clear: [
    ...statements.clear,
    ...partings.clear,
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
    String.raw`(?:veux|voudrais|voulais|prie|demande|envie de|souhaite)[^.!?\n]{0,25}(?:ne )?plus etre la(?! (?:pour|a|quand|dans)\b)|plus etre la au matin|ne plus demander de matin|ne demande plus de matin`,
    String.raw`las(?:se)? de vivre|fatiguee? de vivre|assez vecu|resolu d'y mettre fin|mettre fin a tout|y mettre fin`,
    String.raw`(?:cachets|comprimes|gouttes|pilules|medicaments)[^.!?\n]{0,50}(?:gardes?|garde|comptes?|mis de cote|economises?|une seule fois|suffira|suffisent)|(?:garde|compte|mets de cote|economise|j'ai compte|les ai comptes)[^.!?\n]{0,25}(?:gouttes|cachets|comprimes|pilules)`,
    String.raw`(?:la|le|les) rejoindre[^.!?\n]{0,40}(?:retient|retenir|bientot|la-haut)|rien ne me retient(?: plus)?`,
    String.raw`(?:me|recommence a me|envie de me|recommence a) (?:couper|scarifier|mutiler)(?! (?:les cheveux|du monde|la parole|les ongles|en)\b)|me scarifie|je me coupe (?:encore|la peau|les bras)`,
    String.raw`mot d'adieu|lettres? d'adieu|lettre aux enfants pour apres`,
    String.raw`(?:que )?tout s'arrete[^.!?\n]{0,15}(?:peu importe|n'importe)|autant que je (?:disparaisse|meure|parte)|disparaitre pour (?:toujours|de bon)|je vais les (?:liberer|soulager)`,
    String.raw`(?:entre|entrer|descendre|marcher|avancer) dans (?:le fleuve|la riviere|la mer|l'eau|le canal)[^.!?\n]{0,40}(?:ce soir|personne|cette nuit|pour ne pas)|sous (?:le|un) (?:train|metro|camion) (?:ce soir|demain|bientot)|me jeter`,
    String.raw`(?:donne|distribue|donne toutes) (?:toutes )?mes affaires|n'en aurai plus besoin|choisir la date|fixe la date|choisi le jour`,
    String.raw`(?:mieux|plus facile|plus simple|tranquilles?) (?:pour (?:eux|tous|tout le monde) )?(?:si je (?:n'etais|suis|etais) (?:plus|pas|morte?|partie?)|quand je ne serai plus)`,
    String.raw`je ne devrais (?:pas|plus) (?:exister|etre en vie|etre la)|plus de raison de (?:vivre|continuer|ne pas y penser|me lever|rester en vie)|aucune raison de (?:vivre|continuer|rester en vie)|samedi,? c'est fini`,
  ],
  faint: [
    ...statements.faint,
    ...partings.faint,
    String.raw`(?:je )?(?:ne )?(?:n')?en (?:peux|pouvais) plus|(?:j')?tiens p(?:l)?us|ne tiens plus|a bout de (?:tout|forces)`,
    String.raw`(?:decide|c'est decide|ma decision est prise)e?(?=[.,;!\n]|$)`,
    String.raw`(?:tres|si|enfin) calme (?:depuis|maintenant)?|j'aide un peu|ce soir(?=[.,;!\n]|$)`,
    String.raw`(?:charge|poids|fardeau|boulet) (?:pour|sur)? ?(?:eux|tous|tout le monde|ma famille|mes)|comme un boulet|meritent mieux qu'un`,
    String.raw`(?:chat|chien) confiee?|loyer paye|dettes payees|papiers en ordre|testament (?:ecrit|fait|pret)|le mot a poser|range l'etabli|mots? de passe (?:dans|sur)|donne mes (?:rabots|outils|livres|disques|vetements)`,
    String.raw`une derniere fois|pour la derniere fois|sa voix une derniere|mes derniers mots`,
    String.raw`(?:reste|regarde|regarder|monte|debout|penche|approche) (?:[^.!?\n]{0,40})(?:quai|poutre|pont|rails|toit|corde|parapet|falaise|bord)|la corde est`,
    String.raw`(?:ne )?vois plus (?:d'issue|de sortie|d'avenir)|plus (?:d'issue|rien a (?:batir|attendre|esperer|perdre))|plus rien ne me|connais les doses|la dose`,
    String.raw`ses (?:cachets|comprimes|gouttes)|dans le tiroir|sous la manche`,
    String.raw`(?:ils|elles) ont (?:leur pere|leur mere)|s'en sortiront sans moi|me demandent quand j'arrive|pas sauves?|personne a prevenir|devant l'ecole`,
    String.raw`vois (?:plus|pas) (?:le sens|l'interet|de sens)(?! (?:de|du) (?:ce|cet|cette|ces|mon|ma|la|rapport)\b)`,
    String.raw`(?:fatiguee?|marre|lasse?) d'etre (?:la|ici)`,
    String.raw`(?:plus|pas|aucune?) (?:d')?(?:issue|espoir)`,
    String.raw`(?:un poids|un fardeau|une charge) pour`,
    String.raw`que tout (?:ca |cela )?s'arrete`,
    String.raw`plus la force(?! d(?:e |')(?:cuisin|rang|sort|travaill|lir|fair|parl|ecrir|boug|mont|march|cour|repond|nettoy|lav|manger))`,
    String.raw`a quoi bon`,
    String.raw`idees noires`,
    String.raw`(?:si je n'etais|quand je ne serai) plus la`,
    String.raw`lettres? d'adieu`,
  ],
  idioms: [
    ...statements.idioms,
    String.raw`pour ne pas me reveiller|ma (?:cousine|tante|grand-mere|voisine) a voulu en finir`,
    String.raw`mourir (?:de (?:rire|faim|soif|honte|froid|chaud|sommeil|peur|curiosite)|d'(?:ennui|envie))`,
    String.raw`plutot mourir|a mourir`,
    String.raw`morte? de (?:rire|fatigue|faim|soif|honte|froid|peur|rire)`,
    String.raw`(?:equipe|projet|groupe|reunion|entreprise|service) (?:\w+ ){0,3}sans moi`,
  ],
  fiction: String.raw`films?|cinema|serie|episode|scene|personnages?|roman|livre|histoire|chapitre|theatre|heros|heroine|narrat(?:eur|rice)|act(?:eur|rice)|chansons?|paroles|poeme|opera|jeu|rideau`,
  ownSpeech: String.raw`j'ai (?:dit|pense|ecrit|crie|murmure|repondu)|je (?:dis|pense|me dis)|me suis dite?`,
};
