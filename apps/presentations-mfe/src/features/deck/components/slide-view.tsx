import type { Language } from '@reflectory/contracts/languages';
import { useTranslation } from 'react-i18next';
import type { Slide } from '../model/slides.ts';
import {
  EmotionsSlide,
  NextStepsSlide,
  OverviewSlide,
  PersonalitySlide,
  SuggestionsSlide,
  ThemesSlide,
  TimelineSlide,
} from './journey-slides.tsx';
import { BranchSlide, ChaptersSlide } from './outline-slides.tsx';
import {
  AnswersSlide,
  ArtworkSlide,
  InsightsSlide,
  QuestionsSlide,
  SummarySlide,
  TitleSlide,
} from './session-slides.tsx';
import { SlideBody } from './slide-frame.tsx';
import classes from './slides.module.css';

export type SlideViewProps = { slide: Slide; page: number; language: Language };

function UnknownSlideView() {
  const { t } = useTranslation('presentations');
  return (
    <SlideBody heading={t('slides.unknown')}>
      <p className={classes.quiet}>{t('slide.unknown')}</p>
    </SlideBody>
  );
}

/** Draws one slide; a type nobody knows says so (specification, section 2). */
export function SlideView({ slide, page, language }: SlideViewProps) {
  switch (slide.type) {
    case 'title':
      return <TitleSlide slide={slide} language={language} />;
    case 'summary':
      return <SummarySlide slide={slide} />;
    case 'questions':
      return <QuestionsSlide slide={slide} page={page} />;
    case 'answers':
      return <AnswersSlide slide={slide} page={page} />;
    case 'artwork':
      return <ArtworkSlide slide={slide} />;
    case 'insights':
      return <InsightsSlide slide={slide} language={language} />;
    case 'overview':
      return <OverviewSlide slide={slide} />;
    case 'emotions':
      return <EmotionsSlide slide={slide} />;
    case 'themes':
      return <ThemesSlide slide={slide} />;
    case 'suggestions':
      return <SuggestionsSlide slide={slide} />;
    case 'personality':
      return <PersonalitySlide slide={slide} />;
    case 'timeline':
      return <TimelineSlide slide={slide} page={page} language={language} />;
    case 'next_steps':
      return <NextStepsSlide slide={slide} />;
    case 'chapters':
      return <ChaptersSlide slide={slide} />;
    case 'branch':
      return <BranchSlide slide={slide} />;
    default:
      return <UnknownSlideView />;
  }
}
