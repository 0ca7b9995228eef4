import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../toasts/toasts.ts';
import { isDialogOpen } from './command-keys.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl or ⌘ with K, wherever a keyboard has its K; on one without Latin letters, where the K would be. */
function isPaletteShortcut({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** The palette, fetched when it is wanted for the first time, and what opens it. */
export function usePalette(): { open: () => void; palette: ReactNode } {
  const { t } = useTranslation('palette');
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (Palette) return;
    import('./palette.dialog.tsx').then(
      (module) => setPalette(() => module.default),
      () => {
        setOpen(false);
        toasts.error(t('unavailable'));
      },
    );
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isPaletteShortcut(event) || isDialogOpen()) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });
  return { open, palette: isOpen && Palette && <Palette onClose={() => setOpen(false)} /> };
}
