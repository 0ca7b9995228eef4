import { Button, EmptyState, ErrorState, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useOwnVoice } from '../../shared/use-own-voice.ts';
import { KeptVoice } from './components/kept-voice.tsx';
import { Making } from './components/making.tsx';
import { VoiceLog } from './components/voice-log.tsx';
import classes from './own-voice.module.css';

/** A voice of one's own: its making, what it was used for, and its end. The last two also where it is off by now. */
export function OwnVoice() {
  const { t } = useTranslation('sound');
  const { hasFeature } = usePlatform();
  return (
    <div className={classes.stack}>
      {hasFeature('own_voice') ? <OwnVoiceNow /> : <EmptyState title={t('ownVoice.off')} />}
      <VoiceLog />
    </div>
  );
}

function OwnVoiceNow() {
  const { t } = useTranslation(['sound', 'common']);
  const { isOnline } = usePlatform();
  const { data, isError, refetch } = useOwnVoice();
  if (!data && !isOnline) return <EmptyState title={t('ownVoice.offline')} />;
  if (isError)
    return (
      <ErrorState
        title={t('ownVoice.failed')}
        action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
      />
    );
  if (!data) return <Skeleton lines={8} label={t('common:loading')} />;
  return (
    <>
      <output className={classes.said}>{!isOnline && t('ownVoice.offline')}</output>
      {data.voice ? (
        <KeptVoice voice={data.voice} />
      ) : data.offer ? (
        <Making offer={data.offer} />
      ) : (
        <EmptyState title={t('ownVoice.notOffered')} />
      )}
    </>
  );
}
