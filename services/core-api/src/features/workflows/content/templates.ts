import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import {
  type WorkflowDocument,
  workflowDocumentSchema,
  type WorkflowTemplate,
} from '@reflectory/contracts/workflows';
import { allSteps, lacksBoard } from '@reflectory/domain/workflows';
import * as z from 'zod';
import { textsOf } from '../../../languages/texts-of.ts';
import { type Say, templateShapes } from './template-shapes.ts';

const text = z.string().min(1);
const textsSchema = z.record(z.string(), z.object({ title: text, promise: text }).catchall(text));
const texts = textsOf('workflows/templates', textsSchema);

const needsBoard = ({ trigger, steps }: WorkflowDocument): boolean =>
  lacksBoard(trigger) || allSteps(steps).some(lacksBoard);

/** @throws Error for a text that a language lacks */
function templateOf(key: string, language: Language): WorkflowTemplate {
  const words = texts[language][key];
  const say: Say = (name) => {
    const word = words?.[name];
    if (word === undefined) throw new Error(`The routine ${key} has no ${name} in ${language}`);
    return word;
  };
  const document = workflowDocumentSchema.parse(templateShapes[key]?.(say));
  return { key, title: say('title'), promise: say('promise'), document, needs_board: needsBoard(document) };
}

const templates = new Map(
  LANGUAGES.map((language) => [
    language,
    Object.keys(templateShapes).map((key) => templateOf(key, language)),
  ]),
);

/** The routines that one can begin with, in a language. */
export const templatesIn = (language: Language): WorkflowTemplate[] => templates.get(language) ?? [];
