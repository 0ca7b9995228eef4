import { Button, ConfirmDialog, ErrorState, ProgressBar, Skeleton, Switch } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useCorrections, useForgetCorrections } from './api/use-corrections.ts';
import { useRenewal } from './api/use-renewal.ts';
import { usePainter } from './api/use-artwork.ts';
import { useChangeWish, useWish, type Wish } from './api/use-wish.ts';
import classes from './components/corrections.module.css';
import { useCorrectionText } from './use-correction-text.ts';

/** How far entries are that are read anew, and what the person said of readings. */
export default function ReadingSection() {
  return (
    <div className={classes.settings}>
      <Renewal />
      <WishChoice wish="thinking_questions" texts="thinking" />
      <PaintingChoice />
      <Corrections />
    </div>
  );
}

function Renewal() {
  const { t } = useTranslation('journal');
  const { data: renewal } = useRenewal();
  if (!renewal) return null;
  return (
    <div className={classes.part}>
      <h3>{t('readingSettings.renewal')}</h3>
      <p className={classes.lead}>{t('readingSettings.renewalText')}</p>
      <ProgressBar
        className={classes.progress ?? ''}
        label={t('readingSettings.renewal')}
        value={renewal.done}
        maxValue={Math.max(renewal.total, 1)}
        valueLabel={t('readingSettings.renewalValue', renewal)}
      />
    </div>
  );
}

type WishChoiceProps = { wish: Wish; texts: 'thinking' | 'painting'; host?: string };

/** Something that is there for whoever wants it. */
function WishChoice({ wish, texts, host }: WishChoiceProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const wished = useWish(wish);
  const change = useChangeWish(wish);
  const failure = change.error ?? wished.error;
  return (
    <div className={classes.part}>
      <h3>{t(`${texts}.title`)}</h3>
      <p className={classes.lead}>{t(`${texts}.lead`, { host })}</p>
      <Switch
        isSelected={change.isPending ? change.variables : wished.data === true}
        isDisabled={change.isPending || wished.data === undefined}
        onChange={(wanted) => change.mutate(wanted)}
      >
        {t(`${texts}.switch`, { host })}
      </Switch>
      {failure && <p role="alert">{failureMessage(failure)}</p>}
    </div>
  );
}

/** Whether new entries are painted without asking for each; nothing where nobody paints. */
function PaintingChoice() {
  const painter = usePainter();
  return painter && <WishChoice wish="painting_wishes" texts="painting" host={painter} />;
}

function Corrections() {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const corrections = useCorrections();
  const forget = useForgetCorrections();
  const textOf = useCorrectionText();
  const [isResetting, setResetting] = useState(false);
  if (corrections.isPending) return <Skeleton lines={3} label={t('loading')} />;
  if (!corrections.data) {
    return (
      <ErrorState
        title={t('readingSettings.failed')}
        action={<Button onPress={() => void corrections.refetch()}>{t('errors.retry')}</Button>}
      >
        {failureMessage(corrections.error)}
      </ErrorState>
    );
  }
  return (
    <div className={classes.part}>
      <h3>{t('readingSettings.corrections')}</h3>
      <p className={classes.lead}>{t('readingSettings.lead')}</p>
      {corrections.data.length === 0 && <p>{t('readingSettings.none')}</p>}
      {corrections.data.length > 0 && (
        <ul className={classes.rows}>
          {corrections.data.map((correction) => (
            <li key={correction.id} className={classes.row}>
              {textOf(correction)}
              <Button
                size="small"
                aria-label={t('readingSettings.removeOf', { term: correction.term })}
                onPress={() => forget.mutate(correction.id)}
              >
                {t('readingSettings.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {forget.isError && !isResetting && <p role="alert">{failureMessage(forget.error)}</p>}
      {corrections.data.length > 1 && (
        <Button variant="danger" onPress={() => setResetting(true)}>
          {t('readingSettings.reset')}
        </Button>
      )}
      <ResetDialog isOpen={isResetting} forget={forget} onClose={() => setResetting(false)} />
    </div>
  );
}

type ResetProps = { isOpen: boolean; forget: ReturnType<typeof useForgetCorrections>; onClose: () => void };

function ResetDialog({ isOpen, forget, onClose }: ResetProps) {
  const { t } = useTranslation('journal');
  const { toasts } = usePlatform();
  const failureMessage = useFailureMessage();
  const handleConfirm = () =>
    forget.mutate(null, {
      onSuccess: () => {
        onClose();
        toasts.success(t('readingSettings.resetDone'));
      },
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('readingSettings.resetTitle')}
      confirmLabel={t('readingSettings.reset')}
      cancelLabel={t('readingSettings.cancel')}
      isPending={forget.isPending}
      errorMessage={forget.isError ? failureMessage(forget.error) : undefined}
      onConfirm={handleConfirm}
    >
      {t('readingSettings.resetText')}
    </ConfirmDialog>
  );
}
