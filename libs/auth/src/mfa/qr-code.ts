import { encode } from 'uqr';

/**
 * A QR code as one SVG image, black on white with the quiet zone that readers need. It has no `#` in it: the client puts
 * it into an address as it is, where that would begin a fragment.
 */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}" ` +
    `shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}h-${size}z"/>` +
    `<path fill="black" d="${path.join('')}"/></svg>`
  );
}
