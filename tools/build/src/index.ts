export { monolithConfig } from './monolith/monolith-config.ts';
export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
export { isDevelopment, webConfig, workspace } from './web-config.ts';
export type { WebApp } from './web-config.ts';
export { writeRelease } from './release/write-release.ts';
export type { ReleaseInput } from './release/write-release.ts';
export { publish, readCurrent } from './release/publish.ts';
export type { CurrentReleases, Publication } from './release/publish.ts';
