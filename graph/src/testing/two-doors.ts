import { describe } from 'vitest';
import type { Door } from './door.ts';
import { graphqlDoor } from './graphql-door.ts';
import { restDoor } from './rest-door.ts';
import type { TestServer } from './test-server.ts';

/** Registers tests that run once over REST and once over GraphQL. */
export function describeBothDoors(
  getServer: () => TestServer,
  title: string,
  register: (door: Door) => void,
): void {
  const doors = [restDoor(getServer), graphqlDoor(getServer)];
  describe.each(doors)(`${title} over $name`, register);
}
