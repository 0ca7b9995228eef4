/** French words of the concepts. */
export const fr = `
i: je moi me mon ma mes mien moé
you: tu toi te ton ta tes vous votre vos
they: ils elles eux leur leurs gens autres famille
third: il elle lui son sa ses
nobody: personne aucun aucune
everyone: tous chacun quelqu'un tout
not: ne pas jamais rien ni sans plus pus pantoute
cannot: impossible incapable
die: mourir meurs meurt mort crever crève clamser mourrai décéd*
dead: mort morte morts mortel* cadavre
kill: tuer tue tué meurtr* assassin*
suicide: suicid* supprim*
live: vivre vie vis vit vivant* vécu exist* survi*
breathe: respir* souffle coeur
wake: réveil* matin matins lever levé
sleep: dormir dors dort endorm* sommeil lit rêve* oreiller
end: fin finir fini finie finisse arrête* arrêter terminé cesse* stop
start: commenc* début nouveau nouvelle
gone: disparaît* disparu* disparais* efface* parti partie envol* absent*
leave: partir pars part parti sortie sortir quitte* vais va aller tirer issue
here: ici là reste* rester présence
last: dernier dernière derniers dernières
forever: jamais toujours éternel* définitiv* bon
again: encore plus pus
goodbye: adieu* revoir bye embrasse
sorry: pardon* excuse* désolé* faute regret*
love: aime* amour adore* serre
miss: manque* manquer aperçoi* aperçu* remarque*
letter: lettre* écrit écris mot mots carte message enregistré vidéo rédigé
papers: testament notaire assurance papiers compte code contrat
give: donné donne donner confié laissé légué offert
heir: montre bijoux bague guitare switch vinyles livres collection hérit*
pet: chien chat lapin canari cheval
kids: enfant* gosse* gamin* fils fille petit petite bébé flos
parent: maman mère papa père parents mamie papi daron*
partner: mari femme chum copine copain ex
friend: ami amie amis pote* collègue*
pill: comprimé* cachet* médicament* pilule* morphine somnifère* dose gouttes
blade: lame* rasoir couteau* couper coupé recoupé entaill* veine* poignet* bras
rope: corde pendre pendu poutre noeud
gun: fusil pistolet arme balle* chargé
height: pont toit balcon fenêtre falaise vide saut* sauter jeter étage* escalier garde-fou rebord
water: rivière canal eau noyer noie lac mer garonne fleuve puits seine
train: train* rails quai voie* métro camion bus voie
crash: volant arbre mur accident* virage platane
gas: garage gaz moteur four
tired: fatigué* fatigue épuisé* las lasse tanné* marre claque
pain: douleur* mal souffr* insupportable
burden: poids fardeau charge inutile nul nulle raté* boulet toxique gêne dérange* imposteur
better: mieux soulag* tranquille* paix libre* repos
point: sens sert raison raisons quoi pourquoi intérêt but
hope: espoir espère espér*
despair: désesp* insupportable impasse
future: avenir demain an ans année prochain* suite
time: soir nuit aujourd'hui week-end vendredi lundi mardi dimanche noël pâques anniversaire hiver
plan: plan décision décidé* prévu choisi date
ready: prêt prête rangé ordre réglé trié dispositions
calm: calme silence tranquille serein* repos*
afraid: peur effray* crains angoiss*
courage: courage ose oser
god: dieu prie prier ciel enfer curé église seigneur
wish: veux voudrais veut envie aimerais souhait* préfér* goût jveux
think: pense* pensé imagin* idée idées
find: trouv* trouvera découvr*
key: clé clés double porte volets
money: argent dette* loyer banque rembours* payé
funeral: enterr* obsèques tombe cercueil cimetière cendres
hospital: hôpital médecin docteur opération cancer urgence* clinique
help: aide* aider psy* écoute thérap*
search: google* internet cherche* recherch*
born: naître nait né née naissance
fail: échou* échec raté perdu perd*
hate: déteste* hais haine dégoût*
empty: vide vidé* rien creux
dark: noir* sombre lumière tunnel gris*
alone: seul seule seuls solitude
secret: cache* secret dit dis dire semblant mens menti fais
count: compte* compté jours heures encore
save: gardé réserve stock* assez suffi* mis
tears: pleur* larme* sanglot* braill*
food: thé café soupe gâteau manger mangé dîner pain tarte* pizza cuisin* fromage chocolat patates bière vin madeleines croissants bourguignon flan
work: travail boulot patron* équipe planning bureau réunion* client* projet rapport promotion service concours formation
school: école classe prof examen* partiels cours maths mémoire fac bac lycée collège note devoirs
sport: match but équipe foot course courir club vélo ski gagné jeu hand hockey
story: film livre roman série épisode personnage* pièce chanson lu lire chapitre poème documentaire podcast scène télé graffiti
laugh: rire ri rit blague* drôle rigol* mdr humoriste
weather: pluie pleut neige soleil vent orage froid chaleur chaud gel
travel: vacances avion voyage plage valise* hôtel bretagne croisière train
tech: téléphone wifi ordi appli imprimante batterie voiture tracteur chaudière écran machine tel
house: cuisine jardin* cave peint* canapé appartement studio draps lessive déménag* grange foin
clothes: robe chaussures pull chapeau manteau cheveux foulard
shop: acheté achete* vendu vendre prix magasin facture euros balles
nature: arbre oiseau merle fleurs tomates oie forêt champs foin vache* taureau
party: fête mariage baptême concert danse* dansé invité*
good: content* heureux heureuse beau belle bon bonne super génial joli fier fière plaisir
luck: chance enfin réussi ouf
child-voice: jsuis jpeux jme grave trop kiffe serieux
past: autrefois avant ancien jadis
number: un deux trois quatre cinq six sept huit neuf dix vingt cent
self-only: même
`;
