import { NOT_CHOSEN, NOT_WRITTEN, type WorkflowDocument } from '@reflectory/contracts/workflows';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allSteps,
  checkWorkflow,
  looksSecret,
  readWorkflowFile,
  textsToShare,
  WorkflowFileError,
  writeWorkflowFile,
} from './index.ts';
import { anyWorkflow } from './testing/any-workflow.ts';

const here = { isOn: (_feature: string) => true, frameworks: new Set(['gratitude']) };
const title = 'Evening';
const document: WorkflowDocument = {
  trigger: { kind: 'card-moved', board_id: crypto.randomUUID(), column_id: crypto.randomUUID() },
  conditions: { is: 'contains', field: 'text', value: 'Anna' },
  steps: [
    { id: 'mine', kind: 'notify', text: 'Call Anna' },
    { id: 'hook', kind: 'webhook', webhook_id: crypto.randomUUID() },
    { id: 'mail', kind: 'mail', subject: 'Hello', text: `With ghp_${'a'.repeat(36)}` },
  ],
};
const failure = (text: string, rest: Partial<typeof here> = {}) => {
  try {
    readWorkflowFile(text, { ...here, ...rest });
  } catch (error) {
    if (error instanceof WorkflowFileError) return error.code;
    throw error;
  }
  return null;
};
const changed = (change: object) =>
  JSON.stringify({ ...JSON.parse(writeWorkflowFile({ title, document }, new Set())), ...change });

describe('a file of a routine', () => {
  it('has no id, no zone and no secret of any routine, and is read again', () => {
    fc.assert(
      fc.property(anyWorkflow, (any) => {
        const text = writeWorkflowFile({ title, document: any }, new Set());
        const ids = JSON.stringify(any).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
        expect(ids.filter((id) => id !== NOT_CHOSEN && text.includes(id))).toEqual([]);
        expect(text).not.toContain('Tokyo');
        const read = readWorkflowFile(text, here);
        expect(read.title).toBe(title);
        const kinds = (one: WorkflowDocument) => allSteps(one.steps).map(({ kind }) => kind);
        expect(kinds(read.document)).toEqual(kinds(any));
        expect(writeWorkflowFile(read, new Set())).toBe(text);
      }),
    );
  });

  it('leaves out words that the person keeps, and what looks like a secret in any case', () => {
    const texts = textsToShare({ title, document });
    expect(texts.map(({ text }) => text)).toEqual([
      title,
      'Anna',
      'Call Anna',
      'Hello',
      expect.stringContaining('ghp_'),
    ]);
    expect(texts.filter(({ isSecret }) => isSecret)).toHaveLength(1);
    const kept = new Set(texts.filter(({ text }) => text.includes('Anna')).map(({ key }) => key));
    const text = writeWorkflowFile({ title, document }, kept);
    expect(text).not.toMatch(/Anna|ghp_|mine/);
    const read = readWorkflowFile(text, here).document;
    expect(read.conditions).toMatchObject({ value: NOT_WRITTEN });
    expect([...new Set(checkWorkflow(read, new Date()).map(({ code }) => code))].toSorted()).toEqual([
      'no-board',
      'no-text',
      'no-webhook',
    ]);
  });

  it('is refused in words where it is broken, too large, newer, or no such file', () => {
    expect(failure('{')).toBe('broken');
    expect(failure('null')).toBe('other');
    expect(failure('{"name":"Trello","lists":[]}')).toBe('other');
    expect(failure(changed({ version: 2, steps: 'of another kind' }))).toBe('newer');
    expect(failure(changed({ may_mail: true }))).toBe('broken');
    expect(failure(changed({ document: { ...document, steps: [{ id: 'a', kind: 'format-disk' }] } }))).toBe(
      'broken',
    );
    expect(failure(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBe('broken');
    expect(failure(`"${'x'.repeat(256 * 1024)}"`)).toBe('too-large');
  });

  it('is refused where it has a secret, or a step of what is off', () => {
    const told = (text: string) =>
      changed({ document: { ...document, steps: [{ id: 'a', kind: 'notify', text }] } });
    expect(failure(told(`rfl_${'b'.repeat(43)}`))).toBe('secret');
    expect(failure(changed({ [`whsec_${'c'.repeat(20)}`]: 1 }))).toBe('secret');
    expect(failure(told('Breathe'), { isOn: (feature) => feature !== 'boards' })).toBe('off');
    expect(failure(told('Breathe'))).toBeNull();
  });

  it('asks for a framework that is not known here', () => {
    const steps = [{ id: 'a', kind: 'suggest-framework', framework: 'of-ours' }];
    const { document: read } = readWorkflowFile(changed({ document: { ...document, steps } }), here);
    expect(read.steps).toEqual([{ id: 'step-1', kind: 'suggest-framework', framework: NOT_WRITTEN }]);
  });

  it('never fails but with a reason', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(failure(text)).toMatch(/broken|other|secret/);
      }),
    );
  });
});

describe('secrets', () => {
  it.each([
    `rfl_${'a'.repeat(43)}`,
    'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    `ghp_${'x'.repeat(36)}`,
    'sk-proj-abcdefghijklmnop1234',
    'xoxb-123456789012-abcdef',
    'AKIAIOSFODNN7EXAMPLE',
    'd41d8cd98f00b204e9800998ecf8427e',
    'mail https://ada:pass@example.org',
    'bPxRfiCYEXAMPLEKEYwJalrXUtnFEMI2K7MDENG',
  ])('are known by how they begin, or by how long and mixed they are: %s', (secret) => {
    expect(looksSecret(secret)).toBe(true);
  });
  it.each([
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    NOT_CHOSEN,
    crypto.randomUUID(),
    'A walk of 20 minutes, ask-me-anything',
    'https://example.org/a/walk',
  ])('are no words, however long, and no ids: %s', (text) => {
    expect(looksSecret(text)).toBe(false);
  });
});
