/** How many tests passed and failed, and of the failed ones `title: first line of what went wrong`. */
export type Count = { passed: number; failed: number; failures: string[] };

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

/** Counts a report of Vitest's JSON reporter; a file that could not even be loaded counts as failed. */
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
  return { passed: report.numPassedTests, failed, failures };
}

/** Counts a report of Playwright's JSON reporter; a test that passed only on retry counts as passed. */
export function countPlaywright(text: string): Count {
  const report = JSON.parse(text) as PlaywrightReport;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected, failures: report.suites.flatMap(nameUnexpected) };
}

function nameUnexpected({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => nameFailure(`${file}:${line} › ${title}`, results.at(-1)?.error?.message)),
  );
  return [...own, ...suites.flatMap(nameUnexpected)];
}

function nameFailure(title: string, message = ''): string {
  return `${title}: ${message.split('\n', 1)[0]}`;
}
