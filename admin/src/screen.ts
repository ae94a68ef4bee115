import type { Audience } from '@karibu/graph/contract';
import type { ComponentType } from 'react';
import type { ResourceName } from './generated/resources.ts';

type Shown = {
  label: string;
  icon: ComponentType;
};

/** A resource with a screen of its own: a list, whose forms open above it, or a single record. */
export type AdminResource = Shown & {
  /** Its name in the API, and the last part of its address here. */
  name: ResourceName;
  screen: ComponentType;
};

/** A screen that is not of one resource alone. */
export type AdminScreen = Shown & {
  path: string;
  screen: ComponentType;
  /** The resource that it takes the place of a list for. */
  resource?: ResourceName;
  /** Who finds it in the menu; everybody unless told. */
  audience?: Audience;
};

export type MenuEntry = Shown & {
  to: string;
  /** The resource that whoever finds it writes; everybody finds the others. */
  resource?: ResourceName;
  audience?: Audience | undefined;
};
