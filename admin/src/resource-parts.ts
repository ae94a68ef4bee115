import type { ComponentType, ReactNode } from 'react';
import type { RecordFormProps } from './forms/RecordForm.tsx';
import type { Card } from './records/CardListPage.tsx';
import type { ListTexts } from './records/list-texts.ts';
import type { Listed } from './records/listed.ts';
import type { Tile } from './records/SummaryTiles.tsx';

/** A part of an entry, which is loaded when it is first shown. */
type Part<Shown> = () => Promise<Shown>;

export type CommonParts = {
  icon: ComponentType;
  /** Its name in the menu; the plural words unless given. */
  label?: string;
  /** What its form asks for, in groups; every field in its order unless given. */
  inputs?: Part<ComponentType>;
};

/** What of a list with its forms cannot be derived. `Row` is a record. */
export type ListParts<Row, Shown extends keyof Row> = CommonParts & {
  /** What its list says, where that is not made of the words of the resource. */
  texts?: Partial<ListTexts>;
  /** How many records there are of certain kinds, above the list. */
  tiles?: readonly Tile[];
  /** A record in the list; a card made from its fields unless given. */
  card?: CardPart<Shown, Listed<Row, NoInfer<Shown>>>;
  /** Whether its cards begin with a picture; they do where it has one, unless told. */
  hasPictures?: boolean;
  /** A list of its own, where cards will not do. It places the forms. */
  list?: Part<ComponentType<{ forms: ReactNode }>>;
  /** Where its form opens; in a dialog unless given. */
  formOpensIn?: RecordFormProps['opensIn'];
};

/** A card, and the fields that it shows: a list reads no others. */
export type CardPart<Shown, Row> = { shows: readonly Shown[]; load: Part<Card<Row>> };

/** What of the page of a single record cannot be derived. */
export type SingleParts = CommonParts & {
  texts: { title?: string; lead: string };
};
