/** What makes the present or the future of a first person, from the Gulf to the Maghreb. */
const prefixes = ['ا', 'با', 'ب', 'ن', 'ها', 'ه', 'حا', 'ح', 'سا', 'كن', 'لا', 'غن', 'بن'];

/** The forms of a verb that a writer uses of themselves, as one choice of a phrase: `i('موت')` has "أموت", "بموت", "نموت". */
export const i = (...stems: readonly string[]): string =>
  stems.flatMap((stem) => prefixes.map((prefix) => `${prefix}${stem}`)).join('|');
