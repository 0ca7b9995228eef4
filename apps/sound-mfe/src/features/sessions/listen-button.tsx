import { IconButton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { player } from '../../player/own-player.ts';
import type { Sounding } from '../../player/player-state.ts';
import { usePlay, usePlayer } from '../../player/use-player.ts';

/** Plays what was chosen, or pauses it: the line of the player is not in reach of every session. */
export function ListenButton({ sounding }: { sounding: Sounding }) {
  const { t } = useTranslation('sound');
  const play = usePlay();
  const { status, sounding: heard } = usePlayer();
  const isOn = heard?.key === sounding.key;
  const isHeard = isOn && (status === 'playing' || status === 'starting');
  const handlePress = () => {
    if (isHeard) player.pause();
    else if (isOn) void player.resume();
    else play(sounding);
  };
  return (
    <IconButton
      icon={isHeard ? 'pause' : 'play'}
      label={t(isHeard ? 'player.pauseThis' : 'player.playThis', { name: sounding.name })}
      onPress={handlePress}
    />
  );
}
