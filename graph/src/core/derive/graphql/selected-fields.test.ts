import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM_CONTEXT } from '#core/access.ts';
import { serviceOf } from '../../../services.ts';
import { startTestServer, type TestServer, tourInput } from '../../../testing/test-server.ts';
import { selectedFields } from './selected-fields.ts';

let server: TestServer;
/** The fields that the last list asked the database for. */
let projection: Record<string, unknown> | undefined;
beforeAll(async () => {
  server = await startTestServer();
  const tours = serviceOf(server.services.byName, 'tours');
  await tours.create(SYSTEM_CONTEXT, tourInput({ title: 'Selous', highlights: ['Boats'] }));
  server.connection.set('debug', (name: string, call: string, ...given: unknown[]) => {
    const options = given[1] as { projection?: Record<string, unknown> };
    if (name === 'tours' && call === 'find') projection = options.projection;
  });
});
afterAll(() => server.close());

function selected(text: string): string[] {
  const { definitions } = parse(text);
  const ofKind = (kind: Kind) => definitions.filter((each) => each.kind === kind);
  const [operation] = ofKind(Kind.OPERATION_DEFINITION) as OperationDefinitionNode[];
  const fragments = (ofKind(Kind.FRAGMENT_DEFINITION) as FragmentDefinitionNode[]).map(
    (each) => [each.name.value, each] as const,
  );
  const fieldNodes = operation?.selectionSet.selections.filter((each) => each.kind === Kind.FIELD);
  return selectedFields(
    { fieldNodes: fieldNodes ?? [], fragments: Object.fromEntries(fragments) },
    'items',
  );
}

test('names what is selected, through aliases and fragments, once each', () => {
  expect(selected('{ tours { count } }')).toEqual([]);
  expect(selected('{ tours { items { id name: title } more: items { title price } } }')).toEqual([
    ...['id', 'title', 'price'],
  ]);
  const spread = '{ tours { ...A } } fragment A on Tours { items { ...B ... on Tour { slug } } }';
  expect(selected(`${spread} fragment B on Tour { image gallery { url } }`)).toEqual([
    ...['image', 'gallery', 'slug'],
  ]);
});

test('SIZE-9 a list of staff reads no more of each record than it shows', async () => {
  const list = async (fields: string, as?: string) => {
    const { data } = await server.graphql(`{ tours { items { ${fields} } count } }`, {}, as);
    return data.tours;
  };
  const brief = await list('id title updatedAt', 'editor');
  expect(brief.items).toEqual([expect.objectContaining({ title: 'Selous' })]);
  expect(Object.keys(projection ?? {}).toSorted()).toEqual([
    ...['createdAt', 'createdBy', 'title', 'updatedAt', 'version'],
  ]);
  expect((await list('highlights', 'editor')).items).toEqual([{ highlights: ['Boats'] }]);
  // What a visitor may see of a field can depend on another.
  expect((await list('highlights')).items).toEqual([{ highlights: ['Boats'] }]);
  expect(projection).toBeUndefined();
  expect((await list('__typename', 'editor')).items).toEqual([{ __typename: 'Tour' }]);
});
