import { useTranslation } from 'react-i18next';

export default function HomePage() {
  const { t } = useTranslation('presentations');
  return <h1>{t('title')}</h1>;
}
