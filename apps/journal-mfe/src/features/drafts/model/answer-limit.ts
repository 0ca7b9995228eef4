/** Characters that one answer may have; the database refuses more. */
export const ANSWER_LIMIT = 100_000;
/** Characters before the limit from which on the person is told how many are left. */
const WARNING_FROM = 5000;

/** Whether a code unit begins one of the characters that are two of them. */
const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/** Characters as the database counts them: an emoji is one. Exact only near and above the limit. */
function lengthOf(text: string): number {
  if (text.length <= ANSWER_LIMIT - WARNING_FROM) return text.length;
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) if (isHighSurrogate(text.charCodeAt(at))) length -= 1;
  return length;
}

/** Characters left in an answer, below zero when it is too long; null while there is plenty of room. */
export function roomLeft(text: string): number | null {
  const left = ANSWER_LIMIT - lengthOf(text);
  return left <= WARNING_FROM ? left : null;
}

/** True when the server would refuse one of the answers for its length. */
export function hasTooLongAnswer(answers: readonly string[]): boolean {
  return answers.some((answer) => (roomLeft(answer) ?? 0) < 0);
}
