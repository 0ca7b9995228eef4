import { Button } from '@reflectory/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../own-voice.module.css';

export type ListenButtonProps = {
  /** What is heard. */
  label: string;
  open: () => Promise<Blob>;
};

/** Plays a recording, and stops it. */
export function ListenButton({ label, open }: ListenButtonProps) {
  const { t } = useTranslation('sound');
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const forget = () => {
    audio.current?.pause();
    if (audio.current) URL.revokeObjectURL(audio.current.src);
    audio.current = null;
  };
  useEffect(() => forget, []);
  const play = async () => {
    setFailed(false);
    try {
      const sound = new Audio(URL.createObjectURL(await open()));
      forget();
      audio.current = sound;
      sound.addEventListener('ended', () => setPlaying(false));
      await sound.play();
      setPlaying(true);
    } catch {
      setFailed(true);
    }
  };
  const stop = () => {
    forget();
    setPlaying(false);
  };
  return (
    <>
      <Button icon={isPlaying ? 'pause' : 'play'} onPress={() => (isPlaying ? stop() : void play())}>
        {isPlaying ? t('ownVoice.quiet') : label}
      </Button>
      {hasFailed && (
        <p role="alert" className={classes.problem}>
          {t('ownVoice.notHeard')}
        </p>
      )}
    </>
  );
}
