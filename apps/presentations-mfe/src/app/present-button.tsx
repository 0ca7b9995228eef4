import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { Suspense, useState, type ReactNode } from 'react';

export type PresentButtonProps = { label: string; dialog(close: () => void): ReactNode };

/** Opens a presentation in its window, while the feature is on. */
export function PresentButton({ label, dialog }: PresentButtonProps) {
  const { hasFeature } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  if (!hasFeature('presentations')) return null;
  return (
    <>
      <Button icon="presentation" onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
