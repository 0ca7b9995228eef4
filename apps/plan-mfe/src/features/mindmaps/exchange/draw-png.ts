import { type MapPicture, pictureFont } from '@reflectory/domain/mindmaps';

/** What browsers draw at most: pixels of a side, and of all. */
const LONGEST_SIDE = 16_384;
const MOST_PIXELS = 120_000_000;
const SHARP = 2;

/** How large a picture can be drawn: twice its size, unless that is too much. */
const scaleOf = ({ width, height }: Pick<MapPicture, 'width' | 'height'>): number =>
  Math.min(SHARP, LONGEST_SIDE / width, LONGEST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));

function drawOn(
  surface: CanvasRenderingContext2D,
  { background, width, height, lines, texts }: MapPicture,
): void {
  surface.fillStyle = background;
  surface.fillRect(0, 0, width, height);
  surface.lineCap = surface.lineJoin = 'round';
  for (const { d, x, y, stroke, width: thickness, isDashed } of lines) {
    surface.save();
    surface.translate(x, y);
    surface.strokeStyle = stroke;
    surface.lineWidth = thickness;
    surface.setLineDash(isDashed ? [4, 4] : []);
    surface.stroke(new Path2D(d));
    surface.restore();
  }
  for (const { text, x, y, width: length, direction, style, fill } of texts) {
    surface.font = pictureFont(style);
    surface.direction = direction;
    surface.textAlign = length > 0 ? 'start' : 'center';
    surface.fillStyle = fill;
    surface.fillText(text, x, y);
  }
}

/** A picture as PNG. @throws Error where the browser draws none */
export async function drawPng(picture: MapPicture): Promise<Blob> {
  const scale = scaleOf(picture);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(picture.width * scale);
  canvas.height = Math.floor(picture.height * scale);
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('The browser draws no pictures');
  surface.scale(scale, scale);
  drawOn(surface, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))),
      'image/png',
    );
  });
}
