import { useCallback } from 'react';
import type { CardFile } from '../model/board-scene.ts';
import { type PictureSize, useCardPicture } from './use-card-files.ts';

export type CardPictureProps = { file: CardFile; size: PictureSize; className: string | undefined };

/** A picture that is attached to a card; its name stands beside it. */
export function CardPicture({ file, size, className }: CardPictureProps) {
  const { data } = useCardPicture(file, size);
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture || !data) return undefined;
      const address = URL.createObjectURL(data);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [data],
  );
  return data ? (
    <img ref={show} alt="" className={className} draggable={false} />
  ) : (
    <span className={className} />
  );
}
