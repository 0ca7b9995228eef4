import type { FunctionOutput } from '@reflectory/contracts/functions';
import { useTranslation } from 'react-i18next';
import classes from '../entry-files.module.css';
import { useByteWords } from '../use-byte-words.ts';

/** Part of the space from which on it is said how much is used. */
const NEARLY_FULL = 0.8;

/** How much of the space is used, before there is none left. */
export function RoomLeft({ room }: { room: FunctionOutput<'get-file-room'> | undefined }) {
  const { t } = useTranslation('journal');
  const bytes = useByteWords();
  if (!room?.limit || room.used < room.limit * NEARLY_FULL) return null;
  return (
    <span className={classes.quiet}>
      {t('files.room', { used: bytes(room.used), limit: bytes(room.limit) })}
    </span>
  );
}
