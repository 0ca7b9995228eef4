import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './search-button.module.css';

/** The shortcut in this system's way of writing. */
const shortcutText = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K');

/** Opens the palette. Where there is no keyboard, none is spoken of. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('palette');
  return (
    <Button variant="quiet" icon="search" isWide className={classes.button} onPress={onPress}>
      <span className={classes.words} data-rail-word="">
        {t('title')}{' '}
        <kbd aria-hidden="true" className={classes.keys}>
          {shortcutText()}
        </kbd>
      </span>
    </Button>
  );
}
