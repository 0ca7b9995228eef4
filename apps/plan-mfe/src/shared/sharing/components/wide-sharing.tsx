import { describeFailure } from '@reflectory/client';
import type { Level } from '@reflectory/contracts/editing';
import { Button, IconButton, Select } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ObjectPlace } from '../../objects/model/objects.ts';
import { useScope } from '../../use-scope.ts';
import { wideGrantsQuery, type WideGrant } from '../api/sharing-queries.ts';
import { useSharingChange } from '../api/use-sharing-change.ts';
import { LevelSelect } from './level-select.tsx';
import classes from './sharing.module.css';

/** Built-in roles that an object is given to; `everyone` stands for the whole instance. */
const roles = ['everyone', 'admin', 'coach', 'moderator'] as const;
const linkLevels = ['view', 'comment'] as const;

export type WideSharingProps = {
  place: ObjectPlace;
  /** Address of the object, without a link. */
  address: string;
};

/** What is given to many at once: everybody at the instance, a role, whoever has the link. */
export function WideSharing({ place, address }: WideSharingProps) {
  const { t } = useTranslation('plan');
  const grants = useQuery(wideGrantsQuery(useScope(), place));
  const change = useSharingChange(place);
  const { can, boot } = usePlatform();
  const given = grants.data ?? [];
  const free = roles.filter((role) => !given.some((grant) => roleOf(grant) === role));
  const nameOf = (role: string): string =>
    t(`sharing.roles.${role}`, { instance: boot.instance.name, defaultValue: role });
  return (
    <section className={classes.part} aria-label={t('sharing.many')}>
      <ul className={classes.list}>
        {given
          .filter((grant) => grant.link_token === null && grant.group_id === null)
          .map((grant) => (
            <li key={grant.subject} className={classes.row}>
              <span className={classes.name}>{nameOf(roleOf(grant))}</span>
              <LevelSelect
                label={t('sharing.levelOf', { name: nameOf(roleOf(grant)) })}
                value={grant.level as Level}
                onChange={(level) => change.mutate({ do: 'change level', subject: grant.subject, level })}
              />
              <IconButton
                icon="x"
                label={t('sharing.remove', { name: nameOf(roleOf(grant)) })}
                onPress={() => change.mutate({ do: 'take', subject: grant.subject })}
              />
            </li>
          ))}
      </ul>
      {can('sharing.publish') && free.length > 0 && (
        <Select
          label={t('sharing.giveMany')}
          placeholder={t('sharing.choose')}
          value={null}
          options={free.map((role) => ({ value: role, label: nameOf(role) }))}
          onChange={(role) =>
            change.mutate({ do: 'give role', role: role === 'everyone' ? null : role, level: 'view' })
          }
        />
      )}
      <LinkSharing
        grants={given.filter((grant) => grant.link_token !== null)}
        place={place}
        address={address}
      />
      {change.isError && (
        <p role="alert" className={classes.problem}>
          {describeFailure(change.error, t, 'sharing.problems')}
        </p>
      )}
    </section>
  );
}

const roleOf = ({ role }: WideGrant): string => role ?? 'everyone';

type LinkSharingProps = WideSharingProps & { grants: readonly WideGrant[] };

function LinkSharing({ grants, place, address }: LinkSharingProps) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const change = useSharingChange(place);
  const copy = async (token: string): Promise<void> => {
    try {
      // Behind the # it is in no log of any server.
      await navigator.clipboard.writeText(`${window.location.origin}${address}#link=${token}`);
      toasts.success(t('sharing.copied'));
    } catch {
      toasts.error(t('sharing.notCopied'));
    }
  };
  return (
    <>
      {grants.map(({ subject, level, link_token: token }) => (
        <div key={subject} className={classes.row}>
          <span className={classes.name}>{t('sharing.whoeverHasLink')}</span>
          <LevelSelect
            label={t('sharing.levelOf', { name: t('sharing.whoeverHasLink') })}
            value={level as Level}
            levels={linkLevels}
            onChange={(next) => change.mutate({ do: 'change level', subject, level: next })}
          />
          <Button size="small" icon="copy" onPress={() => void copy(token ?? '')}>
            {t('sharing.copyLink')}
          </Button>
          <IconButton
            icon="x"
            label={t('sharing.revokeLink')}
            onPress={() => change.mutate({ do: 'take', subject })}
          />
        </div>
      ))}
      {grants.length === 0 && (
        <Button
          icon="link"
          isPending={change.isPending}
          onPress={() => change.mutate({ do: 'make link', level: 'view' })}
        >
          {t('sharing.makeLink')}
        </Button>
      )}
    </>
  );
}
