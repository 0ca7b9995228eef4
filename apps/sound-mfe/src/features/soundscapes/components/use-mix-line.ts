import type { Mix } from '@reflectory/contracts/sound';
import { useTranslation } from 'react-i18next';

/** What a mix is made of, as a list in words. */
export function useMixLine(): (mix: Mix) => string {
  const { t, i18n } = useTranslation('sound');
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' });
  return ({ layers }) => list.format([...new Set(layers.map(({ kind }) => t(`soundscapes.sounds.${kind}`)))]);
}
