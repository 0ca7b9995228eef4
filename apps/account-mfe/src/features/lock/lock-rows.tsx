import { Button, Select } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow, SettingRows } from '../../shared/setting-row.tsx';
import type { LockCodeTask } from './lock-code.dialog.tsx';
import classes from './lock-rows.module.css';

type LockRowsProps = { firstButton: Ref<HTMLButtonElement>; onTask: (task: LockCodeTask) => void };

/** What can be done once there is a code. */
export function LockRows({ firstButton, onTask }: LockRowsProps) {
  const { t } = useTranslation('settings');
  const { isOnline, lock } = usePlatform();
  const neededNetwork = isOnline ? undefined : t('offline.needed');
  return (
    <SettingRows label={t('sections.lock')}>
      <SettingRow
        title={t('lock.code')}
        action={
          <>
            <Button ref={firstButton} onPress={() => onTask('change')} disabledReason={neededNetwork}>
              {t('lock.change')}
            </Button>
            <Button variant="bare" onPress={() => onTask('remove')} disabledReason={neededNetwork}>
              {t('lock.remove')}
            </Button>
          </>
        }
      >
        {t('lock.isSet')}
      </SettingRow>
      <SettingRow
        title={t('lock.nowTitle')}
        action={
          <Button icon="lock" onPress={() => void lock.lock()}>
            {t('lock.now')}
          </Button>
        }
      >
        <span className={classes.keys}>{t('lock.nowDetail', { keys: lock.shortcut })}</span>
      </SettingRow>
      <SettingRow title={t('lock.idle')} action={<IdleChoice />}>
        {t('lock.idleDetail')}
      </SettingRow>
    </SettingRows>
  );
}

function IdleChoice() {
  const { t } = useTranslation('settings');
  const { lock } = usePlatform();
  return (
    <Select
      label={t('lock.idle')}
      isLabelHidden
      className={classes.idle}
      value={String(lock.idleMinutes)}
      onChange={(value) => lock.chooseIdleMinutes(Number(value))}
      options={lock.idleChoices.map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 ? t('lock.never') : t('lock.minutes', { count: minutes }),
      }))}
    />
  );
}
