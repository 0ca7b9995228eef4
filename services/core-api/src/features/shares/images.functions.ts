import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { presentationFunctions } from '@reflectory/contracts/presentations';
import { PREVIEW_IMAGE, previewImage } from '@reflectory/domain/artwork';
import { isSectionVisible, permittedData } from '@reflectory/domain/deck';
import { defineServiceFunction, type FunctionDefinition } from '@reflectory/runtime/functions';
import type { FunctionParts } from '../define-feature.ts';
import { unavailable } from './shares.functions.ts';
import { findGuardedShare, type GuardedShare } from './shares.repository.ts';

/** Artwork that whoever has the link may see without opening it; null where there is none, or its title is withheld. */
function openArtwork(share: GuardedShare): string | null {
  if (share.is_expired || share.is_limited || share.password_hash !== null) return null;
  const data = permittedData(share.presentation_type, share.presentation_data);
  if (!data || !isSectionVisible(data.slide_permissions, 'title')) return null;
  return data.imageUrl || null;
}

/**
 * Draws the image that messengers show beside a link. The link is looked up each time, so that a revoked one has none;
 * what is drawn is kept. Turns are those of the address that asks, so that nobody's questions hold up another's.
 */
export function createDrawSharedImage({
  database,
  pictures,
}: Pick<FunctionParts, 'database' | 'pictures'>): FunctionDefinition {
  return defineServiceFunction({
    contract: presentationFunctions,
    name: 'draw-shared-image',
    access: 'anyone',
    async handle({ token }, { context, address, signal }) {
      const share = await database.asPrincipal(context, (tx) => findGuardedShare(tx, token), {
        readOnly: true,
      });
      if (!share) throw unavailable();
      const svg = Buffer.from(previewImage(openArtwork(share), context.instance_id));
      const image = await pictures.render({
        owner: { instance: context.instance_id, person: address },
        key: createHash('sha256').update(svg).digest('base64'),
        read: async () => Readable.from([svg]),
        size: svg.length,
        transform: { ...PREVIEW_IMAGE, resize: 'cover', quality: 80 },
        type: 'image/png',
        signal,
      });
      return { image: Buffer.from(image).toString('base64') };
    },
  });
}
