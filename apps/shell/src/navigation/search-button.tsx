import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../texts/shortcut-text.ts';
import classes from './search-button.module.css';

/** Opens the palette. Where there is no keyboard, none is spoken of. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  const { t, i18n } = useTranslation('palette');
  return (
    <Button variant="quiet" icon="search" isWide className={classes.button} onPress={onPress}>
      <span className={classes.words} data-rail-word="">
        {t('title')}{' '}
        <kbd aria-hidden="true" className={classes.keys}>
          {shortcutText({ apple: '⌘K', others: 'Ctrl+K' }, i18n.language)}
        </kbd>
      </span>
    </Button>
  );
}
