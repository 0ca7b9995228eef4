import type { CrisisPartings } from '../crisis-words.ts';

const ends = String.raw`(?=[.,;:!?\n]|$)`;

/** Leave that is taken of life without its name. */
export const fr: CrisisPartings = {
  clear: [
    String.raw`(?:veux|voudrais|souhaite) que (?:ca|tout) se taise pour toujours|vie ne vaut plus la peine|ne vaut plus la peine d'etre vecue`,
    String.raw`ne (?:peux|sais) (?:pas|plus) continuer a vivre|combien de temps je vais (?:encore )?me garder en vie|ecrit mes adieux`,
    String.raw`personne que ma mort (?:derangerait|generait|toucherait)|(?:cimetiere|tombe)[^.!?\n]{0,40} que j'arriva?is bientot|la ou je vais,? (?:on|il|je) n`,
    String.raw`(?:gouttes|cachets|comprimes|pilules)[^!?\n]{0,60}(?:je ne les prends pas|je les mets de cote)|je n'en ferai pas un deuxieme|j'abandonne la vie|je parle de la vie`,
    String.raw`j'(?:ai )?garde? (?:que |qu')la corde|(?:failli|manque) y rester${ends}`,
  ],
  faint: [
    String.raw`quand je ne serai plus(?! (?:la (?:demain|lundi|ce)|au|en|a|dans|sous|si|aussi)\b)`,
    String.raw`entendre (?:sa|leur) voix une derniere fois|(?:la|une) derniere fois|ils ont leur (?:pere|mere)|personne (?:ne )?s'en apercevrait|personne qu'a besoin d'moi|personne n'a (?:plus )?besoin de moi`,
    String.raw`(?:ferme|ferm[ei]) mes comptes|succession|lettres postees|plus simple pour eux|moins a trier|le mot a poser|plus besoin de rendez-vous|efface mes photos|la ferme est donnee`,
    String.raw`(?:assis|debout|reste)(?: \w+){0,5} (?:rebord de la fenetre|bord de l'ecluse|parapet|pont|quai)|au bord de l'ecluse|cote rue|la mort m'a|j'suis au bout|je suis au bout${ends}`,
    String.raw`que ca passe|j'attendrai pas|n'attendrai pas le suivant|que je n'ai pas sauve\w*|quand j'arrive${ends}|une conclusion${ends}`,
  ],
};
