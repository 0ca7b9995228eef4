import type { LibraryThing } from '@reflectory/contracts/library';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useSaveToggle } from './use-save-toggle.ts';

type SaveButtonProps = {
  of: LibraryThing;
  /** Id of what names the thing. */
  describedBy?: string;
  isSmall?: boolean;
};

/** Saves a framework or prompt, so that it is found again; nothing while it is not known whether it is saved. */
export function SaveButton({ of, describedBy, isSmall = false }: SaveButtonProps) {
  const { t } = useTranslation('library');
  const { isSaved, toggle } = useSaveToggle(of);
  if (isSaved === undefined) return null;
  return (
    <Button
      {...(isSmall && { variant: 'bare' as const, size: 'small' as const })}
      icon={isSaved ? 'check' : 'star'}
      onPress={toggle}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      {t(isSaved ? 'saved.undo' : 'saved.save')}
    </Button>
  );
}
