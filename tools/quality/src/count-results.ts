/** How many tests passed and failed. */
export type Count = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
};

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** Counts a report of Vitest's JSON reporter; a file that could not even be loaded counts as failed. */
export function countVitest(text: string): Count {
  const report = JSON.parse(text) as VitestReport;
  const failed = report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites;
  return { passed: report.numPassedTests, failed };
}

/** Counts a report of Playwright's JSON reporter; a test that passed only on retry counts as passed. */
export function countPlaywright(text: string): Count {
  const { expected, unexpected, flaky } = (JSON.parse(text) as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected };
}
