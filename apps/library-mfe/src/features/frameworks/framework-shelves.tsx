import {
  LIBRARY_INTENTIONS,
  type LibraryIntention,
  type ListedFramework,
} from '@reflectory/contracts/library';
import { Link, Shelf } from '@reflectory/design-system';
import { TOPICS_OF_INTENTION } from '@reflectory/domain/library';
import { useTranslation } from 'react-i18next';
import { FrameworkItem } from './components/framework-item.tsx';
import classes from './framework-shelves.module.css';

export type FrameworkShelvesProps = {
  frameworks: readonly ListedFramework[];
  /** With a need there is one shelf; without, each stands where it helps most. */
  need: LibraryIntention | null;
};

/** Frameworks by what they help with; a shelf that is empty is left out. */
export function FrameworkShelves({ frameworks, need }: FrameworkShelvesProps) {
  const { t } = useTranslation('library');
  const shelves =
    need === null
      ? LIBRARY_INTENTIONS.map((one) => ({
          id: one,
          held: frameworks.filter(({ intentions }) => intentions[0] === one),
        }))
      : [{ id: need, held: frameworks }];
  return (
    <>
      {shelves.map(({ id, held }) => (
        <Shelf key={id} title={t(`needs.${id}`)}>
          {held.map((framework) => (
            <FrameworkItem key={framework.key} framework={framework} />
          ))}
        </Shelf>
      ))}
      {need !== null && (
        <p className={classes.topics}>
          {t('orWrite')}
          {TOPICS_OF_INTENTION[need].map((topic) => (
            <Link key={topic} href={`/library/prompts?topic=${topic}`}>
              {t(`topics.${topic}`)}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
