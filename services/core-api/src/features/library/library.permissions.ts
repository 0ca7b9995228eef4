import type { Permission } from '@reflectory/permissions';

/** What somebody may do with the library of an instance. */
export const libraryPermissions: readonly Permission[] = [
  {
    key: 'library.write',
    roles: ['owner', 'admin', 'coach'],
    name: {
      en: 'Write frameworks and prompts',
      de: 'Frameworks und Impulse schreiben',
      fr: 'Écrire cadres et invitations',
      ar: 'كتابة الأطر والأسئلة',
    },
    description: {
      en: 'Write, publish and withdraw frameworks and prompts for all members.',
      de: 'Frameworks und Impulse für alle Mitglieder schreiben, veröffentlichen und zurückziehen.',
      fr: 'Écrire, publier et retirer des cadres et des invitations pour tous les membres.',
      ar: 'كتابة الأطر والأسئلة ونشرها وسحبها لجميع الأعضاء.',
    },
  },
];
