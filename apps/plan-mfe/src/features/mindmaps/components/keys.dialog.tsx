import { useTranslation } from 'react-i18next';
import { KeysSheet } from '../../../shared/keys-sheet.tsx';

/** What each key does; shown with the names that keyboards have on them. */
const KEYS = [
  ['addChild', 'Tab'],
  ['addSibling', 'Enter'],
  ['edit', 'F2'],
  ['walk', '← ↑ → ↓'],
  ['fold', 'Space'],
  ['remove', 'Delete'],
  ['move', 'Alt + ← ↑ → ↓'],
  ['choose', 'Shift + ← ↑ → ↓'],
  ['copy', 'Ctrl + C · X · V'],
  ['undo', 'Ctrl + Z · Y'],
  ['find', '/'],
  ['details', '.'],
  ['outline', 'O'],
  ['branch', 'F'],
  ['zoom', '+ − 0'],
  ['leave', 'Esc'],
] as const;

/** The keys of a map. */
export default function KeysDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('plan');
  const keys = KEYS.map(([id, names]) => ({ does: t(`mindmaps.keys.${id}`), keys: names }));
  return <KeysSheet title={t('mindmaps.keys.title')} keys={keys} onClose={onClose} />;
}
