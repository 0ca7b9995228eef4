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

/** The Terms of Service in French. */
export const terms: LegalText = {
  title: 'Conditions d’utilisation',
  description: 'Les conditions de {{productName}} en quatorze sections numérotées, écrites pour être lues.',
  lastUpdated: 'Dernière mise à jour : {{today}}',
  contents: 'Sommaire',
  lead: 'Ces conditions disent ce qu’est {{productName}}, ce qu’il n’est pas, ce que tu peux attendre de nous et ce que nous te demandons.',
  authority:
    'Ce texte est une traduction. S’il diffère de la version anglaise, c’est la version anglaise qui fait foi.',
  sections: [
    {
      anchor: 'acceptance',
      title: 'Acceptation',
      blocks: [
        'En créant un compte ou en utilisant {{productName}}, tu conclus avec son exploitant (« nous ») un accord aux présentes conditions. Si tu ne les acceptes pas, n’utilise pas {{productName}}.',
        `Tu dois avoir au moins ${MINIMUM_AGE} ans et pouvoir t’engager par contrat. Si tu utilises {{productName}} dans l’espace d’une entreprise ou d’une autre organisation, celle-ci peut avoir ses propres règles à ton égard ; envers nous, les présentes conditions s’appliquent également.`,
      ],
    },
    {
      anchor: 'not-a-medical-service',
      title: 'Pas un service médical',
      blocks: [
        '{{productName}} est un outil pour écrire et réfléchir. Ce n’est pas un service médical, psychologique ou thérapeutique. Il ne pose aucun diagnostic, ne propose aucun traitement, et personne chez {{productName}} ne surveille tes écrits pour t’aider en cas d’urgence.',
        'Rien de ce que tu lis ici, écrit par nous ou produit par un logiciel, ne remplace l’avis d’un médecin, d’une thérapeute ou d’un autre professionnel qui te connaît. Ne tarde pas à chercher de l’aide, et n’interromps pas un traitement, à cause de ce que tu as lu dans {{productName}}. Si tu es en danger ou en crise, lis la section 11.',
      ],
    },
    {
      anchor: 'ai-content-limits',
      title: 'Limites des contenus produits par IA',
      blocks: [
        'Les éclairages, résumés, thèmes, suggestions, images et résultats semblables sont produits par des logiciels, en partie avec une intelligence artificielle. Ils peuvent être incomplets, faux ou déplacés. Ils décrivent les mots d’un texte ; ils ne te mesurent pas.',
        'Quand nous le pouvons, nous montrons les phrases sur lesquelles repose un résultat, pour que tu puisses en juger. C’est toi qui décides de ce qu’il vaut. Ne fonde pas sur lui seul une décision médicale, juridique, financière ou d’un autre poids.',
        'Les résultats sont produits à nouveau pour chaque texte. D’autres peuvent en recevoir de semblables, et un même texte peut être lu autrement une autre fois.',
      ],
    },
    {
      anchor: 'acceptable-use',
      title: 'Utilisation acceptable',
      blocks: [
        'Tu es responsable de ce que tu écris, déposes et partages, et de la protection de ton mot de passe et de tes appareils. Préviens-nous si tu penses que quelqu’un d’autre utilise ton compte. Tu t’engages à ne pas',
        [
          'enfreindre la loi ou les droits d’autrui avec {{productName}} ;',
          'partager des contenus qui menacent, harcèlent ou rabaissent, qui sexualisent des mineurs, ou qui appellent à la violence ou à l’automutilation ;',
          'publier les données personnelles d’autres personnes sans leur permission, ni cloner une voix qui n’est pas la tienne sans le consentement de la personne ;',
          'chercher des failles de sécurité sans notre autorisation écrite, contourner des limites ou perturber le service pour les autres ;',
          'extraire {{productName}} de façon automatisée au-delà de l’export que nous proposons, en revendre l’accès ou t’en servir pour construire un service concurrent.',
        ],
        'Nous pouvons retirer un lien public ou un contenu partagé contraire à ces règles, et restreindre un compte lorsque c’est nécessaire pour protéger d’autres personnes.',
      ],
    },
    {
      anchor: 'subscription-and-payment',
      title: 'Abonnement et paiement',
      blocks: [
        `Un nouveau compte commence par un essai gratuit de ${TRIAL_DAYS} jours. Si tu indiques un moyen de paiement, l’abonnement commence à la fin de l’essai, au prix de ${monthlyPrice('fr')} par mois, plus les taxes là où la loi les exige. Il se renouvelle automatiquement chaque mois jusqu’à ce que tu le résilies. Si tu n’en indiques aucun, rien n’est débité, et les parties payantes se ferment à la fin de l’essai ; ce que tu as écrit reste à toi, à lire et à exporter.`,
        'Tu peux résilier à tout moment dans les réglages de ton compte ou sur le portail client. La résiliation prend effet à la fin de la période déjà payée ; d’ici là, tout reste ouvert. Sauf si la loi t’en donne le droit, les périodes commencées ne sont pas remboursées.',
        `Nous pouvons changer le prix. Nous te le disons au moins ${PRICE_NOTICE_DAYS} jours à l’avance, et le nouveau prix vaut pour les périodes qui commencent ensuite. Si tu ne veux pas le payer, résilie avant.`,
        'Les paiements sont traités par notre prestataire de paiement, Stripe. Nous ne voyons jamais ton numéro de carte complet. Si un paiement échoue, nous réessayons et te prévenons ; s’il reste impayé, les parties payantes se ferment.',
        'Les membres du programme bêta ont un accès complet et gratuit pendant la période de test. Nous les prévenons avant sa fin. Dans l’espace d’une organisation, c’est elle qui paie, et c’est son accord avec nous qui compte.',
      ],
    },
    {
      anchor: 'data-and-privacy',
      title: 'Données et vie privée',
      blocks: [
        'Ce que tu écris est à toi et reste privé tant que tu ne le partages pas. Notre politique de confidentialité dit quelles données nous traitons, pourquoi, qui nous y aide et quels sont tes droits. Elle fait partie de ce que tu acceptes en utilisant {{productName}}.',
        'Les entrées du journal sont traitées pour en tirer des éclairages, et des fournisseurs d’IA tiers peuvent être employés pour cela. La politique de confidentialité dit exactement dans quels cas.',
        'Tu peux à tout moment, dans les réglages, exporter tes données dans des formats courants ou les faire supprimer.',
      ],
    },
    {
      anchor: 'intellectual-property',
      title: 'Propriété intellectuelle',
      blocks: [
        'Tes contenus restent à toi. Tu nous permets de les conserver, de les traiter et de les montrer seulement dans la mesure nécessaire pour faire fonctionner {{productName}} pour toi : par exemple pour les enregistrer, en tirer des éclairages et des images, et les montrer à qui tu donnes un lien. Cette permission prend fin quand le contenu est supprimé. Nous n’utilisons pas tes contenus pour entraîner des modèles d’IA, ni pour la publicité.',
        'Tu peux utiliser librement les résultats produits à partir de tes contenus, comme les éclairages et les images, dans la mesure où nous pouvons accorder des droits sur eux.',
        '{{productName}} lui-même, avec ses logiciels, sa présentation, ses textes et ses marques, appartient à nous ou à nos concédants. Tu peux l’utiliser selon les présentes conditions ; aucun autre droit ne t’est transmis. Si tu nous envoies des idées ou des remarques, nous pouvons les utiliser sans rien te devoir.',
      ],
    },
    {
      anchor: 'limitation-of-liability',
      title: 'Limitation de responsabilité',
      blocks: [
        '{{productName}} est fourni « en l’état » et « selon disponibilité ». Dans la mesure permise par la loi, nous ne donnons aucune garantie, ni expresse ni implicite, par exemple d’adéquation à un usage particulier, d’exactitude ou de fonctionnement ininterrompu.',
        `Dans la mesure permise par la loi, nous ne répondons pas des dommages indirects, accessoires ou consécutifs, ni des gains manqués ou des données perdues. Notre responsabilité totale pour toutes les demandes liées à {{productName}} est limitée au montant que tu nous as payé au cours des ${LIABILITY_MONTHS} mois précédant l’événement qui a donné lieu à la demande.`,
        'Rien dans ces conditions n’exclut ni ne limite une responsabilité que la loi ne permet pas d’exclure ou de limiter, par exemple en cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie, au corps ou à la santé, ni les droits que tu as comme consommateur ou consommatrice là où tu vis.',
      ],
    },
    {
      anchor: 'availability',
      title: 'Disponibilité',
      blocks: [
        'Nous travaillons à garder {{productName}} disponible et tes contenus en sécurité, mais nous ne promettons pas qu’il soit toujours joignable ou sans défaut. L’entretien, les pannes d’autres dont nous dépendons ou des événements hors de notre portée peuvent l’interrompre.',
        'Nous faisons évoluer {{productName}} et pouvons ajouter, modifier ou arrêter certaines de ses parties. Si nous arrêtons quelque chose d’essentiel que tu paies, nous te le disons à temps ; tu peux alors résilier et être remboursé du reste de la période déjà payée.',
      ],
    },
    {
      anchor: 'termination',
      title: 'Fin de l’accord',
      blocks: [
        'Tu peux mettre fin à cet accord à tout moment en supprimant ton compte dans les réglages. Nous pouvons y mettre fin avec un préavis raisonnable, ou immédiatement si tu enfreins ces conditions gravement ou de façon répétée.',
        `Après la fin de l’accord, tu peux exporter tes contenus pendant ${EXPORT_AFTER_TERMINATION_DAYS} jours, sauf si la loi nous interdit de te les remettre. Si tu nous demandes de supprimer ton compte, tes données sont supprimées dans les ${DELETION_DEADLINE_DAYS} jours suivant cette demande, même si tu ne les as pas exportées ; exporte donc d’abord ce que tu veux garder.`,
        'Les liens publics cessent de fonctionner quand un compte est fermé. Les sections 7, 8 et 12 restent valables après la fin.',
      ],
    },
    {
      anchor: 'crisis-resources',
      title: 'Aide en cas de crise',
      blocks: [
        'Si tu penses à te faire du mal ou à en faire à d’autres, ou si tu es en danger, ne nous écris pas : nous pourrions le lire trop tard. Tourne-toi vers des personnes qui peuvent aider maintenant. Ces services sont gratuits et ouverts à tout le monde.',
        {
          described: [
            {
              term: 'États-Unis : 988',
              text: '988 Suicide & Crisis Lifeline. Appelle le 988 ou envoie-lui un message, jour et nuit. En cas d’urgence, appelle le 911.',
              href: 'tel:988',
            },
            {
              term: 'Europe : 112',
              text: 'Le numéro d’urgence dans tous les pays de l’Union européenne et dans beaucoup d’autres.',
              href: 'tel:112',
            },
            {
              term: 'Europe : 116 123',
              text: 'Lignes d’écoute, sous ce numéro dans de nombreux pays d’Europe.',
              href: 'tel:116123',
            },
            {
              term: 'Partout : findahelpline.com',
              text: 'Trouve une ligne d’écoute près de toi, par pays et par sujet.',
              href: 'https://findahelpline.com',
            },
          ],
        },
      ],
    },
    {
      anchor: 'governing-law',
      title: 'Droit applicable',
      blocks: [
        'Ces conditions sont régies par le droit des États-Unis et de l’État de l’Utah, à l’exclusion de ses règles de conflit de lois. Les tribunaux de l’État de l’Utah et les tribunaux fédéraux qui y siègent sont compétents pour les litiges nés de ces conditions.',
        'Si tu es consommateur ou consommatrice et vis ailleurs, tu gardes la protection du droit impératif de ton pays et peux aussi saisir ses tribunaux. Avant d’aller en justice, écris-nous : presque tout peut se régler ainsi.',
      ],
    },
    {
      anchor: 'changes',
      title: 'Modifications',
      blocks: [
        `Nous pouvons modifier ces conditions, par exemple quand {{productName}} ou la loi change. La date en haut indique la version en vigueur. Si une modification compte pour toi, nous te le disons dans le produit ou par e-mail au moins ${PRICE_NOTICE_DAYS} jours avant qu’elle s’applique.`,
        'Si tu continues à utiliser {{productName}} une fois la modification en vigueur, tu l’acceptes. Si tu n’es pas d’accord, tu peux résilier et supprimer ton compte avant.',
        'Si une disposition n’est pas valable, les autres restent en vigueur.',
      ],
    },
    {
      anchor: 'contact',
      title: 'Contact',
      blocks: [
        'Des questions sur ces conditions ? Écris-nous ; une personne te lira.',
        { described: [{ term: 'E-mail', text: '{{contactEmail}}', href: 'mailto:{{contactEmail}}' }] },
      ],
    },
  ],
};
