import { describeFailure } from '@reflectory/client';
import type { LibraryThing } from '@reflectory/contracts/library';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useIsSaved, useSave } from './api/use-saved.ts';

/** Whether something is saved, undefined while it is not known, and what changes that. */
export function useSaveToggle(thing: LibraryThing): { isSaved: boolean | undefined; toggle: () => void } {
  const { t } = useTranslation(['library', 'common']);
  const { toasts } = usePlatform();
  const isSaved = useIsSaved(thing);
  const save = useSave();
  const onError = (error: unknown) =>
    toasts.error(t('notKept', { reason: describeFailure(error, t, 'problems') }));
  return { isSaved, toggle: () => save.mutate({ ...thing, isSaved: !isSaved }, { onError }) };
}
