import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import './graphql-arguments.ts';

/** As Apollo loads it. Tests would get its other build. */
const { buildSchema, graphql }: typeof import('graphql') = createRequire(import.meta.url)(
  'graphql',
);

const schema = buildSchema('type Query { plain: Int, other: Int, sized(limit: Int = 25): Int }');
type Arguments = Record<string, unknown>;

async function argumentsOf(source: string): Promise<Arguments[]> {
  const given: Arguments[] = [];
  await graphql({
    ...{ schema, source, rootValue: {} },
    fieldResolver: (_, args) => void given.push(args),
  });
  return given;
}

test('SIZE-9 GraphQL makes no arguments anew for the fields that take none', async () => {
  const [plain, other] = await argumentsOf('{ plain other }');
  expect(plain).toEqual({});
  expect(other).toBe(plain);
});

test('SIZE-9 GraphQL reads the arguments that a field takes, and their defaults', async () => {
  expect(await argumentsOf('{ sized(limit: 3) }')).toEqual([{ limit: 3 }]);
  expect(await argumentsOf('{ sized }')).toEqual([{ limit: 25 }]);
});
