function fontFaceRules(rules: CSSRuleList): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontFaceRules(rule.cssRules) : [];
  });
}

function allFontFaceRules(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return fontFaceRules(sheet.cssRules);
    } catch {
      // A style sheet of another origin, for instance of a browser extension, cannot be read.
      return [];
    }
  });
}

/** What tells the faces of a page apart, written alike by style sheets and by the font loader. */
function faceKey(family: string, style: string, unicodeRange: string): string {
  return [family, style || 'normal', unicodeRange]
    .join('|')
    .toLowerCase()
    .replaceAll(/["'\s]/g, '');
}

function readAsAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable')));
    reader.readAsDataURL(content);
  });
}

async function embed(rule: CSSFontFaceRule, signal: AbortSignal): Promise<string> {
  const address = /url\(\s*["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (!address) return '';
  try {
    const url = new URL(address, rule.parentStyleSheet?.href ?? document.baseURI);
    const response = await fetch(url, { signal });
    return response.ok ? rule.cssText.replace(address, await readAsAddress(await response.blob())) : '';
  } catch {
    return '';
  }
}

/**
 * The `@font-face` rules that the page has used so far, with the font files inside them. The picture is drawn
 * from a document of its own, which can load nothing. A font that cannot be read within `milliseconds` is left
 * out, and its fallback is drawn.
 */
export async function embeddedFonts(milliseconds: number): Promise<string> {
  await document.fonts.ready;
  const used = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, style, unicodeRange }) => faceKey(family, style, unicodeRange)),
  );
  const signal = AbortSignal.timeout(milliseconds);
  const rules = allFontFaceRules().filter(({ style }) => {
    const valueOf = (name: string) => style.getPropertyValue(name);
    return used.has(faceKey(valueOf('font-family'), valueOf('font-style'), valueOf('unicode-range')));
  });
  return (await Promise.all(rules.map((rule) => embed(rule, signal)))).join('\n');
}
