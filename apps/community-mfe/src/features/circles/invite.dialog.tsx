import { type Circle, circleLinkDays } from '@reflectory/contracts/community';
import { Button, Dialog, SegmentedControl, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './circles.module.css';

/** Makes a link by which people come in while it holds, or ends those that there are. */
export default function InviteDialog({ circle, onClose }: { circle: Circle; onClose: () => void }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [days, setDays] = useState<(typeof circleLinkDays)[number]>(7);
  const make = useAct('create-circle-link');
  const end = useAct('end-circle-links');
  const failureText = useFailureText();
  const finish = () =>
    end.mutate(
      { id: circle.id },
      {
        onSuccess() {
          make.reset();
          toasts.success(t('circles.invite.ended'));
        },
      },
    );
  const error = make.error ?? end.error;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('circles.invite.title')}
      description={t('circles.invite.lead', { name: circle.name })}
      footer={<Button onPress={onClose}>{t('circles.invite.close')}</Button>}
    >
      <div className={classes.form}>
        <SegmentedControl
          label={t('circles.invite.holds')}
          value={String(days)}
          onChange={(chosen) => setDays(circleLinkDays.find((one) => String(one) === chosen) ?? 7)}
          options={circleLinkDays.map((count) => ({
            value: String(count),
            label: t('circles.invite.days', { count }),
          }))}
        />
        <div>
          <Button
            variant="primary"
            isPending={make.isPending}
            onPress={() => make.mutate({ id: circle.id, days })}
          >
            {t('circles.invite.make')}
          </Button>
        </div>
        {make.data && <MadeLink token={make.data.token} expiresAt={make.data.expires_at} />}
        {error && <p role="alert">{failureText(error)}</p>}
        <p className={classes.quiet}>{t('circles.invite.endNote')}</p>
        <div>
          <Button isPending={end.isPending} onPress={finish}>
            {t('circles.invite.end')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function MadeLink({ token, expiresAt }: { token: string; expiresAt: string }) {
  const { t, i18n } = useTranslation('community');
  const { toasts } = usePlatform();
  const address = `${window.location.origin}/groups/join#${token}`;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(expiresAt));
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toasts.success(t('circles.invite.copied'));
  };
  return (
    <>
      <TextField
        label={t('circles.invite.link')}
        description={t('circles.invite.until', { date })}
        value={address}
        isReadOnly
        dir="ltr"
      />
      <div>
        <Button icon="copy" onPress={() => void copy()}>
          {t('circles.invite.copy')}
        </Button>
      </div>
    </>
  );
}
