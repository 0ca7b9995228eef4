const path = require('node:path');

/** In a module of a build, says where its source is, seen from the folder of the build: what lies beside it is found there. */
module.exports = function placeOfSource(source) {
  const { from } = this.getOptions();
  const placeOf = (target) =>
    `process.getBuiltinModule('node:path').resolve(import.meta.dirname, ${JSON.stringify(path.relative(from, target))})`;
  const file = path.relative(from, this.resourcePath);
  // Each once: what is put in says `import.meta` of the build.
  return source.replaceAll(/import\.meta\.(dirname|filename|url)/g, (_text, name) => {
    if (name === 'url') return `new URL(${JSON.stringify(file)}, import.meta.url).href`;
    return placeOf(name === 'dirname' ? path.dirname(this.resourcePath) : this.resourcePath);
  });
};
