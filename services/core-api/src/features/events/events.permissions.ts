import type { Permission } from '@reflectory/permissions';

/** What somebody may do about work in the background; whoever looks after all instances may do everything. */
export const eventPermissions: readonly Permission[] = [
  {
    key: 'events.repeat',
    roles: [],
    name: {
      en: 'Repeat failed tasks',
      de: 'Gescheiterte Aufgaben wiederholen',
      fr: 'Relancer les tâches échouées',
      ar: 'إعادة المهام التي فشلت',
    },
    description: {
      en: 'See which tasks failed in the background, and have them done again; never what anybody wrote.',
      de: 'Sehen, welche Aufgaben im Hintergrund gescheitert sind, und sie wiederholen; nie, was jemand schreibt.',
      fr: 'Voir les tâches de fond échouées et les relancer, jamais ce que chacun écrit.',
      ar: 'معرفة المهام التي فشلت في الخلفية وإعادتها، دون ما يكتبه أحد.',
    },
  },
];
