import type { SharedPresentation } from '@reflectory/contracts/presentations';
import { journeySlides, sessionSlides } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { useIsServer } from '@reflectory/platform-sdk/server';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Deck } from '../features/deck/components/deck.tsx';
import type { Slide } from '../features/deck/model/slides.ts';
import { useDeck } from '../features/deck/model/use-deck.ts';
import { useSharedPresentation } from '../features/shared-link/api/load-shared.ts';
import { Guard, guardHeading } from '../features/shared-link/components/guard.tsx';
import { PublicPage } from '../features/shared-link/components/public-page.tsx';
import { LoadingShared, Unavailable } from '../features/shared-link/components/unavailable.tsx';
import { usePageHead } from '../features/shared-link/use-page-head.ts';
import { questionLanguage } from './question-language.ts';
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
      <SharedDeck shared={shared} />
    </PublicPage>
  );
}

function slidesOf({ presentation_data: data }: SharedPresentation): Slide[] {
  return 'entries' in data ? journeySlides(data) : sessionSlides(data);
}

function SharedDeck({ shared }: { shared: SharedPresentation }) {
  const { t } = useTranslation('presentations');
  const language = questionLanguage(usePlatform().language.current);
  const slides = useMemo(() => slidesOf(shared), [shared]);
  const deck = useDeck(slides);
  const isStill = useIsServer();
  if (slides.length === 0) return <p className={classes.date}>{t('shared.noSections')}</p>;
  return <Deck deck={deck} title={shared.title} language={language} fit="page" isStill={isStill} />;
}
