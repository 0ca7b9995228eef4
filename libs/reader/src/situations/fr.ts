import type { SituationWords } from './cues.ts';

export const fr: SituationWords = {
  nobody:
    'personne, aucun d eux, pas un seul, tous sauf moi, tout le monde sauf moi, pas un appel, pas un message',
  included:
    'gardé de place, gardé une place, invité, invitée, attendu, attendue, assis à côté, assis avec moi, venu, venue, pensé à mon anniversaire, appelé, appelée, parlé, demandé, remarqué, remarquée, donné de nouvelles, choisi, choisie, à qui parler, à qui le raconter, à appeler, souhaité mon, demandé ce que je, demandé comment j',
  alone:
    'seul, seule, toute seule, tout seul, pour moi seule, une seule assiette, rien que moi, sans invités',
  feast:
    'anniversaire, bougies, gâteau, noël, réveillon, nouvel an, minuit, saint-valentin, fête, pâques, mariage, mangé dans la voiture',
  noAnswer:
    'sans réponse, pas répondu, pas de réponse, pas réécrit, pas rappelé, pas de nouvelles, aucune nouvelle, ne répond pas, répond pas, messagerie, pas rentré, pas rentrée, pas encore là, toujours pas rentré, pas décroché',
  long: 'jours, nuits, semaines, mois, heures, toute la journée|nuit|semaine|soirée|matinée, deux fois, trois fois, quatre fois, cinq fois, encore et encore, depuis lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier, à trois heures, jusqu à trois, la nuit, dans le bus, dans le train, depuis',
  refused:
    'refus, refusé, refusée, refusés, pas prise, pas pris, pas retenu, pas retenue, pas eu, un non, dit non, annulé, pas sur la liste, malheureusement, nous regrettons, pas le mien, pas moi, recalé, recalée',
  mine: 'ma candidature, mon nom, mon livre, mon idée, le projet, mon projet, mes diapos, mon travail, le poste, le rôle, la promotion, le prix, la place, l appartement, la bourse, mois-ci, manuscrit, audition, entretien, la liste, cette année, le même texte, les siennes, le sien, comme les siennes',
  toOther:
    'à la nouvelle, au nouveau, à quelqu un d autre, à un autre, à une autre, à ma collègue, à mon collègue, à ma place, pris quelqu un d autre, choisi quelqu un d autre',
  public:
    'devant tout le monde, devant tous, devant toute la classe, devant la classe, devant l équipe, devant les collègues, devant la maîtresse|le|mes|ma|mon, tout le monde regardait, tous regardaient, à la caisse, sur scène, derrière moi, en réunion, à table, toute la file, toute la classe, toute la salle',
  failed:
    'carte a été refusée, carte refusée, carte ne passait, trou de mémoire, bégayé, bafouillé, trébuché, renversé, fait tomber, tombée, tombé, oublié mon texte, voix a lâché, trompé de nom, trompée de nom, braguette, mélangé, pas lu, su répondre, a ri quand, ont ri quand',
  beg: 'dû demander, ai dû demander, demander de l argent, emprunter, emprunté, mendié, resto du cœur, aller aux restos, supplié',
  burden:
    'argent, loyer, prêt, dettes, rendu, examen, examens, partiel, thèse, mémoire, boîte mail, déclaration, impôts, dernière traite, déménagement, procès, période d essai, permis, rapport, démission, carton',
  wronged:
    'comme les siennes, comme le sien, menti, mensonges, dans mon dos, tenu sa promesse, lu mon journal|mes, volé, volée, trompé, trompée, crié dessus, ri de moi, moqué, moquée, coupé la parole, rejeté la faute, accusé, accusée, ignoré, ignorée, doublé dans, jeté mes, raconté à tous, insulté, insultée, copié',
  untold:
    'sans un mot, sans demander, sans nous avoir rien dit, sans rien dire, sans prévenir, pas un mot, le lendemain, dernière à savoir, dernier à savoir, appris par, dans le journal, rien dit',
  home: 'propriétaire, l appartement, notre appartement, la maison, notre maison, le bail, le loyer, l évier, la cuisine, ma chambre, le frigo, la salle de bain, le lit, mon poste, la boîte, l école, mes heures',
  result:
    'résultats, résultat, analyses, biopsie, radio, prise de sang, la lettre, examen, verdict, la grosseur, irm, le médecin a appelé, l hôpital a appelé, le véto, grain de beauté, test, scanner',
  good: 'bons, bon, bonne, négatif, négative, réussi, bénin, bénigne, rien de grave, pas ce qu ils croyaient, pas ce que, rien trouvé, propre, normal, normale, tout va bien, fausse alerte, passé, saine, en notre faveur',
  bad: 'raté, ratée, positif, pire, mauvais, mauvaise, pas bon, revenu, perdu, à deux points, à un point, pas assez',
  finished:
    'rendu, fini, envoyé, terminé, passé, remboursé, vide, coché, signé, derrière moi, sorti de, sortie de, réglé, bouclé, déposé',
  gone: 'mort, morte, depuis sa mort, depuis qu il|elle, enterrement, enterré, parti, partie, déménagé, quittée, quitté, il y a un an, sans lui|elle, véto, tombe, veuve, veuf',
  remains:
    'brosse à dents, son manteau, sa veste, sa chaise, sa tasse, ses chaussures, ses chaussons, ses lunettes, sa voix, son écriture, son numéro, son côté, son pull, son écharpe, son chapeau, sa montre, la laisse, la gamelle, son oreiller, deux assiettes, deux tasses, mis deux, son parfum, berceau, son nom',
  still:
    'encore, toujours, de nouveau, à chaque fois, une fois de plus, pas m arrêter, impossible de m arrêter, peux pas m arrêter',
  parent: 'maman, ma mère, papa, mon père, mamie, papi, mes parents, mon mari, ma femme',
  estranged:
    'prénom de mon frère, prénom de ma sœur, mauvais prénom, pas reconnu, pas reconnue, reconnaît plus, qui je suis, demandé qui, oublié mon nom, à travers moi, trouvé le mot, la même question, me prend pour, m appelle, comment je m appelais, comment je m appelle, mon nom',
  little:
    'bébé, le bébé, mon fils, ma fille, elle, il, mon petit-fils, ma petite-fille, la petite, le petit, les enfants, neveu, nièce, chiot, chaton, le chat, le chien, petite main',
  tender:
    'posée sur moi, posé sur moi, endormi sur, endormie sur, sur mon épaule, dans mes bras, pris ma main, main dans, la main, tenu la main, cessé de pleurer, arrêté de pleurer, premier mot, premiers pas, premier sourire, serré dans, dit maman, dit papa, embrassé, je t aime, dansé dans la cuisine, couru vers moi, autour de mon cou, blotti, blottie',
  news: 'deux traits, enceinte, test positif, fiancés, fiancée, dit oui, la bague, le cœur bat, à l écran, jumeaux, rentre à la maison, on attend',
  first:
    'première nuit, premier soir, premier matin, première neige, la première fois, nouvel appart, nouvel appartement, nouvelle maison, enfin chez, dimanche, jour de congé, enfin',
  cosy: 'pizza par terre, une lampe, bougie, feu, couverture, thé, soupe, pluie sur, un livre, chaussettes, chaussons, bain, rien de prévu, calme, lentement, soleil sur, jardin, crêpes, cartons, fenêtre ouverte, café au lit, pain au four',
  checked:
    'vérifié la porte, vérifié, vérifié le, relevée encore, relevé encore, regardé mon téléphone, actualisé, compté l argent, refait les comptes, relu le mail, écouté à la porte, éveillée à, googlé, répété mon, gaz vérifié',
  nuisance:
    'percent, perceuse, chaudière, queue, file d attente, retard, en panne, cassé, cassée, enfermée dehors, enfermé dehors, salle d attente, bouchons, imprimante, wifi, internet, musique d attente, formulaire, formulaires, ascenseur, crevé, crevaison, valise perdue, souffleur, aboie, amende, planté, mise à jour, mot de passe, réunion, lave-vaisselle, machine à laver, travaux, bus de remplacement, plus d eau chaude, l appli, effacé, heure de retard, alarme, lâche, mal écrit, mal orthographié, urgences, pas une chaise, mauvais nom',
  early:
    'à six heures, à sept heures, à cinq heures, le dimanche, dimanche matin, à minuit, le jour le plus froid, le jour le plus chaud, mon jour de congé, en vacances, avant neuf heures, la veille, une heure avant, cinq minutes avant',
  praise:
    'génial, super, formidable, magnifique, parfait, merveilleux, quel bonheur, quelle joie, quel plaisir, quelle chance, bravo, merci bien, merci beaucoup de, comme c est gentil, charmant, excellent, exactement ce qu il, félicitations, chouette',
  limb: 'jambes, genoux, mains, main, cœur, poitrine, gorge, estomac, ventre, mâchoire, dents, épaules, nuque, joues, visage, oreilles, peau, yeux, tête, os, bras, corps, voix, souffle, réveillée, réveillé, sommeil',
  shaky:
    'coton, en coton, tremblaient, tremblait, trembler, tremblé, battait, bat à tout, s emballe, cognait, molles, flageolaient, sueur froide, hérissés, sèche, s est arrêté, manqué un battement',
  tight:
    'nœud, une pierre, pierre dans, plomb, serrés, serrée, serrer les dents, serrer, crispées, crispée, grincer, retourné, mal à force, comme un poing, boule',
  loose:
    'détendues, relâché, descendues, lâché, respirer enfin, pu respirer, expiré, première fois cette semaine, plus légère, dénoué',
  heavy:
    'lourd, lourde, sable mouillé, plomb, béton, pas pu me lever, traîné, vide, dix heures de sommeil, douze heures de sommeil, épuisé, épuisée',
  burning: 'brûlaient, brûlantes, en feu, rouge, écarlate, chaudes, cramoisi',
  choked: 'nouée, fermée, boule, mouillés, avalé, pleins, embués, brisée, piquaient',
  beam: 'sourire, souri, souriais, ri, riais, chanté, dansé, sifflé, fredonné, rayonnais, sourire aux lèvres',
  danger:
    'frôlés, failli nous, failli me, dérapé, des pas derrière, suivie, suivi, fumée, alarme a sonné, les freins, turbulences, grogné, flammes, quelqu un à la porte, couru vers la route, couru sur la route, tombé à l eau, ne respirait plus, ambulance, glissé sur',
  chosen:
    'mon nom, lu mon nom, appelé mon nom, choisie, choisi, gagné, imprimé, publié, acceptée, accepté, prise, première place, sur la liste, ri à ma blague, applaudi, ils me veulent, est arrivé',
  kind: 's est souvenu, souvenu, souvenue, apporté, laissé, cuisiné, conduite, conduit, porté mes, attendu avec, restée avec moi, resté avec moi, remplacée, prêté, envoyé, tenu la porte, demandé comment, payé mon, réparé, pensé à moi, passé avec, gardé les enfants, lavé ma voiture, tondu ma, déneigé, arrosé mes, laissé un gâteau, laissé sa place, laissé son siège, rapporté mon, retrouvé mon',
  unasked:
    'tout seul, toute seule, sans que je dise, sans que je demande, sans demander, comme ça, de lui-même, d elle-même, sans un mot, alors qu il, après le travail, tout le chemin, sous la pluie, la mort de, sans rien vouloir',
  outdone:
    'tous sauf moi, tout le monde sauf moi, tous les autres, la seule à, le seul à, la plus vieille, le plus vieux, la plus lente, dernière, plus jeune que moi, deux fois plus vite, l avaient lu, savaient, meilleur que moi, moitié de mon âge',
  harsh:
    'crié sur, engueulé, rembarré, rembarrée, perdu patience, oublié d appeler, oublié d aller, pas allée voir, pas rappelé, raté son, pas le temps, fait pleurer, pas été là, raccroché au, arrêter de faire le bébé, dit d arrêter, traité de bébé, traitée de bébé',
  foul: 'moisissure, moisi, asticots, cheveux dans, cheveu dans, vomi, pourri, pourrie, bave, cafard, rats, puanteur, puait, ongles, craché, morve, gras, mouches',
  vast: 'étoiles, voie lactée, aurore boréale, baleine, baleines, éclipse, la montagne, les montagnes, le désert, cathédrale, comète, glacier, étourneaux, l océan, canyon, la lune, lucioles, neige, brouillard, biche',
  leaving:
    'remis les clés, rendu les clés, à des inconnus, dernier regard, dernière nuit dans, pièces vides, vendu, camion de déménagement, fermé pour la dernière, dernier carton, fait signe jusqu, sur le quai, dit au revoir',
  theyGot:
    'elle qui a eu, lui qui a eu, elle a eu le, il a eu le, a acheté, ont acheté, promue, promu, a eu le grand, fiancée, encore enceinte, nouvelle voiture, contrat d édition, elle a le poste',
  same: 'même semaine, même année, même jour, même âge, commencé ensemble, on a commencé, plus jeune que moi, deux ans de moins, et moi, pendant que je, moi toujours, piqué',
  hurtFace:
    'lèvre a tremblé, lèvre tremblait, visage s est fermé, s est tu, s est tue, yeux pleins, s est mis à pleurer, s est mise à pleurer, fondu en larmes, claqué sa porte, monté en courant, regardé par terre',
  stranger:
    'petit d à côté, petite d à côté, d à côté, le voisin, la voisine, voisins, un inconnu, une inconnue, le chauffeur, la dame, un vieux monsieur, une femme, collègue, le facteur, la caissière, le contrôleur, ancienne prof',
  dread:
    'lettre de la banque, lettre du, mise en demeure, dernier rappel, découvert, la facture, les factures, huissier, lettre recommandée, appel manqué de, convocation, une grosseur, sa toux, et si',
  awake:
    'quatre heures du matin, trois heures du matin, à quatre heures, à trois heures, éveillée, éveillé, pas ouverte, pas ouvert, dans l escalier, sous la pile, dans le tiroir, dans le noir, le plafond, pas dormi, repousse, encore',
};
