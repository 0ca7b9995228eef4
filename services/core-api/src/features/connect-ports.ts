import type { FeaturePorts, PortChoices } from './define-feature.ts';
import { features } from './features.ts';

/** Who answers what features ask each other. @throws Error where nobody does */
export function connectPorts(choices: PortChoices = { insightEngine: 'builtin' }): FeaturePorts {
  const answers = features.map((feature) => feature.answers?.(choices) ?? {});
  const find = <Name extends keyof FeaturePorts>(name: Name): FeaturePorts[Name] => {
    const answer = answers.find((one) => one[name] !== undefined)?.[name];
    if (answer === undefined) throw new Error(`No feature answers ${name}`);
    return answer;
  };
  return {
    insights: find('insights'),
    isInsightOn: find('isInsightOn'),
    hasPremium: find('hasPremium'),
    findFramework: find('findFramework'),
    findMeaning: find('findMeaning'),
    searchEntries: find('searchEntries'),
    listDecisionDays: find('listDecisionDays'),
    listGatherings: find('listGatherings'),
    listReminderMoments: find('listReminderMoments'),
    listSealedDays: find('listSealedDays'),
    listFocusBlocks: find('listFocusBlocks'),
  };
}
