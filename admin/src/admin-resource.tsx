import { type resources as definitions, type RecordOf, titleCase } from '@karibu/graph/contract';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { FormRoutes } from './forms/FormRoutes.tsx';
import type { RecordFormProps } from './forms/RecordForm.tsx';
import type { ResourceName } from './generated/resources.ts';
import { knownResource } from './providers/known-resource.ts';
import type { Card } from './records/CardListPage.tsx';
import { type ListTexts, listTexts } from './records/list-texts.ts';
import type { Tile } from './records/SummaryTiles.tsx';
import type { AdminResource } from './screen.ts';

type Definitions = typeof definitions;
export type SingleName = {
  [Name in ResourceName]: Definitions[Name]['isSingle'] extends true ? Name : never;
}[ResourceName];
export type ListName = Exclude<ResourceName, SingleName>;

/** A part of an entry, which is loaded when it is first shown. */
type Part<Props = object> = () => Promise<ComponentType<Props>>;

type CommonParts = {
  icon: ComponentType;
  /** Its name in the menu; the plural words unless given. */
  label?: string;
  /** What its form asks for, in groups; every field in its order unless given. */
  inputs?: Part;
};

type ListParts<Name extends ListName> = CommonParts & {
  /** What its list says, where that is not made of the words of the resource. */
  texts?: Partial<ListTexts>;
  /** How many records there are of certain kinds, above the list. */
  tiles?: readonly Tile[];
  /** A record in the list; a card made from its fields unless given. */
  card?: () => Promise<Card<RecordOf<Definitions[Name]['fields']>>>;
  /** A list of its own, where cards will not do. It places the forms. */
  list?: Part<{ forms: ReactNode }>;
  /** Where its form opens; in a dialog unless given. */
  formOpensIn?: RecordFormProps['opensIn'];
};

type SingleParts = CommonParts & {
  texts: { title?: string; lead: string };
};

/**
 * The back office's entry of a resource with many records: what cannot be derived from its
 * definition. Lists, forms, history, import, preview and bin are shared.
 */
export function adminResource<const Name extends ListName>(
  name: Name,
  parts: ListParts<Name>,
): AdminResource {
  const { icon, label } = parts;
  return { name, icon, label: label ?? menuLabel(name), screen: listScreen(name, parts) };
}

/** The back office's entry of a resource that is one record. */
export function adminSingle(name: SingleName, parts: SingleParts): AdminResource {
  const { icon, label = menuLabel(name), texts } = parts;
  const Page = lazy(async () => {
    const [{ SinglePage }, Inputs] = await Promise.all([
      import('./forms/SinglePage.tsx'),
      loadInputs(parts),
    ]);
    return asDefault(() => <SinglePage resource={name} {...texts} inputs={Inputs} />);
  });
  return { name, icon, label, screen: Page };
}

function menuLabel(name: ResourceName): string {
  return titleCase(knownResource(name).words.plural);
}

function listScreen<Name extends ListName>(name: Name, parts: ListParts<Name>): ComponentType {
  const { create, update } = knownResource(name);
  const Form = create || update ? formOf(name, parts) : null;
  const List = lazy(async () => asDefault(await (parts.list ?? cardList(name, parts))()));
  return () => <List forms={Form ? <FormRoutes form={Form} /> : null} />;
}

/** The inputs come together with the form around them, so that a form is shown once. */
function formOf<Name extends ListName>(name: Name, parts: ListParts<Name>) {
  const opensIn = parts.formOpensIn ?? 'dialog';
  return lazy(async () => {
    const [{ RecordForm }, Inputs] = await Promise.all([
      import('./forms/RecordForm.tsx'),
      loadInputs(parts),
    ]);
    return asDefault(({ isNew }: { isNew: boolean }) => (
      <RecordForm resource={name} isNew={isNew} opensIn={opensIn} inputs={Inputs} />
    ));
  });
}

function cardList<Name extends ListName>(name: Name, parts: ListParts<Name>) {
  const texts = listTexts(name, parts.texts);
  return async () => {
    const [{ CardListPage }, shown] = await Promise.all([
      import('./records/CardListPage.tsx'),
      parts.card ? parts.card().then((card) => ({ card, filters: null })) : loadFieldsCard(name),
    ]);
    const props = { resource: name, texts, tiles: parts.tiles ?? [], ...shown };
    return ({ forms }: { forms: ReactNode }) => <CardListPage {...props} forms={forms} />;
  };
}

async function loadFieldsCard(resource: ListName) {
  const [{ FieldsCard }, { RecordFilters }] = await Promise.all([
    import('./records/FieldsCard.tsx'),
    import('./records/RecordFilters.tsx'),
  ]);
  return {
    card: ({ record }: { record: never }) => <FieldsCard resource={resource} record={record} />,
    filters: <RecordFilters resource={resource} />,
  };
}

async function loadInputs({ inputs }: CommonParts): Promise<ComponentType> {
  return inputs ? inputs() : (await import('./inputs/FieldsInputs.tsx')).FieldsInputs;
}

function asDefault<Props>(component: ComponentType<Props>) {
  return { default: component };
}
