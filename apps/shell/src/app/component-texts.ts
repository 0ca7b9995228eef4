import type { ComponentTexts } from '@reflectory/design-system';
import type { TFunction } from 'i18next';

/** What components say by themselves, in the language of the page. */
export function componentTexts(t: TFunction): ComponentTexts {
  return {
    close: t('close'),
    cancel: t('cancel'),
    showPassword: t('components.showPassword'),
    hidePassword: t('components.hidePassword'),
    saved: t('components.saved'),
    saving: t('components.saving'),
    keptOnThisDevice: t('components.keptOnThisDevice'),
    showWords: t('components.showWords'),
    showAll: t('components.showAll'),
    showMore: t('components.showMore'),
  };
}
