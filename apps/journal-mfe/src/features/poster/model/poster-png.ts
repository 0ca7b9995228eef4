import { artworkDataUrl } from '@reflectory/domain/artwork';
import { type PosterPaper, posterPixels, withPrintSize } from '@reflectory/domain/poster';

/** A poster as PNG of 300 dots an inch. @throws Error where the browser draws none so large */
export async function posterPng(svg: string, paper: PosterPaper): Promise<Blob> {
  const { width, height } = posterPixels(paper);
  const image = new Image();
  // Of the size that it is drawn in: its lines are drawn for it, and no pixels are scaled.
  image.src = artworkDataUrl(
    svg.replace(/width="\d+mm" height="\d+mm"/u, `width="${width}" height="${height}"`),
  );
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The browser draws no picture so large');
  return new Blob([withPrintSize(new Uint8Array(await png.arrayBuffer()))], { type: 'image/png' });
}
