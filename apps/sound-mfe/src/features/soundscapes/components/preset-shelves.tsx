import { type PresetNeed, PRESET_NEEDS, PRESETS } from '@reflectory/sound';
import { useTranslation } from 'react-i18next';
import { presetNames } from '../model/preset-names.ts';
import { SoundscapeCard } from './soundscape-card.tsx';
import { useMixLine } from './use-mix-line.ts';
import classes from './shelves.module.css';

const presetsFor = (need: PresetNeed) => presetNames.filter((name) => PRESETS[name].need === need);

/** What there is to hear at once, by what somebody needs. */
export function PresetShelves() {
  const { t } = useTranslation('sound');
  const lineOf = useMixLine();
  return PRESET_NEEDS.map((need) => (
    <section key={need} aria-labelledby={`need-${need}`}>
      <h2 id={`need-${need}`} className={classes.heading}>
        {t(`soundscapes.needs.${need}`)}
      </h2>
      <div className={classes.grid}>
        {presetsFor(need).map((name) => {
          const { mix } = PRESETS[name];
          const sounding = { key: `preset:${name}`, name: t(`soundscapes.presets.${name}`), mix };
          return (
            <SoundscapeCard
              key={name}
              sounding={sounding}
              line={lineOf(mix)}
              href={`/sounds/mix?preset=${name}`}
            />
          );
        })}
      </div>
    </section>
  ));
}
