import { createPerson, demoPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('a framework of the library is begun, gone on with after a reload, finished and shared under its own name', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const person = await createPerson('acme', 'Dora');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const field = page.getByRole('textbox');
  const goOn = (name: 'Next' | 'Skip' | 'Finish') => page.getByRole('button', { name, exact: true }).click();

  await test.step('Dora begins the decision journal', async () => {
    await page.goto(`${origin('acme')}/library`);
    await page.getByRole('link', { name: /Decision journal/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Decision journal' })).toBeVisible();
    await inspect(page, 'library-framework');
    await page.getByRole('link', { name: 'Begin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /What is there to decide/ })).toBeVisible();
    await field.fill('Whether I take the [post in Delft].');
    await page.getByRole('button', { name: 'Go deeper' }).click();
    await expect(page.getByText('“Whether I take the [post in Delft]”: what about this')).toBeVisible();
    await inspect(page, 'walk-deeper');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await goOn('Next');
  });

  await test.step('feelings are chosen among words, options are listed and one of them is taken', async () => {
    await page.getByRole('button', { name: /Add a word/ }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('button', { name: /^Without / })).toBeVisible();
    await inspect(page, 'walk-feelings');
    await goOn('Next');
    await field.fill('Take it\nStay here');
    await goOn('Next');
    await page.getByText('Stay here').click();
    await inspect(page, 'walk-choice-rtl', 'rtl');
    await expect(
      page
        .getByText('Kept', { exact: false })
        .or(page.getByText('Saved', { exact: false }))
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Stay here' })).toBeChecked();
    await goOn('Next');
  });

  await test.step('its later questions repeat the choice, and a scale is said by keyboard', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Stay here');
    await field.fill('The garden, and the friends.');
    await goOn('Next');
    await field.fill('That I am still glad in spring.');
    await goOn('Next');
    const scale = page.getByRole('slider');
    await scale.press('End');
    await scale.press('ArrowLeft');
    await inspect(page, 'walk-scale');
    await goOn('Next');
    await goOn('Skip');
    await page.locator('input[type="date"]').fill('2027-04-01');
    await goOn('Finish');
  });

  await test.step('the entry says what it was written with, and reads as it was answered', async () => {
    await expect(page).toHaveURL(/\/journal\/entry\//);
    await expect(page.getByText(/Decision journal/).first()).toBeVisible();
    await expect(page.getByText('99 / 100')).toBeVisible();
    await expect(page.getByText('Anxious')).toHaveCount(0);
    await inspect(page, 'walked-entry');
  });

  await test.step('a public page shows its questions', async () => {
    await page.getByRole('button', { name: 'Present' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: /^Share "/ });
    await share.getByRole('button', { name: 'Generate Public Link' }).click();
    const address = await share.getByRole('textbox', { name: 'Public link' }).inputValue();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address.replace('/p/', '/s/'));
    await expect(visitor.getByText('Decision journal')).toBeVisible();
    await expect(visitor.getByText('Which one are you choosing?')).toBeVisible();
    await expect(visitor.getByText('Stay here').first()).toBeVisible();
    await inspect(visitor, 'walked-shared');
  });
  await test.step('on its day the decision asks what came of it, and is compared with what was expected', async () => {
    const title = await page.getByRole('heading', { level: 1 }).first().textContent();
    await page.goto(`${origin('acme')}/library`);
    await page.getByRole('link', { name: 'Decisions' }).click();
    const decision = page.getByRole('article', { name: title ?? '' });
    await expect(page.getByRole('region', { name: 'Not clear yet' })).toContainText('99%');
    await inspect(page, 'decisions-coming');
    await page.clock.setFixedTime('2027-04-02T09:00:00Z');
    await page.goto(`${origin('acme')}/journal`);
    await expect(page.getByText(`You decided on “${title}” on`)).toBeVisible();
    await inspect(page, 'home-decision');
    await page.getByRole('link', { name: 'Look back' }).click();
    await expect(page.getByRole('region', { name: 'Due now' })).toContainText('April 1, 2027');
    await decision.getByRole('textbox', { name: 'What happened?' }).fill('The garden was worth it.');
    await inspect(page, 'decisions-due');
    await decision.getByRole('button', { name: 'In part' }).click();
    const calibration = page.getByRole('region', { name: 'How well you expect' });
    await expect(calibration).toContainText('0.24 mean squared distance over 1 decision');
    await expect(calibration.getByRole('row', { name: /^80%–100%/ })).toContainText('50%');
    await inspect(page, 'decisions-calibration');
    await inspect(page, 'decisions-calibration-rtl', 'rtl');
    await decision.getByRole('button', { name: 'Say it anew' }).click();
    await expect(page.getByRole('region', { name: 'Due now' })).toBeVisible();
  });
  await context.close();
});

test('an administrator writes a framework in two languages, and a member walks it in the second', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const admin = await demoPerson('acme', 'grace@acme.example');
  const name = `Before the weekend ${Date.now().toString(36)}`;
  const context = await browser.newContext({ storageState: await signedInState(admin) });
  const page = await context.newPage();
  const question = (number: number) => page.getByRole('article', { name: `Question ${number}` });
  const fill = (label: string, text: string) =>
    page.getByRole('textbox', { name: label, exact: true }).fill(text);
  const words = (number: number, label: string) =>
    question(number).getByRole('textbox', { name: label, exact: true });

  await test.step('Grace writes two questions, the second of which repeats the first answer', async () => {
    await page.goto(`${origin('acme')}/library`);
    await page.getByRole('link', { name: 'Own frameworks' }).click();
    await page.getByRole('link', { name: 'Write a framework' }).click();
    await fill('Name', name);
    await fill('What it is good for', 'Closes the week.');
    await words(1, 'Question').fill('What may rest until Monday?');
    await words(1, 'Words in its place').fill('it');
    await page.getByRole('button', { name: 'One more question' }).click();
    await words(2, 'Question').fill('How heavy is');
    await question(2).getByRole('button', { name: 'Repeat an earlier answer' }).click();
    await page.getByRole('menuitem', { name: 'What may rest until Monday?' }).click();
    await expect(words(2, 'Question')).toHaveValue('How heavy is {question-1}');
    await question(2)
      .getByRole('button', { name: /Answered with/ })
      .click();
    await page.getByRole('option', { name: 'A number on a scale' }).click();
    await expect(page.getByText('Nothing is missing: it can be published.')).toBeVisible();
    await inspect(page, 'own-framework');
  });
  await test.step('a second language is asked for in every text, and a wrong way is named', async () => {
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { name: /things to mend/ })).toBeVisible();
    await fill('Name', `Avant le week-end ${name.slice(-6)}`);
    await fill('What it is good for', 'Clôt la semaine.');
    await words(1, 'Question').fill('Qu’est-ce qui peut attendre lundi ?');
    await words(1, 'Words in its place').fill('cela');
    await words(2, 'Question').fill('Combien pèse {question-1} ?');
    await expect(page.getByText('Nothing is missing: it can be published.')).toBeVisible();
    await inspect(page, 'own-framework-rtl', 'rtl');
    // "Saved" is a place of the library as well.
    await expect(page.locator('main [data-state="saved"]')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  });
  await test.step('she walks it herself, and publishes it', async () => {
    await page.getByRole('button', { name: 'Walk it' }).click();
    const preview = page.getByRole('dialog', { name: 'Walk it' });
    await preview.getByRole('textbox').fill('The report');
    await preview.getByRole('button', { name: 'Next' }).click();
    await expect(preview.getByText('How heavy is “The report”')).toBeVisible();
    await inspect(page, 'own-framework-preview');
    await preview.getByRole('button', { name: 'That was it' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
  });
  await test.step('a member finds it in French and walks it', async () => {
    const member = await createPerson('acme', 'Lou');
    const other = await browser.newContext({ storageState: await signedInState(member) });
    const reader = await other.newPage();
    await reader.goto(`${origin('acme')}/settings`);
    await reader.getByRole('radio', { name: 'Français' }).click({ force: true });
    await expect(reader.locator('html')).toHaveAttribute('lang', 'fr');
    await reader.goto(`${origin('acme')}/library`);
    await expect(reader.getByRole('link', { name: 'Nos propres parcours' })).toHaveCount(0);
    await reader.getByRole('link', { name: `Avant le week-end ${name.slice(-6)}` }).click();
    await reader.getByRole('link', { name: 'Commencer' }).click();
    await expect(reader.getByRole('heading', { level: 1, name: /attendre lundi/ })).toBeVisible();
    await reader.getByRole('textbox').fill('Le rapport');
    await reader.getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/Combien pèse .*Le rapport/);
    await inspect(reader, 'own-framework-walked');
    await reader.getByRole('slider').press('End');
    await reader.getByRole('button', { name: 'Terminer', exact: true }).click();
    await expect(reader).toHaveURL(/\/journal\/entry\//);
    await expect(reader.getByText('10 / 10')).toBeVisible();
    await other.close();
  });
  await test.step('it is withdrawn', async () => {
    await page.goto(`${origin('acme')}/library/own`);
    const item = page.getByRole('listitem').filter({ hasText: name });
    await inspect(page, 'own-frameworks');
    await item.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(item.getByText('Withdrawn')).toBeVisible();
  });
  await context.close();
});

test('an administrator writes a prompt in two languages, and a member takes it, saves it and puts it aside', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const admin = await demoPerson('acme', 'grace@acme.example');
  const mark = Date.now().toString(36);
  const [english, french] = [`Who helped you in the hall ${mark}?`, `Qui t’a aidé dans la halle ${mark} ?`];
  const context = await browser.newContext({ storageState: await signedInState(admin) });
  const page = await context.newPage();
  const member = await createPerson('acme', 'Lou');
  const other = await browser.newContext({ storageState: await signedInState(member) });
  const reader = await other.newPage();
  const prompts = () => reader.goto(`${origin('acme')}/library/prompts?topic=work`);
  const prompt = (text: string) => reader.getByRole('listitem').filter({ hasText: text });

  await test.step('Grace is told what belongs there, and what is wrong with an empty one', async () => {
    await page.goto(`${origin('acme')}/instance-admin`);
    await page.getByRole('tab', { name: 'Prompts' }).click();
    await page.getByRole('button', { name: 'Write a prompt' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Write it in one language at least.')).toBeVisible();
    await page.getByRole('button', { name: /Topic/ }).click();
    await page.getByRole('option', { name: 'Work' }).click();
    await page.getByRole('textbox', { name: 'English' }).fill(english);
    await page.getByRole('textbox', { name: 'Français' }).fill(french);
    await inspect(page, 'admin-prompt-dialog');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: new RegExp(mark) })).toBeVisible();
    await inspect(page, 'admin-prompts');
    await inspect(page, 'admin-prompts-rtl', 'rtl');
  });
  await test.step('a member is offered it in their language, saves it and finds it again', async () => {
    await prompts();
    await expect(reader.getByRole('main').getByRole('listitem').first()).toContainText(english);
    await prompt(english).getByRole('button', { name: 'Save' }).click();
    await expect(prompt(english).getByRole('button', { name: 'Saved' })).toBeVisible();
    await reader.goto(`${origin('acme')}/library`);
    await inspect(reader, 'library');
    await inspect(reader, 'library-rtl', 'rtl');
    await reader.getByRole('link', { name: 'To decide' }).click();
    await expect(reader.getByRole('region', { name: 'To decide' })).toContainText('Decision journal');
    await inspect(reader, 'library-need');
    await reader.getByRole('link', { name: 'To decide' }).click();
    await reader.getByRole('switch', { name: 'Only what I saved' }).press('Space');
    await expect(prompt(english)).toBeVisible();
    await inspect(reader, 'library-saved');
  });
  await test.step('one that is off is offered to nobody, and the saved one is counted as gone', async () => {
    await page.getByRole('switch', { name: `Offer “${english}”` }).press('Space');
    await expect(page.getByRole('switch', { name: `Offer “${english}”` })).not.toBeChecked();
    await reader.reload();
    await expect(reader.getByText('1 thing that you saved is not offered any more.')).toBeVisible();
    await prompts();
    await expect(reader.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(prompt(english)).toHaveCount(0);
    await page.getByRole('switch', { name: `Offer “${english}”` }).press('Space');
    await expect(page.getByRole('switch', { name: `Offer “${english}”` })).toBeChecked();
  });
  await test.step('put aside, it is gone for them alone', async () => {
    await prompts();
    await prompt(english).getByRole('button', { name: 'Not for me' }).click();
    await expect(prompt(english).getByText('It will not be shown again.')).toBeVisible();
    await prompts();
    await expect(reader.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(prompt(english)).toHaveCount(0);
    await page.goto(`${origin('acme')}/library/prompts?topic=work`);
    await expect(page.getByRole('listitem').filter({ hasText: english })).toBeVisible();
  });
  await test.step('a member has no such screen, and it is removed', async () => {
    await reader.goto(`${origin('acme')}/instance-admin`);
    await expect(reader.getByRole('tab', { name: 'Prompts' })).toHaveCount(0);
    await page.goto(`${origin('acme')}/instance-admin`);
    await page.getByRole('tab', { name: 'Prompts' }).click();
    await page.getByRole('button', { name: `What to do with “${english}”` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(0);
    await inspect(page, 'admin-prompts-empty');
  });
  await other.close();
  await context.close();
});
