import type { MentionWords } from '../mention-words.ts';

export const fr: MentionWords = {
  titles:
    'monsieur|madame|mademoiselle|m|mme|mlle|dr|tante|tonton|oncle|cousin|cousine|mamie|papi|mon ami|mon amie|mon frère|ma sœur|mon mari|ma femme|mon copain|ma copine|mon patron|ma patronne|mon collègue|ma collègue|mon voisin|ma voisine|mon fils|ma fille|mon neveu|ma nièce|ma tante|mon oncle|ma cousine|mon cousin|petit|petite',
  beforePerson:
    'avec|chez|et|pour|sans|appelé|vu|rencontré|croisé|retrouvé|embrassé|remercié|invité|aidé|aime|entre|que|cher|chère|dit à|écrit à|parlé à|téléphoné à|demandé à|grâce à|pense à|penser à|manque|contre',
  afterPerson:
    "dit|a dit|disait|m'a|m’a|demande|a demandé|appelle|a appelé|écrit|a écrit|est venu|est venue|est parti|est partie|vient|pense|rit|riait|pleure|pleurait|sourit|souriait|veut|voulait|sait|savait|aime|et moi|était|a ri|a souri|propose|invite",
  beforePlace:
    "à|en|vers|depuis|près de|autour de|jusqu'à|aller à|allée à|allé à|parti à|partie à|habite à|vit à|vivre à|arrivée à|arrivé à|retour de|retour à|rentrée de|rentré de|train pour|vol pour|voyage à|week-end à|vacances à|vacances en|né à|née à|quitté|de",
  none: 'je|j|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|dieu|seigneur|jésus|christ|allah|marie|noël|pâques|ramadan|aïd|carême|bible|coran|église|mosquée|messe|catholique|protestant|musulman|juif|covid|corona|tdah|alzheimer|parkinson|doliprane|prozac|sida|vih|irm|pma|netflix|google|zoom|excel|instagram|whatsapp|internet|maman|papa|mamie|papi|mère|père|monsieur|madame|le|la|les|un|une|des|et|mais|donc|puis|quand|si|il|elle|on|nous|vous|ils|elles|mon|ma|mes|ton|ta|son|sa|ses|ce|cette|ça|que|qui|quoi|où|pourquoi|comment|aujourd|demain|hier|français|anglais|allemand|espagnol|arabe|oui|non|merci|bref|bon|bac|fac',
  loops: [
    '\\bje dois\\b[^.!?]{0,60}\\b(?:encore|absolument|vraiment|toujours|penser à|bientôt)\\b',
    '\\bil (?:faut|faudrait|faudra) (?:encore |absolument |vraiment |que je )',
    '\\bil me reste\\b[^.!?]{0,40}\\bà\\b|\\breste à faire\\b',
    "\\bj[’']ai promis\\b|\\bje me suis promis\\b",
    "\\bje n[’']ai (?:toujours|encore) pas\\b|\\bj[’']ai (?:toujours|encore) pas\\b",
    '\\bne pas oublier\\b|\\bpenser à (?=\\p{L}+(?:er|ir|re)\\b)',
    '\\bje devrais\\b[^.!?]{0,60}\\b(?:appeler|écrire|répondre|rappeler|ranger|finir|envoyer|payer|réparer|acheter)\\b',
  ],
  notLoops:
    "\\b(?:si je|quand j'étais|autrefois|j'aurais|je devais|je dois dire|je dois avouer|faut dire|faut avouer|rire|pleurer)\\b",
};
