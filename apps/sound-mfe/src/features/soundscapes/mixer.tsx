import { describeFailure } from '@reflectory/client';
import type { Mix } from '@reflectory/contracts/sound';
import { Button, PageHeader, Slider } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { player } from '../../player/own-player.ts';
import type { MixSounding } from '../../player/player-state.ts';
import { usePlay, usePlayer } from '../../player/use-player.ts';
import { useKeepSoundscape } from './api/use-keep-soundscape.ts';
import { LayerRow } from './components/layer-row.tsx';
import { MixStage } from './components/mix-stage.tsx';
import { SoundChoice } from './components/sound-choice.tsx';
import { withLayer, withoutLayer, withSound } from './model/edit-mix.ts';
import { forgetDraft, readDraft, writeDraft } from '../../player/mix-draft.ts';
import { libraryThingOf } from '../../shared/library-thing-of.ts';
import { useNoteBegun } from '../../shared/use-note-begun.ts';
import classes from './mixer.module.css';

const KeepDialog = lazy(async () => ({ default: (await import('./components/keep.dialog.tsx')).KeepDialog }));
const ExportDialog = lazy(async () => ({
  default: (await import('./components/export.dialog.tsx')).ExportDialog,
}));
const ShareDialog = lazy(async () => ({
  default: (await import('./components/share.dialog.tsx')).ShareDialog,
}));

export type MixerProps = {
  begun: MixSounding;
  /** Set where it is one's own already. */
  ownId: string | null;
};

/** Sounds around whoever listens, each moved and changed while it is heard. */
export function Mixer({ begun, ownId }: MixerProps) {
  const { t, i18n } = useTranslation(['sound', 'common']);
  const [draft, setDraft] = useState(() => readDraft(begun.key) ?? begun);
  const [chosen, setChosen] = useState<string | null>(null);
  const { mix } = draft;
  const change = (next: Mix) => {
    const changed = { ...draft, mix: next };
    setDraft(changed);
    writeDraft(changed);
    player.change(changed);
  };
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const { status, sounding } = usePlayer();
  const isHeard = sounding?.key === draft.key && (status === 'playing' || status === 'starting');
  return (
    <>
      <PageHeader
        title={draft.name}
        lead={t('soundscapes.mix.lead')}
        back={{ href: '/sounds', label: t('soundscapes.title') }}
        actions={<MixActs draft={draft} isHeard={isHeard} ownId={ownId} />}
      />
      <MixStage
        mix={mix}
        isMoving={isHeard}
        chosen={chosen}
        onChoose={setChosen}
        onMove={(id, place) => change(withLayer(mix, id, place))}
      />
      {mix.layers.length === 0 && <p className={classes.empty}>{t('soundscapes.mix.empty')}</p>}
      <ul className={classes.layers}>
        {mix.layers.map((layer) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            isOpen={chosen === layer.id}
            onOpen={() => setChosen(chosen === layer.id ? null : layer.id)}
            onChange={(part) => change(withLayer(mix, layer.id, part))}
            onRemove={() => change(withoutLayer(mix, layer.id))}
          />
        ))}
      </ul>
      <Slider
        className={classes.weather}
        label={t('soundscapes.mix.weather')}
        value={mix.weather}
        valueText={percent.format(mix.weather)}
        onChange={(weather) => change({ ...mix, weather })}
      />
      <SoundChoice mix={mix} onAdd={(kind) => change(withSound(mix, kind))} />
    </>
  );
}

type DialogName = 'keep' | 'export' | 'share';
type MixActsProps = { draft: MixSounding; isHeard: boolean; ownId: string | null };

function MixActs({ draft, isHeard, ownId }: MixActsProps) {
  const { t } = useTranslation(['sound', 'common']);
  const { toasts } = usePlatform();
  const play = usePlay();
  const noteBegun = useNoteBegun();
  const keep = useKeepSoundscape();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const none = draft.mix.layers.length === 0 ? t('soundscapes.mix.nothingYet') : undefined;
  const begin = () => {
    noteBegun(libraryThingOf(draft.key));
    play(draft);
  };
  const save = () => {
    if (!ownId) return setDialog('keep');
    keep.mutate(
      { id: ownId, name: draft.name, mix: draft.mix, isNew: false },
      {
        onSuccess: () => {
          forgetDraft();
          toasts.success(t('soundscapes.keep.kept'));
        },
        onError: (error) => toasts.error(describeFailure(error, t, 'problems')),
      },
    );
  };
  return (
    <div className={classes.acts}>
      <Button
        variant="primary"
        icon={isHeard ? 'pause' : 'play'}
        disabledReason={none}
        onPress={() => (isHeard ? player.pause() : begin())}
      >
        {t(isHeard ? 'player.pause' : 'player.play')}
      </Button>
      <Button disabledReason={none} isPending={keep.isPending} onPress={save}>
        {t('soundscapes.keep.act')}
      </Button>
      {ownId && (
        <Button icon="link" onPress={() => setDialog('share')}>
          {t('soundscapes.share.act')}
        </Button>
      )}
      <Button icon="download" disabledReason={none} onPress={() => setDialog('export')}>
        {t('soundscapes.export.act')}
      </Button>
      <MixDialogs
        draft={draft}
        isHeard={isHeard}
        ownId={ownId}
        dialog={dialog}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}

type MixDialogsProps = MixActsProps & { dialog: DialogName | null; onClose(): void };

function MixDialogs({ draft, isHeard, ownId, dialog, onClose }: MixDialogsProps) {
  const navigate = useNavigate();
  return (
    <Suspense>
      {dialog === 'keep' && (
        <KeepDialog
          mix={draft.mix}
          name={draft.name}
          onClose={onClose}
          onKept={({ id, name }) => {
            forgetDraft();
            if (isHeard) void player.play({ key: `own:${id}`, name, mix: draft.mix });
            onClose();
            void navigate(`/sounds/mix?own=${id}`, { replace: true });
          }}
        />
      )}
      {dialog === 'export' && <ExportDialog name={draft.name} mix={draft.mix} onClose={onClose} />}
      {dialog === 'share' && ownId && (
        <ShareDialog soundscape={{ id: ownId, name: draft.name }} onClose={onClose} />
      )}
    </Suspense>
  );
}
