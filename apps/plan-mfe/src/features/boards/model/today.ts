const two = (number: number) => String(number).padStart(2, '0');

/** The day that it is where the person is. */
export function todayOf(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Each is made once: that takes longer than drawing a card. */
function dayFormat(language: string, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${hasYear}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(hasYear && { year: 'numeric' }),
    });
  formats.set(key, format);
  return format;
}

/** A day in words, without the year where it is this one. */
export function dayInWords(day: string, language: string, today = todayOf()): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dayFormat(language, !isThisYear).format(new Date(`${day}T00:00:00Z`));
}
