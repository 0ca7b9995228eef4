/**
 * Removes the function call by which sonner adds a <style> element when it is imported.
 * Its style sheet is imported as a file instead; see ADR 0002.
 */
module.exports = function stripStyleInjection(source) {
  const call = /(\w+)\(`:where\(html\[dir="ltr"\]\)[\s\S]*?`\);/;
  if (!call.test(source))
    throw new Error('sonner no longer injects its style sheet the way this loader expects');
  return source.replace(call, '');
};
