import { type resources as definitions, type RecordOf, titleCase } from '@karibu/graph/contract';
import type { ComponentType } from 'react';
import type { ResourceName } from './generated/resources.ts';
import { guarded } from './layout/guarded.tsx';
import { knownResource } from './providers/known-resource.ts';
import type { CommonParts, ListParts, SingleParts } from './resource-parts.ts';
import { listScreen, singleScreen } from './resource-screens.tsx';
import type { AdminResource } from './screen.ts';

type Definitions = typeof definitions;
type SingleName = {
  [Name in ResourceName]: Definitions[Name]['isSingle'] extends true ? Name : never;
}[ResourceName];
type ListName = Exclude<ResourceName, SingleName>;
type Row<Name extends ListName> = RecordOf<Definitions[Name]['fields']>;

/**
 * The back office's entry of a resource with many records: what cannot be derived from its
 * definition. Lists, forms, history, import, preview and bin are shared.
 */
export function adminResource<
  const Name extends ListName,
  const Shown extends string & keyof Row<Name> = never,
>(name: Name, parts: ListParts<Row<Name>, Shown>): AdminResource {
  return toEntry(name, parts, listScreen(name, parts));
}

/** The back office's entry of a resource that is one record. */
export function adminSingle(name: SingleName, parts: SingleParts): AdminResource {
  return toEntry(name, parts, singleScreen(name, parts));
}

function toEntry(name: ResourceName, parts: CommonParts, screen: ComponentType): AdminResource {
  const { icon, label = titleCase(knownResource(name).words.plural) } = parts;
  return { name, label, icon, screen: guarded(name, screen) };
}
