import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStores } from './testing/file-stores.ts';
import { openScene, type Scene } from './testing/scene.ts';

describe.each(fileStores)('a picture in $kind, through the published client', ({ open: openStore }) => {
  let scene: Scene;
  let api: Scene['api'];
  let ada: Scene['ada'];
  let max: Scene['max'];
  let media: Scene['media'];
  beforeAll(async () => {
    scene = await openScene(openStore);
    ({ api, ada, max, media } = scene);
    await media(ada).upload(`${ada.id}/note.txt`, 'text');
  });
  afterAll(() => scene.stop());

  beforeAll(async () => {
    const photo = sharp({ create: { width: 400, height: 200, channels: 3, background: '#0f766e' } });
    const jpeg = await photo
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    await media(ada).upload(`${ada.id}/photo.jpg`, new Uint8Array(jpeg), { contentType: 'image/jpeg' });
    await media(ada).upload(`${ada.id}/not.jpg`, 'no picture', { contentType: 'image/jpeg' });
  });

  const sizeOf = async (blob: Blob | null) => {
    const { width, height, format, exif } = await sharp(await blob?.arrayBuffer()).metadata();
    return { width, height, format, hasNotes: exif !== undefined };
  };

  it('come in the size and shape that is asked for, without what the camera noted', async () => {
    const place = `${ada.id}/photo.jpg`;
    const small = await media(ada).download(place, { transform: { width: 100, height: 100 } });
    expect(await sizeOf(small.data)).toEqual({ width: 100, height: 100, format: 'jpeg', hasNotes: false });
    const inside = await media(ada).download(place, { transform: { width: 100, resize: 'contain' } });
    expect(await sizeOf(inside.data)).toMatchObject({ width: 100, height: 50 });
  });

  it('keep to what was signed', async () => {
    const { data } = await media(ada).createSignedUrl(`${ada.id}/photo.jpg`, 60, {
      transform: { width: 40 },
    });
    const { pathname, search } = new URL(data?.signedUrl ?? '');
    const response = await api.fetchAs(max.context, `${pathname}${search}&width=300`);
    expect(response.headers.get('x-transformations')).toContain('width:40');
    expect(await sizeOf(await response.blob())).toMatchObject({ width: 40, height: 20 });
  });

  it('that are none, too large or not asked for sensibly are refused', async () => {
    const broken = await media(ada).download(`${ada.id}/not.jpg`, { transform: { width: 10 } });
    expect(broken.error).toMatchObject({ status: 400 });
    const huge = await media(ada).download(`${ada.id}/photo.jpg`, { transform: { width: 99_999 } });
    expect(huge.error).toMatchObject({ status: 400 });
    const text = await media(ada).download(`${ada.id}/note.txt`, { transform: { width: 10 } });
    expect(text.error).toMatchObject({ status: 400 });
    const foreign = await media(max).download(`${ada.id}/photo.jpg`, { transform: { width: 10 } });
    expect(foreign.error).toMatchObject({ status: 400 });
  });
});
