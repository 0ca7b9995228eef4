import { describe, expect, it } from 'vitest';
import { type ChatFormat, chatMessageOf, type ChatNote } from './chat-message.ts';

const hostile = '<!channel> @everyone [here](https://evil.example) **bold** & <@U1>';
const note: ChatNote = {
  event: 'entry.finished',
  chosen: { title: hostile, text: hostile, feelings: [{ feeling: 'joy', percent: 60 }] },
  link: 'https://acme.reflectory.example/journal/entry/1',
  language: 'en',
};
const read = (format: ChatFormat, changed: object = {}) =>
  JSON.parse(chatMessageOf(format, { ...note, ...changed }));

describe('a message to a chat', () => {
  it('calls nobody and is read as no form, in Slack', () => {
    const { text, blocks, mrkdwn } = read('slack');
    expect(mrkdwn).toBe(false);
    expect(text).toContain('&lt;!channel&gt; @everyone');
    expect(text).not.toMatch(/<[!@]/u);
    expect(blocks[0].text).toMatchObject({ type: 'plain_text' });
    expect(blocks[0].text.text).toBe(`An entry was finished: ${hostile}\n${hostile}\nFelt: joy`);
    expect(blocks[1].elements[0].text).toBe(`<${note.link}|Open it>`);
  });

  it('calls nobody and is read as no form, in Discord', () => {
    const { content, allowed_mentions: mentions } = read('discord');
    expect(mentions).toEqual({ parse: [] });
    const [said, written] = content.split('\n');
    for (const line of [said, written]) expect(line.replaceAll(/\\./gu, '')).not.toMatch(/[*_~`|<>@[\]]/u);
    expect(content).toContain(`[Open it](<${note.link}>)`);
  });

  it('is a card without links of its own, in Teams', () => {
    const [{ content: card }] = read('teams').attachments;
    expect(card.body).toHaveLength(3);
    for (const { type, inlines } of card.body)
      expect({ type, inlines }).toMatchObject({ type: 'RichTextBlock', inlines: [{ type: 'TextRun' }] });
    expect(card.body[1].inlines[0].text).toBe(hostile);
    expect(card.actions).toEqual([{ type: 'Action.OpenUrl', title: 'Open it', url: note.link }]);
  });

  it.each(['slack', 'teams', 'discord'] as const)('has its limits, however much was chosen: %s', (format) => {
    const long = '@'.repeat(50_000);
    const feelings = Array.from({ length: 40 }, (_, n) => ({ feeling: `feeling *${n}*`, percent: 2 }));
    const link = `https://${'a'.repeat(280)}.example/journal/entry/1`;
    const message = chatMessageOf(format, { ...note, link, chosen: { title: long, text: long, feelings } });
    const { content = '', blocks = [] } = JSON.parse(message);
    expect(content.length).toBeLessThanOrEqual(2000);
    expect((blocks[0]?.text.text ?? '').length).toBeLessThanOrEqual(3000);
    expect(message.length).toBeLessThan(28_000);
  });

  it.each(['de', 'fr', 'ar'] as const)('is in the language of its person: %s', (language) => {
    const said = chatMessageOf('slack', { ...note, chosen: {}, language });
    expect(said).not.toContain('An entry');
    expect(JSON.parse(said).blocks).toHaveLength(2);
  });
});
