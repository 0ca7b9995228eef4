import { useTranslation } from 'react-i18next';
import { useRoom } from '../api/use-room.ts';
import { useLengths } from '../../../shared/use-lengths.ts';
import classes from './music.module.css';

/** How much of the room for files is used, that nobody else hears any of it, and what may come. */
export function RoomUsed() {
  const { t } = useTranslation('sound');
  const { size } = useLengths();
  const { data: room } = useRoom();
  if (!room) return null;
  const used = size(room.used);
  return (
    <p className={classes.note}>
      {room.limit === null
        ? t('music.roomUnlimited', { used, largest: size(room.largest) })
        : t('music.room', { used, limit: size(room.limit), largest: size(room.largest) })}
    </p>
  );
}
