import type { AuthSessionSummary } from '@reflectory/contracts/account';
import { Badge, Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthSessions } from './api/find-auth-sessions.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { SectionPart } from '../../shared/section.tsx';
import { SettingRow, SettingRows } from '../../shared/setting-row.tsx';
import { useDates } from '../../shared/use-dates.ts';
import { EndSessionDialog } from './end-session.dialog.tsx';
import { SignOutElsewhereDialog } from './sign-out-elsewhere.dialog.tsx';

type Ending = { session: AuthSessionSummary } | { others: number };

/** Where the person is signed in, and the way to end that. */
export function Devices() {
  const { t } = useTranslation('settings');
  const { isOnline } = usePlatform();
  const sessions = useAuthSessions();
  const [ending, setEnding] = useState<Ending | null>(null);
  const close = () => setEnding(null);
  return (
    <SectionPart title={t('devices.title')} lead={t('devices.lead')}>
      <Loaded query={sessions} label={t('devices.title')}>
        {(all) => (
          <>
            <SettingRows label={t('devices.title')}>
              {all.map((session) => (
                <DeviceRow key={session.id} session={session} onEnd={() => setEnding({ session })} />
              ))}
            </SettingRows>
            {all.length > 1 ? (
              <div>
                <Button
                  icon="log-out"
                  onPress={() => setEnding({ others: all.length - 1 })}
                  disabledReason={isOnline ? undefined : t('offline.needed')}
                >
                  {t('devices.endOthers')}
                </Button>
              </div>
            ) : (
              <p>{t('devices.onlyThis')}</p>
            )}
          </>
        )}
      </Loaded>
      {ending && 'session' in ending && <EndSessionDialog session={ending.session} onClose={close} />}
      {ending && 'others' in ending && <SignOutElsewhereDialog count={ending.others} onClose={close} />}
    </SectionPart>
  );
}

function DeviceRow({ session, onEnd }: { session: AuthSessionSummary; onEnd: () => void }) {
  const { t } = useTranslation('settings');
  const { isOnline } = usePlatform();
  const { ago } = useDates();
  const device = session.device || t('devices.unknown');
  const used = t('devices.used', { ago: ago(session.last_used_at) });
  return (
    <SettingRow
      title={<bdi>{device}</bdi>}
      action={
        session.is_current ? (
          <Badge meaning="accent">{t('devices.current')}</Badge>
        ) : (
          <Button
            aria-label={t('devices.endNamed', { device })}
            onPress={onEnd}
            disabledReason={isOnline ? undefined : t('offline.needed')}
          >
            {t('devices.end')}
          </Button>
        )
      }
    >
      {session.address ? (
        <>
          {used} · <bdi>{session.address}</bdi>
        </>
      ) : (
        used
      )}
    </SettingRow>
  );
}
