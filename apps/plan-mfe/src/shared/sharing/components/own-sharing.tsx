import type { ObjectPerson, SharingReason } from '@reflectory/contracts/sharing';
import { Button, ConfirmDialog, Select } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectPlace } from '../../objects/model/objects.ts';
import { subjects, useSharingChange } from '../api/use-sharing-change.ts';
import classes from './sharing.module.css';

type Own = {
  place: ObjectPlace;
  title: string;
  ownId: string;
};

export type OwnSharingProps = Own & {
  /** Table of the object itself. */
  table: string;
  people: readonly ObjectPerson[];
  reasons: readonly SharingReason[];
  onLeft(): void;
};

/** Why one may see an object, and how one leaves it or hands it over. */
export function OwnSharing({ table, people, reasons, onLeft, ...own }: OwnSharingProps) {
  const { t } = useTranslation('plan');
  const isOwner = reasons.some(({ is_owner: owns }) => owns);
  const isByName = reasons.some(({ via }) => via === 'person');
  const others = people.filter(({ user_id: id, level }) => id !== null && id !== own.ownId && level !== null);
  return (
    <section className={classes.part} aria-label={t('sharing.why')}>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={`${reason.via} ${reason.via_id}`}>
            {t(reasonKey(reason), { role: reason.via_id ?? '' })}
          </li>
        ))}
      </ul>
      {isOwner && others.length > 0 && <HandOver {...own} table={table} others={others} />}
      {!isOwner && isByName && <Leave {...own} onLeft={onLeft} />}
    </section>
  );
}

const reasonKey = ({ via, is_owner: isOwner }: SharingReason): string =>
  `sharing.reasons.${isOwner ? 'owner' : via}`;

function Leave({ place, title, ownId, onLeft }: Own & { onLeft(): void }) {
  const { t } = useTranslation('plan');
  const change = useSharingChange(place);
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void =>
    change.mutate({ do: 'take', subject: subjects.ofPerson(ownId) }, { onSuccess: onLeft });
  return (
    <>
      <Button icon="log-out" onPress={() => setLeaving(true)}>
        {t('sharing.leave')}
      </Button>
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        title={t('sharing.leaveTitle', { title })}
        confirmLabel={t('sharing.leave')}
        isPending={change.isPending}
        errorMessage={change.isError && t('sharing.problems.internal')}
        onConfirm={leave}
      >
        {t('sharing.leaveText')}
      </ConfirmDialog>
    </>
  );
}

type HandOverProps = Own & { table: string; others: readonly ObjectPerson[] };

function HandOver({ place, title, table, others }: HandOverProps) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const change = useSharingChange(place);
  const [heir, setHeir] = useState<string | null>(null);
  const name = others.find(({ user_id: id }) => id === heir)?.name ?? '';
  const handOver = (): void =>
    change.mutate(
      { do: 'hand over', table, to: heir ?? '' },
      {
        onSuccess() {
          toasts.success(t('sharing.handedOver', { name }));
          setHeir(null);
        },
      },
    );
  return (
    <>
      <Select
        label={t('sharing.handOver')}
        description={t('sharing.handOverText')}
        placeholder={t('sharing.choose')}
        value={null}
        options={others.map(({ user_id: id, name: other }) => ({ value: id ?? '', label: other ?? '' }))}
        onChange={setHeir}
      />
      <ConfirmDialog
        isOpen={heir !== null}
        onOpenChange={(isOpen) => !isOpen && setHeir(null)}
        title={t('sharing.handOverTitle', { title, name })}
        confirmLabel={t('sharing.handOver')}
        isDestructive={false}
        isPending={change.isPending}
        errorMessage={change.isError && t('sharing.problems.internal')}
        onConfirm={handOver}
      >
        {t('sharing.handOverText')}
      </ConfirmDialog>
    </>
  );
}
