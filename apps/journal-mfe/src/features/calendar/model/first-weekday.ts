/** Weekdays that a week begins with where a browser does not say: Saturday in Arabic, Monday elsewhere. */
const usual = (language: string) => (language.startsWith('ar') ? 6 : 1);

type WeekInfo = { firstDay: number };
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/**
 * The day that weeks begin with, 1 for Monday to 7, in the language of the page as the person's country has it.
 *
 * @param preferred languages of the person, for instance `navigator.languages`
 */
export function firstWeekday(language: string, preferred: readonly string[]): number {
  const own = preferred.find((one) => one.split('-')[0] === language.split('-')[0]) ?? language;
  const locale = new Intl.Locale(own) as LocaleWithWeeks;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? usual(language);
}
