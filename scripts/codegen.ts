import { writeFile } from 'node:fs/promises';
import { describeApi } from '@karibu/graph/describe.ts';

const { graphql, openapi } = describeApi();
await writeFile('graph/schema.graphql', graphql);
await writeFile('graph/openapi.json', `${JSON.stringify(openapi, null, 2)}\n`);
