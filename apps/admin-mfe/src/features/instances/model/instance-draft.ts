import type { FunctionInput } from '@reflectory/contracts/functions';
import { type Brand, instanceSchema } from '@reflectory/contracts/instance';
import type { Language } from '@reflectory/contracts/languages';
import { mailAddressSchema } from '@reflectory/contracts/members';

/** What the form holds before it is sent. */
export type InstanceDraft = {
  name: string;
  slug: string;
  language: Language;
  /** Address of the first administrator. */
  administrator: string;
};

export const emptyDraft: InstanceDraft = { name: '', slug: '', language: 'en', administrator: '' };

const { name: nameSchema, slug: slugSchema } = instanceSchema.shape;

/** The fields that are not right yet. */
export function draftProblems({
  name,
  slug,
  administrator,
}: InstanceDraft): Partial<Record<'name' | 'slug' | 'administrator', true>> {
  return {
    ...(nameSchema.safeParse(name.trim()).success ? {} : { name: true as const }),
    ...(slugSchema.safeParse(slug.trim()).success ? {} : { slug: true as const }),
    ...(mailAddressSchema.safeParse(administrator).success ? {} : { administrator: true as const }),
  };
}

/** The call's input: the new instance starts with its own name in the looks of the one it is made from. */
export function toInput(draft: InstanceDraft, looks: Brand): FunctionInput<'create-instance'> {
  const name = draft.name.trim();
  const others: Language[] = draft.language === 'en' ? [] : ['en'];
  return {
    name,
    slug: draft.slug.trim(),
    brand: { ...looks, productName: name.slice(0, 40) },
    defaultLanguage: draft.language,
    languages: [draft.language, ...others],
  };
}
