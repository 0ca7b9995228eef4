type OwnRoute = { path: string; feature?: string };

/** Paths inside the app wrapper that the shell answers itself where no remote does (specification, section 2). */
export const appRoutes: readonly OwnRoute[] = [
  { path: '/journal/*' },
  { path: '/entries', feature: 'entries' },
  { path: '/insights', feature: 'insights' },
  { path: '/library', feature: 'library' },
  { path: '/productivity', feature: 'productivity' },
  { path: '/goals', feature: 'goals' },
  { path: '/mindmaps/*', feature: 'mindmaps' },
  { path: '/boards/*', feature: 'boards' },
  { path: '/workflows/*', feature: 'workflows' },
  { path: '/integrations', feature: 'integrations' },
  { path: '/groups/*', feature: 'groups' },
  { path: '/challenges/*', feature: 'challenges' },
  { path: '/global-feed', feature: 'global_feed' },
  { path: '/settings' },
  { path: '/instance-admin' },
  { path: '/master-admin' },
];

/** Roles that paths need, whatever a remote's manifest says of them. */
export const guardedRoutes: readonly { path: string; role: 'super_admin' | 'instance_admin' }[] = [
  { path: '/master-admin/*', role: 'super_admin' },
  { path: '/instance-admin/*', role: 'instance_admin' },
];
