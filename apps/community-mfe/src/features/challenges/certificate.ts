import { artworkDataUrl, drawArtwork } from '@reflectory/domain/artwork';

/** What a certificate says and shows; texts are written into it as they are. */
export type CertificateParts = {
  title: string;
  line: string;
  name: string;
  date: string;
  /** Drawings of one's own entries, the latest first. */
  artworks: readonly string[];
  /** What is drawn from where there are none. */
  seed: string;
};

const SIZE = { width: 1200, height: 850 };
const MOST = 9;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** One's own drawings side by side, and what they stand for beneath: an SVG text that holds all that it shows. */
export function drawCertificate({ title, line, name, date, artworks, seed }: CertificateParts): string {
  const shown = artworks.length > 0 ? artworks.slice(0, MOST) : [drawArtwork({ emotions: [], seed })];
  const columns = Math.min(shown.length, Math.ceil(Math.sqrt(shown.length * 1.6)));
  const rows = Math.ceil(shown.length / columns);
  const cell = Math.min(1040 / columns, 500 / rows);
  const left = (SIZE.width - cell * columns) / 2;
  const images = shown.map((svg, index) => {
    const [x, y] = [left + (index % columns) * cell, 60 + Math.floor(index / columns) * cell];
    return `<image x="${x}" y="${y}" width="${cell}" height="${cell}" href="${escaped(artworkDataUrl(svg))}"/>`;
  });
  const text = (y: number, size: number, words: string, opacity = 1) =>
    `<text x="600" y="${y}" font-size="${size}" fill-opacity="${opacity}" text-anchor="middle">${escaped(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">
<rect width="100%" height="100%" fill="#14161d"/>
<rect x="24" y="24" width="${SIZE.width - 48}" height="${SIZE.height - 48}" fill="none" stroke="#f4f1ea" stroke-opacity=".25"/>
${images.join('')}
<g fill="#f4f1ea" font-family="Georgia, 'Times New Roman', serif">
${text(640, 52, title)}${text(700, 26, line, 0.85)}${text(760, 30, name)}${text(800, 20, date, 0.65)}
</g></svg>`;
}
