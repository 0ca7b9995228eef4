import { Button } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, piecesOf } from '../model/daily-pieces.ts';
import classes from './shelves.module.css';
import { SoundscapeCard } from './soundscape-card.tsx';
import { usePieceName } from './use-piece-name.ts';

/** How far back the shelf goes at a press. */
const DAYS = 3;

/** Slow music, one piece of each mood a day; earlier days are a press away. */
export function MusicShelf() {
  const { t } = useTranslation('sound');
  const nameOf = usePieceName();
  const [days, setDays] = useState(1);
  const [today] = useState(() => new Date());
  const pieces = Array.from({ length: days }, (_, back) => {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back);
    return piecesOf(dayOf(day));
  }).flat();
  return (
    <section aria-labelledby="music-of-the-day">
      <h2 id="music-of-the-day" className={classes.heading}>
        {t('soundscapes.music.title')}
      </h2>
      <p className={classes.empty}>{t('soundscapes.music.lead')}</p>
      <div className={classes.grid}>
        {pieces.map((piece) => (
          <SoundscapeCard
            key={piece.id}
            sounding={{ key: `piece:${piece.id}`, name: nameOf(piece), mix: piece.mix }}
            line={t(`soundscapes.music.moods.${piece.kind}`)}
            href={`/sounds/mix?piece=${piece.id}`}
          />
        ))}
      </div>
      <Button className={classes.more} onPress={() => setDays(days + DAYS)}>
        {t('soundscapes.music.earlier')}
      </Button>
    </section>
  );
}
