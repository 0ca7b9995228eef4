import { LANGUAGES } from '@reflectory/contracts/languages';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LegalTexts } from '../../texts/legal/legal-text.ts';
import { legalTexts } from '../../texts/legal/index.ts';
import { textsByLanguage } from '../../texts/index.ts';
import LegalPage from './legal.page.tsx';

const show = (name: keyof LegalTexts) => {
  render(<LegalPage texts={textsByLanguage.en} text={legalTexts.en[name]} />);
  return within(screen.getByRole('article'));
};
const headings = (article: ReturnType<typeof show>) =>
  article.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const section = (number: number) => {
  const found = screen.getByRole('heading', { name: new RegExp(`^${number}\\. `) }).closest('section');
  if (!found) throw new Error(`No section ${number}`);
  return found;
};

describe('the terms', () => {
  test('have 14 numbered sections in their order §2.82 §2.83 §2.84 §2.85 §2.86 §2.87 §2.88 §2.89 §2.90 §2.91 §2.92 §2.93 §2.95 §2.96', () => {
    expect(headings(show('terms'))).toEqual([
      '1. Acceptance',
      '2. Not a medical service',
      '3. AI content limits',
      '4. Acceptable use',
      '5. Subscription and payment',
      '6. Data and privacy',
      '7. Intellectual property',
      '8. Limitation of liability',
      '9. Availability',
      '10. Termination',
      '11. Crisis resources',
      '12. Governing law',
      '13. Changes',
      '14. Contact',
    ]);
  });

  test('put themselves under the law of the United States and of Utah §2.94', () => {
    show('terms');
    expect(section(12)).toHaveTextContent('laws of the United States and of the state of Utah');
  });

  test('say who may use it and that it is no medical service §1.1 §1.25 §9.4', () => {
    show('terms');
    expect(section(1)).toHaveTextContent('at least 18 years old');
    expect(section(2)).toHaveTextContent('not a medical, psychological or therapeutic service');
  });

  test('say what it costs, how it renews and how it ends §9.3', () => {
    show('terms');
    for (const words of [
      'free trial of 7 days',
      '$9.99 per month',
      'renews automatically',
      'in the settings of your account or in the customer portal',
      'at least 30 days before',
    ])
      expect(section(5)).toHaveTextContent(words);
  });

  test('cap the liability at what was paid in the prior 12 months §9.13', () => {
    show('terms');
    expect(section(8)).toHaveTextContent('the amount that you paid us in the 12 months before');
  });

  test('leave 30 days for an export and promise deletion within 30 days §1.27 §9.9 §9.11', () => {
    show('terms');
    expect(section(6)).toHaveTextContent('You can export your data in common formats, or have it deleted');
    expect(section(10)).toHaveTextContent('export your content for 30 days');
    expect(section(10)).toHaveTextContent('your data is deleted within 30 days');
  });

  test('name who helps in a crisis', () => {
    show('terms');
    const links = within(section(11)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:988',
      'tel:112',
      'tel:116123',
      'https://findahelpline.com',
    ]);
  });
});

describe('the privacy policy', () => {
  test('has 13 sections in their order §2.98 §2.99', () => {
    expect(headings(show('privacy'))).toEqual([
      '1. Introduction',
      '2. Information collected',
      '3. Use',
      '4. AI processing and third parties',
      '5. Security',
      '6. Sharing',
      '7. Privacy rights',
      '8. Retention',
      '9. International transfers',
      '10. Children',
      '11. Cookies',
      '12. Changes',
      '13. Contact',
    ]);
  });

  test('says exactly when a third-party AI provider reads entries §1.26', () => {
    show('privacy');
    expect(section(4)).toHaveTextContent('The built-in engine works on our own servers');
    expect(section(4)).toHaveTextContent('only where the space that you use has configured one');
  });

  test('says how long data is kept and when requests are answered §9.10 §9.12', () => {
    show('privacy');
    expect(section(7)).toHaveTextContent('We answer privacy requests within 30 days');
    expect(section(8)).toHaveTextContent('up to 2 years');
    expect(section(8)).toHaveTextContent('no longer than 30 days from your request');
  });

  test('names the cookies that there are', () => {
    show('privacy');
    const terms = within(section(11)).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      '__Host-reflectory_document',
      'reflectory_language',
    ]);
  });
});

describe.each(['terms', 'privacy'] as const)('%s', (name) => {
  test('lead from the contents to each section', () => {
    show(name);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(contents).toHaveLength(legalTexts.en[name].sections.length);
    for (const link of contents) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target).toHaveTextContent(link.textContent ?? '');
    }
  });

  test('say the same in every language: sections, blocks, items, dates', () => {
    const shape = ({ sections }: LegalTexts['terms']) =>
      sections.map(({ anchor, blocks }) => [
        anchor,
        blocks.map((block) =>
          typeof block === 'string' ? 'text' : 'described' in block ? block.described.length : -block.length,
        ),
      ]);
    for (const language of LANGUAGES) {
      const text = legalTexts[language][name];
      expect(shape(text)).toEqual(shape(legalTexts.en[name]));
      expect(text.lastUpdated).toContain('{{today}}');
      expect(text.authority !== '').toBe(language !== 'en');
    }
  });

  test('leave the name of the product to the instance', () => {
    for (const language of LANGUAGES) {
      const words = JSON.stringify(legalTexts[language][name]).replaceAll(
        /reflectory_(document|language)/g,
        '',
      );
      expect(words).not.toMatch(/reflectory/i);
    }
  });
});
