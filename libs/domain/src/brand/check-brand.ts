import { brandSchema, type Brand } from '@reflectory/contracts';
import { adjustAccent } from './accent.ts';
import { contrastRatio, surfaces, type Theme } from './colour.ts';

/** What is wrong with a brand; the texts for it live in the translations of who shows them. */
export type BrandProblem =
  { code: 'invalid_field'; field: string } | { code: 'unreadable_accent'; theme: Theme };

export type BrandCheck = {
  ok: boolean;
  problems: BrandProblem[];
  /** Accents as they are shown; null where the chosen one is refused. */
  accents: Record<Theme, string | null>;
  /** Contrast of the accent on its surface as it is shown, or of the chosen one where it is refused. */
  contrast: Record<Theme, number>;
};

/** Tells whether a brand can be used in both themes, and what its accent becomes there. */
export function checkBrand(brand: Brand): BrandCheck {
  const accents = { dark: adjustAccent(brand.accent, 'dark'), light: adjustAccent(brand.accent, 'light') };
  const contrast = {
    dark: contrastRatio(accents.dark ?? brand.accent, surfaces.dark),
    light: contrastRatio(accents.light ?? brand.accent, surfaces.light),
  };
  const problems = problemsOf(brand, accents);
  return { ok: problems.length === 0, problems, accents, contrast };
}

function problemsOf(brand: Brand, accents: BrandCheck['accents']): BrandProblem[] {
  const parsed = brandSchema.safeParse(brand);
  const fields = new Set(parsed.error?.issues.map((issue) => String(issue.path[0] ?? 'brand')));
  const invalid = [...fields].map((field) => ({ code: 'invalid_field', field }) as const);
  if (fields.has('accent')) return invalid;
  const themes: Theme[] = ['dark', 'light'];
  const refused = themes.filter((theme) => accents[theme] === null);
  return [...invalid, ...refused.map((theme) => ({ code: 'unreadable_accent', theme }) as const)];
}
