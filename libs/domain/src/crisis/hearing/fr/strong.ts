import { type StrongWords, words } from '../strong.ts';

const pills =
  '(?:cachets?|comprimes?|medicaments?|medocs?|pilules?|gelules?|somniferes?|doliprane|xanax|morphine|insuline|antidepresseurs?|patchs?|ampoules|lexomil|valium|tramadol|anxiolytiques)';
const part =
  '(?:bras|avant-bras|poignets?|cuisses?|jambes?|ventre|veines?|gorge|peau|mollets?|hanches?|mains?)';
const blade =
  '(?:lames?|rasoirs?|cutter|ciseaux|couteau|compas|scalpel|briquet|cigarettes?|clopes?|verre|fer a repasser|aiguille)';
const near = '[^.!?]';

export const strong: StrongWords = {
  own: words(`
    je sais (?:de |quel |sur |a )?quel pont|je sais (?:exactement )?(?:comment|ou) (?:je vais le|je le) (?:faire|ferai)|j'?ai failli (?:sauter|le faire|me |passer a l'acte|lacher le volant|en finir)|
    (?:garde|planque|cache|planquee?|achete) (?:une|la|ma|des|les|un|le) (?:lames?|rasoirs?|cutter|corde) ${near}{0,25}(?:trousse|sac|tiroir|matelas|coque|coffre|garage|oreiller|sous)|(?:la|ma|une) (?:corde|lame) est (?:dans|sous|prete|cachee|au)|
    (?:rechute|recommence|replonge|craque),? ${near}{0,20}(?:me suis (?:re)?coupee?|lame|bras|sang|cuisses)|me suis (?:re)?coupee?,? ${near}{0,15}(?:sang|expres|profond|manches|caresse)|du sang (?:partout|sur (?:ma|mes|la) (?:manche|manches|serviette))|
    (?:ce soir|demain|cette nuit|bientot),? je (?:passe a l'acte|le fais|vais le faire|le ferai|m'en vais pour|pars pour)|passer? a l'acte|cette fois (?:ca|je) (?:marchera|ne me|vais|le|ne vais)|
    (?:la mort|mourir) (?:est|serait|c'est|me semble|parait|devient|m'attire) ${near}{0,15}(?:seule|soulagement|solution|delivrance|plus (?:facile|simple|doux)|douce|issue|repos)|seule (?:issue|solution|porte|sortie) ${near}{0,20}(?:mort|mourir|suicide|mourr)|
    (?:voix) ${near}{0,25}(?:de sauter|de mourir|de me|me tue|saute|crever)|
    (?:j'aurais d[ue]|j'aurais prefere|aurait mieux valu|aurait d[ue]) ${near}{0,8}(?:mourir|crever|y rester|que je meure|ne jamais naitre|me laisser)|n'aurais jamais d[ue] naitre|ne merite pas de vivre|
    (?:fatiguee?|marre|assez|lasse|las) (?:d'exister|de vivre|d'etre en vie|de respirer|d'etre vivante?)|(?:plus|aucune) (?:envie|raison|force) (?:de|d') ?(?:vivre|exister|continuer a vivre|etre en vie)|
    (?:mieux|plus heureux|soulages?|tranquilles) (?:sans moi(?! (?:au|a la|en))|si je n'etais plus la|si je mourais|si j'etais morte?|quand je serai morte?)|
    (?:boire|bu|avaler|avale) (?:de la|la|du|le|l')? ?(?:javel|mort-aux-rats|antigel|desherbant|poison)|(?:marcher|entrer|avancer) dans (?:la mer|le lac|la riviere|l'eau) ${near}{0,20}(?:plus|jusqu|pierres|revenir)|
    (?:vingt|trente|quarante|cinquante|\\d\\d+) ${pills}|
    (?<!va |vont |par |failli |essaye de )(?:me|m') ?(?:tuer|suicider|pendre|noyer|buter|flinguer|foutre en l'air|foutre en lair|supprimer|empoisonner|immoler|egorger|scarifier|mutiler|taillader|jeter (?:du|sous|dans le|sous le|de la|d'un|par la|sous un)|ouvrir les veines|donner la mort|oter la vie|tirer une balle|faire du mal|cramer la peau|balancer (?:du|sous)|defenestrer|couper (?:encore|ce soir|a nouveau|les veines))|
    (?:jme|j'me|je me) (?:tue(?! a)|suicide|suiciderai|pends|pendrai|noie|flingue|bute|scarifie|mutile|taillade|supprime|donnerai la mort|coupe (?:encore|les|le|pour|jusqu|quand|tous|chaque)|mords ${near}{0,15}sang|fous en l'air|tuerai|jette (?:sous|du|dans le))|
    (?:me|m') ?(?:suis|etais|serais|serai)s? ${near}{0,20}(?:foutue? en l'air|suicidee?|pendue?|scarifiee?|mutilee?|tailladee?|flinguee?|ouvert|coupee? (?:encore|hier|ce soir|a nouveau|pour|les (?:veines|bras|cuisses))|entaillee?|lacere ${near}{0,12}${part}|fait du mal|refait du mal|tuee? (?:deja|depuis)|jetee? (?:du|sous))|
    (?:coup|entaill|taillad|lacer|brul|ouvr|griff)\\w* (?:encore |a nouveau )?(?:les|le|la|mes|mon|ma) ${part} ${near}{0,25}(?:avec|au|a la|aux|pour|jusqu|encore|ce soir)|${blade} ${near}{0,20}(?:sur|contre|dans) (?:la|ma|mon|mes|les|le) ${part}|${part} ${near}{0,20}(?:a la|au|aux|avec (?:la|une|le|un|les|des|mon)) ${blade}|
    (?:coupures|entailles|cicatrices|marques) (?:sur|sous) (?:mon|mes|ma|le|les) (?:ventre|bras|cuisses?|poignets?|manches)|ca saigne encore|(?:cutter|lame|rasoir) (?:est |cachee? |planquee? )*(?:sous|dans) (?:le matelas|l'oreiller|ma trousse|ma coque|mon tiroir)|refait ce soir|(?:cogne|tape) (?:la |ma )?tete ${near}{0,12}(?:mur|carrelage|sol)|
    (?:avale|avaler|pris|prendre|prendrai|gobe|ingere) ${near}{0,15}(?:tout|toute|toutes|tous|boite entiere|plaquettes?|toutes les boites|trop de|poignee de|une boite|deux boites|la boite) ${near}{0,18}(?:${pills}|salle de bains?|armoire|pharmacie|boites|boite|plaquettes?)|(?:boite|plaquette|flacon) (?:entiere?|complete|en entier)|(?:mets|mis|met|garde|gardes|garder|planque|planques|stocke|economise|cache|compte) ${near}{0,25}${pills}|${pills} ${near}{0,25}(?:de cote|caches?|alignes?|comptes|planques?|suffi\\w*|stockes?)|assez de ${pills}|
    (?:sauter|saute|jeter|sauterai|basculer|enjambe\\w*|enjamber|lacher) ${near}{0,12}(?:du|de la|d'un|dans le|par la|le|la|depuis le) (?:\\w+ )?(?:pont|toit|balcon|fenetre|rambarde|garde-fou|falaise|barrage|viaduc|parapet|vide|etage)|(?:pont|toit|balcon|fenetre|rambarde|barrage|viaduc|falaise|quai|rails|parapet|etage) ${near}{0,40}(?:un pas|sauter|ce serait fini|serait regle|assez haut|me laisser tomber|combien de|se serait fini|finir|le vide m')|(?:un seul|un|plus qu'un) pas (?:et|de plus|en avant) ${near}{0,15}(?:fini|plus rien|c'est|termine)|assez haut|ce serait (?:fini|regle|termine) en|(?:me|m') ?\\w* ?(?:sous) (?:un|le) (?:train|metro|camion|rer|bus)|
    (?:voiture|camion|bus|train|platane) ${near}{0,30}(?:m'arrangerait|me percut\\w*|m'ecras\\w*|me fauch\\w*|se deporter)|ferme les yeux ${near}{0,12}(?:volant|conduis\\w*|route)|laisse (?:le moteur tourner|tourner le moteur)|(?:fusil|carabine|arme|pistolet|flingue) ${near}{0,30}(?:bouche|tempe|tete|demain|charge|contre moi|etabli|a cote de moi)|si j'avais une? (?:arme|flingue|fusil)|(?:corde|noeud coulant|ceinture) ${near}{0,20}(?:poutre|autour du cou|autour de mon cou|crochet|attend|tient)|
    (?:pense|penser|pensais|songe|songer|reve|pensees|envie) ${near}{0,12}(?:a mourir|a la mort|au suicide|a me|a en finir|suicidaires?|de mourir|de mort|d'en finir|de crever|a ma mort|de me)|(?:envie|hate|besoin|pret|prete) (?:de|d'|a) ?(?:mourir|crever|en finir|disparaitre (?:pour|a) |ne plus exister|ne plus me reveiller)|
    (?:je|j') ?(?:veux|voudrais|souhaite|prefere|prefererais|aimerais|vais|voulais|vx) (?:juste |vraiment |simplement |seulement |plus que )*(?:etre morte?|ne plus exister|ne plus (?:me )?reveiller|disparaitre pour toujours|qu'on m'acheve|ne plus etre la)|(?:jveux|jvx|jvoudrais) (?:juste |plus )?(?:mourir)|je ne veux plus (?:exister|etre la|me reveiller(?! a))|plutot mourir que de|pour mourir|
    en finir avec (?:la vie|tout|ma vie|moi)|en finir (?:ce soir|une bonne fois|pour de bon|bientot|demain)|mettre fin a (?:mes jours|ma vie|tout)|fin a mes jours|m'oter la vie|me foutre sous|(?:je|j') ?(?:serai|suis deja) (?:bientot |deja )mort(?:e)?(?! de)|l'annee prochaine je serai morte?|plus (?:la|de ce monde|en vie) (?:a noel|pour|quand|demain|l'annee|en|au|d'ici|a paques|cet ete)|(?:serai|seras|serait) (?:plus la|sans moi|partie?)|ce sera sans moi|sans moi,? (?:20|l'annee|noel)|
    si je n'avais pas (?:les|mes) (?:petits|enfants|gosses)|(?:quand|lorsque) (?:vous|on|quelqu'un) (?:lirez|liras|lira|lisez|lis|trouverez|trouvera|me trouve\\w*) ${near}{0,25}|pour ce que tu vas trouver|ce que (?:tu|vous) (?:vas|allez|trouver\\w*) trouver|adieu (?:tout le monde|a tous|maman|la vie|le monde|mes)|(?:ma|mes|ecrit (?:la|une|les|des)) lettres? d'adieu|vous comprendrez plus tard|la ou je vais ${near}{0,20}|(?:en )?aurai (?:bientot |meme )?plus besoin|qui (?:prendra|gardera|s'occupera) ${near}{0,25}(?:serai plus|quand je|si je meurs|apres moi)|derniere page tout court|les dernieres de ma vie|choisirai mon jour|
    (?:\\w+|\\d+) (?:jours|semaines|mois) sans ${near}{0,30}(?:craque|recommence|ce soir|replonge|rechute)|\\w+ tentatives? (?:ratee|manquee|loupee|ecourtee)|ma (?:derniere |deuxieme |troisieme )tentative|tentative ratee|combien il en faut|(?:voix) ${near}{0,20}(?:dit|disent|ordonne\\w*|veut|souffle\\w*) ${near}{0,25}(?:mourir|tuer|sauter|sauve|couper|crever|finir)|(?:coeur) ${near}{0,12}s'arret\\w* ${near}{0,15}(?:nuit|sommeil|seul)|me projeter sous|
    (?:pas|jamais) d[ue] me (?:trouver|sauver|ranimer|reanimer)|m'aient (?:trouvee?|sauvee?|ranimee?)
  `),
  named: words(
    `suicide(?:r|s|e|ee)?|suicidaires?|overdose|surdose|autodestruction|automutil\\w*|scarif\\w*|tentative de suicide|ts`,
  ),
  self: /(?<!\p{L})(?:je|j|j'\p{L}+|m'\p{L}+|me|moi|mon|ma|mes|jai|jsuis|jveux|jme)(?!\p{L})/u,
  others: words(
    `il|elle|ils|elles|son|sa|ses|oncle|tante|frere|soeur|voisine?|papy|mamie|ami|amie|cousine?|collegue|quelqu'un|eleve|pere|mere|equipe`,
  ),
  excuses: words(`
    films?|series?|romans?|livres?|episodes?|saison|chansons?|poemes?|pieces? de theatre|theatre|opera|jeu|boss|niveau|personnage|scene|podcast|radio|articles?|journal|infos|documentaire|reportage|dissertation|expose|cours de|en cours|seminaire|formation|atelier d'ecriture|conference|benevole|sos amitie|ecoute|patients?|patientes?|service|clients?|eleves?|prevention|statistiques|euthanasie|loi|netflix|cine\\w*|musee|lol|mdr+|ptdr+|haha\\w*|camus|durkheim|bovary|dalida|ophelie|role|
    reve que|revais que|cauchemar|il y a \\w+ ans|autrefois|a l'epoque|quand j'avais|a (?:\\w+-)?(?:quinze|seize|quatorze|treize|dix-sept|dix-huit|dix-neuf|vingt|trente) ans|ans aujourd'hui|depuis \\w+ ans|adolescente?|heureuse? d'(?:etre|avoir)|plus jamais depuis|
    de rire|de honte|honte a|de faim|de fatigue|de chaud|d'ennui|s'ennuie|m'ennuie|de soif|de peur|de froid|de sommeil|d'envie|suicide (?:commercial|social|politique|professionnel)|overdose de (?:\\w+)|vitamine\\w*|a la tache|chocolat|en defense|rez-de-chaussee|
    a la plage|marc a mis|la poire|quiz|cartons|ville aussi|palettes|par les pieds|cachets cette semaine|volontiers|frange|au lycee je|il y a des annees|^avant,|c'est loin|en therapie|a son cou|poirier|virgules|suif|homelie|stylos d'insuline|le bebe|ses vieux|de clim|devant le college|tiktok|cette these|karaoke|cuisin\\w*|oignons?|huitres|legumes|epluch\\w* les|jambon|pain|ronces|epines|rosiers?|haie|jardinage|jardiner|bricol\\w*|moquette|rasage|me rasant|rasee? les jambes|chat m'a|plaque|au four|cesarienne|operation|points de suture|cicatris\\w*|prise de sang|piqure|vaccin\\w*|tatouage|dentiste|ordonnance|prescri\\w*|pharmacien\\w*|docteur a dit|medecin a dit|semainier|pilulier|antibiotiques?|veto|avion|vol de nuit|
    elastique|baudrier|escalade|piscine|plongeoir|plong\\w*|parachute|parapente|nager|belle vue|la vue|panorama|coucher de soleil|photos?|balade|canoe|rafting|randonnee|vacances|notaire pour|imprimante|logiciel|batterie|serveur|demission\\w*|demenag\\w*|cabane
  `),
  before: words(
    `film|serie|roman|chanson|piece|opera|podcast|documentaire|article|formation|seminaire|cine-club|reve|cauchemar|il y a \\w+ ans|a \\w+-?\\w* ans j'ai|mon personnage|prof de theatre`,
  ),
  denied: /(?:jamais|ne |n'|pas |sans |personne|aucune)(?:\S+ ){0,3}$/u,
};
