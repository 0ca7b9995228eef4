import { Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { Words } from '../model/load-scripts.ts';
import { MEDITATION_NEEDS, MEDITATIONS, meditationKeys } from '../model/meditations.ts';
import classes from './meditation-shelves.module.css';

/** The built-in meditations, by what somebody needs. */
export function MeditationShelves({ scripts }: Pick<Words, 'scripts'>) {
  const { t } = useTranslation('sound');
  const { Slot } = usePlatform();
  return MEDITATION_NEEDS.map((need) => (
    <section key={need} aria-labelledby={`meditations-${need}`}>
      <h2 id={`meditations-${need}`} className={classes.heading}>
        {t(`meditations.needs.${need}`)}
      </h2>
      <ul className={classes.list}>
        {meditationKeys
          .filter((key) => MEDITATIONS[key].need === need)
          .map((key) => (
            <li key={key} className={classes.item}>
              <div>
                <Link href={`/sounds/meditations/${key}`} className={classes.name}>
                  {scripts[key].title}
                </Link>
                <p className={classes.promise}>{scripts[key].promise}</p>
              </div>
              <span className={classes.keep}>
                <Slot
                  isQuiet
                  name="library.star"
                  props={{ thing: { kind: 'meditation', key }, name: scripts[key].title }}
                />
              </span>
            </li>
          ))}
      </ul>
    </section>
  ));
}
