/** The first of `countries` that a language of the browser names (`de-AT`), else the only one there is, else null. */
export function ownCountry(countries: readonly string[], languages: readonly string[]): string | null {
  const regions = languages.map((tag) => /-([A-Z]{2})\b/u.exec(tag)?.[1]);
  return (
    regions.find((region) => region && countries.includes(region)) ??
    (countries.length === 1 ? countries[0] : null) ??
    null
  );
}
