import { SYSTEM_CONTEXT } from '../access.ts';
import type { Field } from '../fields/index.ts';
import { filterFields } from '../resource.ts';
import type { Service, ServiceTools } from '../service.ts';
import { isId } from './record-id.ts';

export const MAX_CHOICES = 1000;

/** A value of a filter that records have, and what people call it. */
export type FilterChoice = { resource: string; filter: string; value: string; label: string };

type Tools = Pick<ServiceTools, 'services' | 'history'>;

/** What the records of a resource hold of each filter without fixed options, in order of names. */
export async function listFilterChoices(service: Service, tools: Tools): Promise<FilterChoice[]> {
  const { name: resource, rowFilters } = service.resource;
  const filters = Object.entries(filterFields(service.resource)).filter(isOpen);
  const choices = filters.map(async ([filter]) => {
    const values = await readValues(service, rowFilters[filter] ?? filter);
    const labels = filter === 'updatedBy' ? await namesOf(values, service, tools) : new Map();
    return values
      .map((value) => ({ resource, filter, value, label: labels.get(value) ?? value }))
      .sort((a, b) => a.label.localeCompare(b.label));
  });
  return (await Promise.all(choices)).flat();
}

/** Whether anybody may type a value of the field. */
function isOpen([, { type, control, options }]: [string, Field]): boolean {
  return type === 'string' && control !== 'date' && !options;
}

async function readValues({ model }: Service, path: string): Promise<string[]> {
  const values: unknown[] = await model.distinct(path);
  return values
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .slice(0, MAX_CHOICES);
}

/** What people are called, by their ids. Of those whose account is gone the history knows it. */
async function namesOf(ids: string[], service: Service, tools: Tools) {
  const found = await tools.services
    .get('users')
    ?.model.find({ _id: { $in: ids.filter(isId) } }, { name: 1, email: 1 })
    .lean();
  const users = (found ?? []).map(({ _id, name, email }) => ({
    id: String(_id),
    name: String(name),
    email: String(email),
  }));
  const isShared = (name: string) => users.filter((each) => each.name === name).length > 1;
  const names = new Map(
    users.map(({ id, name, email }) => [id, isShared(name) ? `${name} (${email})` : name]),
  );
  const { viewer: system } = SYSTEM_CONTEXT;
  if (system) names.set(system.id, system.name);
  for (const id of ids.filter((each) => !names.has(each))) {
    names.set(id, await nameInHistory(id, service, tools));
  }
  return names;
}

async function nameInHistory(id: string, { resource, model }: Service, { history }: Tools) {
  const record = await model.findOne({ updatedBy: id }, { _id: 1 }).lean();
  const change = record && (await history.findNewest(resource.name, String(record._id)));
  return change?.by ?? id;
}
