import type { Analysis } from '@reflectory/contracts/journal';
import { useTranslation } from 'react-i18next';

/** What became of asking a provider: that it failed, or what of its answer was left out. */
export function ByProvider({ reading }: { reading: NonNullable<Analysis['provider']> }) {
  const { t } = useTranslation('journal');
  const { outcome, dropped, isCut } = reading;
  if (outcome !== 'answered') return ` ${t(`insight.byProvider.failed.${outcome}`)}`;
  return (
    <>
      {isCut && ` ${t('insight.byProvider.isCut')}`}
      {dropped > 0 && ` ${t('insight.byProvider.dropped', { count: dropped })}`}
    </>
  );
}
