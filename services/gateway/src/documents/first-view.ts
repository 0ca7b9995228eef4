import { FIRST_VIEW_ELEMENT_ID, type SharedContent } from '@reflectory/contracts/boot';
import type { Brand } from '@reflectory/contracts/instance';
import type { Language } from '@reflectory/contracts/languages';
import type { SharedPresentation, SharedSession } from '@reflectory/contracts/presentations';
import { journeySlides, sessionSlides } from '@reflectory/domain/deck';
import { frameworkLabel, questionsFor } from '@reflectory/domain/frameworks';
import { logoSvg } from './brand-logo.ts';
import { firstViewSlide } from './first-view-slide.ts';
import { firstViewTexts } from './first-view-texts.ts';
import { type Html, markup } from './html.ts';
import { describeSharedContent } from './shared-content.ts';

/** Where a first view is drawn: its language and the product that it belongs to. */
export type FirstViewPlace = { language: Language; brand: Brand };

/**
 * What a public link shows before any script has come, and without one: the words of the page that will take its place.
 * Nothing is in it that is not in `shared`, which the server has reduced to what the owner permits.
 */
export function firstView(shared: SharedContent, { language, brand }: FirstViewPlace): string {
  const isWide = shared.kind === 'presentation' && shared.content !== null;
  const logo = markup`<span class="logo">${{ html: logoSvg(brand) }}<span>${brand.productName}</span></span>`;
  const page = markup`<header class="brand"><a href="/">${logo}</a></header><div class="content">${contentOf(shared, language)}</div>`;
  return markup`<main id="${FIRST_VIEW_ELEMENT_ID}" data-width="${isWide ? 'wide' : 'reading'}">${page}</main>`
    .html;
}

function contentOf(shared: SharedContent, language: Language): Html {
  if (shared.content === null) return unavailable(shared, language);
  return shared.kind === 'session'
    ? session(shared.content, language)
    : presentation(shared.content, language);
}

function unavailable(shared: SharedContent, language: Language): Html {
  const words = firstViewTexts[language];
  const { title } = describeSharedContent(shared, language, '');
  const link = markup`<a href="/auth">${words.signUp}</a>`;
  return markup`<div class="notice"><h1>${title}</h1><p>${words.unavailableDetail}</p><p>${link}</p></div>`;
}

function createYourOwn(language: Language): Html {
  return markup`<a class="own" href="/auth">${firstViewTexts[language].createYourOwn}</a>`;
}

/** The server does not know the reader's time zone, so it says which one it uses; the page then says their own. */
function momentOf(timestamp: string, language: Language): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(language, { ...day, ...time, timeZone: 'UTC' }).format(new Date(timestamp));
}

function session(
  { title, createdAt, framework, answers, imageUrl }: SharedSession,
  language: Language,
): Html {
  const isFree = framework === 'free';
  const label = markup`<p class="label">${frameworkLabel(isFree ? 'free' : 'anxious', language)}</p>`;
  const time = markup`<time class="date" datetime="${createdAt}">${momentOf(createdAt, language)}</time>`;
  const header = markup`<header>${label}<h1 dir="auto">${title}</h1>${time}</header>`;
  const name = firstViewTexts[language].artwork.replace('{{title}}', () => title);
  const artwork = imageUrl === null ? null : markup`<img class="artwork" src="${imageUrl}" alt="${name}">`;
  const words = isFree
    ? markup`<p class="text" dir="auto">${answers[0] ?? ''}</p>`
    : conversation(questionsFor(framework, answers, language), answers, language);
  const footer = markup`<footer>${createYourOwn(language)}</footer>`;
  return markup`<article class="article">${[header, ...(artwork ? [artwork] : []), words, footer]}</article>`;
}

function conversation(questions: readonly string[], answers: readonly string[], language: Language): Html {
  const words = firstViewTexts[language];
  const passage = (looks: string, who: string, text: string) =>
    markup`<p class="${looks}" dir="auto"><span class="spoken">${who}</span>${text}</p>`;
  const turns = questions.map((question, index) => {
    const answer = (answers[index] ?? '').trim();
    const looks = answer ? 'answer' : 'answer empty';
    return markup`<li>${passage('question', words.question, question)}${passage(looks, words.answer, answer || words.notAnswered)}</li>`;
  });
  return markup`<ol class="conversation">${turns}</ol>`;
}

function presentation(
  { title, created_at: createdAt, presentation_data: data }: SharedPresentation,
  language: Language,
): Html {
  const words = firstViewTexts[language];
  const [slide] = 'entries' in data ? journeySlides(data) : sessionSlides(data);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(createdAt));
  const shared = markup`<p class="date">${words.sharedOn.replace('{{date}}', () => date)}</p>`;
  const header = markup`<header class="bar"><div><h1 dir="auto">${title}</h1>${shared}</div>${createYourOwn(language)}</header>`;
  const content = slide
    ? markup`<div class="slide">${firstViewSlide(slide, language)}</div>`
    : markup`<p class="date">${words.noSections}</p>`;
  return markup`${header}${content}`;
}
