/**
 * How many tests passed and failed; of the failed ones, and of those that passed only when repeated,
 * `title: first line of what went wrong`.
 */
export type Count = { passed: number; failed: number; failures: string[]; repeated?: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

type PlaywrightReport = {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
};

/**
 * Counts a report of Vitest's JSON reporter; a file that could not even be loaded counts as failed, and a test that passed
 * only when repeated as passed: it still says what went wrong at first.
 */
export function countVitest(text: string): Count {
  const report = JSON.parse(text) as VitestReport;
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [nameFailure(name, message)];
      return failed.map((test) => nameFailure(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
    });
  const failed = report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites;
  const repeated = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map((test) => nameFailure(`${name} › ${test.fullName}`, test.failureMessages?.[0])),
  );
  return { passed: report.numPassedTests, failed, failures, repeated };
}

/** Counts a report of Playwright's JSON reporter; a test that passed only when repeated counts as passed. */
export function countPlaywright(text: string): Count {
  const { stats, suites } = JSON.parse(text) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => nameThose(suite, 'unexpected')),
    repeated: suites.flatMap((suite) => nameThose(suite, 'flaky')),
  };
}

function nameThose({ specs, suites = [] }: PlaywrightSuite, wanted: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        nameFailure(`${file}:${line} › ${title}`, results.findLast(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => nameThose(suite, wanted))];
}

function nameFailure(title: string, message = ''): string {
  return `${title}: ${message.split('\n', 1)[0]}`;
}
