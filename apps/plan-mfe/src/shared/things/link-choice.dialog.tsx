import type { MapLink } from '@reflectory/contracts/mindmaps';
import { Dialog, Icon, TextField } from '@reflectory/design-system';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { thingKinds } from './thing-kinds.ts';
import { useFindThings } from './use-things.ts';
import classes from './link-choice.module.css';

export type LinkChoiceDialogProps = {
  heading: string;
  /** Kinds that are not offered: others would be led to what is theirs alone. */
  without?: readonly MapLink['type'][];
  onChoose(link: MapLink, title: string): void;
  onClose(): void;
};

const iconOf = (link: MapLink) => thingKinds.find(({ type }) => type === link.type)?.icon ?? 'external-link';

/** Chooses what something leads to: a thing of the product by its words, or a web address. */
export default function LinkChoiceDialog({ heading, without, onChoose, onClose }: LinkChoiceDialogProps) {
  const { t } = useTranslation('plan');
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const { data, isError } = useFindThings(sought, without);
  const isSought = sought.trim().length > 1;
  return (
    <Dialog isOpen size="small" title={heading} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to write in it
        autoFocus
        label={t('things.search')}
        type="search"
        value={words}
        maxLength={2000}
        onChange={setWords}
      />
      <output className={classes.state}>
        {isError && t('things.failed')}
        {isSought && !isError && data?.length === 0 && t('things.nothing')}
      </output>
      {isSought && data && (
        <ul className={classes.list}>
          {data.map(({ link, title }) => (
            <li key={link.type === 'address' ? link.address : link.id}>
              <button type="button" className={classes.thing} onClick={() => onChoose(link, title)}>
                <Icon name={iconOf(link)} />
                <span dir="auto">{title || t(`things.kinds.${link.type}`)}</span>
                <span className={classes.kind}>{t(`things.kinds.${link.type}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
