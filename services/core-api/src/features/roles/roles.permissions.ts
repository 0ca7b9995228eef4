import type { Permission } from '@reflectory/permissions';

/** What somebody may do about roles. */
export const rolePermissions: readonly Permission[] = [
  {
    key: 'roles.manage',
    roles: ['owner', 'admin'],
    name: { en: 'Give roles', de: 'Rollen vergeben', fr: 'Attribuer les rôles', ar: 'منح الأدوار' },
    description: {
      en: 'Make roles and give them to members, never more than one’s own permissions.',
      de: 'Rollen anlegen und Mitgliedern geben, nie mehr als die eigenen Berechtigungen.',
      fr: 'Créer des rôles et les attribuer, jamais au-delà de ses propres autorisations.',
      ar: 'إنشاء الأدوار ومنحها للأعضاء، دون تجاوز صلاحياتك أنت.',
    },
  },
  {
    key: 'owners.manage',
    roles: ['owner'],
    name: {
      en: 'Name owners',
      de: 'Inhaber ernennen',
      fr: 'Nommer des propriétaires',
      ar: 'تعيين المالكين',
    },
    description: {
      en: 'Make administrators owners, and end that again.',
      de: 'Administratoren zu Inhabern machen und das wieder beenden.',
      fr: 'Nommer propriétaires des administrateurs, et y mettre fin.',
      ar: 'جعل المشرفين مالكين، وإنهاء ذلك.',
    },
  },
];
