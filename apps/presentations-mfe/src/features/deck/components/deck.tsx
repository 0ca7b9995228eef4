import { Button, IconButton, VisuallyHidden } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import { useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeckKeys } from '../model/use-deck-keys.ts';
import type { DeckState } from '../model/use-deck.ts';
import { useFullscreen, type Fullscreen } from '../model/use-fullscreen.ts';
import { useSwipe } from '../model/use-swipe.ts';
import classes from './deck.module.css';
import { SlideFrame } from './slide-frame.tsx';
import { SlideView } from './slide-view.tsx';

export type DeckProps = {
  deck: DeckState;
  /** Names the deck for assistive technology. */
  title: string;
  language: Language;
  /** `window` fits the slide into the height that is there, `page` lets it take the width. */
  fit: 'window' | 'page';
  /** Export and share, beside the counter. */
  actions?: ReactNode;
  /** Draws the slide alone: nothing would answer its controls. */
  isStill?: boolean;
  /** The sheet of the current slide. */
  slideRef?: Ref<HTMLDivElement> | undefined;
};

/**
 * Slides with Previous, Next, dots and a counter; arrows, Home, End and a swipe do the same (specification, section 2).
 * F and a button give them the whole screen.
 */
export function Deck({ deck, title, language, fit, actions, isStill = false, slideRef }: DeckProps) {
  const { t } = useTranslation('presentations');
  const root = useRef<HTMLElement>(null);
  const fullscreen = useFullscreen(root);
  useDeckKeys(root, deck, fullscreen);
  const swipe = useSwipe((direction) => {
    const isRightToLeft = root.current !== null && getComputedStyle(root.current).direction === 'rtl';
    if ((direction === 'left') === isRightToLeft) deck.previous();
    else deck.next();
  });
  const slide = deck.slides[deck.index];
  if (!slide) return null;
  const spoken = {
    position: deck.index + 1,
    total: deck.slides.length,
    section: t(`slides.${slide.type}`),
    page: deck.page + 1,
  };
  return (
    <section
      ref={root}
      className={classes.deck}
      data-fit={fit}
      aria-roledescription={t('deck.role')}
      aria-label={t('deck.label', { title })}
    >
      <div className={classes.stage}>
        <article
          className={classes.slide}
          aria-roledescription={t('deck.slideRole')}
          aria-label={t('deck.position', spoken)}
          {...swipe}
        >
          <SlideFrame ref={slideRef}>
            <SlideView slide={slide} page={deck.page} language={language} />
          </SlideFrame>
        </article>
      </div>
      {!isStill && (
        <>
          <VisuallyHidden aria-live="polite" aria-atomic="true">
            {t(deck.pages > 1 ? 'deck.pageAnnouncement' : 'deck.announcement', spoken)}
          </VisuallyHidden>
          <div className={classes.bar}>
            <DeckControls deck={deck} />
            <div className={classes.actions}>
              {fullscreen.isSupported && <FullscreenButton {...fullscreen} />}
              {!fullscreen.isActive && actions}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function FullscreenButton({ isActive, toggle }: Fullscreen) {
  const { t } = useTranslation('presentations');
  return (
    <IconButton
      icon={isActive ? 'minimize' : 'maximize'}
      label={t(isActive ? 'deck.leaveFullscreen' : 'deck.fullscreen')}
      onPress={toggle}
    />
  );
}

function DeckControls({ deck }: { deck: DeckState }) {
  const { t } = useTranslation('presentations');
  const total = deck.slides.length;
  return (
    <>
      {deck.pages > 1 && (
        <div className={classes.pages}>
          <IconButton
            icon="chevron-left"
            size="small"
            label={t('deck.turnBack')}
            onPress={() => deck.turnPage(-1)}
          />
          <span>{t('deck.page', { position: deck.page + 1, total: deck.pages })}</span>
          <IconButton
            icon="chevron-right"
            size="small"
            label={t('deck.turnForward')}
            onPress={() => deck.turnPage(1)}
          />
        </div>
      )}
      <div className={classes.controls}>
        <Button icon="arrow-left" onPress={deck.previous}>
          {t('deck.previous')}
        </Button>
        <Dots deck={deck} />
        <span className={classes.counter}>{t('deck.counter', { position: deck.index + 1, total })}</span>
        <Button icon="arrow-right" onPress={deck.next}>
          {t('deck.next')}
        </Button>
      </div>
    </>
  );
}

function Dots({ deck }: { deck: DeckState }) {
  const { t } = useTranslation('presentations');
  return (
    <ol className={classes.dots}>
      {deck.slides.map((_, index) => (
        <li key={index}>
          <button
            type="button"
            className={classes.dot}
            aria-label={t('deck.goTo', { position: index + 1 })}
            aria-current={index === deck.index ? 'true' : undefined}
            onClick={() => deck.goTo(index)}
          />
        </li>
      ))}
    </ol>
  );
}
