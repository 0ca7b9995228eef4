import { describeFailure } from '@reflectory/client';
import { LOCK_CODE_LENGTH } from '@reflectory/contracts/behaviour';
import { PasswordField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnlineFormDialog } from '../../shared/online-form-dialog.tsx';
import { useChangeLockCode } from './use-change-lock-code.ts';

export type LockCodeTask = 'set' | 'change' | 'remove';

type LockCodeDialogProps = { task: LockCodeTask; onClose: () => void };

/** Sets, changes or removes the code: the present one is asked for, a new one is typed twice. */
export function LockCodeDialog({ task, onClose }: LockCodeDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const change = useChangeLockCode();
  const handleSubmit = () =>
    change.mutate(
      { task, present, next, again },
      {
        onSuccess: () => {
          toasts.success(t(`lock.done.${task}`));
          onClose();
        },
      },
    );
  return (
    <OnlineFormDialog
      title={t(`lock.titles.${task}`)}
      description={t(`lock.explanations.${task}`)}
      submitLabel={t(`lock.verbs.${task}`)}
      pendingLabel={t('saving')}
      isPending={change.isPending}
      isDestructive={task === 'remove'}
      problem={change.error ? describeFailure(change.error, t, 'problems') : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {task !== 'set' && <CodeField label={t('lock.present')} value={present} onChange={setPresent} />}
      {task !== 'remove' && (
        <>
          <CodeField
            label={t('lock.next')}
            description={t('lock.rule', { count: LOCK_CODE_LENGTH })}
            value={next}
            onChange={setNext}
          />
          <CodeField label={t('lock.again')} value={again} onChange={setAgain} />
        </>
      )}
    </OnlineFormDialog>
  );
}

type CodeFieldProps = {
  label: string;
  description?: string;
  value: string;
  onChange: (value: string) => void;
};

/** Hidden like a password, but nothing that a password manager should keep in its place. */
function CodeField(props: CodeFieldProps) {
  return <PasswordField {...props} autoComplete="off" isRequired />;
}
