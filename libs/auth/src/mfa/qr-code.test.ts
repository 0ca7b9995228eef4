import { expect, test } from 'vitest';
import { drawQrCode } from './qr-code.ts';

test('the picture stands in an address as it is', () => {
  const svg = drawQrCode('otpauth://totp/Acme:ada@acme.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1"/);
  expect(svg).not.toMatch(/[#%&]/);
  // The dark frame of the first finder pattern begins behind the quiet zone.
  expect(svg).toContain('M4 4h1v1h-1zM5 4h1v1h-1zM6 4h1v1h-1z');
  expect(drawQrCode('something else')).not.toBe(svg);
});
