import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptPayload } from './encrypt-payload.ts';
import { createBrowser } from './testing/push-stand-in.ts';

it('writes the example of RFC 8291, byte for byte', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const message = encryptPayload(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { padTo: 0, once: { salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'), pair } },
  );
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('is read by its browser alone, never twice the same, and as long as any other', async () => {
  const browser = await createBrowser();
  const texts = ['{}', 'Ä 🙂 ل', 'a'.repeat(1500)];
  const messages = texts.map((text) => encryptPayload(text, browser.keys));
  expect(await Promise.all(messages.map(browser.decrypt))).toEqual(texts);
  expect(new Set(messages.map(({ length }) => length)).size).toBe(1);
  expect(encryptPayload('{}', browser.keys)).not.toEqual(messages[0]);
  const other = await createBrowser();
  await expect(other.decrypt(encryptPayload('{}', browser.keys))).rejects.toThrow(DOMException);
});

it('is not written for what is no key', () => {
  const point = Buffer.alloc(65, 1).toString('base64url');
  expect(() => encryptPayload('{}', { p256dh: point, auth: 'BTBZMqHH6r4Tts7J_aSIgg' })).toThrow(
    /public key/i,
  );
});
