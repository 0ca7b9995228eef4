import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSharedPresentation } from '../features/shared-link/api/load-shared.ts';
import { Guard, guardHeading } from '../features/shared-link/components/guard.tsx';
import { PublicPage } from '../features/shared-link/components/public-page.tsx';
import { LoadingShared, Unavailable } from '../features/shared-link/components/unavailable.tsx';
import { usePageHead } from '../features/shared-link/use-page-head.ts';
import { SharedDeck } from './shared-deck.tsx';
import classes from './shared.module.css';

/** /p/{token}: a presentation to look at (specification, section 2). */
export default function SharedPresentationPage() {
  const { t } = useTranslation('presentations');
  const { token = '' } = useParams();
  const { language } = usePlatform();
  const { content: shared, guard } = useSharedPresentation(token);
  const date =
    shared &&
    new Intl.DateTimeFormat(language.current, { dateStyle: 'long' }).format(new Date(shared.created_at));
  usePageHead({
    title:
      shared?.title ??
      t(
        guard
          ? guardHeading(guard)
          : shared === null
            ? 'shared.presentationUnavailable'
            : 'shared.loadingPresentation',
      ),
    description: shared ? t('shared.presentationDescription', { title: shared.title, date }) : null,
  });
  if (guard && !shared) return <Guard guard={guard} />;
  if (shared === undefined) return <LoadingShared text={t('shared.loadingPresentation')} />;
  if (shared === null) return <Unavailable heading={t('shared.presentationUnavailable')} />;
  return (
    <PublicPage width="wide">
      <header className={classes.bar}>
        <div>
          <h1 className={classes.deckTitle} dir="auto">
            {shared.title}
          </h1>
          <p className={classes.date}>{t('shared.sharedOn', { date })}</p>
        </div>
        <a className={classes.own} href="/auth">
          {t('shared.createYourOwn')}
        </a>
      </header>
      <SharedDeck shared={shared} fit="page" />
    </PublicPage>
  );
}
