import type { NavigationItem } from '@reflectory/contracts/remotes';

/** An area of the app wrapper (specification, section 2), as the shell knows it without any remote. */
export type Area = Pick<NavigationItem, 'role' | 'feature'> & {
  /** Key of its name in the `nav` namespace and of its promise under `promises`; id of its navigation item. */
  id: string;
  /** Route patterns that belong to it. */
  paths: string[];
  /** Where the rail has it, if a remote is there for it. An area without a place is being built. */
  place?: Pick<NavigationItem, 'icon' | 'group' | 'order'>;
};

/** Every area of the app wrapper, in the order in which those that are being built come. */
export const areas: readonly Area[] = [
  {
    id: 'journal',
    paths: ['/journal', '/journal/*'],
    place: { icon: 'notebook', group: 'reflect', order: 10 },
  },
  {
    id: 'entries',
    paths: ['/entries'],
    feature: 'entries',
    place: { icon: 'book-open', group: 'reflect', order: 20 },
  },
  { id: 'insights', paths: ['/insights'], feature: 'insights' },
  { id: 'library', paths: ['/library'], feature: 'library' },
  { id: 'productivity', paths: ['/productivity'], feature: 'productivity' },
  { id: 'goals', paths: ['/goals'], feature: 'goals' },
  { id: 'mindmaps', paths: ['/mindmaps', '/mindmaps/*'], feature: 'mindmaps' },
  { id: 'boards', paths: ['/boards', '/boards/*'], feature: 'boards' },
  { id: 'workflows', paths: ['/workflows', '/workflows/*'], feature: 'workflows' },
  { id: 'groups', paths: ['/groups', '/groups/*'], feature: 'groups' },
  { id: 'globalFeed', paths: ['/global-feed'], feature: 'global_feed' },
  { id: 'challenges', paths: ['/challenges', '/challenges/*'], feature: 'challenges' },
  { id: 'integrations', paths: ['/integrations'], feature: 'integrations' },
  {
    id: 'instanceAdmin',
    paths: ['/instance-admin'],
    role: 'instance_admin',
    place: { icon: 'shield', group: 'admin', order: 10 },
  },
  {
    id: 'masterAdmin',
    paths: ['/master-admin'],
    role: 'super_admin',
    place: { icon: 'building', group: 'admin', order: 20 },
  },
];
