import { focusLimits } from '@reflectory/contracts/focus';
import type {} from '@reflectory/contracts/sound';
import { Button, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIntentions } from '../features/focus/api/use-intentions.ts';
import { today } from '../features/focus/api/use-sessions.ts';
import { type FocusSettings, useFocusSettings } from '../features/focus/api/use-settings.ts';
import { BreakScreen } from '../features/focus/components/break-screen.tsx';
import { PlannedDay } from '../features/focus/calendars/planned-day.tsx';
import { DayPlan } from '../features/focus/components/day-plan.tsx';
import { EndForm } from '../features/focus/components/end-form.tsx';
import { RunningTimer } from '../features/focus/components/running-timer.tsx';
import { SessionList } from '../features/focus/components/session-list.tsx';
import { type Planned, StartForm } from '../features/focus/components/start-form.tsx';
import { Today } from '../features/focus/components/today.tsx';
import { type Focus, useFocus } from '../features/focus/use-focus.ts';
import { useWantedFocus } from '../shared/use-focus-on.ts';
import classes from './focus.module.css';

const SettingsDialog = lazy(async () => ({
  default: (await import('../features/focus/components/settings.dialog.tsx')).SettingsDialog,
}));

/** The timer, and what one wants to do today. */
export default function FocusPage() {
  const { t } = useTranslation(['plan', 'common']);
  const { foot } = usePlatform();
  const focus = useFocus();
  const { settings, change } = useFocusSettings();
  const [isChoosing, setChoosing] = useState(false);
  const [ended, setEnded] = useState<string | null>(null);
  const [planned, setPlanned] = usePlanned();
  const { current, isRefused } = focus;
  const isOn = current !== null;
  useEffect(() => {
    if (isOn) foot.show('plan');
  }, [isOn, foot]);
  const settingsButton = (
    <Button icon="settings" onPress={() => setChoosing(true)}>
      {t('focus.settings.open')}
    </Button>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('focus.title')}
        lead={!isOn && t('focus.lead')}
        places={[{ href: '/productivity/statistics', label: t('focus.statistics.link') }]}
        actions={!isOn && settings && settingsButton}
      />
      {isRefused && <p role="alert">{t('focus.refused')}</p>}
      <div className={classes.columns}>
        <div className={classes.now}>
          {settings ? (
            <Now
              focus={focus}
              settings={settings}
              planned={planned}
              ended={ended}
              onEnded={setEnded}
              onChange={change}
            />
          ) : (
            <Skeleton lines={6} label={t('common:loading')} />
          )}
          <Meanwhile />
        </div>
        <Beside
          focus={focus}
          onPlan={(line) => {
            setEnded(null);
            setPlanned(line);
          }}
        />
      </div>
      <Suspense fallback={null}>
        {isChoosing && settings && (
          <SettingsDialog settings={settings} onChange={change} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
    </div>
  );
}

/** What is to be begun: at first what somebody came for. */
function usePlanned() {
  const wanted = useWantedFocus();
  return useState<Planned | null>(
    wanted && {
      intentionId: null,
      title: wanted.title.slice(0, focusLimits.intention),
      target: { ...wanted, title: wanted.title.slice(0, focusLimits.title) },
    },
  );
}

/** What is heard meanwhile. */
function Meanwhile() {
  const { hasFeature, Slot } = usePlatform();
  return (
    hasFeature('sound') && (
      <div className={classes.meanwhile}>
        <Slot name="sound.choice" props={{ of: 'focus' }} isQuiet />
      </div>
    )
  );
}

/** What was planned for the day, and what was done. */
function Beside({ focus, onPlan }: { focus: Focus; onPlan: (planned: Planned) => void }) {
  const { hasFeature } = usePlatform();
  const day = today();
  const intentions = useIntentions(day);
  return (
    <div className={classes.beside}>
      <Today
        intentions={intentions}
        onBegin={({ id, title, target }) => onPlan({ intentionId: id, title, target })}
      />
      {hasFeature('calendars') ? (
        <PlannedDay intentions={intentions} day={day} />
      ) : (
        <DayPlan intentions={intentions} />
      )}
      <SessionList focus={focus} />
    </div>
  );
}

type NowProps = {
  focus: Focus;
  settings: FocusSettings;
  planned: Planned | null;
  /** The session of which somebody may say how it was. */
  ended: string | null;
  onEnded: (id: string | null) => void;
  onChange: (settings: Partial<FocusSettings>) => void;
};

/** The one thing of the page: what to do, what is done, or how it was. */
function Now({ focus, settings, planned, ended, onEnded, onChange }: NowProps) {
  const { store, current, last } = focus;
  const parts = { settings, onEnded };
  if (current?.phase === 'break') return <BreakScreen {...parts} focus={{ ...focus, current }} />;
  if (current) return <RunningTimer {...parts} focus={{ ...focus, current }} />;
  if (last && last.id === ended && !last.isRemoved) {
    return (
      <EndForm
        key={last.id}
        store={store}
        timer={last}
        asksForMood={settings.asks_for_mood}
        onDone={() => onEnded(null)}
      />
    );
  }
  const key = planned?.intentionId;
  return <StartForm key={key} store={store} settings={settings} planned={planned} onChange={onChange} />;
}
