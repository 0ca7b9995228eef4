/** Schema of the product's own tables where schema `public` is left to a program. */
export const PRODUCT_SCHEMA = 'product';

/**
 * Search path of our own statements, which name product tables without a schema: they are found in either place, and
 * nobody's temporary table before them.
 */
export const PRODUCT_SEARCH_PATH = `${PRODUCT_SCHEMA}, public, extensions, pg_temp`;

/** Search path of statements that meet a program's own functions, which know no other schema than `public`. */
export const PROGRAM_SEARCH_PATH = `public, extensions, ${PRODUCT_SCHEMA}, pg_temp`;

/** The same migration for a database in which the product's tables lie in their own schema. */
export function setApart(sql: string): string {
  return sql
    .replaceAll(/\bpublic\.(?=[a-z_%])/g, `${PRODUCT_SCHEMA}.`)
    .replaceAll(/\b(on|in) schema public\b/g, `$1 schema ${PRODUCT_SCHEMA}, public`)
    .replaceAll("'public'", `'public', '${PRODUCT_SCHEMA}'`);
}
