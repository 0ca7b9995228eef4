import { membershipRoleSchema } from '@reflectory/contracts/members';
import { Select, TextField } from '@reflectory/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberFilter } from '../api/find-members.ts';
import classes from '../members.module.css';

/** Milliseconds after the last key before anybody is searched for. */
const SEARCH_AFTER_MS = 250;
const ALL = 'all';
const states = { active: true, paused: false } as const;

type MemberFiltersProps = { filter: MemberFilter; onChange: (filter: MemberFilter) => void };

/** Who of the members is listed: by name or address, role and state. */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState(filter.search);
  useEffect(() => {
    if (search === filter.search) return undefined;
    const timer = setTimeout(() => onChange({ ...filter, search }), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [search, filter, onChange]);
  const roles = membershipRoleSchema.options.map((role) => ({
    value: role,
    label: t(`members.roles.${role}`),
  }));
  const state = filter.isActive === null ? ALL : filter.isActive ? 'active' : 'paused';
  return (
    <div className={classes.filters}>
      <TextField
        label={t('members.search')}
        type="search"
        value={search}
        onChange={setSearch}
        maxLength={100}
        className={classes.search}
      />
      <Select
        label={t('members.role')}
        className={classes.choice}
        value={filter.role ?? ALL}
        options={[{ value: ALL, label: t('members.anyRole') }, ...roles]}
        onChange={(role) => onChange({ ...filter, role: membershipRoleSchema.safeParse(role).data ?? null })}
      />
      <Select
        label={t('members.status')}
        className={classes.choice}
        value={state}
        options={[
          { value: ALL, label: t('members.anyStatus') },
          { value: 'active', label: t('members.active') },
          { value: 'paused', label: t('members.inactive') },
        ]}
        onChange={(wanted) =>
          onChange({
            ...filter,
            isActive: wanted === 'active' || wanted === 'paused' ? states[wanted] : null,
          })
        }
      />
    </div>
  );
}
