export type { DeviceKeeper, DeviceOwner } from './device-keeper.ts';
export { createFormDrafts, type FormDraft, type FormDrafts } from './form-drafts.ts';
export type { SlotProps } from '@reflectory/contracts/remotes';
export { PlatformContext, useCurrentUser, usePlatform, useUnsaved } from './platform.ts';
export type {
  AnalyticsConsent,
  AuthenticatedUser,
  AuthState,
  BuiltInText,
  Platform,
  ScreenPrivacy,
  SessionLock,
  ThemeChoice,
  Toasts,
} from './platform.ts';
export type { ReadAhead, ReadAheadRequest } from './read-ahead.ts';
export type { SearchRequest, SearchResult, SearchSource } from './search-source.ts';
export { defineRemote, REMOTE_API_VERSION } from './remote.ts';
export type { DefinedRemote, LaterTexts, LazyComponent, RemoteDefinition, RemoteTexts } from './remote.ts';
