import { callFunction } from '@reflectory/client';
import type { FrameworkStep } from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';
import { textIn } from '@reflectory/domain/library';
import { type Topic, topicOf } from '@reflectory/domain/mindmaps';
import type { MapSource } from './map-source.ts';

/** Where a question repeats an answer, there is none here. */
const withoutEchoes = (text: string) => text.replaceAll(/\{[a-z][a-z0-9-]*\}/gu, '…');

function topicOfStep(step: FrameworkStep, language: Language): Topic {
  const options = step.kind === 'choice' ? (step.options ?? []) : [];
  return topicOf(withoutEchoes(textIn(step.question, language)), {
    children: options.map(({ label }) => topicOf(textIn(label, language))),
  });
}

/** The questions of a framework, to be answered by branches. */
export const frameworkSource: MapSource = {
  id: 'framework',
  async options({ client }) {
    const { frameworks } = await callFunction(client, 'list-library', null);
    return frameworks.map(({ key, name }) => ({ value: key, label: name }));
  },
  async draftOf({ client }, key, { language }) {
    const { document } = await callFunction(client, 'get-framework', { key, version: null });
    const children = document.steps.map((step) => topicOfStep(step, language));
    const note = textIn(document.promise, language);
    return children.length === 0
      ? null
      : { root: topicOf(textIn(document.name, language), { note, children }), crossLinks: [] };
  },
};
