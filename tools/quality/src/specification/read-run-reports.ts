import path from 'node:path';
import { OWN_TESTS, type Evidence } from './evidence.ts';
import { readTags } from './tags.ts';

type Outcome = Exclude<Evidence['outcome'], 'written'>;

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

/** Tagged tests of a report of Vitest's JSON reporter; what is neither passed nor failed was skipped. */
export function readVitestEvidence(root: string, text: string): Evidence[] {
  const report = JSON.parse(text) as VitestReport;
  const others = report.testResults.filter(({ name }) => !relative(root, name).startsWith(OWN_TESTS));
  return others.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ ancestorTitles, title, status }) => {
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
      return evidenceOf(relative(root, name), [...ancestorTitles, title], outcome);
    }),
  );
}

type Step = { title: string; error?: unknown; steps?: Step[] };
type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { status: string; steps?: Step[] }[] }[];
  }[];
};
type PlaywrightReport = { config: { rootDir: string }; suites: Suite[] };

/** Tagged tests and steps of a report of Playwright's JSON reporter; a step counts with the test that it is part of. */
export function readPlaywrightEvidence(root: string, text: string): Evidence[] {
  const report = JSON.parse(text) as PlaywrightReport;
  // The outermost suites are the files.
  return report.suites.flatMap((file) => evidenceOfSuite({ ...file, title: '' }, []));

  function evidenceOfSuite(suite: Suite, above: string[]): Evidence[] {
    const titles = suite.title ? [...above, suite.title] : above;
    const specs = (suite.specs ?? []).flatMap((spec) => {
      const file = relative(root, path.join(report.config.rootDir, spec.file));
      return spec.tests.flatMap(({ results }) => {
        const last = results.at(-1);
        const outcome = last?.status === 'passed' || last?.status === 'skipped' ? last.status : 'failed';
        const steps = (last?.steps ?? []).flatMap((step) =>
          evidenceOfStep(file, step, [spec.title], last?.status === 'passed' ? 'passed' : 'failed'),
        );
        return [...evidenceOf(file, [...titles, spec.title], outcome), ...steps];
      });
    });
    return [...specs, ...(suite.suites ?? []).flatMap((inner) => evidenceOfSuite(inner, titles))];
  }
}

function evidenceOfStep(file: string, step: Step, above: string[], outcome: Outcome): Evidence[] {
  const own = step.error ? 'failed' : outcome;
  const { ids, text } = readTags(step.title);
  const titles = [...above.map((title) => readTags(title).text), text];
  const inner = (step.steps ?? []).flatMap((next) => evidenceOfStep(file, next, titles, own));
  return ids.length > 0 ? [{ ids, file, title: titles.join(' › '), outcome: own }, ...inner] : inner;
}

function evidenceOf(file: string, titles: string[], outcome: Outcome): Evidence[] {
  const tagged = titles.map((title) => readTags(title));
  const ids = tagged.flatMap((title) => title.ids);
  return ids.length > 0 ? [{ ids, file, title: tagged.map((title) => title.text).join(' › '), outcome }] : [];
}

const relative = (root: string, file: string) => path.relative(root, file).replaceAll('\\', '/');
