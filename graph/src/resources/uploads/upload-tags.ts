import { integer, text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import type { Service } from '#core/service.ts';

/** The tags of all uploads. */
export function uploadTags({ model }: Service): Operation {
  return defineOperation({
    name: 'uploadTags',
    summary: 'Every tag of an upload, in the order of the alphabet, and how many uploads have it',
    kind: 'query',
    method: 'get',
    path: '/uploads/tags',
    audience: 'staff',
    input: {},
    output: { kind: 'fields', name: 'UploadTag', isList: true, fields: tagFields },
    async run() {
      const counts = new Map<string, number>();
      for await (const { tags } of model.find({}, { tags: 1 }).lean().cursor()) {
        for (const tag of (tags as string[] | undefined) ?? [])
          counts.set(tag, (counts.get(tag) ?? 0) + 1);
      }
      return [...counts]
        .map(([tag, count]) => ({ tag, count }))
        .toSorted((a, b) => a.tag.localeCompare(b.tag, 'en'));
    },
  });
}

const tagFields = {
  tag: text({ label: 'Tag', required: true }),
  count: integer({ label: 'Count', required: true }),
};
