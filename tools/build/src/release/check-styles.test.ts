import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkStyles, findProblems } from './check-styles.ts';

const inLayer = (css: string) => findProblems(`@layer areas{${css}}`, 'journal');

it.each([
  '.journal-row-x{color:red}',
  '.journal-row-x:hover>span::before,.journal-day-x+.journal-day-x{color:red!important}',
  ':root[data-theme="light"] .journal-row-x p{color:red}',
  '@media (width < 40rem){.journal-row-x nav{display:none}}',
  '@supports (gap:1px){@container (width > 1px){.journal-row-x{gap:1px}}}',
  '.journal-row-x{&:hover{color:red}& p{color:red}>p{color:red}@media print{color:red}.wide &{color:red}}',
  ':is(.journal-a-x,.journal-b-x) p{color:red}',
  '@keyframes journal-arrive-x{from{opacity:0}to{opacity:1}}',
  '@font-face{font-family:"journal-hand";src:url(a.woff2)}',
])('lets through %s', (css) => {
  expect(inLayer(css)).toEqual([]);
});

it.each([
  ['nav{display:none!important}', 'nav: not below a class of journal'],
  [':root{--color-text:red}', ':root: not below a class of journal'],
  ['html,.journal-row-x{color:red}', 'html: not below a class of journal'],
  ['body:has(.journal-row-x){overflow:hidden}', 'body:has(.journal-row-x): not below a class of journal'],
  ['*{margin:0}', '*: not below a class of journal'],
  [':not(.journal-row-x){color:red}', ':not(.journal-row-x): not below a class of journal'],
  ['.shell-rail-x{display:none}', '.shell-rail-x: not below a class of journal'],
  ['.journalist{color:red}', '.journalist: not below a class of journal'],
  ['.journal-row-x~nav{display:none}', '.journal-row-x~nav: not below a class of journal'],
  [':is(.journal-a-x,nav){color:red}', ':is(.journal-a-x,nav): not below a class of journal'],
  ['.journal-row-x{+nav{display:none}}', '+nav: not below a class of journal'],
  ['.journal-row-x{:has(&){color:red}}', ':has(&): not below a class of journal'],
  ['@media print{nav{display:none}}', 'nav: not below a class of journal'],
  ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin: a name of everybody'],
  ['@font-face{font-family:Inter;src:url(a.woff2)}', '@font-face Inter: a name of everybody'],
  ['@property --color-text{syntax:"*";inherits:true}', '@property color-text: a name of everybody'],
  ['@page{margin:0}', '@page : not for a remote'],
])('refuses %s', (css, problem) => {
  expect(inLayer(css)).toEqual([problem]);
});

it('refuses what stands outside of the layer, or in another', () => {
  expect(findProblems('.journal-row-x{color:red}', 'journal')).toEqual([
    '.journal-row-x: outside of @layer areas',
  ]);
  expect(findProblems('@layer base{.journal-row-x{color:red}}', 'journal')).toEqual([
    '@layer base: not for a remote',
  ]);
  expect(findProblems('@import "other.css";', 'journal')).toHaveLength(1);
});

it('names the file, and all that is wrong in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  writeFileSync(join(folder, 'fine.css'), '@layer areas{.journal-row-x{color:red}}');
  expect(() => checkStyles(folder, 'journal')).not.toThrow();
  writeFileSync(join(folder, 'page.css'), '@layer areas{nav{display:none!important}*{margin:0}}');
  expect(() => checkStyles(folder, 'journal')).toThrow(/page\.css[^]*\n {2}nav: .*\n {2}\*: /);
  rmSync(folder, { recursive: true });
});
