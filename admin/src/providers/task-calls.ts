import { TasksDocument, type TasksQuery } from '../generated/graphql.ts';
import { callApi } from './call-api.ts';

export type Task = TasksQuery['tasks'][number];

/** The call about what wants doing. */
export const taskCalls = {
  async getTasks(): Promise<Task[]> {
    const { tasks } = await callApi(TasksDocument);
    return tasks;
  },
};
