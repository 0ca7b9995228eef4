import { beginWriting, finishWriting, type Walk, YOUR_TEXT } from './walk.ts';

const SENTENCE = 'I was angry at the delay, and later grateful for the quiet evening with my sister.';

export const mainJob: Walk = {
  name: 'main job: sign up, write, finish, read',
  async go(page) {
    await page.open('/auth?mode=sign-up');
    const email = `browsers-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}@people.example`;
    await page.write({ role: 'textbox', name: 'Name' }, 'Wilma');
    await page.write({ role: 'textbox', name: 'Email' }, email);
    await page.write({ role: 'textbox', name: 'Password' }, 'quiet-notebook-7');
    await page.press({ role: 'button', name: 'Create' });
    await page.isAt(/\/journal$/);
    await beginWriting(page);
    await page.write({ role: 'textbox', name: 'Title' }, 'An evening');
    await page.write(YOUR_TEXT, SENTENCE);
    await page.sees('Saved');
    await finishWriting(page);
    await page.find({ role: 'heading', name: 'An evening' });
    await page.sees(SENTENCE);
    await page.sees('Read by the built-in reader');
    await page.open('/entries');
    await page.press({ role: 'link', name: 'An evening' });
    await page.sees(SENTENCE);
  },
};
