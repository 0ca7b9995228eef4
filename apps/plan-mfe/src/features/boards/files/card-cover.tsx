import { useTable } from '../model/board-context.ts';
import { CardPicture } from './card-picture.tsx';
import classes from './card-files.module.css';

const SIZE = { width: 560, height: 240 };

/** The picture above the title of a card. */
export function CardCover({ fileId }: { fileId: string }) {
  const file = useTable('card_files')?.get(fileId);
  return file ? <CardPicture file={file} size={SIZE} className={classes.cover} /> : null;
}
