import type { SessionPresentationData } from '@reflectory/contracts/presentations';

/** Numbers about the answers of a session; `averageLength` in characters, null when it is withheld. */
export type ResponseStatistics = { totalResponses: number; averageLength: number | null };

/** Counts the answers that hold text; a step that was skipped is no response. */
function countResponses(answers: readonly string[]): {
  totalResponses: number;
  averageLength: number;
} {
  const responses = answers.filter((answer) => answer.trim() !== '');
  const characters = responses.reduce((sum, answer) => sum + Array.from(answer).length, 0);
  return {
    totalResponses: responses.length,
    averageLength: responses.length === 0 ? 0 : Math.round(characters / responses.length),
  };
}

/** Statistics of a presentation: counted where the answers are there, else as the server wrote them. */
export function statisticsOf(data: SessionPresentationData): ResponseStatistics {
  if (data.answers.length > 0 || !data.statistics) return countResponses(data.answers);
  return {
    totalResponses: data.statistics.totalResponses,
    averageLength: data.statistics.averageLength ?? null,
  };
}
