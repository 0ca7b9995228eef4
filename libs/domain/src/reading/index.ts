export { isHint } from './is-hint.ts';
export { quotedTerms } from './quoted-terms.ts';
export type { SuggestionKey } from './reading-texts.ts';
export { shownSuggestion, suggestionIn } from './suggestion.ts';
export { summariseIn, summaryIn, type ShownText } from './summary.ts';
export { areaChoices, emotionChoices, emotionName, themeName } from './texts.ts';
