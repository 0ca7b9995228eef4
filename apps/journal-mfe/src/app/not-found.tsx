import { Link } from '@reflectory/design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import classes from './page.module.css';

/** An address below /journal that names nothing (specification, section 2). */
export function NotFound() {
  const { t } = useTranslation('journal');
  const { pathname } = useLocation();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for the attempted path there
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className={classes.page}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link href="/">{t('notFound.home')}</Link>
    </div>
  );
}
