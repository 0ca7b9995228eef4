import { useCallback } from 'react';

export type ContentPictureProps = { content: Blob; alt: string; className?: string | undefined };

/** A picture of bytes that the page holds. */
export function ContentPicture({ content, alt, className }: ContentPictureProps) {
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return undefined;
      const address = URL.createObjectURL(content);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <img ref={show} alt={alt} className={className} />;
}
