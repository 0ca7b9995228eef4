import type { AuthoredManifest, SlotName, SlotProps } from '@reflectory/contracts/remotes';
import type { ComponentType } from 'react';
import type { DeviceKeeper } from './device-keeper.ts';
import type { ReadAhead } from './read-ahead.ts';
import type { SearchSource } from './search-source.ts';

/** A module that default-exports a component; what `() => import('./x.page.tsx')` gives. */
export type LazyComponent<Props = Record<string, never>> = () => Promise<{ default: ComponentType<Props> }>;

type TextLoader = () => Promise<{ default: object }>;
/** Language → loader of nested keys. English must be present. */
type TextsByLanguage = { en: TextLoader } & Record<string, TextLoader>;

/** Built-in texts of a remote. */
export type RemoteTexts = {
  namespace: string;
  languages: TextsByLanguage;
  /** More of them, under keys of their own: nothing waits for words that it does not say. */
  later?: readonly LaterTexts[];
};

/** Texts of some places of a remote, which are paths of pages, slots and ids of sections: of these, or of all but these. */
export type LaterTexts = ({ only: readonly string[] } | { notFor: readonly string[] }) & {
  languages: TextsByLanguage;
};

type Named<Items> = Items extends readonly { id: infer Id extends string }[] ? Id : never;
type Filled<Slots> = Slots extends readonly (infer Name)[] ? Extract<Name, SlotName> : never;

/** What a remote exposes: lazy imports for all that its manifest names, no side effects. */
export type RemoteDefinition<Manifest extends AuthoredManifest = AuthoredManifest> = {
  /** One loader per route of the manifest, by its path. */
  pages: Record<Manifest['routes'][number]['path'], LazyComponent>;
  /** What asks for the data of a page before somebody goes there, by the path of its route; small, as it comes before the page. */
  readsAhead?: Partial<Record<Manifest['routes'][number]['path'], LoadReadAhead>>;
  /** One loader per slot that it fills. */
  slots: { [Name in Filled<Manifest['slots']>]: LazyComponent<SlotProps[Name]> };
  /** One loader per section that it adds to the settings, by its id. */
  settings?: Record<Named<Manifest['settings']>, LazyComponent>;
  /** One loader per source of the palette's search, by its id. */
  searches?: Record<Named<Manifest['searches']>, LoadSearch>;
  texts: RemoteTexts;
} & (Manifest['keepsOnDevice'] extends true
  ? { /** Looks after what the remote keeps on a device. */ device: LoadDeviceKeeper }
  : { device?: LoadDeviceKeeper });

type LoadSearch = () => Promise<{ search: SearchSource }>;
type LoadReadAhead = () => Promise<{ readAhead: ReadAhead }>;
type LoadDeviceKeeper = () => Promise<{ deviceKeeper: DeviceKeeper }>;

/** Version of this contract; the shell refuses a remote with another one. */
export const REMOTE_API_VERSION = 1;

/** A remote as the shell holds it: which pages and slots there are is said by its manifest. */
export type DefinedRemote = {
  apiVersion: typeof REMOTE_API_VERSION;
  pages: Record<string, LazyComponent>;
  readsAhead?: Partial<Record<string, LoadReadAhead>>;
  slots: Record<string, () => Promise<{ default: unknown }>>;
  settings?: Record<string, LazyComponent>;
  searches?: Record<string, LoadSearch>;
  texts: RemoteTexts;
  device?: LoadDeviceKeeper;
};

/**
 * Declares a remote. Its result is the default export of the only exposed module. The manifest is there for its type
 * alone: the shell has it from the release.
 *
 * @example export default defineRemote<typeof manifest>({ pages: { '/boards': () => import('./app/boards.page.tsx') }, … });
 */
export function defineRemote<Manifest extends AuthoredManifest>(
  definition: RemoteDefinition<Manifest>,
): DefinedRemote {
  return { ...definition, apiVersion: REMOTE_API_VERSION };
}
