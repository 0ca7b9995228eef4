/** Pixels of the picture for one of the screen. */
const SCALE = 2;

/**
 * Saves what an element shows as a PNG, on the colour of the page.
 *
 * @throws Error when the browser cannot draw it.
 */
export async function savePicture(element: HTMLElement, name: string): Promise<void> {
  const { domToBlob } = await import(/* webpackChunkName: "png" */ 'modern-screenshot');
  const { backgroundColor } = getComputedStyle(document.body);
  const picture = await domToBlob(element, { scale: SCALE, backgroundColor, type: 'image/png', font: false });
  if (picture.size === 0) throw new Error('The browser drew nothing');
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.png`;
  link.click();
  URL.revokeObjectURL(address);
}
