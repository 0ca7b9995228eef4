import type { NavigationItem, RemoteName } from '@reflectory/contracts';

/** An area of the app wrapper (specification, section 2), as the shell knows it without any remote. */
export type Area = {
  /** Key of its name in the `nav` namespace and of its promise under `promises`; id of its navigation item. */
  id: string;
  /** Route patterns that belong to it. */
  paths: string[];
  /** Remote that answers it. While that remote is not to be had, the area says so. */
  remote?: RemoteName;
  navigation: Pick<NavigationItem, 'icon' | 'group' | 'order' | 'role' | 'feature'>;
};

/** Every area of the app wrapper. One that no remote answers yet shows an honest page instead of a dead link. */
export const areas: readonly Area[] = [
  {
    id: 'journal',
    paths: ['/journal', '/journal/*'],
    remote: 'journal',
    navigation: { icon: 'notebook', group: 'reflect', order: 10 },
  },
  {
    id: 'entries',
    paths: ['/entries'],
    remote: 'journal',
    navigation: { icon: 'book-open', group: 'reflect', order: 20, feature: 'entries' },
  },
  {
    id: 'insights',
    paths: ['/insights'],
    navigation: { icon: 'lightbulb', group: 'reflect', order: 30, feature: 'insights' },
  },
  {
    id: 'library',
    paths: ['/library'],
    navigation: { icon: 'library', group: 'reflect', order: 40, feature: 'library' },
  },
  {
    id: 'productivity',
    paths: ['/productivity'],
    navigation: { icon: 'timer', group: 'plan', order: 10, feature: 'productivity' },
  },
  {
    id: 'goals',
    paths: ['/goals'],
    navigation: { icon: 'goal', group: 'plan', order: 20, feature: 'goals' },
  },
  {
    id: 'mindmaps',
    paths: ['/mindmaps', '/mindmaps/*'],
    navigation: { icon: 'map', group: 'plan', order: 30, feature: 'mindmaps' },
  },
  {
    id: 'boards',
    paths: ['/boards', '/boards/*'],
    navigation: { icon: 'kanban', group: 'plan', order: 40, feature: 'boards' },
  },
  {
    id: 'workflows',
    paths: ['/workflows', '/workflows/*'],
    navigation: { icon: 'workflow', group: 'plan', order: 50, feature: 'workflows' },
  },
  {
    id: 'groups',
    paths: ['/groups', '/groups/*'],
    navigation: { icon: 'users', group: 'connect', order: 10, feature: 'groups' },
  },
  {
    id: 'globalFeed',
    paths: ['/global-feed'],
    navigation: { icon: 'globe', group: 'connect', order: 20, feature: 'global_feed' },
  },
  {
    id: 'challenges',
    paths: ['/challenges', '/challenges/*'],
    navigation: { icon: 'trophy', group: 'grow', order: 10, feature: 'challenges' },
  },
  {
    id: 'integrations',
    paths: ['/integrations'],
    navigation: { icon: 'plug', group: 'grow', order: 20, feature: 'integrations' },
  },
  {
    id: 'instanceAdmin',
    paths: ['/instance-admin'],
    remote: 'admin',
    navigation: { icon: 'shield', group: 'admin', order: 10, role: 'instance_admin' },
  },
  {
    id: 'masterAdmin',
    paths: ['/master-admin'],
    remote: 'admin',
    navigation: { icon: 'building', group: 'admin', order: 20, role: 'super_admin' },
  },
];
