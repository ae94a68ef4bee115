import { defineOperation, type Operation } from '#core/operation.ts';
import { readTimeZone } from '#core/read/time-zone.ts';
import { findTasks, type TaskTools } from './find-tasks.ts';
import { taskFields } from './task.fields.ts';

/** What wants doing in the back office. */
export function taskOperations(tools: TaskTools): Operation[] {
  return [
    defineOperation({
      name: 'tasks',
      summary:
        'What wants doing: reviews, drafts, hidden records, missing texts, last dates, backups, disk',
      kind: 'query',
      method: 'get',
      path: '/tasks',
      audience: 'staff',
      input: {},
      output: { kind: 'fields', name: 'Task', isList: true, fields: taskFields },
      async run(context) {
        return findTasks(context, tools, await readTimeZone(tools.services));
      },
    }),
  ];
}
