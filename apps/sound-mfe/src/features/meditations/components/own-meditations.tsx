import { describeFailure } from '@reflectory/client';
import type { Step } from '@reflectory/domain/meditation';
import { Button, ErrorState, IconButton, Link, Menu, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChangeMeditations, useOwnMeditations } from '../api/use-own-meditations.ts';
import type { OwnMeditation } from '../model/own-meditation.ts';
import { MakeOwn } from './make-own.tsx';
import classes from './meditation-shelves.module.css';

const BEGINNING: readonly Step[] = [
  { kind: 'bell', ring: 'bowl' },
  { kind: 'say', text: '' },
  { kind: 'pause', weight: 3 },
  { kind: 'bell', ring: 'bowl' },
];

/** What a person made themself. */
export function OwnMeditations() {
  const { t } = useTranslation(['sound', 'common']);
  const own = useOwnMeditations();
  const [gone, remove, bringBack] = useRemoval();
  return (
    <section aria-labelledby="meditations-own" className={classes.own}>
      <div className={classes.head}>
        <h2 id="meditations-own" className={classes.heading}>
          {t('meditations.own.title')}
        </h2>
        <MakeOwn
          label={t('meditations.own.write')}
          name={t('meditations.own.newName')}
          steps={BEGINNING}
          basedOn="settle"
        />
      </div>
      <output>
        {gone && (
          <p className={classes.promise}>
            {t('meditations.own.deleted', { name: gone.name })}{' '}
            <Button size="small" variant="bare" icon="rotate-back" onPress={bringBack}>
              {t('meditations.own.bringBack')}
            </Button>
          </p>
        )}
      </output>
      {own.isPending && <Skeleton lines={2} label={t('common:loading')} />}
      {own.isError && !own.data && (
        <ErrorState
          title={t('meditations.own.failed')}
          action={<Button onPress={() => void own.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(own.error, t, 'meditations.problems')}
        </ErrorState>
      )}
      {own.data?.length === 0 && <p className={classes.promise}>{t('meditations.own.empty')}</p>}
      {own.data && own.data.length > 0 && (
        <ul className={classes.list}>
          {own.data.map((one) => (
            <OwnRow key={one.id} meditation={one} onDelete={() => remove(one)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnRow({ meditation, onDelete }: { meditation: OwnMeditation; onDelete(): void }) {
  const { t } = useTranslation('sound');
  const { Slot } = usePlatform();
  const navigate = useNavigate();
  const { id, name, steps } = meditation;
  const address = `/sounds/meditations/own/${id}`;
  return (
    <li className={classes.item}>
      <div>
        <Link href={address} className={classes.name}>
          <span dir="auto">{name}</span>
        </Link>
        <p className={classes.promise}>{t('meditations.own.steps', { count: steps.length })}</p>
      </div>
      <span className={classes.keep}>
        <Slot isQuiet name="library.star" props={{ thing: { kind: 'meditation', key: id }, name }} />
        <Menu
          label={name}
          trigger={<IconButton icon="ellipsis" size="small" label={t('meditations.own.more', { name })} />}
          items={[
            {
              id: 'edit',
              label: t('meditations.own.edit'),
              icon: 'pencil',
              onAction: () => void navigate(`${address}/edit`),
            },
            {
              id: 'delete',
              label: t('meditations.own.delete'),
              icon: 'trash',
              isDestructive: true,
              onAction: onDelete,
            },
          ]}
        />
      </span>
    </li>
  );
}

/** What was deleted last, how to delete, and how to bring it back. */
function useRemoval() {
  const { t } = useTranslation('sound');
  const { toasts } = usePlatform();
  const [gone, setGone] = useState<OwnMeditation | null>(null);
  const { mutate } = useChangeMeditations();
  const onError = (error: unknown) => toasts.error(describeFailure(error, t, 'meditations.problems'));
  const remove = (made: OwnMeditation) =>
    mutate({ act: 'delete', made }, { onSuccess: () => setGone(made), onError });
  const bringBack = () =>
    gone && mutate({ act: 'keep', made: gone }, { onSuccess: () => setGone(null), onError });
  return [gone, remove, bringBack] as const;
}
