import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { player } from './own-player.ts';
import { usePlayer } from './use-player.ts';
import classes from './player-line.module.css';

/** Why nothing is heard, and what to do. */
export function PlayerNotice() {
  const { t } = useTranslation('sound');
  const { trouble } = usePlayer();
  return (
    <output className={classes.notice}>
      {trouble && (
        <>
          {t(`player.trouble.${trouble}`)}{' '}
          <Button size="small" variant="bare" onPress={() => void player.resume()}>
            {t('player.again')}
          </Button>
        </>
      )}
    </output>
  );
}
