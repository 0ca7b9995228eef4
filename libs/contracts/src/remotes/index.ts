export {
  PIECES,
  type Release,
  type ReleaseFile,
  releaseFileAddress,
  releaseFileSchema,
  releaseSchema,
  SERVER_ENTRY,
} from './release.ts';
export {
  type AuthoredManifest,
  authoredManifestSchema,
  defineManifest,
  iconSchema,
  type ManifestWords,
  manifestWordsSchema,
  NAVIGATION_GROUPS,
  type NavigationItem,
  type RemoteManifest,
  remoteManifestSchema,
  type RemoteName,
  remoteNameSchema,
} from './remote-manifest.ts';
export { saysLaterTexts } from './says-later-texts.ts';
export type { SlotName, SlotProps } from './slots.ts';
