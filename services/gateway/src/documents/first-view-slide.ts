import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import type { JourneySlide, SessionSlide, UnknownSlide } from '@reflectory/domain/deck';
import { frameworkLabel } from '@reflectory/domain/frameworks';
import { firstViewTexts } from './first-view-texts.ts';
import { type Html, markup } from './html.ts';

type Slide = SessionSlide | JourneySlide | UnknownSlide;
/** An emotion with the words for its amount and the length of its bar from 0 to 1. */
type Emotion = { name: string; family: EmotionFamily | undefined; amount: string; length: number };

/** The slide that a deck opens with; of one that cannot come first by itself, its heading. */
export function firstViewSlide(slide: Slide, language: Language): Html {
  const heading = firstViewTexts[language].slides[slide.type] ?? '';
  switch (slide.type) {
    case 'title':
      return cover(slide, language);
    case 'artwork':
      return markup`<div class="gallery"><img src="${slide.imageUrl}" alt=""></div>`;
    case 'summary':
      return body(heading, statement(slide.summary, percentages(slide.emotions), language));
    case 'overview':
      return body(heading, statement(slide.summary, counts(slide.emotions, language), language));
    case 'personality':
      return body(heading, statement(slide.summary, [], language));
    default:
      return body(heading, null);
  }
}

function body(heading: string, content: Html | null): Html {
  return markup`<div class="body"><h2>${heading}</h2><div>${content}</div></div>`;
}

function cover(
  { title, framework, totalResponses, artwork }: Extract<Slide, { type: 'title' }>,
  language: Language,
): Html {
  const responses = counted(firstViewTexts[language].responses, totalResponses, language);
  const facts = markup`<p class="facts"><span>${frameworkLabel(framework, language)}</span><span>${responses}</span></p>`;
  const image = artwork === null ? null : markup`<img src="${artwork}" alt="">`;
  const looks = image ? 'cover pictured' : 'cover';
  return markup`<div class="${looks}"><div><h2 dir="auto">${title}</h2>${facts}</div>${image}</div>`;
}

function counted(
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
  count: number,
  language: Language,
): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('{{count}}', String(count));
}

function percentages(emotions: Extract<Slide, { type: 'summary' }>['emotions']): Emotion[] {
  return emotions.map(({ emotion, family, percentage }) => ({
    name: emotion,
    family,
    amount: `${percentage}%`,
    length: percentage / 100,
  }));
}

function counts(emotions: Extract<Slide, { type: 'overview' }>['emotions'], language: Language): Emotion[] {
  const most = Math.max(1, ...emotions.map(({ count }) => count));
  const { entries } = firstViewTexts[language];
  return emotions.map(({ name, family, count }) => ({
    name,
    family,
    amount: counted(entries, count, language),
    length: count / most,
  }));
}

function statement(text: string, emotions: readonly Emotion[], language: Language): Html {
  const words = markup`<p class="statement" dir="auto">${text || firstViewTexts[language].noSummary}</p>`;
  return markup`<div class="pair">${words}${emotions.length > 0 ? emotionList(emotions) : null}</div>`;
}

/** The bars are drawn, not styled: a document may hold no style attributes. */
function emotionList(emotions: readonly Emotion[]): Html {
  const rows = emotions.map(({ name, family, amount, length }) => {
    const word = markup`<span class="name" dir="auto">${name.charAt(0).toLocaleUpperCase() + name.slice(1)}</span>`;
    const filled = markup`<rect width="${Math.round(length * 100)}" height="1"></rect>`;
    const bar = markup`<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">${filled}</svg>`;
    return markup`<li data-emotion="${family ?? ''}">${word}<span class="amount">${amount}</span>${bar}</li>`;
  });
  return markup`<ol class="emotions">${rows}</ol>`;
}
