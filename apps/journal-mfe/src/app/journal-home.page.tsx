import { useTranslation } from 'react-i18next';

export default function HomePage() {
  const { t } = useTranslation('journal');
  return <h1>{t('title')}</h1>;
}
