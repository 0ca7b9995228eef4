import { describeFailure } from '@reflectory/client';
import { Button, Switch } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { SectionPart } from '../../shared/section.tsx';
import { type PushState, useChangePush, useEndOtherPushes, usePush } from './api/use-push.ts';
import classes from './reminders.module.css';

/** Whether this browser shows notifications. Its own question comes when the switch is touched, and never by itself. */
export function PushPart() {
  const { t } = useTranslation('settings');
  const query = usePush();
  // Where the service sends none there is nothing to choose.
  if (query.data?.publicKey === null) return null;
  return (
    <SectionPart title={t('push.title')} lead={t('push.lead')}>
      <Loaded query={query} label={t('push.title')} lines={1}>
        {(state) => <PushChoice state={state} />}
      </Loaded>
    </SectionPart>
  );
}

function PushChoice({ state }: { state: PushState }) {
  const { t } = useTranslation(['settings', 'common']);
  const { isOnline } = usePlatform();
  const change = useChangePush(state.publicKey ?? '');
  const ending = useEndOtherPushes();
  const error = change.error ?? ending.error;
  const isOn = change.isPending ? change.variables : state.isOn;
  return (
    <>
      {state.device === 'ready' ? (
        <Switch
          isSelected={isOn}
          isDisabled={change.isPending || !isOnline}
          description={state.isOn ? t('push.on') : t('push.off')}
          onChange={(isWanted) => change.mutate(isWanted)}
        >
          {t('push.here')}
        </Switch>
      ) : (
        <p className={classes.detail}>{t(`push.${state.device}`)}</p>
      )}
      {change.data === 'refused' && <output className={classes.detail}>{t('push.refused')}</output>}
      {state.others > 0 && (
        <div className={classes.others}>
          <span>{t('push.others', { count: state.others })}</span>
          <Button
            size="small"
            isPending={ending.isPending}
            pendingLabel={t('saving')}
            onPress={() => ending.mutate()}
          >
            {t('push.endOthers')}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className={classes.problem}>
          {t('reminders.failed', { problem: describeFailure(error, t, 'problems') })}
        </p>
      )}
    </>
  );
}
