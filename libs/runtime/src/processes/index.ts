export { createScriptProcess, type ScriptProcess } from './script-process.ts';
export { serveTasks } from './serve-tasks.ts';
export { createTaskProcess, TaskEndedError, TaskFailedError } from './task-process.ts';
