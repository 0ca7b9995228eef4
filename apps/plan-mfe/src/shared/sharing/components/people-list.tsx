import type { Level } from '@reflectory/contracts/editing';
import type { ObjectPerson } from '@reflectory/contracts/sharing';
import { Avatar, IconButton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { ObjectPlace } from '../../objects/model/objects.ts';
import { subjects, useSharingChange } from '../api/use-sharing-change.ts';
import { LevelSelect } from './level-select.tsx';
import classes from './sharing.module.css';

export type PeopleListProps = {
  place: ObjectPlace;
  people: readonly ObjectPerson[];
  ownId: string;
  isManager: boolean;
};

/** Who may see an object by name, and who is invited. */
export function PeopleList({ place, people, ownId, isManager }: PeopleListProps) {
  const { t } = useTranslation('plan');
  return (
    <ul className={classes.list} aria-label={t('sharing.people')}>
      {people
        .filter(({ level }) => level !== null)
        .map((person) => (
          <PersonRow
            key={person.user_id ?? person.email}
            place={place}
            person={person}
            isOwn={person.user_id === ownId}
            isManager={isManager}
          />
        ))}
    </ul>
  );
}

type PersonRowProps = { place: ObjectPlace; person: ObjectPerson; isOwn: boolean; isManager: boolean };

function PersonRow({ place, person, isOwn, isManager }: PersonRowProps) {
  const { t } = useTranslation('plan');
  const change = useSharingChange(place);
  const { user_id: userId, email, level, is_owner: isOwner } = person;
  const name = person.name ?? email ?? '';
  const note = isOwner
    ? t('sharing.owner')
    : email !== null
      ? t('sharing.invited')
      : isOwn
        ? t('sharing.you')
        : '';
  const set = (next: Level): void =>
    change.mutate(
      email !== null
        ? { do: 'change invitation', email, level: next }
        : { do: 'change level', subject: subjects.ofPerson(userId ?? ''), level: next },
    );
  const remove = (): void =>
    change.mutate(
      email !== null ? { do: 'withdraw', email } : { do: 'take', subject: subjects.ofPerson(userId ?? '') },
    );
  return (
    <li className={classes.row}>
      <Avatar name={name} size="small" />
      <span className={classes.name}>
        <bdi>{name}</bdi>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {isManager && !isOwner && !isOwn ? (
        <>
          <LevelSelect label={t('sharing.levelOf', { name })} value={level ?? 'view'} onChange={set} />
          <IconButton icon="x" label={t('sharing.remove', { name })} onPress={remove} />
        </>
      ) : (
        <span className={classes.note}>{t(`sharing.levels.${level ?? 'view'}`)}</span>
      )}
    </li>
  );
}
