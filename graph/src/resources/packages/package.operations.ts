import { text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import { EVERYTHING } from '#core/read/paging.ts';
import type { Service } from '#core/service.ts';

export function packageOperations(service: Service): Operation[] {
  return [
    defineOperation({
      name: 'packagesByCategory',
      summary: 'Lists the packages of a category',
      kind: 'query',
      method: 'get',
      path: '/packages/category/:category',
      audience: 'public',
      maxAgeSeconds: service.resource.maxAgeSeconds,
      input: { category: text({ label: 'The slug of the category', required: true }) },
      output: { kind: 'records', resource: 'packages' },
      async run(context, { input: { category } }) {
        const { records } = await service.list(context, { ...EVERYTHING, filter: { category } });
        return records;
      },
    }),
  ];
}
