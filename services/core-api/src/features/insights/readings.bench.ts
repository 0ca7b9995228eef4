import { isLanguage } from '@reflectory/contracts/languages';
import { createInterface } from 'node:readline';
import { createBuiltinEngine } from './builtin-engine.ts';

/** Reads lines of `{ text, language }` and answers each with the emotions found and how sure, the strongest first. */
const engine = createBuiltinEngine();
for await (const line of createInterface({ input: process.stdin })) {
  const { text, language } = JSON.parse(line);
  const { emotions } = engine.analyse(text, { language: isLanguage(language) ? language : 'en' });
  process.stdout.write(
    `${JSON.stringify(emotions.map(({ emotion, confidence }) => ({ emotion, confidence })))}\n`,
  );
}
