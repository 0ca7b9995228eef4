import type { Role } from '@reflectory/contracts/members';
import type { NavigationItem } from '@reflectory/contracts/remotes';

/** An area of the app wrapper whose address the specification names. */
export type SpecifiedArea = {
  /** Key of its name and promise in `locales`. */
  id: string;
  /** Route patterns that belong to it. */
  paths: readonly string[];
  feature?: string;
  role?: Role;
  /** Where the rail has it. An area without a place is being built. */
  place?: Pick<NavigationItem, 'group' | 'order'>;
};

/**
 * Addresses that answer whether or not a remote is there for them (specification, section 2), in the order in which
 * those that are being built come. A remote that answers one of them speaks for itself; no other area is listed.
 */
export const specifiedAreas: readonly SpecifiedArea[] = [
  { id: 'journal', paths: ['/journal', '/journal/*'], place: { group: 'reflect', order: 10 } },
  { id: 'entries', paths: ['/entries'], feature: 'entries', place: { group: 'reflect', order: 20 } },
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
    place: { group: 'admin', order: 10 },
  },
  { id: 'masterAdmin', paths: ['/master-admin'], role: 'super_admin', place: { group: 'admin', order: 20 } },
];
