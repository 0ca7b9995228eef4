export { BOOT_MANIFEST_ELEMENT_ID } from './boot-manifest-element.ts';
export { BOOT_FACTS_PATH } from './boot-facts-path.ts';
export {
  type BootFacts,
  bootFactsSchema,
  type BootManifest,
  bootManifestSchema,
  type BootRemoteManifest,
  type BootRemote,
  bootRemoteSchema,
  type ReachableInstance,
  reachableInstanceSchema,
  type SharedContent,
  sharedContentSchema,
} from './boot-manifest.ts';
export { CLIENT_REPORTS_PATH, type ClientReport, REPORTED_ERRORS } from './client-report.ts';
export { FILE_LIST } from './file-list.ts';
export { FIRST_VIEW_ELEMENT_ID } from './first-view-element.ts';
export { PAGE_BEAT_MS, PAGE_CHANGES_PATH, PAGE_EVENTS, type PageChange } from './page-change.ts';
export { type ServerPage, serverPageSchema } from './server-page.ts';
