import { describe, expect, test } from 'vitest';
import { redirectTarget, withFragment } from './redirect-target.ts';

describe('redirect target', () => {
  test.each([
    ['https://acme.example/auth?mode=new', 'https://acme.example/auth?mode=new'],
    ['https://globex.example/auth', 'https://acme.example/'],
    ['http://acme.example/auth', 'https://acme.example/'],
    ['https://acme.example:8443/auth', 'https://acme.example/'],
    ['https://acme.example@globex.example/', 'https://acme.example/'],
    ['https://someone:secret@acme.example/', 'https://acme.example/'],
    ['javascript:alert(1)', 'https://acme.example/'],
    ['//globex.example/auth', 'https://acme.example/'],
    [undefined, 'https://acme.example/'],
    [['https://acme.example/a'], 'https://acme.example/'],
  ])('%s leads to %s', (wanted, target) => {
    expect(redirectTarget('https://acme.example', wanted)).toBe(target);
  });

  test('on loopback the port may differ, the host may not', () => {
    const origin = 'http://acme.localhost:8080';
    expect(redirectTarget(origin, 'http://acme.localhost:5173/auth')).toBe('http://acme.localhost:5173/auth');
    expect(redirectTarget(origin, 'http://globex.localhost:8080/auth')).toBe('http://acme.localhost:8080/');
  });

  test('values go to the fragment and replace one that was asked for', () => {
    expect(withFragment('https://acme.example/auth#x', { type: 'recovery' })).toBe(
      'https://acme.example/auth#type=recovery',
    );
  });
});
