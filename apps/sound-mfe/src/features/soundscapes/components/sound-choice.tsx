import { type Mix, MOST_LAYERS, type SoundKind } from '@reflectory/contracts/sound';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { SOUND_GROUPS, soundGroups } from '../model/sound-groups.ts';
import classes from './sound-choice.module.css';

/** Every sound that there is; a press adds it. */
export function SoundChoice({ mix, onAdd }: { mix: Mix; onAdd(kind: SoundKind): void }) {
  const { t } = useTranslation('sound');
  const isFull = mix.layers.length >= MOST_LAYERS;
  return (
    <section aria-labelledby="add-sound" className={classes.choice}>
      <h2 id="add-sound" className={classes.title}>
        {t('soundscapes.mix.add')}
      </h2>
      {isFull && (
        <output className={classes.full}>{t('soundscapes.mix.full', { count: MOST_LAYERS })}</output>
      )}
      {soundGroups.map((group) => (
        <fieldset key={group} className={classes.group}>
          <legend className={classes.heading}>{t(`soundscapes.groups.${group}`)}</legend>
          <div className={classes.sounds}>
            {SOUND_GROUPS[group].map((kind) => (
              <Button key={kind} size="small" icon="plus" onPress={() => onAdd(kind)} isDisabled={isFull}>
                {t(`soundscapes.sounds.${kind}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
