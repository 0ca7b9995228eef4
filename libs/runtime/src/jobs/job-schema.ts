/** Schema of the job queue. */
export const JOB_SCHEMA = 'jobs';
