import type { MailTexts } from '../mail-texts.ts';

/** The mails in German. */
export const de: MailTexts = {
  signup: (product) => ({
    subject: `Bestätige dein Konto bei ${product}`,
    lead: `Willkommen bei ${product}. Bestätige, dass diese Adresse dir gehört, und es geht los.`,
    action: 'Adresse bestätigen',
    note: 'Der Link gilt 24 Stunden. Falls du dich nicht angemeldet hast, ignoriere diese Mail.',
  }),
  invite: (product) => ({
    subject: `Du bist zu ${product} eingeladen`,
    lead: `Jemand hat für dich ein Konto bei ${product} angelegt. Nimm die Einladung an, und es geht los.`,
    action: 'Einladung annehmen',
    note: 'Der Link gilt einmal und 7 Tage lang. Hast du ihn nicht erwartet, ignoriere diese Mail.',
  }),
  recovery: (product) => ({
    subject: `Neues Passwort für ${product}`,
    lead: `Jemand möchte ein neues Passwort für dein Konto bei ${product} setzen. Wenn du es warst, geht es hier weiter.`,
    action: 'Neues Passwort setzen',
    note: 'Der Link gilt einmal und eine Stunde lang. Warst du es nicht, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
  }),
  magiclink: (product) => ({
    subject: `Dein Anmeldelink für ${product}`,
    lead: `Hier ist dein Link zur Anmeldung bei ${product}.`,
    action: 'Anmelden',
    note: 'Der Link gilt einmal und eine Stunde lang. Hast du ihn nicht angefordert, ignoriere diese Mail.',
  }),
  email_change_current: (product) => ({
    subject: `Neue Adresse für dein Konto bei ${product}`,
    lead: `Jemand möchte für dein Konto bei ${product} eine andere Adresse verwenden. Wenn du es warst, bestätige es hier und in der Mail an die neue Adresse.`,
    action: 'Änderung bestätigen',
    note: 'Der Link gilt 24 Stunden. Warst du es nicht, ignoriere diese Mail und ändere dein Passwort: Die Adresse bleibt, wie sie ist.',
  }),
  email_change_new: (product) => ({
    subject: `Bestätige deine neue Adresse bei ${product}`,
    lead: `Das soll die Adresse deines Kontos bei ${product} werden. Bestätige es hier und in der Mail an die bisherige Adresse.`,
    action: 'Änderung bestätigen',
    note: 'Der Link gilt 24 Stunden. Hast du ihn nicht angefordert, ignoriere diese Mail.',
  }),
  leaving: (product, date) => ({
    subject: `Deine Mitgliedschaft bei ${product} ist pausiert`,
    lead: `Deine Mitgliedschaft bei ${product} ist pausiert, und du bist überall abgemeldet. Was du geschrieben hast, gehört weiterhin dir: Bis zum ${date} kannst du über diesen Link alles herunterladen oder löschen.`,
    action: 'Herunterladen oder löschen',
    note: 'Der Link gilt einmal. Bis zu diesem Tag kannst du auf der Anmeldeseite einen neuen anfordern.',
  }),
  leavingAddress: (product) => ({
    subject: `Dein Code für ${product}`,
    lead: `Jemand möchte diese Adresse für den Weg hinaus aus ${product} verwenden: Wird die Mitgliedschaft pausiert, kommt der Link zu den eigenen Texten auch hierher. Warst du das, gib diesen Code ein.`,
    note: 'Der Code gilt einmal und eine Stunde lang. Hast du ihn nicht angefordert, beachte diese Mail nicht weiter.',
  }),
  leavingAddressNamed: (product, email) => ({
    subject: `Eine weitere Adresse für dein Konto bei ${product}`,
    lead: `Wird deine Mitgliedschaft bei ${product} pausiert, geht der Link zum Herunterladen oder Löschen deiner Texte auch an ${email}.`,
    action: 'Einstellungen öffnen',
    note: 'Falls du sie nicht angegeben hast, entferne sie dort und setze ein neues Passwort.',
  }),
  code: 'Wirst du nach einem Code gefragt, gib innerhalb einer Stunde diesen ein:',
  reauthentication: (product) => ({
    subject: `Dein Code für ${product}`,
    lead: `Gib diesen Code ein, um dein Passwort bei ${product} zu ändern.`,
    note: 'Der Code gilt einmal und zehn Minuten lang. Hast du ihn nicht angefordert, ändere dein Passwort.',
  }),
};
