import { useTranslation } from 'react-i18next';

export default function HomePage() {
  const { t } = useTranslation('admin');
  return <h1>{t('title')}</h1>;
}
