import { Button, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionLead } from '../../shared/section.tsx';
import { LockCodeDialog, type LockCodeTask } from './lock-code.dialog.tsx';
import { LockRows } from './lock-rows.tsx';

/** The session lock: its code, locking now, locking by itself. */
export default function LockSection() {
  const { t } = useTranslation('settings');
  const { isOnline, lock } = usePlatform();
  const { hasCode } = lock;
  const [task, setTask] = useState<LockCodeTask | null>(null);
  const neededNetwork = isOnline ? undefined : t('offline.needed');
  const first = useRef<HTMLButtonElement>(null);
  const known = useRef(hasCode);
  useEffect(() => {
    if (task !== null) return;
    // The button that was pressed went with the code that came or went: the first of what is there now gets the focus.
    const isOther = known.current !== null && known.current !== hasCode;
    known.current = hasCode;
    if (isOther) first.current?.focus();
  }, [task, hasCode]);
  return (
    <>
      <SectionLead>{t('lock.lead')}</SectionLead>
      {hasCode === null &&
        (isOnline ? (
          <Skeleton lines={2} label={t('loading', { what: t('sections.lock') })} />
        ) : (
          <p>{t('offline.unknown', { what: t('sections.lock') })}</p>
        ))}
      {hasCode === false && (
        <div>
          <Button ref={first} icon="lock" onPress={() => setTask('set')} disabledReason={neededNetwork}>
            {t('lock.set')}
          </Button>
        </div>
      )}
      {hasCode && <LockRows firstButton={first} onTask={setTask} />}
      {task && <LockCodeDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}
