import { renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../../../locales/en.json';
import type { Slide } from '../model/slides.ts';
import { useDeck } from '../model/use-deck.ts';
import { Deck } from './deck.tsx';

const slides: Slide[] = [
  { type: 'title', title: 'A hard week', framework: 'anxious', totalResponses: 2, artwork: null },
  { type: 'questions', questions: ['What worries you?'], isFreeWriting: false },
  {
    type: 'timeline',
    pages: [
      [{ title: 'Newest', preview: 'first', createdAt: '2026-01-09T10:00:00Z' }],
      [{ title: 'Oldest', preview: 'second', createdAt: '2026-01-01T10:00:00Z' }],
    ],
  },
  { type: 'unknown', section: 'weather' },
];

function Probe({ shown }: { shown: Slide[] }) {
  const deck = useDeck(shown);
  return (
    <>
      <Deck deck={deck} title="A hard week" language="en" fit="page" />
      <label>
        Note
        <input />
      </label>
    </>
  );
}

function open(shown = slides) {
  renderWithPlatform(<Probe shown={shown} />, { texts: { presentations: en } });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const slide = () => screen.getByRole('article');

describe('a deck', () => {
  it('starts at the first slide and wraps at both ends §2.134 §4.43 §4.44', async () => {
    open();
    expect(screen.getByText('1 of 4')).toBeVisible();
    await press('Previous');
    expect(screen.getByText('4 of 4')).toBeVisible();
    await press('Next');
    expect(screen.getByText('1 of 4')).toBeVisible();
    expect(slide()).toHaveAccessibleName('Slide 1 of 4: Title');
  });

  it('goes to the slide of a dot and marks it §2.131', async () => {
    open();
    await press('Go to slide 2');
    expect(slide()).toHaveTextContent('What worries you?');
    expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('says of free writing that nobody asked, and keeps its question', () => {
    open([{ type: 'questions', questions: ['What is on your mind?'], isFreeWriting: true }]);
    expect(slide()).toHaveTextContent('This was free writing: a blank page, and nobody asked.');
    expect(slide()).toHaveTextContent('What is on your mind?');
  });

  it('answers arrows, Home and End, but not while someone types', async () => {
    open();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('4 of 4')).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(screen.getByText('2 of 4')).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('4 of 4')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Note'), '{ArrowLeft}{Home}');
    expect(screen.getByText('4 of 4')).toBeVisible();
  });

  it('answers a swipe of a finger and not of a mouse', () => {
    open();
    const swipe = (pointerType: string, to: number) => {
      fireEvent.pointerDown(slide(), { pointerType, clientX: 200, clientY: 50 });
      fireEvent.pointerUp(slide(), { pointerType, clientX: to, clientY: 55 });
    };
    swipe('touch', 100);
    expect(screen.getByText('2 of 4')).toBeVisible();
    swipe('touch', 190);
    swipe('mouse', 10);
    expect(screen.getByText('2 of 4')).toBeVisible();
    swipe('touch', 300);
    expect(screen.getByText('1 of 4')).toBeVisible();
  });

  it('tells assistive technology where it is', async () => {
    open();
    const announcement = screen.getByText('Slide 1, Title');
    expect(announcement).toHaveAttribute('aria-live', 'polite');
    await press('Next');
    expect(announcement).toHaveTextContent('Slide 2, Questions');
    expect(slide()).toHaveAttribute('aria-roledescription', 'slide');
  });

  it('pages the timeline and enters it at its first page again §2.143 §4.45', async () => {
    open();
    await press('Go to slide 3');
    expect(slide()).toHaveTextContent('Newest');
    await press('Turn a page forward');
    expect(slide()).toHaveTextContent('Oldest');
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    await press('Turn a page forward');
    expect(slide()).toHaveTextContent('Newest');
    await press('Turn a page forward');
    await press('Next');
    await press('Previous');
    expect(slide()).toHaveTextContent('Newest');
  });

  it('says so when it does not know the type of a slide §2.141 §8.31', async () => {
    open();
    await press('Previous');
    expect(within(slide()).getByText('Unknown slide type')).toBeVisible();
  });
});

describe('the slides of a session', () => {
  it('show framework and number of responses, and the insights in characters §2.135', async () => {
    open([
      { type: 'title', title: 'Today', framework: 'free', totalResponses: 1, artwork: null },
      {
        type: 'insights',
        emotions: [{ emotion: 'hope', percentage: 60 }],
        totalResponses: 1,
        averageLength: 1234,
        framework: 'free',
        quote: null,
      },
    ]);
    expect(slide()).toHaveTextContent('Free Write');
    expect(slide()).toHaveTextContent('1 response');
    await press('Next');
    expect(slide()).toHaveTextContent('1,234 characters');
    expect(slide()).toHaveTextContent('60%');
  });

  it('keep an answer of any length, page by page', async () => {
    open([{ type: 'answers', responses: [{ question: 'Why?', answer: 'because '.repeat(400) }] }]);
    expect(screen.getByText(/^Page 1 of \d+$/)).toBeVisible();
    expect(slide()).toHaveTextContent('Why?');
    await press('Turn a page forward');
    expect(slide()).toHaveTextContent('because');
  });
});

describe('the whole screen', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'fullscreenEnabled');
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
  });

  function supportFullscreen() {
    const request = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    Object.defineProperty(HTMLElement.prototype, 'requestFullscreen', { value: request, configurable: true });
    return request;
  }

  it('is given by F and by a button', async () => {
    const request = supportFullscreen();
    open();
    await userEvent.keyboard('f');
    await press('Full screen');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is not asked for while someone types an f', async () => {
    const request = supportFullscreen();
    open();
    await userEvent.type(screen.getByRole('textbox'), 'f');
    expect(request).not.toHaveBeenCalled();
  });

  it('is not offered where the browser has none', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Full screen' })).not.toBeInTheDocument();
  });

  it('shows a sentence beside the figures, and the artwork of a journey on its overview', () => {
    const said = 'Tomorrow I will ask for help.';
    const figures = { totalResponses: 2, averageLength: 20, framework: 'anxious' };
    const artwork = 'data:image/svg+xml;utf8,%3Csvg/%3E';
    open([{ type: 'insights', emotions: [], ...figures, quote: said }]);
    expect(screen.getByRole('blockquote')).toHaveTextContent(said);
    open([{ type: 'overview', summary: 'Two weeks.', emotions: [], artwork, quote: null }]);
    expect(screen.getByRole('img', { name: 'Generated artwork' })).toHaveAttribute('src', artwork);
  });
});
