import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** How a run of a job ended. */
type JobOutcome = 'done' | 'failed';

/** What is measured of jobs. */
export type JobMetrics = {
  /** A run begins; the answer ends it. */
  start(job: string): (outcome: JobOutcome) => void;
};

/** Runs, their seconds, and when each job was last done (unix seconds). */
export function createJobMetrics(registry: Registry): JobMetrics {
  const runs = new Counter({
    name: 'worker_job_runs_total',
    help: 'Runs of background jobs',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'worker_job_seconds',
    help: 'Seconds that a run took',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
    registers: [registry],
  });
  const lastDone = new Gauge({
    name: 'worker_job_last_done_seconds',
    help: 'When a job was last done, unix seconds',
    labelNames: ['job'],
    registers: [registry],
  });
  return {
    start(job) {
      const endTimer = seconds.startTimer({ job });
      return (outcome) => {
        endTimer();
        runs.inc({ job, outcome });
        if (outcome === 'done') lastDone.setToCurrentTime({ job });
      };
    },
  };
}
