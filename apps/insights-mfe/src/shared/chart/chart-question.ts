import { usePlatform } from '@reflectory/platform-sdk';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** How the time is called that charts are about, where a question can name it; else null. */
export const ChartSpan = createContext<string | null>(null);

/** What a chart leads to: of its time, or of something that it names. */
export type ChartQuestion =
  | { about: 'best' | 'feel' | 'mind' | 'amount'; span?: string }
  | { about: 'often' | 'felt'; topic: string }
  | { about: 'compare'; before: string; after: string };

/** The question of a chart in the words of its reader; null where nothing answers questions. */
export function useChartQuestion(question: ChartQuestion | undefined): string | null {
  const { t } = useTranslation('insights');
  const { hasFeature } = usePlatform();
  const named = use(ChartSpan);
  if (!question || !hasFeature('conversations')) return null;
  const interpolation = { escapeValue: false };
  switch (question.about) {
    case 'often':
    case 'felt':
      return t(`ask.suggest.${question.about}`, { topic: question.topic, interpolation });
    case 'compare': {
      const { before, after } = question;
      // Weeks and quarters have no name that a question can have.
      return named === null ? null : t('ask.suggest.compare', { before, after, interpolation });
    }
    default: {
      const span = question.span ?? named;
      if (span === null) return t(`ask.chart.${question.about}`);
      return t(`ask.chart.${question.about}In`, { span, interpolation });
    }
  }
}
