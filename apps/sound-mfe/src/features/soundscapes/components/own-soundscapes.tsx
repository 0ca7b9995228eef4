import { describeFailure } from '@reflectory/client';
import { Button, ErrorState, IconButton, Menu, Skeleton } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteSoundscape } from '../api/use-delete-soundscape.ts';
import { type Soundscape, useSoundscapes } from '../api/use-soundscapes.ts';
import { SoundscapeCard } from './soundscape-card.tsx';
import { useMixLine } from './use-mix-line.ts';
import classes from './shelves.module.css';

const ShareDialog = lazy(async () => ({ default: (await import('./share.dialog.tsx')).ShareDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('./export.dialog.tsx')).ExportDialog }));

type Opened = { dialog: 'share' | 'export'; soundscape: Soundscape };

/** What a person kept, and what others gave them to hear. */
export function OwnSoundscapes() {
  const { t } = useTranslation(['sound', 'common']);
  const soundscapes = useSoundscapes();
  const { id: ownId } = useCurrentUser();
  const lineOf = useMixLine();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [gone, remove, bringBack] = useRemoval();
  const close = () => setOpened(null);
  return (
    <section aria-labelledby="own-soundscapes">
      <h2 id="own-soundscapes" className={classes.heading}>
        {t('soundscapes.own.title')}
      </h2>
      <output>{gone && <Gone name={gone.name} onBack={bringBack} />}</output>
      {soundscapes.isPending && <Skeleton lines={3} label={t('common:loading')} />}
      {soundscapes.isError && !soundscapes.data && (
        <ErrorState
          title={t('soundscapes.own.failed')}
          action={<Button onPress={() => void soundscapes.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(soundscapes.error, t, 'problems')}
        </ErrorState>
      )}
      {soundscapes.data?.length === 0 && <p className={classes.empty}>{t('soundscapes.own.empty')}</p>}
      <div className={classes.grid}>
        {soundscapes.data?.map((soundscape) => (
          <SoundscapeCard
            key={soundscape.id}
            sounding={{ key: `own:${soundscape.id}`, name: soundscape.name, mix: soundscape.mix }}
            line={lineOf(soundscape.mix)}
            href={`/sounds/mix?own=${soundscape.id}`}
            menu={
              soundscape.user_id === ownId && (
                <OwnMenu
                  name={soundscape.name}
                  onOpen={(dialog) => setOpened({ dialog, soundscape })}
                  onDelete={() => remove(soundscape)}
                />
              )
            }
          />
        ))}
      </div>
      <Suspense>
        {opened?.dialog === 'share' && <ShareDialog soundscape={opened.soundscape} onClose={close} />}
        {opened?.dialog === 'export' && <ExportDialog {...opened.soundscape} onClose={close} />}
      </Suspense>
    </section>
  );
}

function Gone({ name, onBack }: { name: string; onBack(): void }) {
  const { t } = useTranslation('sound');
  return (
    <p className={classes.empty}>
      {t('soundscapes.own.deleted', { name })}{' '}
      <Button size="small" variant="bare" icon="rotate-back" onPress={onBack}>
        {t('soundscapes.own.bringBack')}
      </Button>
    </p>
  );
}

type OwnMenuProps = { name: string; onOpen(dialog: Opened['dialog']): void; onDelete(): void };

function OwnMenu({ name, onOpen, onDelete }: OwnMenuProps) {
  const { t } = useTranslation('sound');
  return (
    <Menu
      label={name}
      trigger={<IconButton icon="ellipsis" size="small" label={t('soundscapes.own.more', { name: name })} />}
      items={[
        {
          id: 'share',
          label: t('soundscapes.share.act'),
          icon: 'link',
          onAction: () => onOpen('share'),
        },
        {
          id: 'export',
          label: t('soundscapes.export.act'),
          icon: 'download',
          onAction: () => onOpen('export'),
        },
        {
          id: 'delete',
          label: t('soundscapes.own.delete'),
          icon: 'trash',
          isDestructive: true,
          onAction: onDelete,
        },
      ]}
    />
  );
}

/** What was deleted last, how to delete, and how to bring it back. */
function useRemoval() {
  const { t } = useTranslation('sound');
  const { toasts } = usePlatform();
  const [gone, setGone] = useState<Soundscape | null>(null);
  const { mutate } = useDeleteSoundscape();
  const onError = (error: unknown) => toasts.error(describeFailure(error, t, 'problems'));
  const remove = (soundscape: Soundscape) =>
    mutate({ ...soundscape, isBack: false }, { onSuccess: () => setGone(soundscape), onError });
  const bringBack = () =>
    gone && mutate({ ...gone, isBack: true }, { onSuccess: () => setGone(null), onError });
  return [gone, remove, bringBack] as const;
}
