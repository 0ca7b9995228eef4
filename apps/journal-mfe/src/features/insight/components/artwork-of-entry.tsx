import type {} from '@reflectory/contracts/library';
import { ArtworkFrame, Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { type EntryArtwork, useChangeArtwork, usePainter } from '../api/use-artwork.ts';
import classes from './artwork-of-entry.module.css';

export type ArtworkOfEntryProps = {
  entryId: string;
  artwork: EntryArtwork;
  /** What its entry is called. */
  name: string;
};

/** The picture of an entry, who made it, and what else it could be; nothing is said where nobody else paints. */
export function ArtworkOfEntry({ entryId, artwork, name }: ArtworkOfEntryProps) {
  const { t } = useTranslation('journal');
  const { Slot } = usePlatform();
  const { svg, painting, painted_by: paintedBy, shows_painting: showsPainting } = artwork;
  const painter = usePainter();
  const shown = showsPainting ? painting : null;
  const isSaid = [painter, painting, artwork.painting_state].some(Boolean);
  return (
    <figure className={classes.figure}>
      <ArtworkFrame {...(shown ? { src: shown } : { svg })} alt={t('insight.artworkAlt')} ratio="square" />
      <span className={classes.acts}>
        <Slot isQuiet name="artwork.poster" props={{ kind: 'entry', entryId, name }} />
        <Slot isQuiet name="library.star" props={{ thing: { kind: 'artwork', key: entryId }, name }} />
      </span>
      {isSaid && (
        <figcaption className={classes.caption}>
          {shown ? t('artwork.paintedBy', { host: paintedBy }) : t('artwork.drawn')}
          <Wish {...artwork} painter={painter} />
          <Changes entryId={entryId} artwork={artwork} painter={painter} />
        </figcaption>
      )}
    </figure>
  );
}

/** How a picture that was asked for stands. */
function Wish({
  painting_state: state,
  painting_failure: failure,
  painter,
}: EntryArtwork & { painter: string | null }) {
  const { t } = useTranslation('journal');
  return (
    <output>
      {state === 'waiting' && ` ${t('artwork.waiting', { host: painter ?? '' })}`}
      {state === 'failed' && ` ${t(`artwork.failed.${failure ?? 'unavailable'}`)}`}
    </output>
  );
}

type ChangesProps = Omit<ArtworkOfEntryProps, 'name'> & { painter: string | null };

function Changes({ entryId, artwork, painter }: ChangesProps) {
  const { t } = useTranslation('journal');
  const { isOnline } = usePlatform();
  const failureMessage = useFailureMessage();
  const { paint, show } = useChangeArtwork(entryId);
  const { painting, painting_state: state, shows_painting: showsPainting } = artwork;
  const error = paint.error ?? show.error;
  const disabledReason = isOnline ? undefined : t('artwork.offline');
  return (
    <>
      <span className={classes.changes}>
        {painting && (
          <Button
            variant="quiet"
            size="small"
            isPending={show.isPending}
            pendingLabel={t('artwork.changing')}
            disabledReason={disabledReason}
            onPress={() => show.mutate(!showsPainting)}
          >
            {t(showsPainting ? 'artwork.showDrawing' : 'artwork.showPainting')}
          </Button>
        )}
        {painter !== null && state !== 'waiting' && (
          <Button
            variant="quiet"
            size="small"
            isPending={paint.isPending}
            pendingLabel={t('artwork.changing')}
            disabledReason={disabledReason}
            onPress={() => paint.mutate()}
          >
            {t(painting ? 'artwork.paintAnother' : 'artwork.paint', { host: painter })}
          </Button>
        )}
      </span>
      {error && (
        <span role="alert" className={classes.problem}>
          {failureMessage(error)}
        </span>
      )}
    </>
  );
}
