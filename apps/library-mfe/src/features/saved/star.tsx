import { IconButton } from '@reflectory/design-system';
import type { SlotProps } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import classes from './saved.module.css';
import { useSaveToggle } from './use-save-toggle.ts';

/** Saves a thing from its row. */
export function Star({ thing, name }: SlotProps['library.star']) {
  const { t } = useTranslation('library');
  const { isSaved, toggle } = useSaveToggle(thing);
  return (
    <IconButton
      className={classes.star}
      icon="star"
      size="small"
      label={t('saved.saveThis', { name })}
      isPressed={isSaved === true}
      isDisabled={isSaved === undefined}
      onPress={toggle}
    />
  );
}
