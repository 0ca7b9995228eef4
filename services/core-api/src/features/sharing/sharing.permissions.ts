import type { Permission } from '@reflectory/permissions';

/** What somebody may do with objects beyond those whom they name one by one. */
export const sharingPermissions: readonly Permission[] = [
  {
    key: 'sharing.publish',
    roles: ['owner', 'admin', 'coach', 'moderator'],
    name: {
      en: 'Share with everybody',
      de: 'Mit allen teilen',
      fr: 'Partager avec tout le monde',
      ar: 'المشاركة مع الجميع',
    },
    description: {
      en: 'Share something with all members, or with everybody who has a role.',
      de: 'Etwas mit allen Mitgliedern teilen, oder mit allen, die eine Rolle haben.',
      fr: 'Partager quelque chose avec tous les membres, ou avec tous ceux qui ont un rôle.',
      ar: 'مشاركة شيء مع كل الأعضاء، أو مع كل من لديه دور معيّن.',
    },
  },
];
