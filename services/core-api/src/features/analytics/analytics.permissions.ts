import type { Permission } from '@reflectory/permissions';

/** What somebody may learn of how an instance is used. */
export const analyticsPermissions: readonly Permission[] = [
  {
    key: 'usage.view',
    roles: ['owner', 'admin', 'coach'],
    name: { en: 'See usage', de: 'Nutzung sehen', fr: 'Voir l’utilisation', ar: 'عرض الاستخدام' },
    description: {
      en: 'See how much each area is used; never by whom.',
      de: 'Sehen, wie viel jeder Bereich genutzt wird; nie von wem.',
      fr: 'Voir combien chaque partie est utilisée, jamais par qui.',
      ar: 'معرفة مقدار استخدام كل قسم، دون معرفة من يستخدمه.',
    },
  },
];
