import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PicturesOfText } from '../../../service/text-pictures.ts';
import { ContentPicture } from '../../../service/content-picture.tsx';
import { useReadScope } from '../../../service/use-read-scope.ts';
import classes from './text-picture.module.css';

export type TextPictureProps = {
  image: Parameters<PicturesOfText['draw']>[0];
  read: PicturesOfText['read'];
  onOpen: (id: string) => void;
};

/** A picture in a text that is read; it opens large. */
export function TextPicture({ image, read, onOpen }: TextPictureProps) {
  const { t } = useTranslation('journal');
  const { key } = useReadScope();
  const { src, width, height } = image;
  const { data, isError } = useQuery({
    queryKey: [...key, 'text-pictures', src],
    staleTime: Infinity,
    queryFn: () => read(src),
  });
  const alt = data?.alt || image.alt || '';
  if (isError || data?.content === null) return <div>{alt || t('files.unshown')}</div>;
  const sides = width && height ? { aspectRatio: `${width} / ${height}`, maxInlineSize: width } : undefined;
  return (
    <button
      type="button"
      className={classes.picture}
      style={sides}
      onClick={() => onOpen(src)}
      aria-label={t('files.open', { name: alt || t('files.picture') })}
    >
      {data && <ContentPicture content={data.content} alt="" />}
    </button>
  );
}
