import {
  DELETION_DEADLINE_DAYS,
  DELETION_GRACE_DAYS,
  INACTIVE_DATA_YEARS,
  MINIMUM_AGE,
  PRICE_NOTICE_DAYS,
  PRIVACY_REQUEST_DAYS,
} from '@reflectory/contracts/behaviour';
import type { LegalText } from './legal-text.ts';

/** The Privacy Policy in French. */
export const privacy: LegalText = {
  title: 'Politique de confidentialité',
  description:
    'Ce que {{productName}} recueille, pourquoi, qui le traite, et comment le récupérer ou le faire supprimer.',
  lastUpdated: 'Dernière mise à jour : {{today}}',
  contents: 'Sommaire',
  lead: 'Un journal intime, c’est ce que des données ont de plus privé. Cette politique dit ce qu’il en advient, sans petits caractères.',
  authority:
    'Ce texte est une traduction. S’il diffère de la version anglaise, c’est la version anglaise qui fait foi.',
  sections: [
    {
      anchor: 'introduction',
      title: 'Introduction',
      blocks: [
        'Cette politique vaut pour {{productName}}, ses pages publiques et son application. L’exploitant de {{productName}} (« nous ») est responsable du traitement décrit ici.',
        'Si tu utilises {{productName}} dans l’espace d’une entreprise ou d’une autre organisation, celle-ci décide qui en fait partie, quelles fonctions sont actives et quel moteur d’IA lit les entrées. Ses administrateurs voient ton nom, ton adresse e-mail, ton rôle et la date de ta dernière connexion. Ils ne peuvent pas lire ce que tu écris ; le produit ne leur en donne aucun moyen.',
      ],
    },
    {
      anchor: 'information-collected',
      title: 'Données recueillies',
      blocks: [
        'Nous traitons ce que tu nous donnes, et ce qu’il faut pour que le produit fonctionne :',
        [
          'Compte : ton nom, ton adresse e-mail, ton mot de passe (seulement sous forme d’empreinte irréversible), ton rôle et, si tu les utilises, ton second facteur et ton code de verrouillage.',
          'Contenus : ce que tu écris, intitules, enregistres ou déposes, tes réponses dans les séances guidées, et ce qui en est tiré, comme les éclairages et les images.',
          'Partage : les liens publics que tu crées, et l’état que chacun montre.',
          'Paiement : l’état et les dates de ton abonnement. Les données de carte vont directement à notre prestataire de paiement et n’atteignent jamais nos serveurs.',
          'Connexions : l’appareil et le navigateur, l’adresse réseau abrégée et l’heure de tes connexions, pour que tu puisses les voir et y mettre fin.',
          'Exploitation : des journaux techniques avec des heures, des adresses réseau et des messages d’erreur ; ils ne contiennent aucun texte de ton journal.',
          'Usage : les types d’écrans ouverts, seulement si tu es d’accord. Ni identifiant, ni adresse réseau, ni contenu ne sont enregistrés avec, et aucun tiers n’intervient.',
          'Programme bêta : ce que tu nous dis de tes intérêts.',
        ],
      ],
    },
    {
      anchor: 'use',
      title: 'Utilisation',
      blocks: [
        'Nous utilisons ces données pour faire fonctionner {{productName}} pour toi : enregistrer et montrer tes contenus, en tirer des éclairages et des images, créer les liens que tu demandes, gérer ton abonnement, protéger les comptes, te répondre et envoyer les messages que cela demande. Nous le faisons pour remplir notre accord avec toi, parce que la loi nous y oblige, ou parce que nous avons un intérêt légitime à un produit sûr. Les mesures d’usage reposent sur ton seul consentement, que tu peux retirer à tout moment dans les réglages.',
        'Nous ne vendons pas de données personnelles. Nous n’affichons pas de publicité. Nous n’entraînons pas de modèles d’IA avec ce que tu écris.',
      ],
    },
    {
      anchor: 'ai-processing-and-third-parties',
      title: 'Traitement par IA et tiers',
      blocks: [
        'Les éclairages viennent d’un moteur qui lit le texte d’une entrée. Chaque éclairage nomme le moteur dont il vient.',
        [
          'Le moteur intégré fonctionne sur nos propres serveurs. Avec lui, le texte de tes entrées ne les quitte pas.',
          'Un fournisseur d’IA tiers n’est utilisé que là où l’espace que tu utilises en a configuré un. Alors le texte de l’entrée en cours de lecture, et rien d’autre sur toi, est envoyé à ce fournisseur, qui le traite pour notre compte et répond avec le résultat. Il ne peut pas utiliser le texte à ses propres fins.',
          'Un enregistrement de ta voix n’est envoyé à un prestataire que si cet espace le permet et si tu as accepté ce prestataire nommément. Il reçoit le son de cet enregistrement et sa langue, et répond avec les mots.',
        ],
        'D’autres prestataires travaillent pour nous sous contrat : l’hébergement et le stockage, l’envoi d’e-mails, et Stripe pour les paiements. Ils ne reçoivent que ce que leur tâche demande.',
      ],
    },
    {
      anchor: 'security',
      title: 'Sécurité',
      blocks: [
        'Les connexions sont chiffrées. Les mots de passe sont conservés sous forme d’empreintes, faites par une méthode volontairement lente. Chaque ligne de la base de données appartient à une personne et à un espace, et la base elle-même refuse tous les autres. Tu peux utiliser un second facteur, verrouiller l’écran avec un code, voir sur quels appareils ta connexion est ouverte, et fermer chacune d’elles.',
        'Aucun système n’est parfaitement sûr. Si une violation touche tes données, nous te prévenons, ainsi que les autorités, comme la loi l’exige. Protège aussi tes appareils et tes mots de passe : ce que tu écris est gardé sur ton appareil jusqu’à son enregistrement sur le serveur.',
      ],
    },
    {
      anchor: 'sharing',
      title: 'Partage',
      blocks: [
        'Ton journal est privé. D’autres n’en voient une partie que si tu crées un lien public. Toute personne qui a ce lien voit, sans se connecter, les parties que tu as choisies, jusqu’à ce que tu supprimes le lien. Les liens ne peuvent pas être devinés et ne sont pas proposés aux moteurs de recherche.',
        'Au-delà, nous ne transmettons des données qu’aux prestataires nommés plus haut, si la loi nous y oblige, pour protéger des personnes d’un dommage grave, ou à un successeur si {{productName}} change de mains ; un tel successeur est tenu par cette politique.',
      ],
    },
    {
      anchor: 'privacy-rights',
      title: 'Tes droits',
      blocks: [
        'Où que tu vives, tu peux demander quelles données nous avons sur toi, en recevoir une copie, les faire corriger ou supprimer, en limiter le traitement ou t’y opposer, et retirer un consentement. Tu peux faire une grande partie de cela par toi-même, aussitôt, dans les réglages : tout exporter en JSON et en Markdown avec tes médias, corriger ton profil, couper les mesures d’usage, supprimer ton compte.',
        `Pour tout le reste, écris-nous. Nous répondons aux demandes liées à la vie privée dans les ${PRIVACY_REQUEST_DAYS} jours. Exercer tes droits ne te causera aucun désavantage. Tu peux aussi te plaindre à l’autorité de protection des données de ton lieu de vie.`,
      ],
    },
    {
      anchor: 'retention',
      title: 'Conservation',
      blocks: [
        [
          'Nous gardons tes contenus aussi longtemps que tu as un compte.',
          `Quand tu supprimes ton compte, il est fermé aussitôt : tu es déconnecté partout et les liens publics cessent de fonctionner. Tu peux revenir en arrière pendant ${DELETION_GRACE_DAYS} jours ; ensuite, tout est supprimé définitivement. L’ensemble ne prend pas plus de ${DELETION_DEADLINE_DAYS} jours à compter de ta demande.`,
          `Les données des comptes que personne n’utilise sont gardées jusqu’à ${INACTIVE_DATA_YEARS} ans.`,
          'Les factures sont gardées aussi longtemps que le droit fiscal l’exige. Les journaux techniques sont supprimés après peu de temps.',
        ],
      ],
    },
    {
      anchor: 'international-transfers',
      title: 'Transferts internationaux',
      blocks: [
        'Nous et nos prestataires pouvons traiter des données aux États-Unis et dans d’autres pays dont les lois protègent les données autrement que celles de ton pays. Là où la loi l’exige, nous nous appuyons sur des accords qu’elle reconnaît pour de tels transferts, comme les clauses contractuelles types de l’Union européenne. Sur demande, nous te disons où se trouvent tes données.',
      ],
    },
    {
      anchor: 'children',
      title: 'Enfants',
      blocks: [
        `{{productName}} s’adresse aux personnes de ${MINIMUM_AGE} ans et plus. Nous ne recueillons pas sciemment de données de personnes plus jeunes. Si tu penses qu’un enfant a un compte, écris-nous, et nous le supprimons.`,
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies',
      blocks: [
        'Nous n’utilisons pas de cookies pour la publicité ou le suivi. Ces deux-là sont nécessaires pour que les pages t’arrivent comme il faut :',
        {
          described: [
            {
              term: '__Host-reflectory_document',
              text: 'Dit pour qui une page est dessinée, pour que tu voies tes espaces tout de suite. Il n’ouvre rien à lui seul, les scripts ne peuvent pas le lire, et il vit au plus 30 jours ou jusqu’à ta déconnexion.',
            },
            { term: 'reflectory_language', text: 'La langue que tu as choisie. Il vit un an.' },
          ],
        },
        'Ton navigateur garde aussi des données sur ton appareil, dans son stockage local et sa base de données : ta connexion, ton choix de thème et de langue, si l’écran est verrouillé et si tu as accepté les mesures d’usage, des copies de réglages qui accélèrent le démarrage, et des brouillons jusqu’à ce que le serveur les ait. Tu peux tout retirer dans les réglages de ton navigateur.',
        'Pour payer, tu quittes nos pages pour celles de Stripe, qui y dépose ses propres cookies.',
      ],
    },
    {
      anchor: 'changes',
      title: 'Modifications',
      blocks: [
        `Quand nous modifions cette politique, nous changeons la date en haut. Si une modification compte pour toi, nous te le disons dans le produit ou par e-mail au moins ${PRICE_NOTICE_DAYS} jours avant qu’elle s’applique. Là où la loi demande ton consentement, nous te le demandons.`,
      ],
    },
    {
      anchor: 'contact',
      title: 'Contact',
      blocks: [
        'Pour toute question sur la vie privée, et pour exercer tes droits, écris-nous :',
        { described: [{ term: 'E-mail', text: '{{contactEmail}}', href: 'mailto:{{contactEmail}}' }] },
      ],
    },
  ],
};
