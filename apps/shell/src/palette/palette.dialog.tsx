import { Dialog, VisuallyHidden } from '@reflectory/design-system';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from './option-list.ts';
import { OptionListbox } from './option-listbox.tsx';
import classes from './palette.module.css';
import { usePaletteGroups } from './use-palette-groups.ts';

/** Goes to a place, does something or finds something, by a few letters. The focus stays in the field. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { groups, isSearching } = usePaletteGroups(text, onClose);
  const options = groups.flatMap((group) => group.options);
  // What is found later must not move what is about to be chosen out of the list.
  const current = Math.min(chosen, options.length - 1);
  useEffect(() => field.current?.focus(), []);
  const handleKey = (event: KeyboardEvent) => {
    // A key that composes a letter of another script belongs to the keyboard.
    if (event.nativeEvent.isComposing) return;
    const next = moved(event.key, current, options.length);
    if (next !== undefined) setChosen(next);
    else if (event.key === 'Enter') options[current]?.choose();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={classes.palette}>
        <input
          ref={field}
          role="combobox"
          type="text"
          className={classes.field}
          aria-label={t('field')}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={options[current] ? `${listId}-${current}` : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={handleKey}
        />
        <OptionListbox id={listId} groups={groups} current={current} onPoint={setChosen} />
        {options.length === 0 && !isSearching && <p className={classes.note}>{t('nothing')}</p>}
        <VisuallyHidden>
          <output aria-live="polite">
            {isSearching ? t('searching') : t('found', { count: options.length })}
          </output>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
