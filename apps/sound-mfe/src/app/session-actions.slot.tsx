import { describeFailure } from '@reflectory/client';
import { Button, Menu } from '@reflectory/design-system';
import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Beside an entry: what it felt like, to be heard, or as a meditation. */
export default function SessionActions({ entryId, title }: SlotProps['session.actions']) {
  const { t } = useTranslation(['sound', 'common']);
  const { client, hasFeature, foot, toasts } = usePlatform();
  const [isPending, setPending] = useState(false);
  if (!hasFeature('sound')) return null;
  const play = async () => {
    setPending(true);
    try {
      const [{ findFeltMix }, { player }] = await Promise.all([
        import('../features/soundscapes/api/find-felt-mix.ts'),
        import('../player/own-player.ts'),
      ]);
      const { mix } = await findFeltMix(client, entryId);
      foot.show('sound');
      void player.play({ key: `entry:${entryId}`, name: t('entry.name', { title }), mix });
    } catch (error) {
      toasts.error(describeFailure(error, t, 'problems'));
    }
    setPending(false);
  };
  return (
    <Menu
      label={t('entry.still')}
      trigger={
        <Button icon="play" isPending={isPending}>
          {t('entry.still')}
        </Button>
      }
      items={[
        { id: 'sound', label: t('entry.sound'), onAction: () => void play() },
        {
          id: 'meditation',
          label: t('entry.meditation'),
          href: `/sounds/meditations/from/${entryId}`,
        },
      ]}
    />
  );
}
