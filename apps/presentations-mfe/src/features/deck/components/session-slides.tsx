import { frameworkLabel } from '@reflectory/domain/frameworks';
import type { Language } from '@reflectory/contracts/languages';
import { useTranslation } from 'react-i18next';
import { sharedEmotions } from '../model/emotion-bars.ts';
import { answerPages, questionPages, type SlideOf } from '../model/slides.ts';
import { EmotionList } from './emotion-list.tsx';
import { Passages } from './passages.tsx';
import { Quote } from './quote.tsx';
import { SlideBody } from './slide-frame.tsx';
import classes from './slides.module.css';

export function TitleSlide({ slide, language }: { slide: SlideOf<'title'>; language: Language }) {
  const { t } = useTranslation('presentations');
  return (
    <div className={classes.cover} data-artwork={slide.artwork !== null || undefined}>
      <div className={classes.coverText}>
        <h2 className={classes.coverTitle} dir="auto">
          {slide.title}
        </h2>
        <p className={classes.coverFacts}>
          <span>{slide.frameworkName ?? frameworkLabel(slide.framework, language)}</span>
          <span>{t('slide.responses', { count: slide.totalResponses })}</span>
        </p>
      </div>
      {slide.artwork !== null && <img className={classes.coverArtwork} src={slide.artwork} alt="" />}
    </div>
  );
}

export function SummarySlide({ slide }: { slide: SlideOf<'summary'> }) {
  const { t, i18n } = useTranslation('presentations');
  return (
    <SlideBody heading={t('slides.summary')}>
      <div className={classes.pair}>
        <p className={classes.statement} dir="auto">
          {slide.summary || t('slide.noSummary')}
        </p>
        {slide.emotions.length > 0 && (
          <EmotionList emotions={sharedEmotions(slide.emotions, t, i18n.language)} />
        )}
      </div>
    </SlideBody>
  );
}

export function QuestionsSlide({ slide, page }: { slide: SlideOf<'questions'>; page: number }) {
  const { t } = useTranslation('presentations');
  return (
    <SlideBody heading={t('slides.questions')}>
      {slide.isFreeWriting && <p className={classes.quiet}>{t('slide.freeWriting')}</p>}
      <Passages passages={questionPages(slide)[page] ?? []} voice="question" />
    </SlideBody>
  );
}

export function AnswersSlide({ slide, page }: { slide: SlideOf<'answers'>; page: number }) {
  const { t } = useTranslation('presentations');
  const passages = answerPages(slide)[page] ?? [];
  return (
    <SlideBody heading={t('slides.answers')}>
      {passages.length > 0 ? (
        <Passages passages={passages} voice="answer" />
      ) : (
        <p className={classes.quiet}>{t('slide.noAnswers')}</p>
      )}
    </SlideBody>
  );
}

export function ArtworkSlide({ slide }: { slide: SlideOf<'artwork'> }) {
  const { t } = useTranslation('presentations');
  return (
    <figure className={classes.gallery}>
      <img
        src={slide.imageUrl}
        alt={slide.title ? t('slide.artworkOf', { title: slide.title }) : t('slide.artwork')}
      />
    </figure>
  );
}

export function InsightsSlide({ slide, language }: { slide: SlideOf<'insights'>; language: Language }) {
  const { t } = useTranslation('presentations');
  const facts = [
    [t('slide.totalResponses'), slide.totalResponses.toLocaleString(language)],
    [
      t('slide.averageLength'),
      t('slide.characters', {
        count: slide.averageLength,
        amount: slide.averageLength.toLocaleString(language),
      }),
    ],
    [t('slide.framework'), slide.frameworkName ?? frameworkLabel(slide.framework, language)],
  ];
  return (
    <SlideBody heading={t('slides.insights')}>
      <div className={classes.pair}>
        <div className={classes.stack}>
          <dl className={classes.facts}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Quote text={slide.quote} />
        </div>
        {slide.emotions.length > 0 ? (
          <EmotionList emotions={sharedEmotions(slide.emotions, t, language)} />
        ) : (
          <p className={classes.quiet}>{t('slide.noEmotions')}</p>
        )}
      </div>
    </SlideBody>
  );
}
