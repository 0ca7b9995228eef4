import {
  DELETION_DEADLINE_DAYS,
  DELETION_GRACE_DAYS,
  INACTIVE_DATA_YEARS,
  MINIMUM_AGE,
  PRICE_NOTICE_DAYS,
  PRIVACY_REQUEST_DAYS,
} from '@reflectory/contracts/behaviour';
import type { LegalText } from './legal-text.ts';

/** The Privacy Policy in German. */
export const privacy: LegalText = {
  title: 'Datenschutzerklärung',
  description:
    'Was {{productName}} erhebt, wozu, wer es verarbeitet, und wie du es zurückbekommst oder löschen lässt.',
  lastUpdated: 'Zuletzt aktualisiert: {{today}}',
  contents: 'Inhalt',
  lead: 'Privater als ein Tagebuch können Daten kaum sein. Diese Erklärung sagt ohne Kleingedrucktes, was mit ihnen geschieht.',
  authority: 'Dies ist eine Übersetzung. Weicht sie von der englischen Fassung ab, gilt die englische.',
  sections: [
    {
      anchor: 'introduction',
      title: 'Einleitung',
      blocks: [
        'Diese Erklärung gilt für {{productName}}, seine öffentlichen Seiten und seine App. Für die hier beschriebene Verarbeitung ist der Betreiber von {{productName}} („wir“) verantwortlich.',
        'Nutzt du {{productName}} im Bereich eines Unternehmens oder einer anderen Organisation, entscheidet diese, wer dabei ist, welche Funktionen an sind und welches KI-Werkzeug Einträge liest. Ihre Verwaltung sieht deinen Namen, deine E-Mail-Adresse, deine Rolle und wann du dich zuletzt angemeldet hast. Was du schreibst, kann sie nicht lesen; das Produkt gibt ihr keinen Weg dazu.',
      ],
    },
    {
      anchor: 'information-collected',
      title: 'Erhobene Daten',
      blocks: [
        'Wir verarbeiten, was du uns gibst, und was nötig ist, damit das Produkt funktioniert:',
        [
          'Konto: dein Name, deine E-Mail-Adresse, dein Passwort (nur als Prüfwert, der sich nicht zurückrechnen lässt), deine Rolle und, wenn du sie nutzt, dein zweiter Faktor und dein Sperrcode.',
          'Inhalte: was du schreibst, benennst, aufnimmst oder hochlädst, deine Antworten in geführten Sitzungen und was daraus entsteht, etwa Einsichten und Bilder.',
          'Teilen: die öffentlichen Links, die du anlegst, und der Stand, den jeder zeigt.',
          'Zahlung: Stand und Daten deines Abonnements. Kartendaten gehen direkt an unseren Zahlungsdienst und erreichen unsere Server nie.',
          'Anmeldungen: Gerät und Browser, gekürzte Netzadresse und Zeit deiner Anmeldungen, damit du sie sehen und beenden kannst.',
          'Betrieb: technische Protokolle mit Zeiten, Netzadressen und Fehlermeldungen; sie enthalten keinen Tagebuchtext.',
          'Nutzung: welche Arten von Seiten geöffnet werden, nur wenn du zustimmst. Dazu wird keine Nutzerkennung, keine Netzadresse und kein Inhalt gespeichert, und Dritte sind nicht beteiligt.',
          'Beta-Programm: was du uns über deine Interessen sagst.',
        ],
      ],
    },
    {
      anchor: 'use',
      title: 'Verwendung',
      blocks: [
        'Wir nutzen diese Daten, um {{productName}} für dich zu betreiben: um deine Inhalte zu sichern und zu zeigen, Einsichten und Bilder daraus zu machen, die Links anzulegen, um die du bittest, dein Abonnement abzuwickeln, Konten zu schützen, dir zu antworten und die Nachrichten zu senden, die das braucht. Wir tun das, um unsere Vereinbarung mit dir zu erfüllen, weil das Gesetz uns verpflichtet oder weil wir ein berechtigtes Interesse an einem sicheren Produkt haben. Nutzungszahlen beruhen allein auf deiner Einwilligung, die du jederzeit in den Einstellungen widerrufen kannst.',
        'Wir verkaufen keine personenbezogenen Daten. Wir zeigen keine Werbung. Wir trainieren mit dem, was du schreibst, keine KI-Modelle.',
      ],
    },
    {
      anchor: 'ai-processing-and-third-parties',
      title: 'KI-Verarbeitung und Dritte',
      blocks: [
        'Einsichten kommen von einem Werkzeug, das den Text eines Eintrags liest. Jede Einsicht nennt das Werkzeug, von dem sie stammt.',
        [
          'Das eingebaute Werkzeug arbeitet auf unseren eigenen Servern. Mit ihm verlässt der Text deiner Einträge diese nicht.',
          'Ein fremder KI-Anbieter wird nur eingesetzt, wo der Bereich, den du nutzt, einen eingerichtet hat. Dann wird der Text des Eintrags, der gerade gelesen wird, und sonst nichts über dich an diesen Anbieter gesendet, der ihn in unserem Auftrag verarbeitet und mit dem Ergebnis antwortet. Für eigene Zwecke darf er den Text nicht nutzen.',
          'Eine Aufnahme deiner Stimme wird nur dann an einen Anbieter gesendet, wenn dieser Bereich es erlaubt und du diesem Anbieter namentlich zugestimmt hast. Er bekommt den Ton dieser Aufnahme und ihre Sprache und antwortet mit den Wörtern.',
        ],
        'Weitere Auftragsverarbeiter arbeiten vertraglich für uns: für Betrieb und Speicherung, für den Versand von E-Mails, und Stripe für Zahlungen. Sie bekommen nur, was ihre Aufgabe braucht.',
      ],
    },
    {
      anchor: 'security',
      title: 'Sicherheit',
      blocks: [
        'Verbindungen sind verschlüsselt. Passwörter werden als Prüfwerte gespeichert, die mit einem absichtlich langsamen Verfahren entstehen. Jede Zeile der Datenbank gehört einer Person und einem Bereich, und die Datenbank selbst weist alle anderen ab. Du kannst einen zweiten Faktor nutzen, den Bildschirm mit einem Code sperren, sehen, auf welchen Geräten du angemeldet bist, und jede dieser Anmeldungen beenden.',
        'Kein System ist vollkommen sicher. Betrifft ein Vorfall deine Daten, sagen wir es dir und den Behörden, wie das Gesetz es verlangt. Schütze bitte auch deine Geräte und Passwörter: Was du schreibst, liegt auf deinem Gerät, bis es auf dem Server gesichert ist.',
      ],
    },
    {
      anchor: 'sharing',
      title: 'Weitergabe',
      blocks: [
        'Dein Tagebuch ist privat. Andere sehen einen Teil davon nur, wenn du einen öffentlichen Link anlegst. Wer diesen Link hat, sieht ohne Anmeldung die Abschnitte, die du gewählt hast, bis du den Link löschst. Links lassen sich nicht erraten und werden Suchmaschinen nicht angeboten.',
        'Darüber hinaus geben wir Daten nur an die oben genannten Auftragsverarbeiter weiter, wenn das Gesetz uns verpflichtet, um Menschen vor schwerem Schaden zu schützen, oder an einen Nachfolger, falls {{productName}} in andere Hände geht; ein solcher Nachfolger ist an diese Erklärung gebunden.',
      ],
    },
    {
      anchor: 'privacy-rights',
      title: 'Deine Rechte',
      blocks: [
        'Wo auch immer du lebst: Du kannst fragen, welche Daten wir über dich haben, eine Kopie bekommen, sie berichtigen oder löschen lassen, ihre Verarbeitung einschränken lassen oder ihr widersprechen und eine Einwilligung widerrufen. Vieles davon geht in den Einstellungen sofort: alles als JSON und Markdown samt Medien exportieren, dein Profil berichtigen, Nutzungszahlen abschalten, dein Konto löschen.',
        `Für alles andere schreib uns. Wir beantworten Anfragen zum Datenschutz innerhalb von ${PRIVACY_REQUEST_DAYS} Tagen. Aus deinen Rechten entsteht dir kein Nachteil. Du kannst dich auch bei der Datenschutzbehörde an deinem Wohnort beschweren.`,
      ],
    },
    {
      anchor: 'retention',
      title: 'Aufbewahrung',
      blocks: [
        [
          'Wir bewahren deine Inhalte, solange du ein Konto hast.',
          `Löschst du dein Konto, wird es sofort geschlossen: Du wirst überall abgemeldet, und öffentliche Links enden. ${DELETION_GRACE_DAYS} Tage lang kannst du das zurücknehmen; danach wird alles endgültig gelöscht. Das Ganze dauert höchstens ${DELETION_DEADLINE_DAYS} Tage ab deiner Bitte.`,
          `Daten von Konten, die niemand nutzt, bewahren wir bis zu ${INACTIVE_DATA_YEARS} Jahre.`,
          'Rechnungen bewahren wir so lange, wie das Steuerrecht es verlangt. Technische Protokolle werden nach kurzer Zeit gelöscht.',
        ],
      ],
    },
    {
      anchor: 'international-transfers',
      title: 'Internationale Übermittlung',
      blocks: [
        'Wir und unsere Auftragsverarbeiter können Daten in den Vereinigten Staaten und in anderen Ländern verarbeiten, deren Gesetze Daten anders schützen als die deines Wohnlandes. Wo das Gesetz es verlangt, stützen wir uns auf Vereinbarungen, die es dafür anerkennt, etwa die Standardvertragsklauseln der Europäischen Union. Auf Anfrage sagen wir dir, wo deine Daten sind.',
      ],
    },
    {
      anchor: 'children',
      title: 'Kinder',
      blocks: [
        `{{productName}} ist für Menschen ab ${MINIMUM_AGE} Jahren. Wir erheben nicht wissentlich Daten von Jüngeren. Glaubst du, dass ein Kind ein Konto hat, schreib uns, und wir löschen es.`,
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies',
      blocks: [
        'Wir nutzen keine Cookies für Werbung oder Verfolgung. Diese beiden sind nötig, damit Seiten so zu dir kommen, wie sie sollen:',
        {
          described: [
            {
              term: '__Host-reflectory_document',
              text: 'Sagt, für wen eine Seite gezeichnet wird, damit du deine Bereiche gleich siehst. Es öffnet allein nichts, ist für Skripte nicht lesbar und lebt höchstens 30 Tage oder bis du dich abmeldest.',
            },
            { term: 'reflectory_language', text: 'Die Sprache, die du gewählt hast. Lebt ein Jahr.' },
          ],
        },
        'Dein Browser bewahrt außerdem Daten auf deinem Gerät, in seinem lokalen Speicher und seiner Datenbank: deine Anmeldung, deine Wahl von Erscheinungsbild und Sprache, ob der Bildschirm gesperrt ist und ob du Nutzungszahlen zugestimmt hast, Kopien von Einstellungen, die den Start beschleunigen, und Entwürfe, bis der Server sie hat. All das kannst du in den Einstellungen deines Browsers entfernen.',
        'Zum Bezahlen verlässt du unsere Seiten und gehst zu Stripe; dort setzt Stripe eigene Cookies.',
      ],
    },
    {
      anchor: 'changes',
      title: 'Änderungen',
      blocks: [
        `Ändern wir diese Erklärung, ändern wir das Datum oben. Ist eine Änderung für dich von Bedeutung, sagen wir es dir mindestens ${PRICE_NOTICE_DAYS} Tage, bevor sie gilt, im Produkt oder per E-Mail. Wo das Gesetz deine Einwilligung verlangt, fragen wir dich.`,
      ],
    },
    {
      anchor: 'contact',
      title: 'Kontakt',
      blocks: [
        'Bei Fragen zum Datenschutz, und um deine Rechte zu nutzen, schreib uns:',
        { described: [{ term: 'E-Mail', text: '{{contactEmail}}', href: 'mailto:{{contactEmail}}' }] },
      ],
    },
  ],
};
