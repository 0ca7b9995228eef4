import { Dialog } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './keys.module.css';

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
  return (
    <Dialog
      isOpen
      size="small"
      title={t('mindmaps.keys.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <dl className={classes.keys}>
        {KEYS.map(([id, keys]) => (
          <div key={id}>
            <dt>{t(`mindmaps.keys.${id}`)}</dt>
            <dd dir="ltr">
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
