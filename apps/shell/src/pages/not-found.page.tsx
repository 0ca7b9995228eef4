import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import classes from './not-found.module.css';

/** An address that leads nowhere (specification, section 2). */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for the attempted path on the console
    console.error('404: nothing lives at', pathname);
  }, [pathname]);
  return (
    <main className={classes.page}>
      <h1 className={classes.number}>404</h1>
      <p className={classes.words}>{t('notFound.title')}</p>
      {/* The root path is another document, so this is no link of the router. */}
      <a href="/">{t('notFound.home')}</a>
    </main>
  );
}
