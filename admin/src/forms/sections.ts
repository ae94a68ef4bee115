import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useState,
} from 'react';

/** A group of a long form, which the list of sections names. */
export type Section = {
  /** The id of its element. */
  id: string;
  title: string;
  /** The fields that it asks for. */
  names: string[];
  /** Shows the fields of a group that can be folded. */
  unfold?: ((isOpen: boolean) => void) | undefined;
};

type Add = (section: Section) => () => void;

/** Takes a group into the list of the long form around; null in a form without such a list. */
export const SectionsContext = createContext<Add | null>(null);

/** The groups that a form has, in its order, and what they announce themselves to. */
export function useSections(): { sections: Section[]; add: Add } {
  const [sections, setSections] = useState<Section[]>([]);
  const add = useCallback<Add>((section) => {
    setSections((before) => [...before, section]);
    return () => setSections((before) => before.filter((each) => each !== section));
  }, []);
  return { sections, add };
}

/** Makes a group a section of the long form around. Gives its id; null where there is no list. */
export function useSection(
  title: string,
  names: string[],
  unfold?: Section['unfold'],
): string | null {
  const add = useContext(SectionsContext);
  const id = useId();
  const known = names.join(' ');
  useLayoutEffect(
    () => add?.({ id, title, names: known.split(' '), unfold }),
    [add, id, title, known, unfold],
  );
  return add && id;
}

/** The fields that the inputs among these elements are for. */
export function namesIn(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ name?: string; children?: ReactNode }>(child)) return [];
    const { name, children: inner } = child.props;
    return name ? [name] : namesIn(inner);
  });
}
