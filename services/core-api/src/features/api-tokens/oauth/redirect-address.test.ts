import { expect, test } from 'vitest';
import { isRedirectAddress, isRegistered, withAnswer } from './redirect-address.ts';

test('an application returns by https or to the device, and nowhere else', () => {
  for (const address of [
    'https://assistant.example/callback?kind=mcp',
    'http://127.0.0.1:33418/',
    'http://[::1]/callback',
    'http://localhost:6274/oauth/callback',
  ])
    expect([address, isRedirectAddress(address)]).toEqual([address, true]);
  for (const address of [
    'http://assistant.example/callback',
    'http://127.0.0.1.evil.example/',
    'http://localhost@evil.example/',
    'https://ada@assistant.example/',
    'https://assistant.example/#part',
    'https://assistant.example/#',
    'assistant://callback',
    'javascript:alert(1)',
    'data:text/html,x',
    '/callback',
    `https://assistant.example/${'x'.repeat(2000)}`,
  ])
    expect([address, isRedirectAddress(address)]).toEqual([address, false]);
});

test('an address is compared letter by letter, and on the device without its port', () => {
  const registered = ['https://assistant.example/callback', 'http://127.0.0.1:1/callback?a=1'];
  expect(isRegistered('https://assistant.example/callback', registered)).toBe(true);
  expect(isRegistered('http://127.0.0.1:50000/callback?a=1', registered)).toBe(true);
  expect(isRegistered('http://127.0.0.1/callback?a=1', registered)).toBe(true);
  for (const address of [
    'https://assistant.example/callback/',
    'https://assistant.example/callback?x',
    'https://assistant.example:8443/callback',
    'https://evil.example/callback',
    'https://assistant.example/Callback',
    'http://127.0.0.1:50000/callback',
    'http://localhost:50000/callback?a=1',
    'https://127.0.0.1/callback?a=1',
  ])
    expect([address, isRegistered(address, registered)]).toEqual([address, false]);
});

test('an answer joins the query that is there', () => {
  expect(withAnswer('https://a.example/c?k=1', { code: 'x y', state: undefined })).toBe(
    'https://a.example/c?k=1&code=x+y',
  );
});
