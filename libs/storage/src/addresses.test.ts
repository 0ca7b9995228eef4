import type { RequestContext } from '@reflectory/contracts/control-plane';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStores } from './testing/file-stores.ts';
import { openScene, type Scene } from './testing/scene.ts';

describe.each(fileStores)(
  'an address without a session in $kind, through the published client',
  ({ open: openStore }) => {
    let scene: Scene;
    let api: Scene['api'];
    let ada: Scene['ada'];
    let max: Scene['max'];
    let stranger: Scene['stranger'];
    let of: Scene['of'];
    let media: Scene['media'];
    let open: Scene['open'];
    beforeAll(async () => {
      scene = await openScene(openStore);
      ({ api, ada, max, stranger, of, media, open } = scene);
      for (const [name, text] of [
        ['note.txt', 'fourth'],
        ['secret.txt', 'secret'],
      ] as const) {
        await media(ada).upload(`${ada.id}/${name}`, text);
      }
    });
    afterAll(() => scene.stop());

    const visitor = (): RequestContext => ({ ...ada.context, db_role: 'anon', user_id: null });
    const fetchPath = (url: string, init?: RequestInit) => {
      const { pathname, search } = new URL(url);
      return api.fetchAs(visitor(), pathname + search, init);
    };

    it('open what a public bucket holds and nothing else', async () => {
      await open().upload('hello.txt', 'hello', { contentType: 'text/plain', cacheControl: '60' });
      const { publicUrl } = of(ada).from('open').getPublicUrl('hello.txt').data;
      const response = await fetchPath(publicUrl);
      expect(await response.text()).toBe('hello');
      expect(response.headers.get('cache-control')).toBe('max-age=60');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const closed = await fetchPath(media(ada).getPublicUrl(`${ada.id}/note.txt`).data.publicUrl);
      expect(closed.status).toBe(400);
    });

    it('answer ranges, conditions and a name to save as', async () => {
      const { publicUrl } = of(ada).from('open').getPublicUrl('hello.txt', { download: 'grüße.txt' }).data;
      const part = await fetchPath(publicUrl, { headers: { range: 'bytes=1-3' } });
      expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
        206,
        'ell',
        'bytes 1-3/5',
      ]);
      expect(part.headers.get('content-disposition')).toContain(encodeURIComponent('grüße.txt'));
      const tail = await fetchPath(publicUrl, { headers: { range: 'bytes=-2' } });
      expect(await tail.text()).toBe('lo');
      expect(await (await fetchPath(publicUrl, { headers: { range: 'bytes=9-' } })).json()).toMatchObject({
        statusCode: '416',
      });
      const eTag = part.headers.get('etag') ?? '';
      expect((await fetchPath(publicUrl, { headers: { 'if-none-match': eTag } })).status).toBe(304);
    });

    it('that are signed read one object until they end, and never upload', async () => {
      const { data } = await media(ada).createSignedUrl(`${ada.id}/note.txt`, 60);
      const signedUrl = data?.signedUrl ?? '';
      expect(await (await fetchPath(signedUrl)).text()).toBe('fourth');
      const other = signedUrl.replace('note.txt', 'secret.txt');
      expect(await (await fetchPath(other)).json()).toMatchObject({ code: 'InvalidSignature' });
      expect(await (await fetchPath(`${signedUrl}x`)).json()).toMatchObject({ code: 'InvalidJWT' });
      const asUpload = signedUrl.replace('/object/sign/', '/object/upload/sign/');
      expect(await (await fetchPath(asUpload, { method: 'PUT', body: 'x' })).json()).toMatchObject({
        code: 'InvalidSignature',
      });
      const elsewhere = await api.fetchAs(
        stranger.context,
        new URL(signedUrl).pathname + new URL(signedUrl).search,
      );
      expect(await elsewhere.json()).toMatchObject({ code: 'InvalidSignature' });
      expect((await media(max).createSignedUrl(`${ada.id}/note.txt`, 60)).error?.message).toBe(
        'Object not found',
      );
    });

    it('are signed by the dozen', async () => {
      const { data } = await media(ada).createSignedUrls([`${ada.id}/note.txt`, `${ada.id}/never.txt`], 60);
      expect(data?.map(({ error }) => error)).toEqual([
        null,
        'Either the object does not exist or you do not have access to it',
      ]);
    });

    it('that are signed for an upload take one file, for the person who signed', async () => {
      const place = `${ada.id}/by-link.txt`;
      const { data } = await media(ada).createSignedUploadUrl(place);
      const visitorStorage = api.clientFor(visitor()).storage.from('media');
      const uploaded = await visitorStorage.uploadToSignedUrl(place, data?.token ?? '', 'by link');
      expect(uploaded.error).toBeNull();
      expect(await (await media(ada).download(place)).data?.text()).toBe('by link');
      const again = await visitorStorage.uploadToSignedUrl(place, data?.token ?? '', 'again');
      expect(again.error).toMatchObject({ statusCode: '409' });
      expect((await media(max).createSignedUploadUrl(`${ada.id}/x.txt`)).error).toMatchObject({
        statusCode: '403',
      });
    });
  },
);
