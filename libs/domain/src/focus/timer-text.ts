const pad = (value: number): string => String(value).padStart(2, '0');

/** Seconds as a clock writes them: `24:59`, `1:05:00`, and `+2:10` for what is beyond a plan. */
export function timerText(seconds: number): string {
  const whole = Math.abs(Math.trunc(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const text = hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
  return seconds < 0 ? `+${text}` : text;
}

/** Every how many rounds a break is a long one. */
const ROUNDS_TO_LONG_BREAK = 4;

/** Whether the break after so many rounds is a long one. */
export const isLongBreak = (rounds: number): boolean => rounds % ROUNDS_TO_LONG_BREAK === 0;
