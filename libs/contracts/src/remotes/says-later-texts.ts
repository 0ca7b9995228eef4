type Places = { only?: readonly string[] | undefined; notFor?: readonly string[] | undefined };

/** Whether a place of a remote says the words of a part of its later texts: every place but `notFor`, or those of `only`. */
export const saysLaterTexts = ({ only, notFor }: Places, place: string): boolean =>
  only ? only.includes(place) : !notFor?.includes(place);
