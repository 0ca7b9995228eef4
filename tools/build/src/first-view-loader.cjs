/**
 * Lets a source take of a library what the shell draws first from there, and the rest, which is fetched when a page
 * needs it, from the library itself: `import { Button, Table } from 'library'` becomes two imports.
 */
module.exports = function divideImports(source) {
  const { library, request, names } = this.getOptions();
  const imports = new RegExp(String.raw`import\s+\{([^}]*)\}\s+from\s+(['"])${library}\2`, 'g');
  return source.replace(imports, (_statement, list) => {
    const items = list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item && !item.startsWith('type '));
    const isFirst = (item) => names.includes(item.replace(/\s+as\s+.*/s, ''));
    const take = (some, from) => (some.length > 0 ? [`import { ${some.join(', ')} } from '${from}'`] : []);
    return [
      ...take(items.filter(isFirst), request),
      ...take(
        items.filter((item) => !isFirst(item)),
        library,
      ),
    ].join('; ');
  });
};
