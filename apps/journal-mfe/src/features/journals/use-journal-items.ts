import type { MenuItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import { useChangeJournals } from './api/use-change-journals.ts';
import type { Journal } from './api/use-journals.ts';
import { movedJournals } from './model/journal-order.ts';

/** What the menu of a journal offers; `used` are those that are not archived, in their order. */
export function useJournalItems(used: readonly Journal[]) {
  const { t } = useTranslation('journal');
  const { toasts } = usePlatform();
  const failureMessage = useFailureMessage();
  const change = useChangeJournals();
  const save = (changes: Parameters<typeof change.mutate>[0]) =>
    change.mutate(changes, {
      onError: (error) => toasts.error(t('changes.notSaved'), failureMessage(error)),
    });
  return ({ id, archived_at: archivedAt }: Journal): MenuItem[] => {
    const setArchived = (at: string | null) => save([{ id, archived_at: at }]);
    if (archivedAt !== null) {
      const restore = () => setArchived(null);
      return [{ id: 'restore', label: t('journals.restore'), icon: 'rotate-back', onAction: restore }];
    }
    const place = used.findIndex((one) => one.id === id);
    const move = (to: number) => ({
      isDisabled: to < 0 || to >= used.length,
      onAction: () => save(movedJournals(used, place, to)),
    });
    return [
      { id: 'up', label: t('journals.up'), icon: 'chevron-up', ...move(place - 1) },
      { id: 'down', label: t('journals.down'), icon: 'chevron-down', ...move(place + 1) },
      {
        id: 'archive',
        label: t('journals.archive'),
        icon: 'archive',
        onAction: () => setArchived(new Date().toISOString()),
      },
    ];
  };
}
