import type { Language } from '@reflectory/contracts/languages';
import { useTranslation } from 'react-i18next';
import { countedEmotions } from '../model/emotion-bars.ts';
import type { SlideOf } from '../model/slides.ts';
import { EmotionList } from './emotion-list.tsx';
import { Quote } from './quote.tsx';
import { SlideBody } from './slide-frame.tsx';
import classes from './slides.module.css';

export function OverviewSlide({ slide }: { slide: SlideOf<'overview'> }) {
  const { t } = useTranslation('presentations');
  const emotions = countedEmotions(slide.emotions, t);
  return (
    <SlideBody heading={t('slides.overview')}>
      <div className={classes.pair}>
        <div className={classes.stack}>
          <p className={classes.statement} dir="auto">
            {slide.summary || t('slide.noSummary')}
          </p>
          {slide.artwork !== null && emotions.length > 0 && <EmotionList emotions={emotions} />}
          {slide.artwork === null && <Quote text={slide.quote} />}
        </div>
        {slide.artwork !== null && (
          <div className={classes.stack}>
            <img className={classes.journeyArtwork} src={slide.artwork} alt={t('slide.artwork')} />
            <Quote text={slide.quote} />
          </div>
        )}
        {slide.artwork === null && emotions.length > 0 && <EmotionList emotions={emotions} />}
      </div>
    </SlideBody>
  );
}

export function EmotionsSlide({ slide }: { slide: SlideOf<'emotions'> }) {
  const { t } = useTranslation('presentations');
  const emotions = countedEmotions(slide.emotions, t);
  const half = Math.ceil(emotions.length / 2);
  return (
    <SlideBody heading={t('slides.emotions')}>
      <div className={`${classes.pair} ${classes.columns}`}>
        <EmotionList emotions={emotions.slice(0, half)} />
        <EmotionList emotions={emotions.slice(half)} />
      </div>
    </SlideBody>
  );
}

export function ThemesSlide({ slide }: { slide: SlideOf<'themes'> }) {
  const { t } = useTranslation('presentations');
  return (
    <SlideBody heading={t('slides.themes')}>
      <ul className={classes.themes}>
        {slide.themes.map(({ name, count, description }) => (
          <li key={name}>
            <p className={classes.themeName} dir="auto">
              {name}
            </p>
            <p className={classes.detail} dir="auto">
              {description || t('slide.entries', { count })}
            </p>
          </li>
        ))}
      </ul>
    </SlideBody>
  );
}

export function SuggestionsSlide({ slide }: { slide: SlideOf<'suggestions'> }) {
  const { t } = useTranslation('presentations');
  return (
    <SlideBody heading={t('slides.suggestions')}>
      <ul className={classes.suggestions}>
        {slide.suggestions.map((suggestion) => (
          <li key={suggestion} dir="auto">
            {suggestion}
          </li>
        ))}
      </ul>
    </SlideBody>
  );
}

export function PersonalitySlide({ slide }: { slide: SlideOf<'personality'> }) {
  const { t } = useTranslation('presentations');
  return (
    <SlideBody heading={t('slides.personality')}>
      <p className={classes.statement} dir="auto">
        {slide.summary}
      </p>
    </SlideBody>
  );
}

type TimelineProps = { slide: SlideOf<'timeline'>; page: number; language: Language };

export function TimelineSlide({ slide, page, language }: TimelineProps) {
  const { t } = useTranslation('presentations');
  const entries = slide.pages[page] ?? [];
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <SlideBody heading={t('slides.timeline')}>
      {entries.length === 0 && <p className={classes.quiet}>{t('slide.noEntries')}</p>}
      <ol className={classes.timeline}>
        {entries.map(({ title, preview, createdAt }, index) => (
          <li key={index}>
            <time dateTime={createdAt}>{format.format(new Date(createdAt))}</time>
            <div>
              <p className={classes.entryTitle} dir="auto">
                {title}
              </p>
              <p className={classes.detail} dir="auto">
                {preview}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </SlideBody>
  );
}

export function NextStepsSlide({ slide }: { slide: SlideOf<'next_steps'> }) {
  const { t } = useTranslation('presentations');
  return (
    <SlideBody heading={t('slides.next_steps')}>
      <ol className={classes.steps}>
        {slide.steps.map((step, index) => (
          <li key={step}>
            <span aria-hidden="true">{index + 1}</span>
            <p dir="auto">{step}</p>
          </li>
        ))}
      </ol>
    </SlideBody>
  );
}
