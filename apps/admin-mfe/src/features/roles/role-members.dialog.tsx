import type { InstanceRole } from '@reflectory/contracts/members';
import { Button, Dialog, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import { useCandidates, useChangeRoles, useRoleMembers } from './api/roles.ts';
import { useRoleName } from './use-role-name.ts';
import classes from './roles.module.css';

type Person = { user_id: string; email: string; name: string };
type RoleMembersDialogProps = { role: InstanceRole | null; onClose: () => void };

/** Most people that a search offers at once. */
const OFFERED = 8;

/** Who has a role: it is given to members who are found by name or address, and taken again. */
export function RoleMembersDialog({ role, onClose }: RoleMembersDialogProps) {
  const { t } = useTranslation('admin');
  const nameOf = useRoleName();
  return (
    <Dialog
      title={t('roles.membersTitle', { name: role ? nameOf(role) : '' })}
      isOpen={role !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {role && <RoleMembers role={role} />}
    </Dialog>
  );
}

function RoleMembers({ role }: { role: InstanceRole }) {
  const { t } = useTranslation('admin');
  const { can } = usePlatform();
  const holders = useRoleMembers(role.id);
  const set = useSetMember(role);
  return (
    <Loaded query={holders}>
      {(people) => (
        <div className={classes.panel}>
          <PeopleList
            label={t('roles.holders')}
            people={people}
            empty={t('roles.nobody')}
            action={t('roles.take')}
            onAct={(person) => void set(person, false)}
          />
          {can('members.view') && (
            <Finder
              without={people}
              // An owner is an administrator.
              wantedRole={role.id === 'owner' ? 'admin' : null}
              onChoose={(person) => void set(person, true)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

function useSetMember(role: InstanceRole) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const nameOf = useRoleName();
  const change = useChangeRoles();
  return async (person: Person, isGiven: boolean) => {
    const texts = { person: person.name || person.email, role: nameOf(role) };
    const input = { user_id: person.user_id, role: role.id, isGiven };
    await report(
      () => change.mutateAsync({ name: 'set-role-member', input }),
      t(isGiven ? 'roles.given' : 'roles.taken', texts),
    );
  };
}

type FinderProps = {
  without: readonly Person[];
  wantedRole: 'admin' | null;
  onChoose: (person: Person) => void;
};

function Finder({ without, wantedRole, onChoose }: FinderProps) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const found = useCandidates(search.trim(), wantedRole);
  const offered = (found.data?.members ?? [])
    .filter(({ user_id: id, is_host: isHost }) => !isHost && without.every((other) => other.user_id !== id))
    .slice(0, OFFERED);
  return (
    <section className={classes.panel}>
      <TextField
        label={t('members.search')}
        type="search"
        value={search}
        onChange={setSearch}
        maxLength={100}
      />
      <PeopleList
        label={t('roles.offered')}
        people={offered}
        empty={t('members.nobody')}
        action={t('roles.give')}
        onAct={onChoose}
      />
    </section>
  );
}

type PeopleListProps = {
  label: string;
  people: readonly Person[];
  empty: string;
  action: string;
  onAct: (person: Person) => void;
};

function PeopleList({ label, people, empty, action, onAct }: PeopleListProps) {
  if (people.length === 0) return <p className={classes.note}>{empty}</p>;
  return (
    <ul className={classes.people} aria-label={label}>
      {people.map((person) => (
        <li key={person.user_id}>
          <span className={classes.person}>
            <strong dir="auto">{person.name || person.email}</strong>
            <bdi>{person.email}</bdi>
          </span>
          <Button
            variant="bare"
            size="small"
            aria-label={`${action}: ${person.name || person.email}`}
            onPress={() => onAct(person)}
          >
            {action}
          </Button>
        </li>
      ))}
    </ul>
  );
}
