import type { Permission } from '@reflectory/permissions';

/** What somebody may do with an instance and its members. */
export const instancePermissions: readonly Permission[] = [
  {
    key: 'members.view',
    roles: ['owner', 'admin', 'coach', 'moderator'],
    name: { en: 'See members', de: 'Mitglieder sehen', fr: 'Voir les membres', ar: 'عرض الأعضاء' },
    description: {
      en: 'See who is here; never what they write.',
      de: 'Sehen, wer hier ist; nie, was jemand schreibt.',
      fr: 'Voir qui est là, jamais ce que chacun écrit.',
      ar: 'معرفة الموجودين هنا، دون ما يكتبونه.',
    },
  },
  {
    key: 'members.pause',
    roles: ['owner', 'admin', 'coach', 'moderator'],
    name: {
      en: 'Pause members',
      de: 'Mitglieder pausieren',
      fr: 'Suspendre des membres',
      ar: 'إيقاف الأعضاء مؤقتًا',
    },
    description: {
      en: 'Pause and resume members who may do no more than oneself.',
      de: 'Mitglieder pausieren und zurückholen, die nicht mehr dürfen als man selbst.',
      fr: 'Suspendre et réactiver les membres qui n’ont pas plus de droits que soi.',
      ar: 'إيقاف الأعضاء الذين لا تزيد صلاحياتهم على صلاحياتك واستئنافهم.',
    },
  },
  {
    key: 'members.invite',
    roles: ['owner', 'admin', 'coach'],
    name: { en: 'Invite members', de: 'Mitglieder einladen', fr: 'Inviter des membres', ar: 'دعوة الأعضاء' },
    description: {
      en: 'Invite people, and see who was invited.',
      de: 'Menschen einladen und sehen, wer eingeladen ist.',
      fr: 'Inviter des personnes et voir qui l’a été.',
      ar: 'دعوة أشخاص ومعرفة من دُعي.',
    },
  },
  {
    key: 'joining.manage',
    roles: ['owner', 'admin'],
    name: {
      en: 'Decide who may join',
      de: 'Über den Beitritt entscheiden',
      fr: 'Décider qui peut rejoindre',
      ar: 'تحديد من يمكنه الانضمام',
    },
    description: {
      en: 'Say who may make an account without an invitation.',
      de: 'Festlegen, wer ohne Einladung ein Konto anlegt.',
      fr: 'Dire qui peut créer un compte sans invitation.',
      ar: 'تحديد من يمكنه إنشاء حساب دون دعوة.',
    },
  },
  {
    key: 'brand.manage',
    roles: ['owner', 'admin'],
    name: { en: 'Change the brand', de: 'Marke ändern', fr: 'Modifier la marque', ar: 'تغيير العلامة' },
    description: {
      en: 'Change name, colours and logo.',
      de: 'Name, Farben und Logo ändern.',
      fr: 'Modifier le nom, les couleurs et le logo.',
      ar: 'تغيير الاسم والألوان والشعار.',
    },
  },
  {
    key: 'features.manage',
    roles: ['owner', 'admin', 'coach'],
    name: {
      en: 'Switch features',
      de: 'Funktionen schalten',
      fr: 'Activer les fonctions',
      ar: 'تشغيل الميزات',
    },
    description: {
      en: 'Turn areas on and off for everybody here.',
      de: 'Bereiche für alle hier ein- und ausschalten.',
      fr: 'Activer ou désactiver des parties pour tout le monde ici.',
      ar: 'تشغيل الأقسام وإيقافها للجميع هنا.',
    },
  },
  {
    key: 'security.manage',
    roles: ['owner', 'admin'],
    name: { en: 'Set security', de: 'Sicherheit festlegen', fr: 'Régler la sécurité', ar: 'ضبط الأمان' },
    description: {
      en: 'Say what passwords have to be like.',
      de: 'Festlegen, wie Passwörter sein müssen.',
      fr: 'Dire comment doivent être les mots de passe.',
      ar: 'تحديد شروط كلمات المرور.',
    },
  },
  {
    key: 'texts.manage',
    roles: ['owner', 'admin', 'coach'],
    name: {
      en: 'Change words and languages',
      de: 'Wörter und Sprachen ändern',
      fr: 'Modifier mots et langues',
      ar: 'تغيير النصوص واللغات',
    },
    description: {
      en: 'Choose languages, and say things in words of one’s own.',
      de: 'Sprachen wählen und Dinge mit eigenen Worten sagen.',
      fr: 'Choisir les langues et formuler les choses autrement.',
      ar: 'اختيار اللغات وصياغة النصوص بكلماتك.',
    },
  },
  {
    key: 'help.manage',
    roles: ['owner', 'admin', 'coach'],
    name: {
      en: 'Look after help contacts',
      de: 'Hilfekontakte pflegen',
      fr: 'Gérer les contacts d’aide',
      ar: 'إدارة جهات المساعدة',
    },
    description: {
      en: 'Say whom people can turn to in need.',
      de: 'Sagen, an wen man sich in Not wenden kann.',
      fr: 'Dire vers qui se tourner en cas de besoin.',
      ar: 'تحديد من يمكن اللجوء إليه عند الحاجة.',
    },
  },
];
