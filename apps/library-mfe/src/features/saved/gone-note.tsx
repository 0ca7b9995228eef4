import { describeFailure } from '@reflectory/client';
import type { LibraryThing } from '@reflectory/contracts/library';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useSave } from './api/use-saved.ts';
import classes from './saved.module.css';

/** Says how much of what was saved is offered no more, and forgets it where that is wanted. */
export function GoneNote({ gone }: { gone: readonly LibraryThing[] }) {
  const { t } = useTranslation(['library', 'common']);
  const { toasts } = usePlatform();
  const save = useSave();
  const handleForget = async () => {
    try {
      for (const one of gone) await save.mutateAsync({ ...one, isSaved: false });
    } catch (error) {
      toasts.error(t('notKept', { reason: describeFailure(error, t, 'problems') }));
    }
  };
  return (
    <div className={classes.gone}>
      <span>{t('saved.gone', { count: gone.length })}</span>
      <Button
        size="small"
        variant="bare"
        isPending={save.isPending}
        pendingLabel={t('common:loading')}
        onPress={() => void handleForget()}
      >
        {t('saved.forget')}
      </Button>
    </div>
  );
}
