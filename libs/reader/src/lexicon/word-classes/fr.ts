import type { WordClasses } from '@reflectory/domain/phrases';

export const fr: WordClasses = {
  kin: `mère maman père papa frère soeur mamie papi papy mémé pépé mamy fils fille mari femme tante
    tata tonton oncle cousin cousine neveu nièce copain copine ami amie compagnon compagne collègue voisin voisine parrain
    marraine gendre parents prof professeur patron patronne chef coloc petit petite`,
  pet: `chien chienne chat chatte lapin hamster cheval jument poney perruche perroquet chaton chiot`,
  my: `mon ma mes notre nos le la les l un une`,
  have: `ai as a avons ont avais avait avez`,
  am: `suis étais sommes étions est était`,
  feel: `sens sentais senti sentie sentis`,
  test: `examen examens bac brevet permis concours partiel partiels contrôle soutenance oral diplôme licence master thèse
    mémoire bts cap certificat rattrapage dalf delf code`,
  job: `poste travail boulot job emploi stage alternance bourse appartement appart logement prêt visa contrat cdi place rôle
    promotion mutation titularisation`,
  device: `imprimante ordinateur ordi portable téléphone internet wifi box chauffage voiture vélo ascenseur application appli
    logiciel serveur télé chaudière machine aspirateur frigo four système site écran tablette`,
  transport: `train bus métro rer tram tramway vol avion correspondance car tgv`,
  sense: `me m`,
};
