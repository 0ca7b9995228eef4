import { Button, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusSettings } from '../features/focus/api/use-settings.ts';
import { BreakScreen } from '../features/focus/components/break-screen.tsx';
import { EndForm } from '../features/focus/components/end-form.tsx';
import { RunningTimer } from '../features/focus/components/running-timer.tsx';
import { SessionList } from '../features/focus/components/session-list.tsx';
import { StartForm } from '../features/focus/components/start-form.tsx';
import { useFocus } from '../features/focus/use-focus.ts';
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
  /** The session of which somebody may say how it was. */
  const [ended, setEnded] = useState<string | null>(null);
  const { store, current, last, isRefused } = focus;
  const isOn = current !== null;
  useEffect(() => {
    if (isOn) foot.show('plan');
  }, [isOn, foot]);
  const settingsButton = (
    <Button icon="settings" onPress={() => setChoosing(true)}>
      {t('focus.settings.open')}
    </Button>
  );
  const timer = () => {
    if (!settings) return <Skeleton lines={6} label={t('common:loading')} />;
    const parts = { settings, onEnded: setEnded };
    if (current?.phase === 'break') return <BreakScreen {...parts} focus={{ ...focus, current }} />;
    if (current) return <RunningTimer {...parts} focus={{ ...focus, current }} />;
    if (last?.id === ended && last && !last.isRemoved) {
      const onDone = () => setEnded(null);
      return (
        <EndForm
          key={last.id}
          store={store}
          timer={last}
          asksForMood={settings.asks_for_mood}
          onDone={onDone}
        />
      );
    }
    return <StartForm store={store} settings={settings} planned={null} onChange={change} />;
  };
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('focus.title')}
        lead={!isOn && t('focus.lead')}
        actions={!isOn && settings && settingsButton}
      />
      {isRefused && <p role="alert">{t('focus.refused')}</p>}
      <div className={classes.columns}>
        <div className={classes.now}>{timer()}</div>
        <SessionList focus={focus} />
      </div>
      <Suspense fallback={null}>
        {isChoosing && settings && (
          <SettingsDialog settings={settings} onChange={change} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
    </div>
  );
}
