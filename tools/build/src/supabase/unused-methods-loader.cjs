const { basename } = require('node:path');

/**
 * Empties methods of a class that no page calls: they cannot be shaken off it, since they hang on the one object that every
 * page has. Whoever calls one is told what to import instead.
 *
 * @throws Error for a method that the installed version does not have.
 */
module.exports = function emptyMethods(source) {
  const { methods } = this.getOptions();
  const names = methods[basename(this.resourcePath, '.js')] ?? [];
  return names.reduce((text, name) => {
    const method = new RegExp(String.raw`^( {4}(?:async )?${name}\([^\n]*\) \{\n)[\s\S]*?^ {4}\}\n`, 'm');
    if (!method.test(text)) throw new Error(`auth-js has no ${name} of the form that this loader expects`);
    const refusal = `throw new Error('This page has no ${name}: make a client of @supabase/auth-js');`;
    return text.replace(method, `$1        ${refusal}\n    }\n`);
  }, source);
};
