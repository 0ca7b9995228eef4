import { Button, ErrorState } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

/** The shell itself failed to draw: the last thing that still stands. */
export function ScreenFailure() {
  const { boot } = usePlatform();
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('crashed.title')}
      action={<Button onPress={() => location.reload()}>{t('retry')}</Button>}
    >
      {t('crashed.safe', { product: boot.instance.brand.productName })}
    </ErrorState>
  );
}
