import { callFunction, type ServiceClient } from '@reflectory/client';
import { deviceLabel } from '@reflectory/domain/device';
import { functionFailure } from '../../../service/service-failure.ts';
import type { Written } from '../model/written.ts';

/**
 * The words of an entry, and what they are made from: another revision refuses them, on top of another version they go to
 * the shelf.
 */
export type Revision = { written: readonly Written[] } & (
  { knownRevision: string | null } | { baseVersion: number }
);

/** Writes an entry anew. @throws ServiceFailure */
export async function reviseEntry(client: ServiceClient, entryId: string, revision: Revision): Promise<void> {
  const answers = revision.written.map(({ text }) => text);
  const documents = revision.written.map(({ document }) => document);
  const from =
    'baseVersion' in revision
      ? { base_version: revision.baseVersion, device: deviceLabel(navigator.userAgent) }
      : { known_revision: revision.knownRevision };
  try {
    await callFunction(client, 'revise-entry', {
      entry_id: entryId,
      answers,
      ...(documents.some(Boolean) && { documents }),
      ...from,
    });
  } catch (error) {
    throw functionFailure(error);
  }
}
