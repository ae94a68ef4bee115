import { TasksDocument, type TasksQuery } from '../generated/graphql.ts';
import { apolloClient } from './apollo-client.ts';

export type Task = TasksQuery['tasks'][number];

/** The call about what wants doing. */
export const taskCalls = {
  async getTasks(): Promise<Task[]> {
    const { data } = await apolloClient.query({ query: TasksDocument });
    return data.tasks;
  },
};
