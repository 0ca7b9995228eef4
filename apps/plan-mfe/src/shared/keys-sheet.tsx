import { Dialog } from '@reflectory/design-system';
import classes from './keys.module.css';

export type KeysSheetProps = {
  title: string;
  /** What each does, and the names that keyboards have on them. */
  keys: readonly { does: string; keys: string }[];
  onClose(): void;
};

/** The keys of an area. */
export function KeysSheet({ title, keys, onClose }: KeysSheetProps) {
  return (
    <Dialog isOpen size="small" title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <dl className={classes.keys}>
        {keys.map(({ does, keys: names }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd dir="ltr">
              <kbd>{names}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
