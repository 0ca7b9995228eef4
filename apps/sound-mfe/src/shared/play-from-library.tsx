import { IconButton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { Sounding } from '../player/player-state.ts';
import { libraryThingOf } from './library-thing-of.ts';
import { useNoteBegun } from './use-note-begun.ts';
import { useStorageCaller } from '../player/use-storage-caller.ts';

/** Plays something at a press; until then nothing of the player is fetched. */
export function PlayFromLibrary({ sounding }: { sounding: Sounding }) {
  const { t } = useTranslation(['sound', 'common']);
  const { foot, toasts } = usePlatform();
  const caller = useStorageCaller();
  const noteBegun = useNoteBegun();
  const handlePress = async () => {
    try {
      const [{ player }, { readTracksAs }] = await Promise.all([
        import('../player/own-player.ts'),
        import('../player/track-bytes.ts'),
      ]);
      if (caller) readTracksAs(caller);
      foot.show('sound');
      noteBegun(libraryThingOf(sounding.key));
      void player.play(sounding);
    } catch {
      toasts.error(t('player.trouble.failed'));
    }
  };
  return (
    <IconButton
      icon="play"
      size="small"
      label={t('player.playThis', { name: sounding.name })}
      onPress={() => void handlePress()}
    />
  );
}
