import { useTranslation } from 'react-i18next';
import { KeysSheet } from '../../../shared/keys-sheet.tsx';

/** What each key does with the card that has the focus; shown with the names that keyboards have on them. */
const KEYS = [
  ['walk', '← ↑ → ↓'],
  ['open', 'Enter'],
  ['move', 'Alt + ← ↑ → ↓'],
  ['ends', 'Alt + Home · End'],
  ['add', 'A'],
  ['done', 'Space'],
  ['menu', 'M'],
  ['due', 'D'],
  ['labels', 'L'],
  ['people', 'P'],
  ['remove', 'Delete'],
  ['undo', 'Ctrl + Z · Y'],
  ['close', 'Esc'],
] as const;

/** The keys of a board. */
export default function KeysDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('plan');
  const keys = KEYS.map(([id, names]) => ({ does: t(`boards.keys.${id}`), keys: names }));
  return <KeysSheet title={t('boards.keys.title')} keys={keys} onClose={onClose} />;
}
