import { type Brand, brandSchema } from '@reflectory/contracts/instance';
import { adjustAccent } from './accent.ts';
import { contrastRatio, surfaces, type Theme } from './colour.ts';

/** A field of a brand that is wrong; the texts for it live in the translations of who shows them. */
type BrandProblem = { field: string };

export type BrandCheck = {
  ok: boolean;
  problems: BrandProblem[];
  /** Accents as they are shown; null where the chosen one is no colour. */
  accents: Record<Theme, string | null>;
  /** Contrast of the accent on its surface as it is shown; null where there is none. */
  contrast: Record<Theme, number | null>;
};

/** Tells whether a brand can be used in both themes, and what its accent becomes there. */
export function checkBrand(brand: Brand): BrandCheck {
  const accents = { dark: adjustAccent(brand.accent, 'dark'), light: adjustAccent(brand.accent, 'light') };
  const contrastOf = (theme: Theme) => {
    const accent = accents[theme];
    return accent === null ? null : contrastRatio(accent, surfaces[theme]);
  };
  const contrast = { dark: contrastOf('dark'), light: contrastOf('light') };
  const issues = brandSchema.safeParse(brand).error?.issues ?? [];
  const problems = [...new Set(issues.map(({ path: [field] }) => String(field ?? 'brand')))].map((field) => ({
    field,
  }));
  return { ok: problems.length === 0, problems, accents, contrast };
}
