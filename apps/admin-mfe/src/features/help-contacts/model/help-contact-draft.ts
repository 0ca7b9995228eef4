import type { HelpContact } from '../api/help-contacts.ts';

/** A line as it is typed. */
export type HelpContactDraft = Record<
  'country' | 'name' | 'phone' | 'url' | 'note' | 'source' | 'checkedOn',
  string
>;
/** Keys of `help.problems`. */
export type HelpContactProblem = 'needed' | 'way' | 'phone' | 'url' | 'source' | 'checkedOn';

export const EMPTY_DRAFT: HelpContactDraft = {
  country: '',
  name: '',
  phone: '',
  url: '',
  note: '',
  source: '',
  checkedOn: '',
};

const isAddress = (text: string): boolean => text.startsWith('https://') && URL.canParse(text);

/**
 * What a line lacks, by field; empty when it may be added.
 *
 * @param today `YYYY-MM-DD`
 */
export function problemsOf(
  draft: HelpContactDraft,
  today: string,
): Partial<Record<keyof HelpContactDraft, HelpContactProblem>> {
  const [phone, url] = [draft.phone.trim(), draft.url.trim()];
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(draft.checkedOn) && draft.checkedOn <= today;
  return {
    ...(!draft.country && { country: 'needed' }),
    ...(!draft.name.trim() && { name: 'needed' }),
    ...(!phone && !url && { phone: 'way' }),
    ...(phone && !/^[\d+*#][\d+*# ()./-]{1,29}$/u.test(phone) && { phone: 'phone' }),
    ...(url && !isAddress(url) && { url: 'url' }),
    ...(draft.source.trim().length < 3 && { source: 'source' }),
    ...(!isDay && { checkedOn: 'checkedOn' }),
  };
}

/** The row of a line without problems. */
export function contactOf(draft: HelpContactDraft): Omit<HelpContact, 'id'> {
  return {
    country_code: draft.country,
    name: draft.name.trim(),
    phone: draft.phone.trim() || null,
    url: draft.url.trim() || null,
    note: draft.note.trim(),
    source: draft.source.trim(),
    checked_on: draft.checkedOn,
  };
}
