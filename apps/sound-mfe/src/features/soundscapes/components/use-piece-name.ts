import { useTranslation } from 'react-i18next';
import type { Piece } from '../model/daily-pieces.ts';

/** What a piece is called: its mood and its day. */
export function usePieceName(): (piece: Piece) => string {
  const { t, i18n } = useTranslation('sound');
  const form = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return ({ kind, day }) =>
    t('soundscapes.music.piece', { mood: t(`soundscapes.sounds.${kind}`), day: form.format(new Date(day)) });
}
