import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ContentPicture } from '../../../service/content-picture.tsx';
import { useThumbnail } from '../api/use-thumbnail.ts';
import classes from './thumbnail.module.css';

export type ThumbnailProps = {
  fileId: string;
  /** Stands in its place until it is there. */
  children: ReactNode;
};

/** A picture of an entry, small; it is fetched when it is about to be seen. */
export function Thumbnail({ fileId, children }: ThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(!globalThis.IntersectionObserver);
  useEffect(() => {
    if (!place.current || !globalThis.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { data: content } = useThumbnail(fileId, isNear);
  return (
    <span ref={place} className={classes.thumbnail}>
      {content ? <ContentPicture content={content} alt="" /> : children}
    </span>
  );
}
