const letter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Direction of a text by its first letter, as `dir="auto"` finds it; `otherwise` where it has none. */
export function directionOfText(text: string, otherwise: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const first = letter.exec(text)?.[0];
  if (first === undefined) return otherwise;
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}
