import type { BootRemoteManifest } from '@reflectory/contracts/boot';
import { isRecord } from '@reflectory/domain/record';
import { type DefinedRemote, REMOTE_API_VERSION } from '../remote.ts';

/** What a remote gave is not what `defineRemote` makes. `isOutdated` when it speaks another version of the contract. */
export class RemoteShapeError extends Error {
  readonly isOutdated: boolean;
  constructor(message: string, isOutdated = false) {
    super(message);
    this.name = 'RemoteShapeError';
    this.isOutdated = isOutdated;
  }
}

function isDefinedRemote(value: Record<string, unknown>): value is DefinedRemote & Record<string, unknown> {
  const { pages, slots, texts } = value;
  return (
    isRecord(pages) &&
    isRecord(slots) &&
    isRecord(texts) &&
    isRecord(texts.languages) &&
    'en' in texts.languages
  );
}

/**
 * Reads the exposed module of a remote, trusting nothing: a half-failed load can give an empty module, and an older
 * release another shape.
 *
 * @throws RemoteShapeError
 */
export function readRemoteModule(module: unknown, manifest: BootRemoteManifest): DefinedRemote {
  const definition = isRecord(module) ? module.default : undefined;
  if (!isRecord(definition)) throw new RemoteShapeError(`${manifest.name} gave no module`);
  if (definition.apiVersion !== REMOTE_API_VERSION) {
    throw new RemoteShapeError(
      `${manifest.name} speaks version ${String(definition.apiVersion)} of the contract, the shell ${REMOTE_API_VERSION}`,
      true,
    );
  }
  if (!isDefinedRemote(definition))
    throw new RemoteShapeError(`${manifest.name} lacks pages, slots or texts`);
  for (const { path } of manifest.routes) {
    if (typeof definition.pages[path] !== 'function') {
      throw new RemoteShapeError(`${manifest.name} has no page for ${path}`);
    }
  }
  for (const { id } of manifest.settings ?? []) {
    if (typeof definition.settings?.[id] !== 'function') {
      throw new RemoteShapeError(`${manifest.name} has no section ${id} of the settings`);
    }
  }
  for (const { id } of manifest.searches ?? []) {
    if (typeof definition.searches?.[id] !== 'function') {
      throw new RemoteShapeError(`${manifest.name} has no search ${id}`);
    }
  }
  return definition;
}
