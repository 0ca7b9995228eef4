import { Dialog } from '@reflectory/design-system';
import { keyNames } from '@reflectory/domain/key-names';
import { useTranslation } from 'react-i18next';
import classes from './keys.module.css';

export type KeysSheetProps = {
  title: string;
  /** What each does, and its English name. */
  keys: readonly { does: string; keys: string }[];
  onClose(): void;
};

/** The keys of an area. */
export function KeysSheet({ title, keys, onClose }: KeysSheetProps) {
  const { i18n } = useTranslation();
  return (
    <Dialog isOpen size="small" title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <dl className={classes.keys}>
        {keys.map(({ does, keys: names }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd dir="ltr">
              <kbd>{keyNames(names, i18n.language)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
