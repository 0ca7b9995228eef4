import { describeFailure, failureCode } from '@reflectory/client';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSharedSoundscape } from '../features/soundscapes/api/use-shared-soundscape.ts';
import { KeepShared } from '../features/soundscapes/components/keep-shared.tsx';
import { MixPicture } from '../features/soundscapes/components/mix-picture.tsx';
import { useMixLine } from '../features/soundscapes/components/use-mix-line.ts';
import { PlayerNotice } from '../player/player-notice.tsx';
import { player } from '../player/own-player.ts';
import { usePlayer } from '../player/use-player.ts';
import classes from './page.module.css';

/** A soundscape for whoever has its link, signed in or not. */
export default function SharedSoundscapePage() {
  const { t } = useTranslation(['sound', 'common']);
  const { auth } = usePlatform();
  const lineOf = useMixLine();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('link') ?? '';
  const shared = useSharedSoundscape(token);
  const { status, sounding } = usePlayer();
  const key = `link:${token}`;
  const isHeard = sounding?.key === key && (status === 'playing' || status === 'starting');
  if (token === '' || (shared.isError && failureCode(shared.error) === 'not_found'))
    return (
      <div className={`${classes.narrow} ${classes.shared}`}>
        <EmptyState
          title={t('soundscapes.shared.gone')}
          action={<ButtonLink href="/">{t('soundscapes.shared.home')}</ButtonLink>}
        >
          {t('soundscapes.shared.goneText')}
        </EmptyState>
      </div>
    );
  return (
    <div className={`${classes.narrow} ${classes.shared}`}>
      {shared.isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {shared.isError && (
        <ErrorState
          title={t('soundscapes.shared.failed')}
          action={<Button onPress={() => void shared.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(shared.error, t, 'problems')}
        </ErrorState>
      )}
      {shared.data && (
        <>
          <PageHeader title={shared.data.name} lead={lineOf(shared.data.mix)} />
          <div className={classes.picture}>
            <MixPicture mix={shared.data.mix} isMoving={isHeard} />
          </div>
          <div className={classes.acts}>
            <Button
              variant="primary"
              icon={isHeard ? 'pause' : 'play'}
              onPress={() => (isHeard ? player.pause() : void player.play({ key, ...shared.data }))}
            >
              {t(isHeard ? 'player.pause' : 'player.play')}
            </Button>
            {auth.status === 'signed-in' && <KeepShared {...shared.data} />}
          </div>
          <PlayerNotice />
          <p className={classes.quiet}>{t('soundscapes.shared.made')}</p>
        </>
      )}
    </div>
  );
}
