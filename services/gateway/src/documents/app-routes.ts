/** Paths inside the app wrapper that the shell answers itself where no remote does (specification, section 2). */
export const appRoutes: readonly string[] = [
  '/journal/*',
  '/productivity',
  '/goals',
  '/mindmaps/*',
  '/boards/*',
  '/workflows/*',
  '/integrations',
  '/groups/*',
  '/insights',
  '/challenges/*',
  '/global-feed',
  '/master-admin',
  '/instance-admin',
  '/library',
  '/settings',
  '/entries',
];

/** Roles that paths need, whatever a remote's manifest says of them. */
export const guardedRoutes: readonly { path: string; role: 'super_admin' | 'instance_admin' }[] = [
  { path: '/master-admin/*', role: 'super_admin' },
  { path: '/instance-admin/*', role: 'instance_admin' },
];
