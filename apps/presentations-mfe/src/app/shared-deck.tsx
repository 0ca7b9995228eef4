import type { SharedPresentation } from '@reflectory/contracts/presentations';
import { journeySlides, sessionSlides } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { useIsServer } from '@reflectory/platform-sdk/server';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Deck, type DeckProps } from '../features/deck/components/deck.tsx';
import type { Slide } from '../features/deck/model/slides.ts';
import { useDeck } from '../features/deck/model/use-deck.ts';
import { questionLanguage } from './question-language.ts';
import classes from './shared.module.css';

function slidesOf({ presentation_data: data }: SharedPresentation): Slide[] {
  return 'entries' in data ? journeySlides(data) : sessionSlides(data);
}

/** The slides behind a link, as a visitor sees them. */
export function SharedDeck({ shared, fit }: { shared: SharedPresentation; fit: DeckProps['fit'] }) {
  const { t } = useTranslation('presentations');
  const language = questionLanguage(usePlatform().language.current);
  const slides = useMemo(() => slidesOf(shared), [shared]);
  const deck = useDeck(slides);
  const isStill = useIsServer();
  if (slides.length === 0) return <p className={classes.date}>{t('shared.noSections')}</p>;
  return <Deck deck={deck} title={shared.title} language={language} fit={fit} isStill={isStill} />;
}
