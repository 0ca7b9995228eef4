import type { FeelingWords } from './feeling-words.ts';

export const fr: FeelingWords = {
  joy: {
    words: `heureux, heureuse, heureuses, bonheur, joie, joyeux, joyeuse, content de, contente de, si content, si contente, très content, très contente, trop content, trop contente, ravi, ravie, enchanté, enchantée, enchantés, enjoué*, gai, gaie, gaiement, réjoui*, réjouis, aux anges, sur un nuage, comblé, comblée, bonne humeur, quel bonheur, j'ai adoré, on a adoré, me suis régalé*, fait plaisir, m'a fait plaisir, plaisir de, grand plaisir, le cœur léger, cœur en fête, jubile, jubilais, exulte`,
    faint: `sourire, souri, souriais, sourit, chanté, dansé, fête, fêté, superbe, merveilleux, merveilleuse, formidable, magnifique, génial, belle journée, bonne journée, plaisir, content, contente, drôlement bien, 😀, 😊, 🎉`,
    signs: `n'arrête pas de sourire, pas arrêté de sourire, souri toute la, chanté tout le long, dansé dans la cuisine, sauté de joie, pleuré de joie, larmes de joie, elle a dit oui, il a dit oui, j'ai mon permis, premier sourire, reçu mon diplôme, on a gagné, enfin réunis`,
  },
  amusement: {
    words: `amusé, amusée, amusant*, marrant*, rigolo, rigolote, hilarant*, drôle, drôles, fou rire, ri aux larmes, ri aux éclats, éclaté de rire, éclaté*, plié en deux, pliés en deux, plié de rire, morte de rire, mort de rire, mdr, je me suis marré*, rigolé, pouffé, gloussé, tordant`,
    faint: `rire, ri, rires, riait, blague*, plaisanterie, comique, absurde, ridicule, lol, 😂, 🤣`,
    signs: `mal au ventre de rire, mal au ventre à force de rire, recraché mon café, le pull à l'envers, on en rit encore`,
  },
  excitement: {
    words: `excité, excitée, excitation, excitant*, hâte, j'ai hâte, tellement hâte, trop hâte, impatient, impatiente, impatience, surexcité*, enthousiaste, enthousiasm*, trépign*, je compte les jours, compte les jours, je ne tiens plus en place, tiens plus en place, emballé, emballée, vivement, électrisé*`,
    faint: `enfin demain, demain on part, aventure, wow, waouh`,
    signs: `papillons dans le ventre, plus que trois jours, plus que deux jours, valise déjà prête, valise prête depuis, trop énervé pour dormir, pas fermé l'œil tellement j'ai hâte`,
  },
  hope: {
    words: `espoir, plein d'espoir, pleine d'espoir, optimist*, confiance en l'avenir, lueur, une éclaircie, nouveau départ, ça ira mieux, ça va aller, ira mieux, va s'arranger, va peut-être marcher, on y croit, j'y crois, je reprends espoir, encouragé, encouragée, encourageant*, prometteur, prometteuse, bout du tunnel`,
    faint: `espère, espérer, peut-être que, pourrait marcher, croise les doigts, mieux demain`,
    signs: `pour la première fois depuis des mois, pour la première fois depuis des semaines, petit à petit, un pas après l'autre, ça commence à, il y a encore une chance`,
  },
  pride: {
    words: `fier, fière, fiers, fières, fierté, contente de moi, content de moi, satisfait de moi, satisfaite de moi, j'ai réussi, on a réussi, réussi à, triomphe, victoire, accompli, accomplissement, exploit`,
    faint: `réussi, réussite, succès, record, enfin fini, de mes mains, gagné, reçu`,
    signs: `tout seul, toute seule j'ai, sans aide, pour la première fois seule, pour la première fois seul, fait moi-même, réparé moi-même, construit moi-même, jusqu'au bout, je n'ai pas abandonné, j'ai osé, j'ai tenu bon, on m'a choisi, on m'a choisie, j'ai eu le poste, j'ai eu mon examen, examen réussi`,
  },
  calm: {
    words: `calme, calmé, calmée, calmement, serein, sereine, sérénité, apaisé, apaisée, apaisant*, apaisement, paisible*, détendu, détendue, tranquille, tranquillité, relaxé*, reposé, reposée, au repos, quiétude, zen, en paix, ma paix, la paix intérieure`,
    faint: `silence, silencieux, doucement, lentement, respire, respirer, respiré, doux, douce`,
    signs: `rien à faire, nulle part où aller, pas pressé, pas pressée, pris mon temps, épaules se sont relâchées, mon souffle s'est, respiré profondément, la tête vide enfin, juste la pluie, le bruit de la pluie`,
  },
  contentment: {
    words: `satisfait, satisfaite, satisfaction, bien dans ma peau, épanoui, épanouie, à l'aise, douillet*, confortable, cocon, rassasié*, serein de, ça me suffit, cela me suffit, me suffit, je n'ai besoin de rien, besoin de rien d'autre, je me sens bien, me sentais bien, me suis senti bien, me suis sentie bien, bien chez moi`,
    faint: `agréable, bon, bien, chaud, simple, thé, plaid, canapé, bon repas, bonne soirée, délicieux`,
    signs: `et c'est assez, c'est bien assez, c'était assez, je ne voudrais être nulle part, pour rien au monde je ne changerais, je n'échangerais, que demander de plus`,
  },
  relief: {
    words: `soulag*, soulagement, ouf, enfin libre, délivré, délivrée, libéré d'un poids, un poids en moins, un poids de moins, poids s'est envolé, dieu merci, heureusement, tiré d'affaire, tirée d'affaire, plus de peur que de mal, respiré enfin, je respire, on respire`,
    faint: `enfin, fini, terminé, sauf, sauve, libre, léger, légère`,
    signs: `rien de grave, rien de cassé, résultats sont bons, résultat négatif, c'est bénin, est bénin, était bénin, pas un cancer, pas de cancer, tout va bien finalement, bien arrivé, bien arrivée, bien arrivés, dette remboursée, dernière traite, retrouvé mon, retrouvé ma, retrouvé le chat, finalement ce n'était`,
  },
  love: {
    words: `je l'aime, je t'aime, l'aime tant, l'aime tellement, aime mon, aime ma, aime mes, amoureux, amoureuse, amour, adore mon, adore ma, je l'adore, tendresse, tendre, tendrement, affection, affectueux, attaché à, attachée à, chéri, chérie, chéris, mon cœur lui, fou de, folle de, coup de foudre, épris*, ❤️, ❤, 🥰`,
    faint: `aime, adore, câlin*, embrass*, baiser, bisou*, serré dans, doux, douce, cœur, ensemble`,
    signs: `m'a pris la main, a pris ma main, me tenait la main, sa main dans la mienne, endormi sur mon épaule, endormie sur mon épaule, endormi dans mes bras, endormie dans mes bras, endormi contre moi, endormie contre moi, mon cœur bondit, mon cœur fond, cœur a bondi, après toutes ces années encore`,
  },
  compassion: {
    words: `compassion, pitié, de la peine pour, peine pour elle, peine pour lui, me fait de la peine, m'a fait de la peine, mal pour lui, mal pour elle, désolé pour, désolée pour, triste pour, empathie, apitoy*, le cœur serré pour, j'aurais voulu l'aider, miséricorde, plains, le plains, la plains`,
    faint: `pauvre, pauvres, consoler, consolé, consolée, réconfort*, aider`,
    signs: `je l'ai pris dans mes bras, je l'ai prise dans mes bras, resté auprès de lui, restée auprès de lui, resté auprès d'elle, restée auprès d'elle, assis à côté de lui, assise à côté d'elle, j'aimerais porter sa, j'aimerais pouvoir l'aider`,
  },
  gratitude: {
    words: `reconnaissant, reconnaissante, reconnaissance, gratitude, merci à, remercie, remercier, redevable, je lui dois, je leur dois, touché par, touchée par, ému par sa, émue par sa, chance de l'avoir, chance de les avoir, quelle chance d'avoir, béni, bénie, bénis`,
    faint: `merci, gentil, gentille, gentillesse, cadeau, chance, généreux, touché, touchée`,
    signs: `sans que je demande, sans que je le demande, sans rien demander, m'a apporté de la soupe, laissé un gâteau, laissé une soupe, a pensé à moi, tout laissé tomber pour, venu exprès, venue exprès, m'ont tous aidé, m'a aidé à, m'a aidée à, m'a attendu, m'a attendue`,
  },
  trust: {
    words: `confiance, fais confiance, lui fais confiance, faire confiance, compter sur lui, compter sur elle, compter sur eux, peux compter, entre de bonnes mains, bonnes mains, confié, confiée, confier, me confie, fiable, en sécurité avec, croit en moi, croient en moi`,
    faint: `honnête, promis, sûr, sûre, crois`,
    signs: `je lui ai tout dit, je lui ai tout raconté, pour la première fois j'en ai parlé, je lui ai donné les clés, tient parole, a tenu parole, les yeux fermés`,
  },
  fear: {
    words: `peur, apeuré*, effray*, terrifi*, terreur, terroris*, panique, paniqué, paniquée, panique*, épouvant*, épouvante, effroi, angoisse, angoissé, angoissée, angoissant*, crains, craignais, crainte, frayeur, trac, frousse, trouille, la boule au ventre, boule au ventre, affolé, affolée, horreur`,
    faint: `nerveux, nerveuse, danger, dangereux, tremble*, tremblait, tremblais, cauchemar*, menac*, inquiétant, noir`,
    signs: `cœur battait, le cœur qui bat, cœur s'emballe, cœur s'est emballé, cœur à cent à l'heure, jambes coupées, jambes qui flageolent, jambes tremblaient, mains tremblaient, mains qui tremblent, mains tremblent, souffle coupé, n'arrivais plus à respirer, arrivais pas à respirer, plus d'air, gorge serrée, gorge nouée, sueurs froides, sueur froide, estomac noué, ventre noué, sang glacé, n'ai pas osé, je n'osais pas, pétrifié*, des pas derrière moi, figé, figée`,
  },
  worry: {
    words: `inquiet, inquiète, inquiète de, m'inquiète, inquiétude*, soucieux, soucieuse, souci, soucis, me fais du souci, préoccup*, tracass*, tracas, anxieux, anxieuse, anxiété, mauvais sang, stressé, stressée, sur les nerfs, tendu, tendue, rumine, ruminé, me ronge, ça me travaille, appréhend*, appréhension, nervosité`,
    faint: `pourvu que, incertain*, et si, j'espère que ce n'est, stress, doute`,
    signs: `réveillé à trois heures, réveillée à trois heures, réveillé à quatre heures, éveillé toute, éveillée toute, pas fermé l'œil, pas dormi, n'arrive pas à dormir, n'arrivais pas à dormir, impossible de dormir, toujours pas de nouvelles, toujours aucune nouvelle, ne répond pas au téléphone, j'attends les résultats, attends le résultat, tourne dans ma tête, tourne en boucle, comment payer, finir le mois, regarde l'heure, regardé mon téléphone toutes`,
  },
  overwhelm: {
    words: `débordé, débordée, dépassé, dépassée, submergé, submergée, noyé, noyée, noyée dans, noyé dans, je me noie, je n'en peux plus, n'en peux plus, à bout, au bout du rouleau, trop de choses, trop à la fois, tout en même temps, sous l'eau, la tête sous l'eau, accablé, accablée, asphyxi*, je craque, surmené*, surmenage, j'étouffe`,
    faint: `chaos, course, urgence, délais, en retard, charge, mille choses, pression, stress`,
    signs: `tout le monde me demande, tout le monde veut, ne sais pas par où commencer, sais plus par où commencer, sais pas par où commencer, la liste s'allonge, ma tête va exploser, tête va éclater, cent courriels, mails non lus, trois endroits à la fois, plus une minute à moi, pas une minute à moi`,
  },
  insecurity: {
    words: `pas à la hauteur, jamais à la hauteur, nul, nulle, je suis nul, je suis nulle, bon à rien, bonne à rien, je me sens bête, me sentais bête, senti bête, sentie bête, complex*, complexé*, doute de moi, manque de confiance, imposteur, imposture, inférieur, inférieure, je me trouve moche, pas assez bien, pas assez bonne, pas assez bon, médiocre, incapable, de trop, pas ma place`,
    faint: `doute, doutes, compare, comparer, timide, gauche, maladroit*, hésit*, bête`,
    signs: `tous les autres savent, tout le monde sait sauf, les autres y arrivent, ils vont s'apercevoir, ils vont se rendre compte, pourquoi m'ont-ils, pour qui je me prends, effacé trois fois, est-ce qu'ils m'aiment, que pensent-ils de moi, n'ai pas osé parler, n'ai rien dit de peur, resté dans mon coin, restée dans mon coin`,
  },
  anger: {
    words: `en colère, colère, furieux, furieuse, fureur, rage, enragé*, fâché, fâchée, énervé, énervée, énervé contre, énervée contre, indigné, indignée, indignation, outré, outrée, hors de moi, ça me met hors, révolté*, révoltant*, haine, je le hais, je la hais, déteste, exaspéré par lui, j'enrage, bouillais, je bous, remonté contre, remontée contre, scandal*, scandaleux`,
    faint: `injuste, injustice, crié, hurlé, menti, mensonge, trahi, trahie, insult*, méchant, culot`,
    signs: `claqué la porte, claqué le téléphone, poings serrés, serré les poings, serré les dents, tapé du poing, dans mon dos, sans me demander, sans me prévenir, volé mon idée, pris mon idée, mon idée comme la sienne, comment ose, de quel droit, devant tout le monde il m'a, m'a menti, m'a coupé la parole, coupé la parole`,
  },
  frustration: {
    words: `frustr*, agacé, agacée, agaçant*, agacement, énervant*, m'énerve, m'agace, exaspér*, irrité, irritée, irrit*, ras-le-bol, ras le bol, marre, j'en ai marre, en ai assez, en avais assez, y en a marre, saoule, me saoule, soûle, contrari*, gonfle, ça me gonfle, merde, zut, pénible, lassé de, plein le dos, plein les bottes`,
    faint: `encore, toujours pareil, pour rien, en panne, cassé, retard, annulé, ennui, ennuyeux, inutile, perdu mon temps`,
    signs: `pour la troisième fois, pour la quatrième fois, pour la dixième fois, la troisième fois cette semaine, à chaque fois pareil, chaque fois la même chose, toujours la même chose, une heure d'attente, attendu une heure, une heure au téléphone, tout est à refaire, tout recommencer, encore en panne, encore planté, personne ne m'écoute, personne n'écoute, je n'avance pas, ça n'avance pas, je tourne en rond, rien ne marche, il faut tout refaire`,
  },
  jealousy: {
    words: `jaloux, jalouse, jalousie, envie sa, j'envie, je l'envie, envieux, envieuse, envié, enviais, convoit*`,
    faint: `pourquoi pas moi, pourquoi elle, pourquoi lui, à ma place`,
    signs: `ça aurait dû être moi, aurait dû être moi, elle a tout, il a tout, tout lui réussit, tout lui tombe, elle obtient toujours, ce que je voulais, avec moi il ne rit, il lui écrit encore, elle lui écrit encore, jamais à moi`,
  },
  disgust: {
    words: `dégoût*, dégoûté, dégoûtée, dégueulasse*, dégueu, écœur*, répugn*, immonde, infect, infecte, répuls*, nausée, nauséabond*, haut-le-cœur, envie de vomir, berk, beurk, abject, révulsé*, ignoble`,
    faint: `puait, pue, puanteur, moisi*, pourri, cafard*, asticot*, gluant*, vomi, saleté, crasse, gras`,
    signs: `repoussé l'assiette, rien pu avaler, cheveu dans la soupe, lavé les mains trois fois, dû sortir de la pièce, retourné l'estomac, soulève le cœur, soulevé le cœur`,
  },
  shame: {
    words: `honte, honteux, honteuse, gêné, gênée, gênant, gênante, embarrass*, humili*, humiliation, ridiculis*, mort de honte, morte de honte, disparaître sous terre, rentrer sous terre, confus de, confuse de, rougi de, mortifi*, déshonor*, la honte`,
    faint: `rougi, rougis, rouge, maladroit, moqué*, ridicule, bête de ma part`,
    signs: `devenu tout rouge, devenue toute rouge, rouge comme une tomate, rouge jusqu'aux oreilles, joues en feu, joues brûlantes, visage brûlait, n'osais plus regarder, pas osé la regarder, pas osé le regarder, voulais disparaître, envie de disparaître de, tout le monde a vu, tout le monde a ri, je me suis caché, je me suis cachée`,
  },
  guilt: {
    words: `coupable, culpabilité, culpabilis*, ma faute, de ma faute, c'est ma faute, remords, regrette, regrets, regret, mauvaise conscience, je m'en veux, m'en veux, m'en voulais, me reproche, impardonnable, j'aurais dû, j'aurais pas dû, je n'aurais pas dû, n'aurais jamais dû, honte d'avoir`,
    faint: `pardon, désolé, désolée, excuse*, oublié, négligé, trop tard`,
    signs: `crié sur les enfants, crié sur ma fille, crié sur mon fils, oublié son anniversaire, pas rappelé, je ne l'ai pas rappelé, je ne suis pas allé la voir, je ne suis pas allée la voir, j'ai menti à, je lui ai menti, j'ai été dure avec, j'ai été dur avec, été injuste avec, elle n'a plus rien dit, il n'a plus rien dit`,
  },
  sadness: {
    words: `triste, tristes, tristesse, malheureux, malheureuse, chagrin, peiné, peinée, déprim*, mélancoli*, abattu, abattue, cafard, le cœur lourd, cœur lourd, le cœur gros, cœur brisé, brisé, brisée, désespoir, désespéré, désespérée, pleuré, pleure, pleurais, pleurer, larmes, sanglot*, effondré, effondrée, morose, spleen, navré, navrée, anéanti, anéantie, vague à l'âme`,
    faint: `vide, manque, adieu, perdu, gris, lourd, sombre, douleur, mal, noir, 😢, 😭`,
    signs: `boule dans la gorge, gorge nouée de, pleuré toute la nuit, pleuré dans la voiture, pleuré sous la douche, les yeux qui piquent, pour la dernière fois, plus jamais, il m'a quitté, il m'a quittée, elle m'a quitté, elle m'a quittée, est parti pour de bon, c'est fini entre nous, à quoi bon, plus envie de rien, envie de rien, je n'arrive pas à me lever, plus de sens, ne sert à rien de`,
  },
  loneliness: {
    words: `seul au monde, seule au monde, solitude, esseulé*, isolé, isolée, isolement, délaissé, délaissée, abandonné, abandonnée, me sens seul, me sens seule, me sentais seul, me sentais seule, senti seul, sentie seule, si seul, si seule, tellement seul, tellement seule, exclu, exclue, mis de côté, mise de côté, à l'écart`,
    faint: `seul, seule, personne, étranger, étrangère, silence, manque`,
    signs: `personne n'a appelé, personne n'appelle, personne ne m'appelle, personne n'a écrit, personne ne m'écrit, aucun message, pas un message, pas un appel, le téléphone n'a pas sonné, téléphone reste muet, parlé à personne, personne à qui parler, n'ai parlé à personne, sans moi, pas invité, pas invitée, mangé seul, mangé seule, dîner seul, dîner seule, dîné seul, dîné seule, connais personne ici, ne connais personne, personne ne m'a demandé, personne n'a demandé, une assiette sur la table`,
  },
  grief: {
    words: `deuil, en deuil, endeuillé*, me manque tant, me manque tellement, tu me manques, il me manque, elle me manque, mon père me manque, ma mère me manque, papa me manque, maman me manque, veuf, veuve, condoléances`,
    faint: `enterrement, obsèques, tombe, cimetière, cercueil, mort, morte, décès, décédé*, cendres, urne, anniversaire de sa mort`,
    signs: `est mort, est morte, il est mort, elle est morte, est décédé, est décédée, s'est éteint, s'est éteinte, nous a quittés, est parti cette nuit, est partie cette nuit, fait piquer, dû faire endormir, piqué le chien, piquer le chat, je mets encore deux, deux assiettes, son côté du lit, sa veste est encore, son manteau est encore, sa voix sur le répondeur, j'ai voulu l'appeler, premier noël sans, sans lui, sans elle, depuis qu'il n'est plus, depuis qu'elle n'est plus, fausse couche`,
  },
  disappointment: {
    words: `déçu, déçue, déçus, déception, décevant*, désillusion, désenchant*, dépité, dépitée, dommage, découragé, découragée, trahi mes espoirs, j'espérais mieux, j'attendais mieux, j'attendais plus, tant espéré, tombe à l'eau, tombé à l'eau, laissé tomber par`,
    faint: `malheureusement, échec, échoué, raté, ratée, refusé, refus, annulé, perdu, en vain, hélas`,
    signs: `pas eu le poste, pas eu la place, pas été retenu, pas été retenue, pas été pris, pas été prise, n'a pas rappelé, n'est pas venu, n'est pas venue, a encore annulé, a annulé encore, a oublié mon anniversaire, oublié mon anniversaire, raté mon examen, examen raté, ils ont pris quelqu'un d'autre, choisi quelqu'un d'autre, rien n'a changé, même pas demandé, même pas remarqué`,
  },
  weariness: {
    words: `fatigué, fatiguée, fatigue, épuisé, épuisée, épuisement, crevé, crevée, éreinté*, exténué*, lessivé*, vidé, vidée, las, lasse, lassitude, à plat, sur les rotules, claqué, claquée, vanné, vannée, mort de fatigue, morte de fatigue, mort de sommeil, plus de forces, sans force, plus d'énergie, somnol*, harassé*, rompu, rompue, k.o.`,
    faint: `dormir, dormi, bâill*, longue journée, au lit, café, malade, lourd, sommeil, mal aux pieds`,
    signs: `endormi sur le canapé, endormie sur le canapé, endormi dans le train, endormie dans le train, yeux se ferment, yeux qui se ferment, jambes de plomb, jambes en coton, dormi trois heures, dormi quatre heures, à peine dormi, debout depuis cinq heures, juste envie de dormir, me traîne, me suis traîné, me suis traînée, pieds en compote`,
  },
  surprise: {
    words: `surpris, surprise, surprenant*, étonn*, étonné, étonnée, stupéf*, stupéfait, stupéfaite, ébahi, ébahie, abasourdi*, sidéré, sidérée, époustoufl*, bouche bée, sans voix, choqué, choquée, choc, inattendu*, à ma grande surprise, n'en revenais pas, n'en reviens pas, jamais cru, jamais imaginé, m'attendais pas, ne m'y attendais, estomaqué*`,
    faint: `soudain, tout à coup, incroyable, figure-toi, finalement, wow, waouh`,
    signs: `lâché ma tasse, failli lâcher, relu deux fois, relu trois fois, lu deux fois, dû m'asseoir, j'ai dû m'asseoir, était là devant la porte, devant ma porte, qui l'aurait cru, en croyais pas mes yeux, en croyais pas mes oreilles`,
  },
  confusion: {
    words: `confus, confuse, confusion, perplexe, désorienté*, déboussol*, embrouill*, troublé, troublée, partagé, partagée, tiraill*, indécis, indécise, hésite entre, je ne comprends pas, comprends pas, comprends plus, ne comprends plus, je ne sais plus, sais plus quoi, ne sais pas quoi penser, mystère, je suis perdu, je suis perdue, un peu perdu, un peu perdue, me sens perdu, me sens perdue, complètement perdu, complètement perdue`,
    faint: `bizarre, étrange, pourquoi, énigme, doute, flou`,
    signs: `je ne sais pas ce que je veux, sais pas ce que je veux, sais pas ce que je ressens, ce qu'il veut, ce qu'elle veut, sais pas si je, sais plus où j'en suis, où j'en suis, qu'est-ce que ça veut dire, qu'a-t-il voulu dire, n'a aucun sens, aucun sens, d'un côté`,
  },
  wonder: {
    words: `émerveill*, émerveillement, ébloui, éblouie, éblouissant*, fascin*, fasciné, fascinée, enchantement, magique, féerique, merveille, splendeur, grandiose, à couper le souffle, bouleversant de beauté, contempl*, en extase, sublime, envoût*, subjugu*`,
    faint: `beau, belle, beauté, étoiles, coucher de soleil, lever du soleil, lune, arc-en-ciel, curieux, curieuse, curiosité, ciel`,
    signs: `chair de poule, j'en ai eu des frissons, restés à regarder, resté à regarder, restée à regarder, me suis arrêté pour regarder, me suis arrêtée pour regarder, oublié l'heure, oublié de prendre une photo, ne pouvais détacher mes yeux, la voie lactée`,
  },
};
