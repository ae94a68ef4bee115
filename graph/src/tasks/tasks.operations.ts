import type { Connection } from 'mongoose';
import { defineOperation, type Operation } from '#core/operation.ts';
import { readTimeZone } from '#core/read/time-zone.ts';
import type { Service } from '#core/service.ts';
import { findTasks } from './find-tasks.ts';
import { taskFields } from './task.fields.ts';

type Tools = { connection: Connection; services: Map<string, Service> };

/** What wants doing in the back office. */
export function taskOperations({ connection, services }: Tools): Operation[] {
  return [
    defineOperation({
      name: 'tasks',
      summary: 'What wants doing: hidden records, missing texts, last dates, backups',
      kind: 'query',
      method: 'get',
      path: '/tasks',
      audience: 'staff',
      input: {},
      output: { kind: 'fields', name: 'Task', isList: true, fields: taskFields },
      async run(context) {
        return findTasks(context, connection, services, await readTimeZone(services));
      },
    }),
  ];
}
