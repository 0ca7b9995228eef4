import { describe, expect, test } from 'vitest';
import { compileAddressPattern } from './address-pattern.ts';
import { redirectTarget, withFragment } from './redirect-target.ts';

const within = (site: string, patterns: string[] = [], origin = site) => ({
  site,
  origin,
  allowed: patterns.map(compileAddressPattern),
});

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
    expect(redirectTarget(within('https://acme.example'), wanted)).toBe(target);
  });

  test('on loopback the port may differ, the host may not', () => {
    const origin = 'http://acme.localhost:8080';
    const to = (wanted: string) => redirectTarget(within(origin), wanted);
    expect(to('http://acme.localhost:5173/auth')).toBe('http://acme.localhost:5173/auth');
    expect(to('http://globex.localhost:8080/auth')).toBe('http://acme.localhost:8080/');
  });

  test('the names of this machine are one place', () => {
    const to = (wanted: string) => redirectTarget(within('http://127.0.0.1:54321'), wanted);
    expect(to('http://localhost:3000/in')).toBe('http://localhost:3000/in');
    expect(to('http://acme.localhost:3000/in')).toBe('http://127.0.0.1:54321/');
    expect(to('https://localhost:3000/in')).toBe('http://127.0.0.1:54321/');
  });

  test('a site of its own takes the place of the origin, which may still be asked for', () => {
    const places = within('https://site.example/start', [], 'https://acme.example');
    expect(redirectTarget(places, undefined)).toBe('https://site.example/start');
    expect(redirectTarget(places, 'https://acme.example/in')).toBe('https://acme.example/in');
    expect(redirectTarget(places, 'https://other.example/in')).toBe('https://site.example/start');
  });

  test.each([
    ['https://*.preview.example', 'https://one.preview.example/', true],
    ['https://*.preview.example', 'https://one.two.preview.example/', false],
    ['https://*.preview.example', 'https://evil.example/.preview.example', false],
    ['https://app.example/*', 'https://app.example/in', true],
    ['https://app.example/*', 'https://app.example/in/deeper', false],
    ['https://app.example/**', 'https://app.example/in/deeper?x=1', true],
    ['https://app.example/**', 'https://app.example.evil.example/', false],
    ['https://app?.example', 'https://app1.example', true],
    ['https://app.example', 'https://appxexample', false],
    ['app.journal://open', 'app.journal://open', true],
    ['**', 'javascript:alert(1)', false],
  ])('the pattern %s and %s: %s', (pattern, wanted, isAllowed) => {
    const home = 'https://acme.example/';
    expect(redirectTarget(within(home, [pattern]), wanted) !== home).toBe(isAllowed);
  });

  test('values go to the fragment and replace one that was asked for', () => {
    expect(withFragment('https://acme.example/auth#x', { type: 'recovery' })).toBe(
      'https://acme.example/auth#type=recovery',
    );
  });
});
