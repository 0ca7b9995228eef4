import type { MapLink } from '@reflectory/contracts/mindmaps';
import { Dialog, Icon, TextField } from '@reflectory/design-system';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { thingKinds } from '../../../shared/things/thing-kinds.ts';
import { useFindThings } from '../api/use-things.ts';
import classes from './link-choice.module.css';

export type LinkChoiceDialogProps = { onChoose(link: MapLink): void; onClose(): void };

const iconOf = (link: MapLink) => thingKinds.find(({ type }) => type === link.type)?.icon ?? 'external-link';

/** Chooses what a node leads to: something of the product by its words, or a web address. */
export default function LinkChoiceDialog({ onChoose, onClose }: LinkChoiceDialogProps) {
  const { t } = useTranslation('plan');
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const { data, isError } = useFindThings(sought);
  const isSought = sought.trim().length > 1;
  return (
    <Dialog
      isOpen
      size="small"
      title={t('mindmaps.link.choose')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to write in it
        autoFocus
        label={t('mindmaps.link.search')}
        type="search"
        value={words}
        maxLength={2000}
        onChange={setWords}
      />
      <output className={classes.state}>
        {isError && t('mindmaps.link.failed')}
        {isSought && !isError && data?.length === 0 && t('mindmaps.link.nothing')}
      </output>
      {isSought && data && (
        <ul className={classes.list}>
          {data.map(({ link, title }) => (
            <li key={link.type === 'address' ? link.address : link.id}>
              <button type="button" className={classes.thing} onClick={() => onChoose(link)}>
                <Icon name={iconOf(link)} />
                <span dir="auto">{title || t('mindmaps.untitled')}</span>
                <span className={classes.kind}>{t(`mindmaps.link.kinds.${link.type}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
