import {
  DELETION_DEADLINE_DAYS,
  EXPORT_AFTER_TERMINATION_DAYS,
  LIABILITY_MONTHS,
  MINIMUM_AGE,
  PRICE_NOTICE_DAYS,
  TRIAL_DAYS,
} from '@reflectory/contracts/behaviour';
import { monthlyPrice } from '@reflectory/domain/price';
import type { LegalText } from './legal-text.ts';

/** The Terms of Service in German. */
export const terms: LegalText = {
  title: 'Nutzungsbedingungen',
  description:
    'Die Bedingungen von {{productName}} in vierzehn nummerierten Abschnitten, so geschrieben, dass man sie liest.',
  lastUpdated: 'Zuletzt aktualisiert: {{today}}',
  contents: 'Inhalt',
  lead: 'Diese Bedingungen sagen, was {{productName}} ist und was nicht, was du von uns erwarten darfst und worum wir dich bitten.',
  authority: 'Dies ist eine Übersetzung. Weicht sie von der englischen Fassung ab, gilt die englische.',
  sections: [
    {
      anchor: 'acceptance',
      title: 'Zustimmung',
      blocks: [
        'Indem du ein Konto anlegst oder {{productName}} nutzt, schließt du mit dem Betreiber („wir“, „uns“) eine Vereinbarung zu diesen Bedingungen. Bist du nicht einverstanden, dann nutze {{productName}} bitte nicht.',
        `Du musst mindestens ${MINIMUM_AGE} Jahre alt und geschäftsfähig sein. Nutzt du {{productName}} im Bereich eines Unternehmens oder einer anderen Organisation, kann diese eigene Regeln für dich haben; uns gegenüber gelten auch diese Bedingungen.`,
      ],
    },
    {
      anchor: 'not-a-medical-service',
      title: 'Kein medizinischer Dienst',
      blocks: [
        '{{productName}} ist ein Werkzeug zum Schreiben und Nachdenken. Es ist kein medizinischer, psychologischer oder therapeutischer Dienst. Es stellt keine Diagnosen, bietet keine Behandlung, und niemand bei {{productName}} liest mit, um dir im Notfall zu helfen.',
        'Nichts, was du hier liest, ob von uns geschrieben oder von Software erzeugt, ersetzt den Rat einer Ärztin, eines Therapeuten oder einer anderen Fachperson, die dich kennt. Schiebe es nicht auf, Hilfe zu suchen, und brich keine Behandlung ab, weil du etwas in {{productName}} gelesen hast. Bist du in Gefahr oder in einer Krise, lies Abschnitt 11.',
      ],
    },
    {
      anchor: 'ai-content-limits',
      title: 'Grenzen von KI-Inhalten',
      blocks: [
        'Einsichten, Zusammenfassungen, Themen, Anregungen, Bilder und Ähnliches macht Software, zum Teil mit künstlicher Intelligenz. Sie können unvollständig, falsch oder unpassend sein. Sie beschreiben Wörter in einem Text; sie vermessen nicht dich.',
        'Wo wir können, zeigen wir die Sätze, auf denen ein Ergebnis beruht, damit du es selbst beurteilen kannst. Du entscheidest, was es wert ist. Stütze medizinische, rechtliche, finanzielle oder andere schwerwiegende Entscheidungen nicht allein darauf.',
        'Ergebnisse entstehen für jeden Text neu. Andere können ähnliche bekommen, und derselbe Text kann ein anderes Mal anders gelesen werden.',
      ],
    },
    {
      anchor: 'acceptable-use',
      title: 'Erlaubte Nutzung',
      blocks: [
        'Du bist verantwortlich für das, was du schreibst, hochlädst und teilst, und dafür, dein Passwort und deine Geräte zu schützen. Sag uns Bescheid, wenn du glaubst, dass jemand anderes dein Konto nutzt. Du verpflichtest dich,',
        [
          'mit {{productName}} kein Recht zu brechen und keine Rechte anderer zu verletzen;',
          'nichts zu teilen, das Menschen bedroht, belästigt oder herabwürdigt, Minderjährige sexualisiert oder zu Gewalt oder Selbstverletzung aufruft;',
          'keine personenbezogenen Daten anderer ohne deren Erlaubnis zu veröffentlichen und keine fremde Stimme ohne Einwilligung zu klonen;',
          'ohne unsere schriftliche Erlaubnis keine Lücken in unserer Sicherheit zu suchen, keine Grenzen zu umgehen und den Dienst für andere nicht zu stören;',
          '{{productName}} nicht über den angebotenen Export hinaus automatisiert auszulesen, den Zugang nicht weiterzuverkaufen und damit keinen Konkurrenzdienst zu bauen.',
        ],
        'Wir dürfen einen öffentlichen Link oder geteilte Inhalte entfernen, die gegen diese Regeln verstoßen, und ein Konto einschränken, wenn das zum Schutz anderer nötig ist.',
      ],
    },
    {
      anchor: 'subscription-and-payment',
      title: 'Abonnement und Zahlung',
      blocks: [
        `Neue Konten beginnen mit einer kostenlosen Probezeit von ${TRIAL_DAYS} Tagen. Hinterlegst du ein Zahlungsmittel, beginnt mit dem Ende der Probezeit das Abonnement für ${monthlyPrice('de')} im Monat, zuzüglich Steuern, wo das Gesetz sie verlangt. Es verlängert sich automatisch jeden Monat, bis du kündigst. Hinterlegst du keines, wird nichts abgebucht, und die kostenpflichtigen Teile schließen mit dem Ende der Probezeit; was du geschrieben hast, kannst du weiter lesen und exportieren.`,
        'Du kannst jederzeit in den Einstellungen deines Kontos oder im Kundenportal kündigen. Die Kündigung wirkt zum Ende des bereits bezahlten Zeitraums; bis dahin bleibt alles offen. Begonnene Zeiträume werden nicht erstattet, es sei denn, das Gesetz gibt dir ein Recht darauf.',
        `Wir dürfen den Preis ändern. Wir sagen es dir mindestens ${PRICE_NOTICE_DAYS} Tage vorher, und der neue Preis gilt für Zeiträume, die danach beginnen. Möchtest du ihn nicht zahlen, kündige vorher.`,
        'Zahlungen wickelt unser Zahlungsdienst Stripe ab. Deine vollständige Kartennummer sehen wir nie. Schlägt eine Zahlung fehl, versuchen wir es noch einmal und sagen es dir; bleibt sie aus, schließen die kostenpflichtigen Teile.',
        'Wer am Beta-Programm teilnimmt, hat während der Testzeit kostenlos vollen Zugang. Bevor sie endet, sagen wir Bescheid. In Bereichen von Organisationen zahlt die Organisation, und es gilt ihre Vereinbarung mit uns.',
      ],
    },
    {
      anchor: 'data-and-privacy',
      title: 'Daten und Datenschutz',
      blocks: [
        'Was du schreibst, gehört dir und bleibt privat, solange du es nicht teilst. Unsere Datenschutzerklärung sagt, welche Daten wir wozu verarbeiten, wer uns dabei hilft und welche Rechte du hast. Sie gehört zu dem, dem du mit der Nutzung von {{productName}} zustimmst.',
        'Tagebucheinträge werden verarbeitet, um Einsichten aus ihnen zu gewinnen; dafür können KI-Anbieter eingesetzt werden, die Dritte sind. Wann genau das der Fall ist, steht in der Datenschutzerklärung.',
        'Du kannst deine Daten jederzeit in den Einstellungen in gebräuchlichen Formaten exportieren oder löschen lassen.',
      ],
    },
    {
      anchor: 'intellectual-property',
      title: 'Geistiges Eigentum',
      blocks: [
        'Deine Inhalte bleiben deine. Du erlaubst uns, sie so weit zu speichern, zu verarbeiten und zu zeigen, wie es nötig ist, um {{productName}} für dich zu betreiben: etwa um sie zu sichern, Einsichten und Bilder daraus zu machen und sie denen zu zeigen, denen du einen Link gibst. Diese Erlaubnis endet, wenn der Inhalt gelöscht ist. Wir trainieren mit deinen Inhalten keine KI-Modelle und nutzen sie nicht für Werbung.',
        'Ergebnisse, die aus deinen Inhalten entstehen, etwa Einsichten und Bilder, darfst du frei nutzen, soweit wir Rechte daran einräumen können.',
        '{{productName}} selbst mit Software, Gestaltung, Texten und Marken gehört uns oder unseren Lizenzgebern. Du darfst es im Rahmen dieser Bedingungen nutzen; weitere Rechte gehen nicht auf dich über. Schickst du uns Ideen oder Rückmeldungen, dürfen wir sie nutzen, ohne dir etwas zu schulden.',
      ],
    },
    {
      anchor: 'limitation-of-liability',
      title: 'Haftungsbegrenzung',
      blocks: [
        '{{productName}} wird so bereitgestellt, wie es ist und wie es verfügbar ist. Soweit das Gesetz es erlaubt, geben wir keine Gewährleistungen, weder ausdrücklich noch stillschweigend, etwa für die Eignung zu einem bestimmten Zweck, für Richtigkeit oder für einen ununterbrochenen Betrieb.',
        `Soweit das Gesetz es erlaubt, haften wir nicht für mittelbare Schäden, Neben- oder Folgeschäden, entgangenen Gewinn oder verlorene Daten. Unsere gesamte Haftung für alle Ansprüche im Zusammenhang mit {{productName}} ist auf den Betrag begrenzt, den du uns in den ${LIABILITY_MONTHS} Monaten vor dem Ereignis gezahlt hast, aus dem der Anspruch entsteht.`,
        'Nichts in diesen Bedingungen schließt eine Haftung aus oder begrenzt sie, die sich gesetzlich nicht ausschließen oder begrenzen lässt, etwa bei Vorsatz, grober Fahrlässigkeit oder Verletzung von Leben, Körper oder Gesundheit, noch die Rechte, die du als Verbraucherin oder Verbraucher an deinem Wohnort hast.',
      ],
    },
    {
      anchor: 'availability',
      title: 'Verfügbarkeit',
      blocks: [
        'Wir arbeiten daran, dass {{productName}} erreichbar ist und deine Inhalte sicher sind, versprechen aber nicht, dass es jederzeit erreichbar oder fehlerfrei ist. Wartung, Ausfälle anderer, auf die wir angewiesen sind, oder Ereignisse außerhalb unserer Macht können es unterbrechen.',
        'Wir entwickeln {{productName}} weiter und dürfen Teile hinzufügen, ändern oder einstellen. Stellen wir etwas Wesentliches ein, für das du zahlst, sagen wir es dir rechtzeitig; du kannst dann kündigen und bekommst den Rest des bereits bezahlten Zeitraums erstattet.',
      ],
    },
    {
      anchor: 'termination',
      title: 'Beendigung',
      blocks: [
        'Du kannst diese Vereinbarung jederzeit beenden, indem du dein Konto in den Einstellungen löschst. Wir können sie mit angemessener Frist beenden, oder sofort, wenn du schwer oder wiederholt gegen diese Bedingungen verstößt.',
        `Nach dem Ende der Vereinbarung kannst du deine Inhalte ${EXPORT_AFTER_TERMINATION_DAYS} Tage lang exportieren, sofern das Gesetz uns die Herausgabe nicht verbietet. Bittest du uns, dein Konto zu löschen, werden deine Daten innerhalb von ${DELETION_DEADLINE_DAYS} Tagen nach dieser Bitte gelöscht, auch wenn du sie nicht exportiert hast; exportiere also bitte zuerst, was du behalten möchtest.`,
        'Öffentliche Links enden, wenn ein Konto geschlossen wird. Die Abschnitte 7, 8 und 12 gelten über das Ende hinaus.',
      ],
    },
    {
      anchor: 'crisis-resources',
      title: 'Hilfe in Krisen',
      blocks: [
        'Wenn du daran denkst, dir oder anderen etwas anzutun, oder wenn du in Gefahr bist, schreib bitte nicht uns: Wir lesen es vielleicht zu spät. Wende dich an Menschen, die jetzt helfen können. Diese Angebote sind kostenlos und für alle da.',
        {
          described: [
            {
              term: 'USA: 988',
              text: '988 Suicide & Crisis Lifeline. Anruf oder SMS an 988, Tag und Nacht. Im Notfall 911.',
              href: 'tel:988',
            },
            {
              term: 'Europa: 112',
              text: 'Die Notrufnummer in allen Ländern der Europäischen Union und vielen weiteren.',
              href: 'tel:112',
            },
            {
              term: 'Europa: 116 123',
              text: 'Seelsorge und Krisentelefone, in vielen Ländern Europas unter dieser Nummer.',
              href: 'tel:116123',
            },
            {
              term: 'Überall: findahelpline.com',
              text: 'Findet ein Hilfetelefon in deiner Nähe, nach Land und Anliegen.',
              href: 'https://findahelpline.com',
            },
          ],
        },
      ],
    },
    {
      anchor: 'governing-law',
      title: 'Anwendbares Recht',
      blocks: [
        'Für diese Bedingungen gilt das Recht der Vereinigten Staaten und des Bundesstaates Utah, ohne dessen Kollisionsrecht. Für Streitigkeiten aus diesen Bedingungen sind die Gerichte des Bundesstaates Utah und die dortigen Bundesgerichte zuständig.',
        'Wohnst du als Verbraucherin oder Verbraucher anderswo, behältst du den Schutz des zwingenden Rechts deines Wohnlandes und kannst dich auch an dessen Gerichte wenden. Schreib uns bitte, bevor du vor Gericht gehst: Das meiste lässt sich so klären.',
      ],
    },
    {
      anchor: 'changes',
      title: 'Änderungen',
      blocks: [
        `Wir dürfen diese Bedingungen ändern, etwa wenn sich {{productName}} oder das Recht ändert. Das Datum oben zeigt die geltende Fassung. Ist eine Änderung für dich von Bedeutung, sagen wir es dir mindestens ${PRICE_NOTICE_DAYS} Tage, bevor sie gilt, im Produkt oder per E-Mail.`,
        'Nutzt du {{productName}} weiter, nachdem eine Änderung gilt, nimmst du sie an. Bist du nicht einverstanden, kannst du vorher kündigen und dein Konto löschen.',
        'Sollte eine Bestimmung unwirksam sein, bleiben die übrigen in Kraft.',
      ],
    },
    {
      anchor: 'contact',
      title: 'Kontakt',
      blocks: [
        'Fragen zu diesen Bedingungen? Schreib uns; ein Mensch liest es.',
        { described: [{ term: 'E-Mail', text: '{{contactEmail}}', href: 'mailto:{{contactEmail}}' }] },
      ],
    },
  ],
};
