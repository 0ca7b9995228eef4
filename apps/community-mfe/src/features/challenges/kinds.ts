import type { ChallengeCounts, ChallengeDocument } from '@reflectory/contracts/challenges';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

/** By what a day of a challenge counts. */
export const countsOf = ({ counts = 'entries' }: Pick<ChallengeDocument, 'counts'>): ChallengeCounts =>
  counts;

/** Where somebody does what is counted, besides writing. */
export const placesOfCounts = {
  habits: { feature: 'goals', href: '/goals/habits' },
  focus: { feature: 'productivity', href: '/productivity' },
  goals: { feature: 'goals', href: '/goals' },
} as const satisfies Record<Exclude<ChallengeCounts, 'entries'>, { feature: string; href: string }>;

/** Whether what a challenge counts is there for this person. */
export function useIsCountable(): (document: Pick<ChallengeDocument, 'counts'>) => boolean {
  const { hasFeature } = usePlatform();
  return (document) => {
    const counts = countsOf(document);
    return counts === 'entries' || hasFeature(placesOfCounts[counts].feature);
  };
}

/** The sentence that says when a day counts. */
export function useCountsText(): (document: ChallengeDocument) => string {
  const { t, i18n } = useTranslation('community');
  return (document) =>
    t(`challenges.kinds.${countsOf(document)}.counts`, {
      minutes: new Intl.NumberFormat(i18n.language, {
        style: 'unit',
        unit: 'minute',
        unitDisplay: 'long',
      }).format(document.focus_minutes ?? 0),
    });
}
