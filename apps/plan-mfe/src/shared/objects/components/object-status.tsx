import { Avatar, SaveState, VisuallyHidden } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { ObjectStore } from '../store/object-store.ts';
import { useObjectState, usePresence } from '../use-object.ts';
import type { ObjectPeople } from '../use-people.ts';
import classes from './objects.module.css';

/** Faces that are shown of those who are here; more are counted. */
const MOST_SHOWN = 4;

export type ObjectStatusProps = {
  object: Pick<ObjectStore, 'subscribe' | 'state' | 'presence'>;
  people: ObjectPeople;
};

/** One steady line: where the newest change is, and who else is here. */
export function ObjectStatus({ object, people }: ObjectStatusProps) {
  const { t } = useTranslation('plan');
  const save = useObjectState(object, 'save');
  const pending = useObjectState(object, 'pending');
  const present = usePresence(object);
  const names = [...new Set(present.map(({ userId }) => userId))].map((id) => people.nameOf(id));
  return (
    <div className={classes.status}>
      <SaveState
        state={save}
        detail={save === 'kept' ? t('editing.waiting', { count: pending }) : undefined}
      />
      {names.length > 0 && (
        <p className={classes.present}>
          {names.slice(0, MOST_SHOWN).map((name, index) => (
            <Avatar key={`${name} ${index}`} name={name} size="small" />
          ))}
          {names.length > MOST_SHOWN && <span aria-hidden="true">+{names.length - MOST_SHOWN}</span>}
          <VisuallyHidden>{t('editing.here', { names, count: names.length })}</VisuallyHidden>
        </p>
      )}
    </div>
  );
}
