import { Dialog, Switch } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { FocusSettings } from '../api/use-settings.ts';
import { MinutesField } from './minutes-field.tsx';
import classes from './settings.module.css';

export type SettingsDialogProps = {
  settings: FocusSettings;
  onChange: (part: Partial<FocusSettings>) => void;
  onClose: () => void;
};

/** How somebody likes to focus and to pause. */
export function SettingsDialog({ settings, onChange, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const handleTells = async (isOn: boolean) => {
    if (isOn && (await askToNotify()) !== 'granted') return toasts.info(t('focus.settings.notAllowed'));
    onChange({ tells_when_over: isOn });
  };
  const minutes = (name: 'short_break' | 'long_break') => (
    <MinutesField
      label={t(`focus.settings.${name}`)}
      value={settings[name]}
      least={1}
      most={120}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Dialog isOpen title={t('focus.settings.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={classes.settings}>
        <div className={classes.breaks}>
          {minutes('short_break')}
          {minutes('long_break')}
        </div>
        <Switch
          isSelected={settings.is_break_whole_screen}
          onChange={(isOn) => onChange({ is_break_whole_screen: isOn })}
        >
          {t('focus.settings.whole')}
        </Switch>
        <Switch
          isSelected={settings.tells_when_over}
          description={t('focus.settings.tellsHint')}
          onChange={(isOn) => void handleTells(isOn)}
        >
          {t('focus.settings.tells')}
        </Switch>
        <Switch isSelected={settings.asks_for_mood} onChange={(isOn) => onChange({ asks_for_mood: isOn })}>
          {t('focus.settings.mood')}
        </Switch>
      </div>
    </Dialog>
  );
}

const askToNotify = async (): Promise<NotificationPermission> =>
  'Notification' in window ? Notification.requestPermission() : 'denied';
