type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>];

const lucide = import.meta.resolve('lucide-react/package.json');

/**
 * The drawing of an icon of lucide as one path.
 *
 * @throws Error when there is no icon of this name.
 */
export async function iconPath(name: string): Promise<string> {
  const { href } = new URL(`./dist/esm/icons/${name}.mjs`, lucide);
  const found: Promise<{ __iconData?: { node: Shape[] } }> = import(href);
  // A former name of an icon has no drawing of its own.
  const icon = (await found.catch(() => null))?.__iconData;
  if (!icon) throw new Error(`there is no icon "${name}": https://lucide.dev/icons lists them`);
  return icon.node.map(pathOfShape).join('');
}

function pathOfShape([tag, attributes]: Shape): string {
  const at = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      // Behind another path, a relative beginning would count from where that one ends.
      return String(attributes['d']).replace(/^m/, 'M0 0m');
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
    case 'polygon':
      return `M${String(attributes['points'])}${tag === 'polygon' ? 'z' : ''}`;
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return rectangle(at('x'), at('y'), at('width'), at('height'), at('rx') || at('ry'));
    default:
      throw new Error(`an icon has a <${tag}>, which is drawn in no way yet`);
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right} ${down}`;
  const [across, along] = [width - 2 * radius, height - 2 * radius];
  return (
    `M${x + radius} ${y}h${across}${corner(radius, radius)}v${along}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-along}${corner(radius, -radius)}z`
  );
}
