import { assertMayWrite, type Context } from '../access.ts';
import { select, text } from '../fields/index.ts';
import { defineOperation, type Operation } from '../operation.ts';
import { isContent } from '../resource.ts';
import { mayWrite } from '../roles.ts';
import type { Service, ServiceTools } from '../service.ts';
import { listFilterChoices, MAX_CHOICES } from './filter-choices.ts';

/** The call that says what the lists of the back office can be narrowed to. */
export function filterChoiceOperations(tools: Pick<ServiceTools, 'services' | 'history'>) {
  const content = [...tools.services.values()].filter(({ resource }) => isContent(resource));
  const names = content.map(({ resource }) => resource.name);
  const operation: Operation = defineOperation({
    name: 'filterChoices',
    summary:
      'What the records of a list hold, for the filters that have no fixed options: texts, and ' +
      `who has changed a record last; at most ${MAX_CHOICES} for each filter`,
    kind: 'query',
    method: 'get',
    path: '/filter-choices',
    audience: 'staff',
    input: { resource: select({ label: 'Resource', options: ['', ...names] }) },
    output: { kind: 'fields', name: 'FilterChoice', isList: true, fields: CHOICE_FIELDS },
    async run(context, { input }) {
      const wanted = wantedOf(context, content, input.resource);
      const choices = await Promise.all(wanted.map((each) => listFilterChoices(each, tools)));
      return choices.flat();
    },
  });
  return [operation];
}

const CHOICE_FIELDS = {
  resource: text({ label: 'Resource', required: true }),
  filter: text({ label: 'Filter', required: true, help: 'The name of the parameter.' }),
  value: text({ label: 'Value', required: true }),
  label: text({ label: 'Label', required: true, help: 'What people call the value.' }),
};

/** One resource, or all that the viewer works on. Throws FORBIDDEN for one that is not theirs. */
function wantedOf(context: Context, content: Service[], name: string): Service[] {
  const { viewer } = context;
  const one = content.find(({ resource }) => resource.name === name);
  if (one) assertMayWrite(context, one.resource);
  if (one) return [one];
  return content.filter(({ resource }) => viewer !== null && mayWrite(viewer, resource));
}
