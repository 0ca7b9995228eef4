import { describeFailure } from '@reflectory/client';
import { MOST_ALT_CHARACTERS } from '@reflectory/contracts/sound';
import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { type OwnPicture, useOwnPictures } from '../api/use-own-pictures.ts';
import { pictureIn, usePictures } from '../api/use-pictures.ts';
import classes from './editor.module.css';

export type PictureDialogProps = { onClose(): void; onChoose(picture: OwnPicture): void };

/** The person's own pictures, to choose one. */
export function PictureDialog({ onClose, onChoose }: PictureDialogProps) {
  const { t } = useTranslation(['sound', 'common']);
  const own = useOwnPictures();
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('editor.picture.title')}>
      {own.isPending && <Skeleton lines={4} label={t('common:loading')} />}
      {own.isError && (
        <ErrorState
          title={t('editor.picture.failed')}
          action={<Button onPress={() => void own.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(own.error, t, 'meditations.problems')}
        </ErrorState>
      )}
      {own.data && <Choices pictures={own.data} onChoose={onChoose} />}
    </Dialog>
  );
}

function Choices({ pictures, onChoose }: { pictures: OwnPicture[]; onChoose(picture: OwnPicture): void }) {
  const { t } = useTranslation('sound');
  const found = usePictures(
    pictures.map(({ source }) => source),
    'choice',
  );
  const there = pictures.flatMap((picture) => {
    const address = pictureIn(found, picture.source);
    return typeof address === 'string' ? [{ ...picture, address }] : [];
  });
  if (found.size === pictures.length && there.length === 0)
    return <p className={classes.quiet}>{t('editor.picture.none')}</p>;
  return (
    <ul className={classes.choices}>
      {there.map(({ address, ...picture }) => {
        const { source, name } = picture;
        const label = t(`editor.picture.from.${source.from}`, { name });
        const alt = picture.alt || label.slice(0, MOST_ALT_CHARACTERS);
        return (
          <li key={`${source.from}:${source.id}`}>
            <button
              type="button"
              className={classes.choice}
              aria-label={label}
              onClick={() => onChoose({ ...picture, alt })}
            >
              <img src={address} alt="" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
