import { describeFailure } from '@reflectory/client';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { type SavedKey, useIsSaved, useSave } from './api/use-saved.ts';

type SaveButtonProps = {
  of: SavedKey;
  /** Id of what names the thing. */
  describedBy?: string;
  isSmall?: boolean;
};

/** Saves a framework or prompt, so that it is found again; nothing while it is not known whether it is saved. */
export function SaveButton({ of, describedBy, isSmall = false }: SaveButtonProps) {
  const { t } = useTranslation(['library', 'common']);
  const { toasts } = usePlatform();
  const isSaved = useIsSaved(of);
  const save = useSave();
  if (isSaved === undefined) return null;
  const handlePress = () =>
    save.mutate(
      { ...of, isSaved: !isSaved },
      { onError: (error) => toasts.error(t('notKept', { reason: describeFailure(error, t, 'problems') })) },
    );
  return (
    <Button
      {...(isSmall && { variant: 'bare' as const, size: 'small' as const })}
      icon={isSaved ? 'check' : 'star'}
      onPress={handlePress}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      {t(isSaved ? 'saved.undo' : 'saved.save')}
    </Button>
  );
}
