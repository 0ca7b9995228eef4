export { serveTasks } from './serve-tasks.ts';
export { createTaskProcess, TaskEndedError, TaskFailedError } from './task-process.ts';
