import type { MailTexts } from '../mail-texts.ts';

/** The mails in French. */
export const fr: MailTexts = {
  signup: (product) => ({
    subject: `Confirme ton compte ${product}`,
    lead: `Te voilà chez ${product}. Confirme que cette adresse est bien la tienne, et tout est prêt.`,
    action: 'Confirmer l’adresse',
    note: 'Le lien fonctionne pendant 24 heures. Si tu n’as pas créé de compte, ignore ce message.',
  }),
  invite: (product) => ({
    subject: `Une invitation à ${product}`,
    lead: `Quelqu’un a créé un compte ${product} pour toi. Accepte l’invitation, et tout est prêt.`,
    action: 'Accepter l’invitation',
    note: 'Le lien fonctionne une seule fois, pendant 7 jours. Si tu ne l’attendais pas, ignore ce message.',
  }),
  recovery: (product) => ({
    subject: `Nouveau mot de passe pour ${product}`,
    lead: `Quelqu’un souhaite choisir un nouveau mot de passe pour ton compte ${product}. Si c’est toi, continue ici.`,
    action: 'Choisir un nouveau mot de passe',
    note: 'Le lien fonctionne une seule fois, pendant une heure. Si ce n’est pas toi, ignore ce message : ton mot de passe reste le même.',
  }),
  magiclink: (product) => ({
    subject: `Ton lien de connexion à ${product}`,
    lead: `Voici ton lien pour te connecter à ${product}.`,
    action: 'Se connecter',
    note: 'Le lien fonctionne une seule fois, pendant une heure. Si tu ne l’as pas demandé, ignore ce message.',
  }),
  email_change_current: (product) => ({
    subject: `Nouvelle adresse pour ton compte ${product}`,
    lead: `Quelqu’un souhaite utiliser une autre adresse pour ton compte ${product}. Si c’est toi, confirme-le ici, puis dans le message envoyé à la nouvelle adresse.`,
    action: 'Confirmer le changement',
    note: 'Le lien fonctionne pendant 24 heures. Si ce n’est pas toi, ignore ce message et change ton mot de passe : l’adresse reste la même.',
  }),
  email_change_new: (product) => ({
    subject: `Confirme ta nouvelle adresse ${product}`,
    lead: `Cette adresse doit devenir celle de ton compte ${product}. Confirme-le ici, puis dans le message envoyé à l’ancienne adresse.`,
    action: 'Confirmer le changement',
    note: 'Le lien fonctionne pendant 24 heures. Si tu ne l’as pas demandé, ignore ce message.',
  }),
  leaving: (product, date) => ({
    subject: `Ton accès à ${product} est suspendu`,
    lead: `Ton accès à ${product} est suspendu et tu es déconnecté partout. Ce que tu as écrit reste à toi : jusqu’au ${date}, ce lien te permet de tout télécharger ou de tout supprimer.`,
    action: 'Télécharger ou supprimer',
    note: 'Le lien fonctionne une seule fois. Jusqu’à ce jour, tu peux en demander un autre sur la page de connexion.',
  }),
  leavingAddress: (product) => ({
    subject: `Ton code ${product}`,
    lead: `Quelqu’un veut utiliser cette adresse pour pouvoir quitter ${product} : si son accès est suspendu, le lien vers ses écrits arrive aussi ici. Si c’est toi, saisis ce code.`,
    note: 'Le code fonctionne une seule fois, pendant une heure. Si tu ne l’as pas demandé, ignore ce message.',
  }),
  leavingAddressNamed: (product, email) => ({
    subject: `Une autre adresse pour ton compte ${product}`,
    lead: `Si ton accès à ${product} est suspendu, le lien pour télécharger ou supprimer ce que tu as écrit est aussi envoyé à ${email}.`,
    action: 'Ouvrir les réglages',
    note: 'Si ce n’est pas toi qui l’as indiquée, retire-la dans les réglages et choisis un nouveau mot de passe.',
  }),
  code: 'Si un code t’est demandé, saisis celui-ci dans l’heure :',
  reauthentication: (product) => ({
    subject: `Ton code ${product}`,
    lead: `Saisis ce code pour changer ton mot de passe ${product}.`,
    note: 'Le code fonctionne une seule fois, pendant dix minutes. Si tu ne l’as pas demandé, change ton mot de passe.',
  }),
};
