import type { RemoteManifestInput, SlotName } from '@reflectory/contracts/remotes';
import type { ComponentType } from 'react';
import type { DeviceKeeper } from './device-keeper.ts';

/** A module that default-exports a component; what `() => import('./x.page.tsx')` gives. */
export type LazyComponent<Props = Record<string, never>> = () => Promise<{ default: ComponentType<Props> }>;

/** Props of each slot: the contract between the area that offers a place and the one that fills it. */
export type SlotProps = {
  /** Offered by the journal beside a finished session; `entryId` names the entry to present. */
  'session.actions': { entryId: string; title: string };
  /** Offered by the journal beside the list of entries. */
  'journey.actions': Record<string, never>;
};

/** Built-in texts of a remote: language → loader of nested keys. English must be present. */
export type RemoteTexts = {
  namespace: string;
  languages: { en: () => Promise<{ default: object }> } & Record<string, () => Promise<{ default: object }>>;
};

/** What a remote exposes: data and lazy imports, no side effects. */
export type RemoteDefinition = {
  manifest: RemoteManifestInput;
  /** One loader per route of the manifest, by its path. */
  pages: Record<string, LazyComponent>;
  slots: { [Name in SlotName]?: LazyComponent<SlotProps[Name]> };
  texts: RemoteTexts;
  /** Looks after what the remote keeps on a device; its manifest says `keepsOnDevice`. */
  device?: () => Promise<{ deviceKeeper: DeviceKeeper }>;
};

/** Version of this contract; the shell refuses a remote with another one. */
export const REMOTE_API_VERSION = 1;

export type DefinedRemote = RemoteDefinition & { apiVersion: typeof REMOTE_API_VERSION };

/**
 * Declares a remote. Its result is the default export of the only exposed module.
 *
 * @throws Error when a route of the manifest has no page or a slot of the manifest has no component.
 */
export function defineRemote(definition: RemoteDefinition): DefinedRemote {
  for (const route of definition.manifest.routes) {
    if (!definition.pages[route.path]) throw new Error(`Route ${route.path} has no page`);
  }
  for (const slot of definition.manifest.slots) {
    if (!definition.slots[slot]) throw new Error(`Slot ${slot} has no component`);
  }
  if (definition.manifest.keepsOnDevice && !definition.device) {
    throw new Error('The manifest says that something is kept on the device, and nothing looks after it');
  }
  return { ...definition, apiVersion: REMOTE_API_VERSION };
}
